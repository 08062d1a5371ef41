// What the options come to, where the game tells such things: the server is asked once for each position that is seen.
import { Refused, type Socket } from "$lib/protocol/socket";
import type { Ahead, Outlook } from "$lib/protocol/types";
import { onceSeen } from "$lib/ui/seen";
import { mine } from "./seat";

/** The moment for which the server was asked. */
type Asked = Pick<Outlook, "count" | "seat">;

export class AheadWatch {
  readonly #id: string;
  readonly #socket: Pick<Socket, "ask">;
  readonly #truth: () => Outlook | null;
  readonly #wanted: () => boolean;
  #told = $state.raw<Ahead | null>(null);
  /** The moment for which the answer is still on its way. */
  #asking: Asked | null = null;
  /** Gives up what was put off until the last position is seen. */
  #forget: () => void = () => {};

  /** `truth`: the position as it is now; `wanted`: whether the table shows what lies ahead. */
  constructor(id: string, socket: Pick<Socket, "ask">, truth: () => Outlook | null, wanted: () => boolean) {
    this.#id = id;
    this.#socket = socket;
    this.#truth = truth;
    this.#wanted = wanted;
  }

  /** The truth, in which the fields of the view that say what options come to are filled. */
  readonly seen: Outlook | null = $derived.by(() => {
    const truth = this.#truth();
    if (!truth?.question || !this.#told?.view) return truth;
    return { ...truth, view: { ...(truth.view as Record<string, unknown>), ...this.#told.view } };
  });

  /** Another position: what was told of the last one is past. */
  pass(): void {
    this.#told = null;
  }
  /** The same position once more, after others were taken back: it is asked about anew. */
  drop(): void {
    this.#told = null;
    this.#asking = null;
  }
  /** Asks once what has happened is seen: the answer may be long. */
  askLater(): void {
    this.#forget();
    this.#forget = onceSeen(() => void this.ask());
  }
  stop(): void {
    this.#forget();
  }

  async ask(): Promise<void> {
    const asked = this.#truth();
    if (!this.#wanted() || !asked?.question || this.#told) return;
    const { seat, count } = asked;
    if (this.#asking?.count === count && this.#asking.seat === seat) return;
    const asking = (this.#asking = { count, seat });
    try {
      const answer = await this.#socket.ask({ type: "ahead", table: this.#id, count, ...mine(seat) });
      // Something else may be asked by now.
      const now = this.#truth();
      if (answer.type === "ahead" && this.#asking === asking && now?.count === count && now.seat === seat) this.#told = answer;
    } catch (error) {
      // The table has gone on, or the line is down: then all is told anew.
      if (!(error instanceof Refused)) throw error;
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }
}
