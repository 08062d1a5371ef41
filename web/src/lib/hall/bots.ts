// How bots are called.
import { t, voice } from "$lib/i18n/voice.svelte";

/** "greedy" is said by its message; "search-4" is a kind with a level. */
export function botName(bot: string): string {
  if (voice.has(`bot-${bot}`)) return t(`bot-${bot}`);
  const [, kind, level] = /^([a-z]+)[-:]?(\d+)$/u.exec(bot) ?? [];
  if (kind && level && voice.has(`bot-${kind}`)) return t("bot-level", { bot: t(`bot-${kind}`), level: Number(level) });
  return bot;
}
