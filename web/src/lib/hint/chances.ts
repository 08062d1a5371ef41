// Chances as people read them. Pure; chances are ten-thousandths.
import type { Term } from "$lib/protocol/minds";

const GAP = "\u00a0";

/** Whole percents that add up to a hundred: what rounding leaves over goes to the largest remainders. */
export function percents(chances: readonly number[]): number[] {
  const whole = chances.map((chance) => Math.floor(chance / 100));
  const left = Math.round(chances.reduce((sum, chance) => sum + chance, 0) / 100) - whole.reduce((sum, each) => sum + each, 0);
  const order = chances.map((chance, seat) => ({ seat, over: chance % 100 })).sort((a, b) => b.over - a.over || a.seat - b.seat);
  for (const { seat } of order.slice(0, Math.max(0, left))) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

export function percent(chance: number): string {
  return `${Math.round(chance / 100)}${GAP}%`;
}

/** Points of win chance with their sign: +5, −8, 0. */
export function points(change: number): string {
  return signed(Math.round(change / 100));
}

/** How far a chance lies behind the best, as the two are read: 97 % and 91 % are six points apart. */
export function behind(chance: number, less: number): string {
  return signed(Math.round(chance / 100) - Math.round((chance + less) / 100));
}

/** A number with its sign. */
export function signed(value: number): string {
  return value === 0 ? "0" : value > 0 ? `+${value}` : `−${-value}`;
}

/** A large number with a thin gap at thousands. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/gu, "\u202f");
}

/** The seats in the order of a bar: the reader's own first. */
export function barOrder(seats: number, mine: number | null): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return mine === null ? all : [mine, ...all.filter((seat) => seat !== mine)];
}

/** A term weighs one, two or three signs: in thousandths of a logit, about 5 and 12 points around an even game. */
export function weightOf({ change }: Pick<Term, "change">): 1 | 2 | 3 {
  const size = Math.abs(change);
  return size >= 500 ? 3 : size >= 200 ? 2 : 1;
}
