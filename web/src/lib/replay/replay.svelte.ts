// A game looked back at: its steps as they are needed, through chosen eyes, and the place one has come to.
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Narrator } from "$lib/i18n/sentence";
import { voice } from "$lib/i18n/voice.svelte";
import type { Rest } from "$lib/protocol/rest";
import { faultOf } from "$lib/protocol/rest";
import type { Fault, Info, Outlook, Step, Told } from "$lib/protocol/types";
import type { Desk, FrameProps } from "$lib/table/contract";
import { nextPicks, type Picks } from "$lib/table/picks";

/** How many steps are fetched at once. */
export const REEL = 40;
export const SPEEDS = [0.5, 1, 2, 4] as const;
const BEAT = 900;
const NOTHING: Picks = nextPicks([], []);

export class Replay implements Desk {
  readonly Frame: Component<FrameProps>;
  readonly id: string;
  readonly #rest: Pick<Rest, "steps">;
  readonly #steps = new SvelteMap<number, Step>();
  readonly #asked = new Set<number>();
  /** What was shown before the eyes were changed: it stays until the same moment is here through the new ones. */
  #before = $state.raw<Step | null>(null);
  info = $state.raw<Info | null>(null);
  at = $state(0);
  end = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  fault = $state.raw<Fault | null>(null);
  readonly picks = NOTHING;
  readonly picked = [];
  readonly pending = null;
  readonly answers = [];

  constructor(id: string, rest: Pick<Rest, "steps">, Frame: Component<FrameProps>) {
    this.id = id;
    this.#rest = rest;
    this.Frame = Frame;
  }

  /** The step at which one is; while it is still on its way, the nearest one before it. */
  get step(): Step | null {
    for (let at = this.at; at >= 0; at -= 1) {
      const found = this.#steps.get(at);
      if (found) return found;
    }
    return this.#before;
  }
  get outlook(): Outlook {
    const { step } = this;
    if (!step?.outlook) throw new Error("nothing is loaded yet");
    return step.outlook;
  }
  get narrator(): Narrator {
    return voice.game(this.info?.game ?? "");
  }
  get last(): readonly Told[] {
    return this.step?.told ?? [];
  }
  known(at: number): Step | undefined {
    return this.#steps.get(at);
  }

  /** Fetches a step that is spoken of, without going there. */
  need(at: number): void {
    void this.#reel(at);
  }

  pick(): void {}
  act(): void {}
  why(): void {}

  /** Goes to a step, fetching what is around it. */
  async go(to: number): Promise<void> {
    this.at = Math.max(0, this.end > 0 ? Math.min(to, this.end) : to);
    await this.#reel(this.at);
    if (this.at > this.end) {
      this.at = this.end;
      await this.#reel(this.at);
    }
    void this.#reel(this.at + REEL / 2);
  }

  /** To where another seat acts. */
  async turn(direction: 1 | -1): Promise<void> {
    let to = this.at;
    const seat = (await this.#at(to))?.seat;
    do {
      to += direction;
      const next = await this.#at(to);
      if (!next) break;
      if (next.seat !== seat) break;
    } while (to > 0 && to < this.end);
    await this.go(to);
  }

  async look(eyes: number | null): Promise<void> {
    this.#before = this.step;
    this.eyes = eyes;
    this.#steps.clear();
    this.#asked.clear();
    await this.go(this.at);
    this.#before = null;
  }

  async #at(step: number): Promise<Step | undefined> {
    if (step < 0 || step > this.end) return undefined;
    await this.#reel(step);
    return this.#steps.get(step);
  }

  async #reel(step: number): Promise<void> {
    const first = Math.floor(Math.max(0, step) / REEL) * REEL;
    if (this.#asked.has(first) || (this.end > 0 && first > this.end)) return;
    this.#asked.add(first);
    const eyes = this.eyes;
    try {
      const { steps, last } = await this.#rest.steps(this.id, first, first + REEL - 1, eyes);
      if (eyes !== this.eyes) return;
      this.end = last;
      for (const each of steps) this.#steps.set(each.step, each);
    } catch (error) {
      this.#asked.delete(first);
      this.fault = faultOf(error);
    }
  }

  /** Lets the game run by itself while `playing`; for an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at >= this.end && this.end > 0) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => void this.go(this.at + 1), BEAT / this.speed);
    return () => clearTimeout(timer);
  }
}
