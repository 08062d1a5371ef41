// What the analysis says about moves: mistakes, what comes next, and what a game was made of. Pure.
import type { Judged, Moment, Sums, Turning } from "$lib/protocol/minds";
import type { Eyes } from "./graph";

/** How a choice is judged, by what its actor knew or with all hands open. */
export function judgedBy(moment: Moment | undefined, eyes: Eyes): Judged | null {
  if (!moment?.judged) return null;
  return eyes === "open" ? moment.judged.open : moment.judged.known;
}

/** Real mistakes, not mere inaccuracies. */
export function isMistake(judged: Judged | null): boolean {
  return judged?.verdict === "mistake" || judged?.verdict === "blunder";
}

/** The next mistake of a seat after a step; after the last one it begins again. */
export function nextMistake(moments: readonly Moment[], seat: number, eyes: Eyes, after: number): number | null {
  const wrong = moments.filter((moment) => moment.seat === seat && isMistake(judgedBy(moment, eyes))).map(({ step }) => step);
  return wrong.find((step) => step > after) ?? wrong[0] ?? null;
}

export function nextTurning(turning: readonly Turning[], after: number): number | null {
  return turning.find(({ step }) => step > after)?.step ?? turning[0]?.step ?? null;
}

/** The choice that would have been better than the played one. */
export function better(judged: Judged): Judged["choices"][number] | null {
  const best = judged.choices[0];
  return judged.verdict !== null && best && !best.played ? best : null;
}

export interface Part {
  of: "own" | "others" | "luck";
  value: number;
}

/** What moved a seat away from an even share, to the left and to the right of nought, the largest nearest to it. */
export function parts(sums: Sums): { less: Part[]; more: Part[] } {
  const all: Part[] = [
    { of: "own", value: sums.own },
    { of: "others", value: sums.others },
    { of: "luck", value: sums.luck },
  ];
  const sized = (sign: 1 | -1): Part[] => all.filter(({ value }) => value * sign > 0).sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  return { less: sized(-1), more: sized(1) };
}

/** The largest reach to either side, so that all seats share one scale. */
export function reach(sums: readonly Sums[]): number {
  const far = (all: readonly Part[]): number => all.reduce((sum, { value }) => sum + Math.abs(value), 0);
  return Math.max(1, ...sums.flatMap((each) => [far(parts(each).less), far(parts(each).more)]));
}

/** Moments with those that came since, each once and in order. */
export function joined(known: readonly Moment[], fresh: readonly Moment[]): Moment[] {
  const first = fresh[0]?.step ?? Infinity;
  return [...known.filter(({ step }) => step < first), ...fresh];
}

/** A few moments out of many, first and last among them: for a table that can be read aloud. */
export function sampled(moments: readonly Moment[], most: number): Moment[] {
  if (moments.length <= most) return [...moments];
  const stride = (moments.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => moments[Math.round(i * stride)]).filter((each) => each !== undefined);
}
