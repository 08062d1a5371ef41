// Which options the prompt lists, and in what order. Pure.
import type { Option } from "$lib/protocol/types";
import { byText, thingsOf, verbOf } from "$lib/table/picks";

export const LISTED = 7;
const PASS_UNTIL = "pass-until";
/** Notations that end something or leave it as it is: whoever presses the first one in a hurry should not end a turn. */
const ENDS = /^(?:end|done|keep)(?:-|$)/u;

export interface Listed {
  options: readonly Option[];
  /** How many more there are, to be chosen on the board or by typing. */
  more: number;
}

/** Options that name a thing first, then those that do not, last what ends something; if there are too many, only the latter two. */
export function listed(options: readonly Option[], text: string, said: (option: Option) => string): Listed {
  const found = byText(options, text, said).filter((option) => verbOf(option) !== PASS_UNTIL);
  const loose = found.filter((option) => thingsOf(option).length === 0);
  const ends = (option: Option): boolean => ENDS.test(verbOf(option));
  const plain = [...loose.filter((option) => !ends(option)), ...loose.filter(ends)];
  const pointed = found.filter((option) => thingsOf(option).length > 0);
  if (found.length <= LISTED) return { options: [...pointed, ...plain], more: 0 };
  if (text.trim()) {
    const shown = [...pointed, ...plain].slice(0, LISTED);
    return { options: shown, more: found.length - shown.length };
  }
  return { options: plain.slice(0, LISTED), more: found.length - Math.min(plain.length, LISTED) };
}

/** The option a plain Space answers with: passing, where it is offered. */
export function passOf(options: readonly Option[]): Option | null {
  return options.find((option) => verbOf(option) === "pass") ?? null;
}

/** The ways to pass for a while that the game itself offers; they stand in a menu of their own. */
export function passesUntil(options: readonly Option[]): Option[] {
  return options.filter((option) => verbOf(option) === PASS_UNTIL);
}
