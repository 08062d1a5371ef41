// What whoever has just played might do next. Pure.
import { offered } from "$lib/levels/levels";
import type { Level, Moment } from "$lib/protocol/minds";
import type { SeatInfo, SeatWish } from "$lib/protocol/types";
import type { Outcome } from "./ending";

/**
 * Against bots alone: after a victory the next stronger level than the strongest of them, after a defeat the next weaker one than the
 * weakest; null where there is none, or where it was no such game.
 */
export function otherLevel(
  levels: readonly Level[],
  seats: readonly SeatInfo[],
  mine: readonly number[],
  outcome: Outcome | null,
): Level | null {
  const bots = seats.filter((_, seat) => !mine.includes(seat));
  const met = bots.flatMap(({ bot }) => levels.find(({ id }) => id === bot)?.strength ?? []);
  if (mine.length !== 1 || met.length === 0 || met.length < bots.length) return null;
  const others = offered(levels).toSorted((one, other) => one.strength - other.strength);
  if (outcome === "won") return others.find(({ strength }) => strength > Math.max(...met)) ?? null;
  if (outcome === "lost") return others.findLast(({ strength }) => strength < Math.min(...met)) ?? null;
  return null;
}

/** The same seats, with bots of another level in all but the reader's own. */
export function seatsAgainst(seats: readonly SeatInfo[], own: number, bot: string): SeatWish[] {
  return seats.map((_, seat) => (seat === own ? { kind: "me" } : { kind: "bot", bot }));
}

export interface Costly {
  step: number;
  loss: number;
}

/** The choice by which a seat lost most, as far as it could know; null if it made no mistake. */
export function costliest(moments: readonly Moment[], seat: number): Costly | null {
  const found = moments.flatMap(({ step, seat: by, judged }): Costly[] =>
    by === seat && judged?.known.verdict ? [{ step, loss: judged.known.loss }] : [],
  );
  return found.toSorted((one, other) => other.loss - one.loss)[0] ?? null;
}
