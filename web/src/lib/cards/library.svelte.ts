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
    const table = hall.triedAt(game);
    try {
      const printed = await hall.rest.library(game, language, table);
      // Meanwhile the reader may have sat down where something else is tried.
      if (table === hall.triedAt(game)) this.keep(game, language, printed);
    } catch (error) {
      this.#asked.delete(key);
      throw error;
    }
  }

  /** What is printed is something else from now on. */
  forget(game: string): void {
    const others = (key: string): boolean => !key.startsWith(`${game}/`);
    for (const key of [...this.#asked]) if (!others(key)) this.#asked.delete(key);
    this.#kept = Object.fromEntries(Object.entries(this.#kept).filter(([key]) => others(key)));
  }

  keep(game: string, language: Language, printed: Printed): void {
    this.#kept = { ...this.#kept, [`${game}/${language}`]: printed };
  }
}

export const libraries = new Libraries();
