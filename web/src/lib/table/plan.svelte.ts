// Plan mode: actions that are tried on a position without being taken, until all of them are sent at once or none.
import { Refused, type Socket } from "$lib/protocol/socket";
import type { Fault, Outlook, Plan } from "$lib/protocol/types";
import { mine } from "./seat";

export interface Planned {
  steps: readonly string[];
  seen: Plan;
}

export class PlanDesk {
  readonly #id: string;
  readonly #socket: Pick<Socket, "ask">;
  readonly #refused: (fault: Fault) => void;
  now = $state.raw<Planned | null>(null);

  constructor(id: string, socket: Pick<Socket, "ask">, refused: (fault: Fault) => void) {
    this.#id = id;
    this.#socket = socket;
    this.#refused = refused;
  }

  /** The position that the plan leads to; null where nothing is planned yet. */
  get outlook(): Outlook | null {
    return this.now && this.now.steps.length > 0 ? this.now.seen.outlook : null;
  }

  start(truth: Outlook): void {
    this.now = { steps: [], seen: { steps: 0, outlook: truth, told: [], barrier: null, refusal: null, bad: null } };
  }

  drop(): void {
    this.now = null;
  }

  /** Tries one step more. */
  async add(truth: Outlook, notation: string): Promise<void> {
    if (this.now) await this.#try(truth, [...this.now.steps, notation]);
  }

  /** Takes the last step out of the plan. */
  async shorten(truth: Outlook): Promise<void> {
    const steps = this.now?.steps.slice(0, -1) ?? [];
    if (steps.length === 0) this.start(truth);
    else await this.#try(truth, steps);
  }

  async #try({ seat, count }: Outlook, steps: string[]): Promise<void> {
    try {
      const answer = await this.#socket.ask({ type: "plan", table: this.#id, steps, count, ...mine(seat) });
      if (answer.type !== "plan" || this.now === null) return;
      if (answer.refusal) this.#refused({ code: "refused", message: "", refusal: answer.refusal });
      else this.now = { steps, seen: answer };
    } catch (error) {
      if (error instanceof Refused) this.#refused(error.fault);
    }
  }
}
