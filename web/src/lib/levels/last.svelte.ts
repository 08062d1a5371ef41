// The level that was chosen last in each game. Kept in the browser.
import type { Level } from "$lib/protocol/minds";
import { levelFor, readLast } from "./levels";

const KEY = "warhall.levels";

class LastLevels {
  #kept = $state.raw<Readonly<Record<string, string>> | null>(null);

  #read(): Readonly<Record<string, string>> {
    return this.#kept ?? readLast(localStorage.getItem(KEY));
  }

  /** The level a game opens with: the last one, else the usual one, or the one that is wished for. */
  of(game: { id: string; levels: readonly Level[] } | null, first: string | null = null): string | null {
    return game === null ? null : levelFor(game.levels, this.#read()[game.id] ?? first);
  }

  choose(game: string, level: string): void {
    this.#kept = { ...this.#read(), [game]: level };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

export const lastLevels = new LastLevels();
