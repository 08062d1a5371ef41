// How a game ended, as seats in order. Pure.
import type { Column, Over } from "$lib/protocol/types";

export interface Ranked {
  seat: number;
  place: number;
  score: number | null;
}

/** The seats by place. A game that the rules did not end has a loser, or none in a draw. */
export function ranking(over: Over, seats: number): Ranked[] {
  const all = Array.from({ length: seats }, (_, seat): Ranked => {
    const { result } = over;
    if (result) return { seat, place: result.places[seat] ?? seats, score: result.scores[seat] ?? null };
    return { seat, place: over.seat === null ? 1 : seat === over.seat ? 2 : 1, score: null };
  });
  return all.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
}

export function winnersOf(over: Over, seats: number): number[] {
  if (!over.result && over.seat === null) return [];
  const first = ranking(over, seats).filter(({ place }) => place === 1);
  return first.length === seats ? [] : first.map(({ seat }) => seat);
}

export type Outcome = "won" | "lost" | "shared" | "drawn";

/** What the end means to whoever reads: nothing to onlookers, nor to several at one screen. */
export function outcomeOf(over: Over, seats: number, mine: readonly number[]): Outcome | null {
  const [own] = mine;
  if (own === undefined || mine.length > 1) return null;
  const winners = winnersOf(over, seats);
  if (winners.length === 0) return "drawn";
  if (!winners.includes(own)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** What the parts of a score sheet add up to, by seat. */
export function totals(sheet: readonly Column[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    sheet.reduce((sum, { values, part = true }) => sum + (part ? (values[seat] ?? 0) : 0), 0),
  );
}

export interface Distance {
  /** From whom. */
  seat: number;
  /** More than nought for whoever is ahead. */
  by: number;
  own: number;
  other: number;
}

/** How far a seat is from the second if it won, else from the winner; null where there is no score, or it does not tell who won. */
export function distanceOf(ranks: readonly Ranked[], seat: number): Distance | null {
  const own = ranks.find((each) => each.seat === seat);
  const other = own?.place === 1 ? ranks.find(({ place }) => place > 1) : ranks[0];
  if (!own || !other || own.score === null || other.score === null) return null;
  const by = own.score - other.score;
  if (by === 0 || by > 0 !== (own.place === 1)) return null;
  return { seat: other.seat, by, own: own.score, other: other.score };
}
