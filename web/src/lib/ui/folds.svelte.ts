// Which panels somebody has folded away, by name. Kept in the browser.
const KEY = "warhall.folded";

/** Reads what is kept; anything else than a list of names is none. */
function read(kept: string | null): ReadonlySet<string> {
  try {
    const names: unknown = JSON.parse(kept ?? "[]");
    return new Set(Array.isArray(names) ? names.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

class Folds {
  #kept = $state.raw<ReadonlySet<string> | null>(null);

  has(name: string): boolean {
    return (this.#kept ?? read(localStorage.getItem(KEY))).has(name);
  }

  put(name: string, folded: boolean): void {
    if (folded === this.has(name)) return;
    const rest = [...read(localStorage.getItem(KEY))].filter((each) => each !== name);
    this.#kept = new Set(folded ? [...rest, name] : rest);
    localStorage.setItem(KEY, JSON.stringify([...this.#kept]));
  }
}

export const folds = new Folds();
