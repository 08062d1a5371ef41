// A warband as it is built, and the options of a battle with it. Pure; what is legal is said by the server.
import type { CardFace } from "$lib/cards/face";
import { holds } from "$lib/ui/sought";
import type { PrintedLibrary, PrintedWarband } from "../view";

/** How many of each card. */
export type Counts = Readonly<Record<string, number>>;

export interface Army {
  readonly faction: string;
  readonly creatures: Counts;
  /** The battle map that it brings; any of the right size if it names none. */
  readonly map: string;
}

/** What the server counts of one warband. */
export interface ArmyTally {
  readonly points: number;
  readonly points_max: number;
  readonly creatures: number;
  readonly creatures_max: number;
  readonly max_cost: number;
  readonly commanders: number;
  readonly legal: boolean;
}

/** The battle a warband is built for. */
export interface Battle {
  readonly mode: string;
  readonly limit: number;
}

/** The kinds of battle for two with warbands of their own, by the points they are fought with. */
export const BATTLES: readonly Battle[] = [
  { mode: "assault", limit: 200 },
  { mode: "assault", limit: 100 },
  { mode: "assault", limit: 50 },
  { mode: "bounty", limit: 200 },
  { mode: "uncontested", limit: 200 },
  { mode: "uncontested-bounty", limit: 250 },
  { mode: "epic", limit: 500 },
];
export const MOST_COPIES = 12;

/** A warband from a file or from the browser's memory. */
export function readArmy(value: unknown): Army | null {
  if (typeof value !== "object" || value === null) return null;
  const { faction, creatures, map } = value as Record<string, unknown>;
  if (
    typeof faction !== "string" ||
    typeof map !== "string" ||
    typeof creatures !== "object" ||
    creatures === null ||
    Array.isArray(creatures)
  )
    return null;
  const isCount = (count: unknown): boolean => Number.isInteger(count) && Number(count) > 0 && Number(count) <= MOST_COPIES;
  return Object.values(creatures).every(isCount) ? { faction, creatures: creatures as Counts, map } : null;
}

/** One more or one fewer; what is at nothing is gone. */
export function changed(counts: Counts, id: string, by: number): Counts {
  const count = Math.max(0, (counts[id] ?? 0) + by);
  const others = Object.entries(counts).filter(([each]) => each !== id);
  return Object.fromEntries(count > 0 ? [...others, [id, count]] : others);
}

/** A ready-made warband as one of one's own. */
export function armyOf({ faction, map, creatures }: PrintedWarband): Army {
  let counts: Counts = {};
  for (const { id, n, epic } of creatures) counts = changed(counts, epic ? `${id}_epic` : id, n);
  return { faction, creatures: counts, map };
}

/** The ready-made warbands for a battle; those of another size where there are none. */
export function readyMade(printed: Pick<PrintedLibrary, "warbands">, limit: number): readonly PrintedWarband[] {
  const fitting = printed.warbands.filter((each) => each.limit === limit);
  return fitting.length > 0 ? fitting : printed.warbands;
}

/** The options of a battle of two warbands. */
export function duel(mine: Army, other: Army, battle: Battle): Record<string, unknown> {
  return { players: 2, ...battle, armies: [mine, other] };
}

/** Whether a card is meant by what was typed: every word is found in its name, its kind or its text. */
export function isFound(face: CardFace, text: string): boolean {
  const said = [face.name, face.type, face.aspect?.name ?? "", ...face.lines.map((line) => line.text)].join(" ");
  return holds(said, text);
}
