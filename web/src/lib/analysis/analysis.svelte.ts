// The analysis of a finished game: it grows while it is asked for, and is looked at through one seat or with all hands open.
import { hall } from "$lib/protocol/hall.svelte";
import type { Analysis, Judged, Moment } from "$lib/protocol/minds";
import { CallError, faultOf, type Rest } from "$lib/protocol/rest";
import type { Fault } from "$lib/protocol/types";
import type { Replay } from "$lib/replay/replay.svelte";
import type { Eyes } from "./graph";
import { isMistake, joined, judgedBy, nextMistake, nextTurning } from "./verdicts";

/** How long to wait before asking how far it is, in milliseconds. */
const BEAT = 1500;

type Told = Pick<Replay, "id" | "info" | "at" | "go">;

export class AnalysisDesk {
  readonly #replay: Told;
  readonly #rest: Pick<Rest, "analyse" | "analysis">;
  #found = $state.raw<Analysis | null>(null);
  #moments = $state.raw<readonly Moment[]>([]);
  #seat = $state<number | null>(null);
  /** The step whose two moves are compared, on the position before it. */
  #compared = $state<number | null>(null);
  open = $state(false);
  tabled = $state(false);
  busy = $state(false);
  /** No evaluation of this game is a chance of winning. */
  none = $state(false);
  fault = $state.raw<Fault | null>(null);

  constructor(replay: Told, rest: Pick<Rest, "analyse" | "analysis">) {
    this.#replay = replay;
    this.#rest = rest;
  }

  get found(): Analysis | null {
    return this.#found;
  }
  get moments(): readonly Moment[] {
    return this.#moments;
  }
  /** Whether there is anything to show. */
  readonly here: boolean = $derived.by(() => this.#moments.length > 0);
  readonly running: boolean = $derived.by(() => this.#found?.status === "running" || this.#found?.status === "waiting");
  /** Whether it may be asked for: the game is over, and nobody has begun. */
  readonly offered: boolean = $derived.by(() => {
    const status = this.#replay.info?.status;
    return (
      !this.none &&
      (status === "over" || status === "record") &&
      (this.#found === null || this.#found.status === "none" || this.#found.status === "failed")
    );
  });
  /** Whose mistakes are looked for: the reader's, else the first seat's. */
  readonly seat: number = $derived.by(() => this.#seat ?? this.#replay.info?.mine[0] ?? 0);
  readonly eyes: Eyes = $derived.by(() => (this.open ? "open" : this.seat));
  readonly compared: number | null = $derived.by(() =>
    this.#compared !== null && this.#replay.at === this.#compared - 1 ? this.#compared : null,
  );
  /** The step whose choice is judged. */
  readonly step: number = $derived.by(() => this.compared ?? this.#replay.at);
  readonly moment: Moment | undefined = $derived.by(() => this.#moments.find(({ step }) => step === this.step));
  readonly judged: Judged | null = $derived.by(() => judgedBy(this.moment, this.eyes));

  /** Looks whether somebody has analysed the game already. */
  async look(): Promise<void> {
    const status = this.#replay.info?.status;
    if (status !== "over" && status !== "record") return;
    await this.#take(() => this.#rest.analysis(this.#replay.id, -1));
  }

  async begin(): Promise<void> {
    this.busy = true;
    await this.#take(async () => {
      await hall.beSomebody();
      return this.#rest.analyse(this.#replay.id);
    });
    this.busy = false;
  }

  async #take(call: () => Promise<Analysis>): Promise<void> {
    this.fault = null;
    try {
      const found = await call();
      this.#moments = joined(this.#moments, found.moments);
      this.#found = found;
    } catch (error) {
      if (error instanceof CallError && error.fault.code === "not-found") this.none = true;
      else this.fault = faultOf(error);
    }
  }

  /** Asks again after a while as long as it runs; for an effect. */
  follow(): (() => void) | undefined {
    if (!this.running || this.fault) return undefined;
    void this.#found;
    const timer = setTimeout(() => void this.#take(() => this.#rest.analysis(this.#replay.id, this.#moments.at(-1)?.step ?? -1)), BEAT);
    return () => clearTimeout(timer);
  }

  lookThrough(seat: number): void {
    this.#seat = seat;
  }

  /* where to go */

  get hasMistakes(): boolean {
    return this.#moments.some((moment) => moment.seat === this.seat && isMistake(judgedBy(moment, this.eyes)));
  }
  toMistake(): void {
    this.#go(nextMistake(this.#moments, this.seat, this.eyes, this.step));
  }
  toTurning(): void {
    this.#go(nextTurning(this.#found?.turning ?? [], this.step));
  }
  #go(step: number | null): void {
    if (step === null) return;
    this.#compared = null;
    void this.#replay.go(step);
  }

  /** Lays both moves on the position before the choice, or goes back to what was played. */
  compare(): void {
    const { compared } = this;
    if (compared !== null) this.#go(compared);
    else if (this.judged && this.#replay.at > 0) {
      this.#compared = this.#replay.at;
      void this.#replay.go(this.#replay.at - 1);
    }
  }
}
