// Which bots people are offered, and which one first. Pure.
import type { Language } from "$lib/i18n/speaker";
import type { Level } from "$lib/protocol/minds";

/** The level of whoever has not chosen yet. */
export const USUAL = "normal";
/** What stands for each strength, from the weakest to the strongest. */
const EMBLEMS = ["hood", "dagger", "sword", "swords", "crown"] as const;
export const NOTCHES = EMBLEMS.length;

export function offered(levels: readonly Level[]): Level[] {
  return levels.filter(({ offered }) => offered);
}

/** The level that is chosen already: the last one that was, else the usual one, else the middle of what there is. */
export function levelFor(levels: readonly Level[], last: string | null): string | null {
  const all = offered(levels);
  const found = all.find(({ id }) => id === last) ?? all.find(({ id }) => id === USUAL) ?? all[Math.floor(all.length / 2)];
  return found?.id ?? null;
}

export function emblemOf(level: Level): string {
  return EMBLEMS[Math.max(0, Math.min(level.strength - 1, NOTCHES - 1))] ?? EMBLEMS[0];
}

/** How often somebody with a rating wins against a level, by both ratings and how unsure one's own is (Glicko). */
export function chanceAgainst(mine: { rating: number; deviation: number }, level: Pick<Level, "rating">): number {
  const unsure = (Math.LN10 / 400) * mine.deviation;
  const weight = 1 / Math.sqrt(1 + (3 * unsure ** 2) / Math.PI ** 2);
  return 1 / (1 + 10 ** ((-weight * (mine.rating - level.rating)) / 400));
}

/** What a level says of itself in a language; English where it was not written. */
export function saidIn(said: Partial<Record<Language, string>>, language: Language): string {
  return said[language] ?? said.en ?? "";
}

/** The level a key means: up and down go to the neighbours, digits name one; null for any other key. */
export function keyedLevel(levels: readonly Level[], now: string | null, key: string): string | null {
  const at = levels.findIndex(({ id }) => id === now);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
  if (step !== undefined) return levels[(at + step + levels.length) % levels.length]?.id ?? null;
  return /^[1-9]$/u.test(key) ? (levels[Number(key) - 1]?.id ?? null) : null;
}

/** What is kept of the last choices, game by game; a damaged entry counts as none. */
export function readLast(text: string | null): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(text ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}
