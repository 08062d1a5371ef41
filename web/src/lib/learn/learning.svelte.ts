// What one has learnt: the page's data, and the ways into lessons and puzzles.
import { voice } from "$lib/i18n/voice.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import { faultOf } from "$lib/protocol/rest";
import type { Fault, Learning as Learnt, PuzzleBrief } from "$lib/protocol/types";
import { router } from "$lib/router/router.svelte";
import { titleVoice } from "./texts";

/** The reader's own day, as the puzzle of the day is counted. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

class Learning {
  learnt = $state.raw<Learnt | null>(null);
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);

  async fetch(): Promise<void> {
    this.fault = null;
    try {
      const found = await hall.rest.learning(today());
      await Promise.all(
        [...new Set([...found.lessons, ...found.puzzles].map(({ game }) => game))].map((game) => voice.learn(titleVoice(game))),
      );
      this.learnt = found;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** Opens a lesson where one stopped, or at a chapter. */
  open(game: string, chapter?: string, anew = false): Promise<void> {
    return this.#enter(
      async () => (await hall.rest.openLesson(game, { ...(chapter === undefined ? {} : { chapter }), ...(anew ? { anew } : {}) })).table,
    );
  }

  puzzle(game: string, id: string, anew = false): Promise<void> {
    return this.#enter(async () => (await hall.rest.openPuzzle(game, id, anew)).table);
  }

  /** A puzzle as the list has it: how many have tried and solved it. */
  async listed(game: string, id: string): Promise<PuzzleBrief | null> {
    try {
      return (await hall.rest.puzzles(game)).find((each) => each.id === id) ?? null;
    } catch {
      return null;
    }
  }

  /** Plays on from a puzzle's end against a bot. */
  playOn(table: string): Promise<void> {
    return this.#enter(async () => (await hall.rest.playOn(table)).table);
  }

  async #enter(open: () => Promise<string>): Promise<void> {
    this.busy = true;
    this.fault = null;
    try {
      await hall.beSomebody();
      router.go({ page: "table", id: await open(), key: null });
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}

export const learning = new Learning();
