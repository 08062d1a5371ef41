// Squares: columns and rows from 0, cells named "x,y".
//
// Here: where a square is and what lies beside it. Not here: walls, movement, sight (the server's).
import type { Cell, Direction, Geometry, Point } from "./point";

export interface SquareGeometry extends Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
}

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

export function squareCell(x: number, y: number): Cell {
  return `${x},${y}`;
}

export function squarePlace(cell: Cell): readonly [number, number] {
  const comma = cell.indexOf(",");
  return comma < 0 ? [NaN, NaN] : [Number(cell.slice(0, comma)), Number(cell.slice(comma + 1))];
}

/** The squares that a unit of a size covers, from its upper left one. */
export function covered(cell: Cell, size: number): Cell[] {
  const [x, y] = squarePlace(cell);
  return Array.from({ length: size * size }, (_, k) => squareCell(x + (k % size), y + Math.floor(k / size)));
}

/** A board of squares; `exists` leaves holes where no tile lies, and what is empty up to the edge is not shown. */
export function squares(
  columns: number,
  rows: number,
  size: number,
  exists: (x: number, y: number) => boolean = () => true,
): SquareGeometry {
  const cells: Cell[] = [];
  let [left, top, right, bottom] = [columns, rows, 0, 0];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!exists(x, y)) continue;
      cells.push(squareCell(x, y));
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
  }
  if (cells.length === 0) [left, top, right, bottom] = [0, 0, columns, rows];
  const known = new Set(cells);
  const find = (x: number, y: number): Cell | null => {
    const cell = squareCell(x, y);
    return known.has(cell) ? cell : null;
  };
  return {
    columns,
    rows,
    size,
    left: left * size,
    top: top * size,
    width: (right - left) * size,
    height: (bottom - top) * size,
    // A pointer finds a square of so many pixels, and one tells the pieces on it apart.
    legible: 24 / size,
    cells,
    centre(cell: Cell): Point {
      const [x, y] = squarePlace(cell);
      return { x: (x + 0.5) * size, y: (y + 0.5) * size };
    },
    at: (point) => find(Math.floor(point.x / size), Math.floor(point.y / size)),
    neighbour(cell, direction) {
      const [x, y] = squarePlace(cell);
      const [dx, dy] = STEPS[direction];
      return find(x + dx, y + dy);
    },
    outline(cell) {
      const [x, y] = squarePlace(cell);
      return `M${x * size} ${y * size}h${size}v${size}h${-size}Z`;
    },
  };
}

/** Squares in one drawing: those that follow one another in a row are drawn as one. */
export function squareArea(geometry: SquareGeometry, cells: Iterable<Cell>): string {
  const s = geometry.size;
  let path = "";
  let [left, row, count] = [0, 0, 0];
  const end = (): void => {
    if (count > 0) path += `M${left * s} ${row * s}h${count * s}v${s}h${-count * s}z`;
  };
  for (const cell of cells) {
    const [x, y] = squarePlace(cell);
    if (count > 0 && y === row && x === left + count) count += 1;
    else {
      end();
      [left, row, count] = [x, y, 1];
    }
  }
  end();
  return path;
}

/** One contour around an area of squares (never a grid of boxes). */
export function squareContour(geometry: SquareGeometry, cells: ReadonlySet<Cell>): string {
  const s = geometry.size;
  let path = "";
  for (const cell of cells) {
    const [x, y] = squarePlace(cell);
    const lit = (dx: number, dy: number): boolean => cells.has(squareCell(x + dx, y + dy));
    if (!lit(0, -1)) path += `M${x * s} ${y * s}h${s}`;
    if (!lit(0, 1)) path += `M${x * s} ${(y + 1) * s}h${s}`;
    if (!lit(-1, 0)) path += `M${x * s} ${y * s}v${s}`;
    if (!lit(1, 0)) path += `M${(x + 1) * s} ${y * s}v${s}`;
  }
  return path;
}
