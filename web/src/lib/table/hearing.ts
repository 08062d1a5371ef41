// What the server says of one table: wholes, and changes to the last whole, in their order. Whatever was missed is asked for anew.
import { patched } from "$lib/protocol/patch";
import type { Socket } from "$lib/protocol/socket";
import type { Changed, TableEvent, Update } from "$lib/protocol/types";

/** What the server said, and what of it is new. */
export interface Heard {
  update: Update;
  fresh: readonly TableEvent[];
}

export class Hearing {
  readonly #id: string;
  readonly #socket: Pick<Socket, "say">;
  readonly #told: (heard: Heard) => void;
  /** The number of the last event that was heard. */
  #n = 0;
  /** The last thing heard as a whole, with all that has changed since; null while a whole one is asked for. */
  #whole: Update | null = null;

  constructor(id: string, socket: Pick<Socket, "say">, told: (heard: Heard) => void) {
    this.#id = id;
    this.#socket = socket;
    this.#told = told;
  }

  /** Asks for everything since the last number known. */
  catchUp(): void {
    this.#whole = null;
    this.#ask({});
  }

  /** Forgets all, and asks for what a seat sees; whether there was a line to ask on. */
  again(seat: number | null): boolean {
    this.#n = 0;
    this.#whole = null;
    return this.#ask(seat === null ? {} : { seat });
  }

  #ask(who: { seat?: number }): boolean {
    return this.#socket.say({ type: "watch", table: this.#id, since: this.#n, changes: true, ...who });
  }

  change({ n, since, events, base, edition, changes }: Changed): void {
    const old = this.#whole;
    if (old === null) return;
    if (old.edition === base) this.update({ ...patched(old, changes), n, since, events, edition, reset: false });
    else this.catchUp();
  }

  update(update: Update): void {
    this.#whole = update;
    if (update.since > this.#n && !update.reset && update.events.length > 0) {
      this.catchUp();
      return;
    }
    const fresh = update.events.filter(({ n }) => n > this.#n);
    if (update.n >= this.#n) this.#n = update.n;
    this.#told({ update, fresh });
  }
}
