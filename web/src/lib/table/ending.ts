// How a game ended, as seats in order. Pure.
import type { Over } from "$lib/protocol/types";

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
