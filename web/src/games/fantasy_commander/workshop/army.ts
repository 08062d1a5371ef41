// An army with its tactic deck as it is built, and the options of a battle with it. Pure; what is legal is said by the server.
import type { PrintedList, Printed } from "../printed";

/** How many of each. */
export type Counts = Readonly<Record<string, number>>;

export interface ArmyDraft {
  readonly faction: string;
  readonly size: string;
  /** 0 is the usual limit of the size. */
  readonly limit: number;
  readonly army: Counts;
  readonly deck: Counts;
}

/** What the server counts of one army and one deck. */
export interface ArmyTally {
  readonly points: number;
  readonly limit: number;
  readonly left: number;
  readonly units: number;
  readonly may_add: readonly string[];
  readonly faults: readonly number[];
}
export interface DeckTally {
  readonly cards: number;
  readonly size: number;
  readonly stars: number;
  readonly stars_allowed: number;
  readonly may_add: readonly string[];
  readonly faults: readonly number[];
}

export function readCounts(value: unknown): Counts | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const entries = Object.entries(value);
  return entries.every(([, count]) => Number.isInteger(count) && count >= 0 && count <= 40)
    ? (Object.fromEntries(entries) as Counts)
    : null;
}

/** An army from a file or from the browser's memory. */
export function readArmy(value: unknown): ArmyDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { faction, size, limit = 0, army, deck } = value as Record<string, unknown>;
  const [units, cards] = [readCounts(army), readCounts(deck)];
  if (typeof faction !== "string" || typeof size !== "string" || typeof limit !== "number" || !units || !cards) return null;
  return { faction, size, limit, army: units, deck: cards };
}

/** One more or one fewer; what is at nothing is gone. */
export function changed(counts: Counts, id: string, by: number): Counts {
  const count = Math.max(0, (counts[id] ?? 0) + by);
  return Object.fromEntries([...Object.entries(counts).filter(([each]) => each !== id), ...(count > 0 ? [[id, count] as const] : [])]);
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function ofList(list: PrintedList): ArmyDraft {
  return {
    faction: list.faction,
    size: list.size,
    limit: 0,
    army: Object.fromEntries(list.army.map(({ unit, n }) => [unit, n])),
    deck: Object.fromEntries(list.deck.map(({ card, n }) => [card, n])),
  };
}

/** The printed lists of a size, one for each faction. */
export function readyArmies(printed: Printed, size: string): ArmyDraft[] {
  return printed.all.lists.filter((list) => list.size === size).map(ofList);
}

export function emptyArmy(printed: Printed, faction?: string, size?: string): ArmyDraft {
  const { sizes } = printed.all;
  return {
    faction: faction ?? printed.playable()[0]?.id ?? "",
    size: size ?? sizes[Math.floor(sizes.length / 2)]?.id ?? "",
    limit: 0,
    army: {},
    deck: {},
  };
}

/** The options of an Epic Battle of two armies. */
export function battleOptions(mine: ArmyDraft, other: ArmyDraft, map: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    mode: "epic",
    size: mine.size,
    limit: mine.limit,
    factions: [mine.faction, other.faction],
    same_faction: mine.faction === other.faction,
    armies: [mine.army, other.army],
    decks: [mine.deck, other.deck],
    ...map,
  };
}
