// What is picked before a game: which choices stand under what is picked so far, and what they come to. Pure; the game says
// what there is to pick and what depends on what.
import type { Choice, ChoiceValue, GameDetail, Need, Picked } from "$lib/protocol/types";

export type Offered = { [part in "modes" | "modes_said" | "players" | "choices"]: GameDetail[part] };
export type Picks = Readonly<Record<string, Picked>>;

/** What is picked, and the choices that stand, in the order in which they are asked. */
export interface Settled {
  picks: Picks;
  standing: readonly Choice[];
}

/** Kind of game and number of players are choices like any other, even if the game has nothing to say about them. */
export function choicesOf(game: Offered): Choice[] {
  const own = new Set(game.choices.map(({ option }) => option));
  const mode: Choice = {
    option: "mode",
    kind: "one",
    say: { message: "option-mode" },
    start: game.modes[0] ?? "standard",
    values: game.modes.map((value) => ({ value, say: game.modes_said[value] ?? { message: value } })),
  };
  const players: Choice = {
    option: "players",
    kind: "one",
    say: { message: "option-players" },
    start: Math.min(...game.players),
    values: game.players.map((value) => ({ value, say: { message: "option-players-count", words: { count: value } } })),
  };
  return [...[mode, players].filter(({ option }) => !own.has(option)), ...game.choices];
}

export function stands(needs: readonly Need[] | undefined, picks: Picks, seat: number | null = null): boolean {
  return (needs ?? []).every(({ option, among }) => {
    if (option === "seat") return seat === null || among.includes(seat + 1);
    const held = picks[option];
    if (held === undefined) return false;
    if (typeof held !== "object") return among.includes(held);
    const own = seat === null ? undefined : held[seat];
    return own === undefined ? held.some((entry) => among.includes(entry)) : among.includes(own);
  });
}

export function valuesOf(choice: Choice, picks: Picks, seat: number | null = null): ChoiceValue[] {
  return (choice.values ?? []).filter(({ needs }) => stands(needs, picks, seat));
}

/** Everything that stands under what is given; a pick that does not stand falls back to the start. */
export function settled(choices: readonly Choice[], given: Picks): Settled {
  const picks: Record<string, Picked> = {};
  const standing: Choice[] = [];
  for (const choice of choices) {
    if (!stands(choice.needs, picks)) continue;
    picks[choice.option] = settle(choice, given[choice.option] ?? choice.start, picks);
    standing.push(choice);
  }
  return { picks, standing };
}

function settle(choice: Choice, pick: Picked, picks: Picks): Picked {
  if (choice.kind === "one") return standing(pick, choice.start, valuesOf(choice, picks));
  if (choice.kind === "each") return entries(playersOf(picks), (seat) => entry(choice, pick, seat, valuesOf(choice, picks, seat)));
  if (choice.kind === "some") return entries(choice.count ?? 1, (number) => entry(choice, pick, number, valuesOf(choice, picks)));
  return typeof pick === typeof choice.start ? pick : choice.start;
}

function entry(choice: Choice, pick: Picked, number: number, values: readonly ChoiceValue[]): string {
  const of = (list: Picked): string | undefined => (typeof list === "object" ? list[number] : undefined);
  const start = of(choice.start) ?? "";
  return String(standing(of(pick) ?? start, start, values));
}

function standing(pick: Picked, start: Picked, values: readonly ChoiceValue[]): string | number {
  const found = [pick, start].map((wanted) => values.find(({ value }) => value === wanted)).find((value) => value !== undefined);
  return (found ?? values[0])?.value ?? String(start);
}

function entries<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, number) => make(number));
}

export function playersOf(picks: Picks): number {
  return Number(picks.players ?? 2);
}

/** Whether there is anything to pick: more than one value, for some seat if it is picked for each. */
export function isOpen(choice: Choice, picks: Picks): boolean {
  if (!choice.values) return true;
  const seats = choice.kind === "each" ? entries(playersOf(picks), (seat) => seat) : [null];
  return seats.some((seat) => valuesOf(choice, picks, seat).length > 1);
}

/** The list of an option with another entry at a place. */
export function replaced(pick: Picked | undefined, place: number, value: string): string[] {
  const list = typeof pick === "object" ? [...pick] : [];
  list[place] = value;
  return list;
}

/** What the game must be told: whatever differs from what it would do on its own. Mode and players are said elsewhere. */
export function optionsOf({ picks, standing }: Settled): Record<string, Picked> {
  const told: Record<string, Picked> = {};
  for (const { option, start } of standing) {
    const pick = picks[option];
    if (option === "mode" || option === "players" || pick === undefined) continue;
    const usual = typeof pick === "object" && typeof start === "object" ? start.slice(0, pick.length) : start;
    if (JSON.stringify(pick) !== JSON.stringify(usual)) told[option] = pick;
  }
  return told;
}
