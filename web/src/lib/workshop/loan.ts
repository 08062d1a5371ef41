// What the workshop of a game lends to a new table: things from its shelves, by name. Each game brings its own lender.
import type { Picked } from "$lib/protocol/types";

/** A list of things that fit: an army for a seat, or a map for the table. */
export interface Loan {
  readonly key: string;
  /** How the list is called, and how it is called to take nothing from it: messages of the client. */
  readonly say: string;
  readonly none: string;
  readonly seat: number | null;
  /** The options that it stands in for at its seat. */
  readonly instead?: readonly string[];
  readonly names: readonly string[];
}

/** What is taken, by the key of the loan. */
export type Taken = Readonly<Record<string, string>>;

export interface Lender {
  /** The loans that fit what is picked, without empty ones. */
  loans(picks: Readonly<Record<string, Picked>>): readonly Loan[];
  /** The options of a table with what is taken. */
  lend(options: Readonly<Record<string, unknown>>, picks: Readonly<Record<string, Picked>>, taken: Taken): Record<string, unknown>;
}

/** Whether anything of a game was ever built in this browser: else nobody need ask its shelves. */
export function isAnythingBuilt(game: string, storage: Storage = localStorage): boolean {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").some((key) =>
    key.startsWith(`warhall.workshop.${game}.`),
  );
}

/** What is still on offer of what was taken. */
export function stillTaken(loans: readonly Loan[], taken: Taken): Taken {
  const held = loans.flatMap(({ key, names }): [string, string][] => {
    const name = taken[key];
    return name !== undefined && names.includes(name) ? [[key, name]] : [];
  });
  return Object.fromEntries(held);
}
