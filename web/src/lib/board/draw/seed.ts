// Knife cuts from a seed: the same cell or card is cut the same way on every screen.
//
// Here: a small seeded generator. Not here: any drawing, any chance of the game (dice fall on the server).

export interface Knife {
  /** A number from 0 up to 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** One of several things. */
  pick<T>(things: readonly [T, ...T[]]): T;
}

/** FNV-1a: equal words give equal numbers on every machine. */
export function hash(word: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) {
    h = Math.imul(h ^ word.charCodeAt(i), 0x01000193);
  }
  return h >>> 0;
}

export function knife(...seed: readonly (string | number)[]): Knife {
  let state = hash(seed.join("/"));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
  };
}
