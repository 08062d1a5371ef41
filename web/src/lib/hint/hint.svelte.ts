// A hint at the table: asked for once for a position, gone with it. What may be known of it is the server's business.
import { Refused } from "$lib/protocol/socket";
import type { Hint, HintOption } from "$lib/protocol/minds";
import type { Fault } from "$lib/protocol/types";
import type { Table } from "$lib/table/table.svelte";

/** So many milliseconds each move is left alone when all are shown on the board, one after another. */
export const BEAT = 1600;

type Told = Pick<Table, "info" | "asked" | "lesson" | "puzzle" | "plan" | "handOver" | "started" | "outlook" | "consult">;

export class HintDesk {
  readonly #table: Told;
  #open = $state(false);
  #hint = $state.raw<Hint | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Which of the moves is shown on the board alone. */
  showing = $state<number | null>(null);

  constructor(table: Told) {
    this.#table = table;
  }

  /** Whether hints are agreed to at this table. */
  readonly allowed: boolean = $derived.by(() => this.#table.info?.hints ?? false);
  /** Whether there is something to be told now. */
  readonly possible: boolean = $derived.by(() => {
    const { asked, lesson, puzzle, plan, handOver } = this.#table;
    // A teacher and a puzzle have hints of their own.
    return asked && plan === null && handOver === null && puzzle === null && (lesson === null || lesson.kind === "play");
  });
  readonly open: boolean = $derived.by(() => this.#open && (this.possible || !this.allowed));
  /** The hint, as long as it is about the position on the table. */
  readonly told: Hint | null = $derived.by(() => (this.open && this.#hint && this.#isHere(this.#hint) ? this.#hint : null));
  readonly thinking: boolean = $derived.by(() => this.open && this.allowed && this.told === null && this.fault === null);

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.#open = false;
    this.showing = null;
  }

  /** Opens, and asks unless this very position was asked about before. */
  async ask(): Promise<void> {
    if (!this.possible && this.allowed) return;
    this.#open = true;
    this.fault = null;
    this.showing = null;
    if (!this.allowed || this.told) return;
    const { count } = this.#table.outlook;
    try {
      const answer = await this.#table.consult({ type: "hint", count });
      if (answer.type === "hint") this.#hint = answer;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // The table has moved on: what was asked is of no interest any more.
      if (error.fault.code === "stale" || !this.#table.started || this.#table.outlook.count !== count) this.close();
      else this.fault = error.fault;
    }
  }

  #isHere(hint: Hint): boolean {
    const { count, seat } = this.#table.outlook;
    return hint.count === count && hint.seat === seat;
  }

  /** The move that a number names, from 1. */
  option(number: number): HintOption | null {
    return this.told?.options[number - 1] ?? null;
  }

  /** Shows the moves on the board, one after another; for an effect. */
  play(): (() => void) | undefined {
    if (this.showing === null) return undefined;
    const next = this.showing + 1;
    const timer = setTimeout(() => (this.showing = next < (this.told?.options.length ?? 0) ? next : null), BEAT);
    return () => clearTimeout(timer);
  }

  /** A position that is gone takes its hint along; for an effect. */
  follow(): void {
    const { started } = this.#table;
    if (this.#open && (!started || (this.#hint && !this.#isHere(this.#hint)) || !(this.possible || !this.allowed))) {
      this.#hint = null;
      this.close();
    }
  }
}
