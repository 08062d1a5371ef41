// What the rules say about a draft while it changes: asked a moment after the last change, late answers are thrown away.
import { faultOf, type Rest } from "$lib/protocol/rest";
import type { Fault, Judgement } from "$lib/protocol/types";

const PAUSE = 120;

export class Judge {
  readonly #game: string;
  readonly #rest: Pick<Rest, "draft">;
  /** The last answer; it stays until the next one is here. */
  said = $state.raw<Judgement | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Whether the answer is about the draft as it is now. */
  fresh = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: string, rest: Pick<Rest, "draft">) {
    this.#game = game;
    this.#rest = rest;
  }

  /** Asks anew; returns how to forget about it. */
  ask(options: Record<string, unknown>): () => void {
    clearTimeout(this.#timer);
    this.fresh = false;
    this.#asked += 1;
    const mine = this.#asked;
    this.#timer = setTimeout(() => void this.#answer(mine, options), PAUSE);
    return () => clearTimeout(this.#timer);
  }

  async #answer(mine: number, options: Record<string, unknown>): Promise<void> {
    try {
      const said = await this.#rest.draft(this.#game, options);
      if (mine !== this.#asked) return;
      this.said = said;
      this.fault = null;
      this.fresh = true;
    } catch (error) {
      if (mine === this.#asked) this.fault = faultOf(error);
    }
  }
}
