// A warband as it is built, and the options of a game with it. Pure; what is legal is said by the server.
import type { CardFace } from "$lib/cards/face";
import { holds } from "$lib/ui/sought";
import type { PrintedLibrary } from "../view";

/** How many of each. */
export type Counts = Readonly<Record<string, number>>;

export interface Warband {
  readonly creatures: Counts;
  readonly orders: Counts;
  readonly commander: string;
  /** The pack whose four tiles are brought. */
  readonly tiles: string;
}

/** What the server counts of one warband. */
export interface WarbandTally {
  readonly creatures: number;
  readonly creatures_min: number;
  readonly creature_copies_max: number;
  readonly orders: number;
  readonly orders_min: number;
  readonly order_copies_max: number;
  readonly levels: Counts;
  readonly abilities: Readonly<Record<string, { readonly creatures: number; readonly orders: number }>>;
  readonly types: Counts;
  readonly legal: boolean;
}

export const EMPTY: Warband = { creatures: {}, orders: {}, commander: "", tiles: "" };
const MOST_COPIES = 40;

function readCounts(value: unknown): Counts | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries: [string, unknown][] = Object.entries(value);
  const isCount = (count: unknown): boolean => Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_COPIES;
  return entries.every(([, count]) => isCount(count)) ? (Object.fromEntries(entries) as Counts) : null;
}

/** A warband from a file or from the browser's memory. */
export function readWarband(value: unknown): Warband | null {
  if (typeof value !== "object" || value === null) return null;
  const { creatures, orders, commander, tiles } = value as Record<string, unknown>;
  const [units, cards] = [readCounts(creatures), readCounts(orders)];
  return units && cards && typeof commander === "string" && typeof tiles === "string"
    ? { creatures: units, orders: cards, commander, tiles }
    : null;
}

/** One more or one fewer; what is at nothing is gone. */
export function changed(counts: Counts, id: string, by: number): Counts {
  const count = Math.max(0, (counts[id] ?? 0) + by);
  const others = Object.entries(counts).filter(([each]) => each !== id);
  return Object.fromEntries(count > 0 ? [...others, [id, count]] : others);
}

/** A faction pack as it is sold: all its cards, its first commander, its tiles. */
export function packOf(printed: PrintedLibrary, faction: string): Warband {
  const cards = (list: readonly { id: string; faction: string; copies: { gold: number; silver: number } }[]): Counts =>
    Object.fromEntries(list.filter((card) => card.faction === faction).map(({ id, copies }) => [id, copies.gold + copies.silver]));
  return {
    creatures: cards(printed.creatures),
    orders: cards(printed.orders),
    commander: printed.commanders.find((card) => card.faction === faction)?.id ?? "",
    tiles: faction,
  };
}

export interface Setting {
  readonly layout: string;
  readonly face: "dungeon" | "outdoors";
}

/** The options of a duel of two warbands. */
export function duel(mine: Warband, other: Warband, setting: Partial<Setting> = {}): Record<string, unknown> {
  return { players: 2, warbands: [mine, other], ...setting };
}

/** Whether a card is meant by what was typed: every word is found in its name, its kind or its text. */
export function isFound(face: CardFace, text: string): boolean {
  const said = [face.name, face.type, face.set?.name ?? "", ...face.lines.map((line) => line.text)].join(" ");
  return holds(said, text);
}
