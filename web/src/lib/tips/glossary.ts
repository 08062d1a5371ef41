// What the signs, numbers and words of a table mean, as the server tells it; found by their ids, and in running text. Pure.

/** A sign, number or word: its name, what it means, its rule, and the stems by which it is found in a text. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly means: string;
  readonly rule: string;
  readonly forms?: readonly string[];
}

export class Glossary {
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #stems: readonly { readonly entry: Entry; readonly words: readonly string[] }[];

  constructor(entries: readonly Entry[] = []) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#stems = entries
      .flatMap((entry) => (entry.forms ?? []).map((form) => ({ entry, words: form.split(" ") })))
      .sort((one, other) => other.words.length - one.words.length);
  }

  has(id: string): boolean {
    return this.#entries.has(id);
  }

  /** The entries of some ids in their order, each once; an id without an entry is left out. */
  of(ids: Iterable<string>): Entry[] {
    return [...new Set(ids)].flatMap((id) => this.#entries.get(id) ?? []);
  }

  /** The words that texts use, in the order in which they come; "total control" is not "control". */
  in(texts: Iterable<string>): Entry[] {
    const found = new Set<Entry>();
    for (const text of texts) {
      const words = text.toLocaleLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
      for (let at = 0; at < words.length; at += 1) {
        const known = this.#stems.find(({ words: stems }) => stems.every((stem, k) => words[at + k]?.startsWith(stem)));
        if (!known) continue;
        found.add(known.entry);
        at += known.words.length - 1;
      }
    }
    return [...found];
  }
}

/** An entry in one sentence, for the ear. */
export function spokenEntry({ name, means, rule }: Entry): string {
  return `${name}. ${means} ${rule}`;
}
