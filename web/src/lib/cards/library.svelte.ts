// What a game has printed (cards with their text, maps), fetched once per language and kept.
import type { Language } from "$lib/i18n/speaker";
import { voice } from "$lib/i18n/voice.svelte";
import { hall } from "$lib/protocol/hall.svelte";

type Printed = Record<string, unknown>;

class Libraries {
  #kept = $state.raw<Readonly<Record<string, Printed>>>({});
  readonly #asked = new Set<string>();

  /** The library of a game in the reader's language; null until it is here. Ask for it with `fetch`. */
  of(game: string): Printed | null {
    return this.#kept[`${game}/${voice.language}`] ?? null;
  }

  async fetch(game: string, language: Language): Promise<void> {
    const key = `${game}/${language}`;
    if (this.#asked.has(key) || key in this.#kept) return;
    this.#asked.add(key);
    try {
      this.keep(game, language, await hall.rest.library(game, language));
    } catch (error) {
      this.#asked.delete(key);
      throw error;
    }
  }

  keep(game: string, language: Language, printed: Printed): void {
    this.#kept = { ...this.#kept, [`${game}/${language}`]: printed };
  }
}

export const libraries = new Libraries();
