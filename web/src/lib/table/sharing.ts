// What did not change between two messages stays the same object, so that nothing that hangs on it is drawn again. Pure.

type Parts = Readonly<Record<string, unknown>>;

/** The new value, with every part that equals the old one's taken from there. Neither of the two is edited. */
export function sharing<T>(before: unknown, after: T): T {
  return shared(before, after) as T;
}

/** The same for what is made anew again and again: what comes out of it is the last one, as far as that is equal. */
export function kept<T>(): (after: T) => T {
  let before: T | undefined;
  return (after) => (before = sharing(before, after));
}

function shared(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  if (before instanceof Set && after instanceof Set) return isSame(before, after) ? before : after;
  if (isParts(before) && isParts(after)) return sharedParts(before, after);
  return after;
}

function isSame(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>): boolean {
  return one.size === other.size && [...one].every((each) => other.has(each));
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((each, i) => shared(before[i], each));
  return list.length === before.length && list.every((each, i) => each === before[i]) ? before : list;
}

function sharedParts(before: Parts, after: Parts): Parts {
  const parts: Record<string, unknown> = {};
  let same = Object.keys(before).length === Object.keys(after).length;
  for (const [name, value] of Object.entries(after)) {
    const part = shared(before[name], value);
    parts[name] = part;
    same &&= name in before && part === before[name];
  }
  return same ? before : parts;
}

function isParts(value: unknown): value is Parts {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Set);
}
