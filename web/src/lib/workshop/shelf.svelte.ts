// Things that were built, kept in this browser by name: armies, decks, maps. No game is known here.

/** Reads a thing that may come from anywhere; null if it is none. */
export type Reader<T> = (value: unknown) => T | null;

export class Shelf<T> {
  readonly #key: string;
  readonly #read: Reader<T>;
  readonly #storage: Storage;
  #kept = $state.raw<Readonly<Record<string, T>>>({});

  constructor(key: string, read: Reader<T>, storage: Storage = localStorage) {
    this.#key = `warhall.workshop.${key}`;
    this.#read = read;
    this.#storage = storage;
    this.#kept = this.#load();
  }

  #load(): Record<string, T> {
    let stored: unknown = null;
    try {
      stored = JSON.parse(this.#storage.getItem(this.#key) ?? "null");
    } catch {
      // What cannot be read was not written here.
    }
    const found: Record<string, T> = {};
    if (typeof stored !== "object" || stored === null) return found;
    for (const [name, value] of Object.entries(stored)) {
      const thing = this.#read(value);
      if (thing !== null) found[name] = thing;
    }
    return found;
  }

  #keep(kept: Record<string, T>): void {
    this.#kept = kept;
    this.#storage.setItem(this.#key, JSON.stringify(kept));
  }

  get names(): readonly string[] {
    return Object.keys(this.#kept).sort((one, other) => one.localeCompare(other));
  }

  get(name: string): T | null {
    return Object.hasOwn(this.#kept, name) ? (this.#kept[name] ?? null) : null;
  }

  save(name: string, thing: T): void {
    this.#keep({ ...this.#kept, [name]: thing });
  }

  remove(name: string): void {
    this.#keep(Object.fromEntries(Object.entries(this.#kept).filter(([each]) => each !== name)));
  }

  /** The text of a file; null if it holds no such thing. */
  parse(text: string): T | null {
    try {
      return this.#read(JSON.parse(text));
    } catch {
      return null;
    }
  }
}
