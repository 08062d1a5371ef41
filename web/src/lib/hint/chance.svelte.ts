// The win chance on the table: asked for after every position that is shown, one question at a time.
import type { Chance } from "$lib/protocol/minds";
import type { Table } from "$lib/table/table.svelte";

type Told = Pick<Table, "info" | "started" | "outlook" | "waits" | "handOver" | "consult">;

export class ChanceWatch {
  readonly #table: Told;
  readonly #wanted: () => boolean;
  #chance = $state.raw<Chance | null>(null);
  /** The game has no chances of winning to tell. */
  #none = $state(false);
  /** The position that was asked about last, and whether the answer is still on its way. */
  #asked = "";
  #asking = false;

  constructor(table: Told, wanted: () => boolean) {
    this.#table = table;
    this.#wanted = wanted;
  }

  /** Whether a bar belongs on the table at all. */
  readonly shown: boolean = $derived.by(() => {
    const { info } = this.#table;
    return this.#wanted() && info !== null && info.hints && info.status === "playing" && !this.#none && this.#table.handOver === null;
  });
  /** The last chances that are known; they stay while the next ones are thought about. */
  readonly chances: readonly number[] | null = $derived.by(() =>
    this.#chance?.seat === this.#table.outlook.seat ? this.#chance.chances : null,
  );

  /** Asks about the position on the table, unless that was done; for an effect. */
  follow(): void {
    // While moves of bots are still to be shown, the server knows more than the reader has seen.
    if (!this.shown || !this.#table.started || this.#table.waits > 0) return;
    const { count, seat } = this.#table.outlook;
    const position = `${count} ${seat}`;
    if (this.#asking || position === this.#asked) return;
    this.#asked = position;
    void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    try {
      const answer = await this.#table.consult({ type: "chance" });
      if (answer.type === "chance" && answer.chances === null) this.#none = true;
      // What is newer than the position on the table is asked for again when that is there.
      else if (answer.type === "chance" && answer.count <= this.#table.outlook.count) this.#chance = answer;
    } catch {
      // A bar is no reason to disturb anybody: it keeps what it knows until the next position.
    } finally {
      this.#asking = false;
    }
    this.follow();
  }
}
