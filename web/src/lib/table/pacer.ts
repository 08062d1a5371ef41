// The pace of what bots do: their moves may come within an instant, and are shown one after another so that a person can follow.
// What to do with a thing when its moment has come, and whether it may wait at all, is for the table to say.

/** `now` lets nothing wait, itself least of all; `next` keeps its place and waits for nothing else; `paced` leaves what is shown its time. */
export type Haste = "now" | "next" | "paced";

/** With so many waiting the oldest wait no longer: nobody follows a whole game that is played behind their back. */
const MOST = 100;

interface Waiting<T> {
  thing: T;
  paced: boolean;
  /** Whether it is something to look at, which the next one leaves its time. */
  seen: boolean;
}

export class Pacer<T> {
  readonly #show: (thing: T) => void;
  readonly #hold: () => number;
  readonly #waiting: Waiting<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When what is shown has had its time. */
  #free = 0;
  /** Called whenever it changes how many wait. */
  changed: (waiting: number) => void = () => {};

  /** `hold` says how many milliseconds a thing is left alone now. */
  constructor(show: (thing: T) => void, hold: () => number) {
    this.#show = show;
    this.#hold = hold;
  }

  take(thing: T, haste: Haste, seen: boolean): void {
    if (haste === "now") this.flush();
    this.#waiting.push({ thing, paced: haste === "paced", seen });
    this.#go();
  }

  /** Shows all that waits, in its order. */
  flush(): void {
    this.#stop();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#reveal(next);
    this.changed(0);
  }

  /** Forgets all that waits. */
  drop(): void {
    this.#stop();
    this.#waiting.length = 0;
    this.changed(0);
  }

  #go(): void {
    this.#stop();
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const wait = next.paced && this.#waiting.length <= MOST ? this.#free - performance.now() : 0;
      if (wait > 0 && this.#hold() > 0) {
        this.#timer = setTimeout(() => this.#go(), wait);
        break;
      }
      this.#waiting.shift();
      this.#reveal(next);
    }
    this.changed(this.#waiting.length);
  }

  #reveal({ thing, seen }: Waiting<T>): void {
    this.#show(thing);
    if (seen) this.#free = performance.now() + this.#hold();
  }

  #stop(): void {
    clearTimeout(this.#timer);
  }
}
