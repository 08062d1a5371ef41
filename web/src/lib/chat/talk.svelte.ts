// The talk at a table as one reader has it: whom they do not want to read, and how far they have read.
import type { ChatLine } from "$lib/log/lines";

const KEY = "warhall.muted";

/** What may be said with one press, and is read by each in their own language; by how far the game is. */
export const PHRASES = {
  open: ["hello", "sit-down", "one-moment", "first-game"],
  playing: ["hello", "good-luck", "nice-move", "one-moment"],
  over: ["well-played", "thanks", "nice-move", "must-go"],
} as const;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

class Muted {
  #people = $state.raw<readonly string[]>(kept());

  has(person: string): boolean {
    return this.#people.includes(person);
  }
  turn(person: string): void {
    this.#people = this.has(person) ? this.#people.filter((each) => each !== person) : [...this.#people, person];
    localStorage.setItem(KEY, JSON.stringify(this.#people));
  }
}

export const muted = new Muted();

/** How many lines are news to somebody who has read up to a number: their own and those of muted people are none. */
export function unread(lines: readonly ChatLine[], read: number, me: string | null, isMuted: (person: string) => boolean): number {
  return lines.filter(({ n, by }) => n > read && by !== me && !isMuted(by)).length;
}
