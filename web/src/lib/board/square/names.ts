// Squares of a map: their names, and the cells of the board. Pure.
import { squareCell, squarePlace } from "../geometry/square";
import type { Cell } from "../geometry/point";

const A = "a".charCodeAt(0);
const LETTERS = 26;

/** Columns are letters from a to z, then aa; rows count from 1: "c4", "ab12". */
export function cellOf(square: string): Cell {
  const letters = square.match(/^[a-z]+/u)?.[0] ?? "";
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - A + 1;
  return squareCell(column - 1, Number(square.slice(letters.length)) - 1);
}

export function columnName(x: number): string {
  const last = String.fromCharCode(A + (x % LETTERS));
  return x < LETTERS ? last : String.fromCharCode(A + Math.floor(x / LETTERS) - 1) + last;
}

export function squareOf(cell: Cell): string {
  const [x, y] = squarePlace(cell);
  return `${columnName(x)}${y + 1}`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the names of columns and rows are written: the first square of each, so that a map of any shape is named at its rim. */
export function rims(cells: readonly Cell[]): { readonly columns: readonly Place[]; readonly rows: readonly Place[] } {
  const columns = new Map<number, Place>();
  const rows = new Map<number, Place>();
  for (const cell of cells) {
    const [x, y] = squarePlace(cell);
    if (y < (columns.get(x)?.y ?? Infinity)) columns.set(x, { x, y });
    if (x < (rows.get(y)?.x ?? Infinity)) rows.set(y, { x, y });
  }
  return { columns: [...columns.values()], rows: [...rows.values()] };
}
