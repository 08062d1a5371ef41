// How bots are called.
import { t, voice } from "$lib/i18n/voice.svelte";

/** Every level has a message; whatever an old record names else is shown as it stands. */
export function botName(bot: string): string {
  return voice.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}
