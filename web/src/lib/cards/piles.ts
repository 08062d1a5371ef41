// Cards that lie or are held together. Pure.

/** Cards of a pile, equal ones together, in the order in which they first lie there. */
export function heaped(cards: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** A hand with a stable key for each card: equal cards are counted. */
export function keyed(cards: readonly string[]): { key: string; id: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return { key: `${id}#${nth}`, id };
  });
}
