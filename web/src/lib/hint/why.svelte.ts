// "Why this move?": what an action of a bot was about, asked for when somebody wants to know.
import { SvelteMap } from "svelte/reactivity";
import { Refused } from "$lib/protocol/socket";
import type { Reasons } from "$lib/protocol/minds";
import type { Fault } from "$lib/protocol/types";
import type { LogLine } from "$lib/log/lines";
import type { Table } from "$lib/table/table.svelte";

export class WhyDesk {
  readonly #table: Pick<Table, "info" | "consult">;
  readonly #known = new SvelteMap<number, Reasons | Fault>();
  /** The line of the log that is explained. */
  line = $state<string | null>(null);

  constructor(table: Pick<Table, "info" | "consult">) {
    this.#table = table;
  }

  /** A bot did it, and it may be asked about. */
  explains(line: LogLine): boolean {
    const { info } = this.#table;
    return line.bot === true && line.count !== null && info !== null && (info.hints || info.over !== null);
  }

  /** What is known of a line; null while it is thought about. */
  of(line: LogLine): Reasons | Fault | null {
    return line.count === null ? null : (this.#known.get(line.count) ?? null);
  }

  toggle(line: LogLine): void {
    this.line = this.line === line.key ? null : line.key;
    if (this.line !== null && line.count !== null) void this.#ask(line.count);
  }

  async #ask(step: number): Promise<void> {
    const known = this.#known.get(step);
    if (known && "why" in known) return;
    this.#known.delete(step);
    try {
      const answer = await this.#table.consult({ type: "why", step });
      if (answer.type === "why") this.#known.set(step, answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#known.set(step, error.fault);
    }
  }
}
