// The pages of "how to play", fetched once for a game and a language.
import { SvelteMap } from "svelte/reactivity";
import type { Language } from "$lib/i18n/speaker";
import { hall } from "$lib/protocol/hall.svelte";
import type { Sheet } from "$lib/protocol/types";

class Sheets {
  readonly #found = new SvelteMap<string, Sheet>();
  readonly #asked = new Set<string>();

  of(game: string, language: Language): Sheet | null {
    return this.#found.get(`${language} ${game}`) ?? null;
  }

  async fetch(game: string, language: Language): Promise<void> {
    const key = `${language} ${game}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      this.#found.set(key, await hall.rest.sheet(game, language));
    } catch (error) {
      this.#asked.delete(key);
      throw error;
    }
  }
}

export const sheets = new Sheets();
