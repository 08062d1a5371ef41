// Narrowing a choice: from all the options the server offers to the one that is meant, by pointing at things in any
// order, by a key, or by typing. Pure functions over the options; no rule and no game is known here.
import { isName } from "$lib/i18n/sentence";
import type { Name, Option } from "$lib/protocol/types";
import { plainly } from "$lib/ui/sought";

/** A thing on the table as options name it: `column:d`, `card:noble`, `space:araumycos:2`. */
export type Thing = string;

export function thing(kind: string, id: string): Thing {
  return `${kind}:${id}`;
}

export function nameOf(named: Thing): Name {
  const colon = named.indexOf(":");
  return { kind: named.slice(0, colon), id: named.slice(colon + 1) };
}

/** Options are never edited, and every part of a table asks after their things again and again. */
const FOUND = new WeakMap<Pick<Option, "say">, readonly Thing[]>();

/** The things an option speaks of, in the order of its notation. */
export function thingsOf(option: Pick<Option, "say">): readonly Thing[] {
  const known = FOUND.get(option);
  if (known) return known;
  const found: Thing[] = [];
  for (const word of Object.values(option.say.words ?? {})) {
    if (Array.isArray(word)) found.push(...word.map((each) => thing(each.kind, each.id)));
    else if (isName(word)) found.push(thing(word.kind, word.id));
  }
  FOUND.set(option, found);
  return found;
}

/** The option that speaks of one thing only, where choosing the thing is the whole answer. */
export function optionOf(options: readonly Option[], only: Thing): Option | undefined {
  return options.find((option) => thingsOf(option).join() === only);
}

export function verbOf(option: Option): string {
  return option.notation.split(" ", 1)[0] ?? "";
}

export interface Picks {
  /** The options that fit everything picked so far. */
  options: readonly Option[];
  /** The things that may be picked next, each with the number of options it leaves. */
  lit: ReadonlyMap<Thing, number>;
  /** The one option that is left, once something was picked. */
  ready: Option | null;
}

/** What may be picked next, given what is picked. Picks that fit no option are ignored. */
export function nextPicks(options: readonly Option[], picked: readonly Thing[]): Picks {
  let left = options;
  for (const each of picked) {
    const fitting = left.filter((option) => thingsOf(option).includes(each));
    if (fitting.length > 0) left = fitting;
  }
  const lit = new Map<Thing, number>();
  for (const option of left) {
    for (const each of new Set(thingsOf(option))) {
      if (!picked.includes(each)) lit.set(each, (lit.get(each) ?? 0) + 1);
    }
  }
  return { options: left, lit, ready: picked.length > 0 && left.length === 1 ? (left[0] ?? null) : null };
}

/** What is picked after pointing at one more thing: it is added, or, if it was the last one, taken back. */
export function pick(options: readonly Option[], picked: readonly Thing[], next: Thing): Thing[] {
  if (picked.includes(next)) return picked.filter((each) => each !== next);
  if (nextPicks(options, picked).lit.has(next)) return [...picked, next];
  // Pointing at another thing that is offered at the start begins anew with it.
  return nextPicks(options, []).lit.has(next) ? [next] : [...picked];
}

/** The options that a typed text may mean: every word of it opens a word of the notation, or is found in the sentence. */
export function byText(options: readonly Option[], text: string, said: (option: Option) => string): Option[] {
  const wanted = plainly(text).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [...options];
  const exact = options.filter((option) => option.notation.toLocaleLowerCase() === wanted.join(" "));
  if (exact.length > 0) return exact;
  return options.filter((option) => {
    const notation = option.notation.toLocaleLowerCase().split(" ");
    const sentence = plainly(said(option));
    return wanted.every((word) => notation.some((each) => each.startsWith(word)) || sentence.includes(word));
  });
}
