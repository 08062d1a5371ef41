// A map drawn in letters, painted square by square: with its twin, if one wishes. Pure.

export type Symmetry = "none" | "turn" | "mirror";
export interface Spot {
  column: number;
  row: number;
}

export const rowsOf = (value: string): string[] => value.trimEnd().split("\n");

/** The squares that one stroke paints. */
export function strokes(rows: readonly string[], spot: Spot, symmetry: Symmetry): Spot[] {
  const across = (rows[spot.row]?.length ?? 0) - 1 - spot.column;
  const twin = symmetry === "turn" ? { column: across, row: rows.length - 1 - spot.row } : { column: across, row: spot.row };
  const same = twin.column === spot.column && twin.row === spot.row;
  return symmetry === "none" || same ? [spot] : [spot, twin];
}

/** The rows after a stroke. What is painted on the other side may be another letter there: the start area of the other player. */
export function painted(rows: readonly string[], spot: Spot, letter: string, symmetry: Symmetry, twin = letter): string[] {
  const all = strokes(rows, spot, symmetry);
  return rows.map((row, at) =>
    [...row]
      .map((old, column) => {
        const found = all.findIndex((each) => each.row === at && each.column === column);
        return found < 0 ? old : found === 0 ? letter : twin;
      })
      .join(""),
  );
}

/** How many squares have each letter. */
export function tally(rows: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const letter of rows.join("")) found.set(letter, (found.get(letter) ?? 0) + 1);
  return found;
}

/** The squares that are not as printed. */
export function differing(rows: readonly string[], printed: readonly string[]): Spot[] {
  return rows.flatMap((row, at) => [...row].flatMap((letter, column) => (printed[at]?.[column] === letter ? [] : [{ column, row: at }])));
}
