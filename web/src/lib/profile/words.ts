// How results are said. Pure but for the language.
import { botName } from "$lib/hall/bots";
import { t, voice } from "$lib/i18n/voice.svelte";
import type { Past } from "./types";

/** A change of rating with its sign, and a true minus. */
export function gainText(gain: number): string {
  return gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : "±0";
}

/** What the game did to the rating, in whole points; null where it did not count. */
export function gainOf({ before, after }: Pick<Past, "before" | "after">): number | null {
  return before === null || after === null ? null : Math.round(after) - Math.round(before);
}

/** With whom a game was played. */
export function rivalsOf(past: Past): string {
  const names = past.rivals.map(({ person, bot }) => (bot ? botName(bot) : person?.name || t("someone")));
  return new Intl.ListFormat(voice.language, { type: "conjunction" }).format(names);
}

/** The result in words, with the score where the rules count one. */
export function resultOf(past: Past): string {
  const word = t(`profile-result-${past.outcome}`);
  return past.score === null || past.best === null ? word : t("profile-result-score", { result: word, score: past.score, best: past.best });
}
