// What was picked for a table, for everybody who comes to it: only what is worth a word. Pure; the game names it all.
import type { Narrator } from "$lib/i18n/sentence";
import type { Choice, GameDetail, Picked, Sentence } from "$lib/protocol/types";
import { choicesOf, isOpen, type Offered, type Picks, settled, valuesOf } from "./choices";

/** One thing that was picked: the option, and what it is. A tick is said by its name alone. */
export interface Told {
  option: string;
  say: Sentence;
  is: readonly (Sentence | number)[];
}

export interface Agreed {
  table: readonly Told[];
  /** For every seat. */
  seats: readonly (readonly Told[])[];
  /** The options that were built rather than picked. */
  built: readonly string[];
}

/**
 * The options of a table in words. What is laid out before the game is told even if it is as usual; finer points, ticks and
 * what every seat has alike are told only if they are not.
 */
export function agreed(
  game: Offered & { workshop: GameDetail["workshop"] },
  options: Readonly<Record<string, unknown>>,
  players: number,
): Agreed {
  const built = game.workshop.filter((option) => isBuilt(options[option]));
  const { picks, standing } = settled(choicesOf(game), { ...(options as Picks), players });
  // A word of a program that the lists do not have is not guessed at, and what was built may stand in for what is usual.
  const told = standing.filter(({ option, kind }) => {
    const given = options[option];
    if (given === undefined) return kind !== "each" || built.length === 0;
    return option !== "players" && isSame(given, picks[option]);
  });
  const table = told.filter((choice) => choice.kind !== "each" && isWorthAWord(choice, picks));
  return {
    table: table.map((choice) => ({ option: choice.option, say: choice.say, is: namesOf(choice, listOf(picks[choice.option]), picks) })),
    seats: Array.from({ length: players }, (_, seat) =>
      told.filter(({ kind }) => kind === "each").flatMap((choice) => ofSeat(choice, picks, seat)),
    ),
    built,
  };
}

/** Where nothing was built there is nothing, or a list or a table of nothing. */
export function isBuilt(given: unknown): boolean {
  return given != null && (typeof given !== "object" || Object.keys(given).length > 0);
}

export function namesSaid(narrator: Narrator, names: Told["is"]): string {
  return names.map((name) => (typeof name === "number" ? String(name) : narrator.sentence(name))).join(", ");
}

function isWorthAWord(choice: Choice, picks: Picks): boolean {
  if (choice.option === "players" || !isOpen(choice, picks)) return false;
  return (!choice.finer && choice.kind !== "yes-no") || !isSame(picks[choice.option], choice.start);
}

function ofSeat(choice: Choice, picks: Picks, seat: number): Told[] {
  const start = listOf(choice.start);
  const pick = listOf(picks[choice.option])[seat] ?? "";
  const alike = start.every((each) => each === start[0]);
  if (alike && pick === start[seat]) return [];
  return [{ option: choice.option, say: choice.say, is: namesOf(choice, [pick], picks, seat) }];
}

function namesOf(
  choice: Choice,
  held: readonly (string | number | boolean)[],
  picks: Picks,
  seat: number | null = null,
): (Sentence | number)[] {
  if (choice.kind === "yes-no") return [];
  if (choice.kind === "number") return held.map(Number);
  const values = valuesOf(choice, picks, seat);
  return held.flatMap((word) => values.find(({ value }) => value === word)?.say ?? []);
}

function listOf(pick: Picked | undefined): readonly (string | number | boolean)[] {
  if (pick === undefined) return [];
  return typeof pick === "object" ? pick : [pick];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
