// How a step of a lesson is taught: what is pointed at, when help is offered, and what a wrong press answers.
import type { Cell } from "$lib/board/geometry/point";
import type { Spot } from "$lib/board/spot";
import type { Lesson, Option, Point } from "$lib/protocol/types";
import { nameOf, thingsOf } from "$lib/table/picks";
import type { Table } from "$lib/table/table.svelte";
import { type Pointed, pointedAt } from "./pointing";

/** After so many milliseconds without a press the tag breathes; after so many more the teacher offers to show it. */
export const BREATHES = 20_000;
export const OFFERS = 45_000;
/** So many wrong presses are answered by the same offer. */
export const WRONG = 2;

export class Teaching implements Spot {
  readonly #table: Table;
  breathes = $state(false);
  /** Whether *Show me* is offered, and whether it is being shown. */
  offers = $state(false);
  shows = $state(false);
  /** Nothing of what is wanted can be pressed on the table; the page says so. */
  bare = $state(false);
  /** What is pointed at can be pressed where it stands. */
  rowed = $state(false);
  /** What to press next as it stands on the page: the focus goes there. */
  wanted = $state.raw<Element | null>(null);
  #wrong = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(table: Table) {
    this.#table = table;
  }

  get lesson(): Lesson | null {
    return this.#table.lesson;
  }
  /** Something is to be done now. */
  readonly acts: boolean = $derived.by(() => this.lesson?.kind === "do" || this.lesson?.kind === "try");
  /** Only one thing is lit, and the rest is calm. */
  readonly guides: boolean = $derived.by(() => this.lesson !== null && this.lesson.kind !== "play" && this.lesson.kind !== "end");
  readonly #points: readonly Point[] = $derived.by(() => this.#table.puzzle?.point ?? (this.guides ? (this.lesson?.point ?? []) : []));
  readonly pointed: readonly Pointed[] = $derived.by(() =>
    this.#table.started ? this.#points.map((point) => pointedAt(point, this.#table.outlook, this.#table.client?.point)) : [],
  );
  /** The cells that are spoken of, and those that are to be pressed. */
  readonly cells: readonly Cell[] = $derived.by(() => [...this.pointed.flatMap(({ cells }) => cells), ...(this.acts ? this.best : [])]);
  /** The cells of what is wanted first. */
  readonly best: readonly string[] = $derived.by(() => {
    const first = this.#table.options.find(({ notation }) => notation === this.lesson?.wanted[0]);
    return first ? thingsOf(first).flatMap((each) => [each, nameOf(each).id]) : [];
  });
  /** What is wanted and cannot be pressed on the table: it stands as a button in the panel. After *Show me* all of it does. */
  readonly buttons: readonly Option[] = $derived.by(() => {
    const { options } = this.#table;
    if (this.lesson?.kind !== "do") return [];
    const named = new Set(this.#points.flatMap(({ kind, id }) => (kind === "button" ? [id] : [])));
    const isNamed = ({ notation }: Option): boolean => [...named].some((id) => notation === id || notation.startsWith(`${id} `));
    return options.filter(
      (option) =>
        thingsOf(option).length === 0 ||
        this.bare ||
        (this.shows && option.notation === this.lesson?.wanted[0]) ||
        (isNamed(option) && options.length === 1 && !this.rowed),
    );
  });
  /** What is wanted and is not among the options; only the panel can offer it. */
  readonly unlisted: string | null = $derived.by(() =>
    this.lesson?.kind === "do" && this.#table.asked && this.#table.options.length === 0 ? (this.lesson.wanted[0] ?? null) : null,
  );

  /** A new step: nothing was wrong yet. Returns how to stop waiting. */
  begin(): () => void {
    this.breathes = this.offers = this.shows = false;
    this.#wrong = 0;
    this.#wait();
    return () => this.#stop();
  }

  #wait(): void {
    this.#stop();
    if (!this.acts) return;
    this.#timers = [setTimeout(() => (this.breathes = true), BREATHES), setTimeout(() => (this.offers = true), OFFERS)];
  }

  #stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** Somebody is there: the waiting begins anew. */
  pressed(): void {
    this.breathes = false;
    if (!this.offers) this.#wait();
  }

  /** A press that was not the one. */
  missed(): void {
    this.#wrong += 1;
    if (this.#wrong >= WRONG && this.acts) this.offers = true;
  }

  show(): void {
    this.shows = true;
  }

  /** Makes the mistake that the step invites to. */
  tryIt(): void {
    const press = this.lesson?.press ?? null;
    if (this.lesson?.kind === "try" && press !== null) this.#table.act(press);
  }
}
