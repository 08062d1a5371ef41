// Pointy hexes in odd-r offset: odd rows stand half a hex to the right; cells are named "column,row".
//
// Here: where a hex is and what lies beside it. Not here: movement, sight (the server's).
import { corners, polygon } from "../draw/shapes";
import type { Cell, Direction, Geometry, Point } from "./point";

export interface HexGeometry extends Geometry {
  readonly columns: number;
  readonly rows: number;
  /** From the centre to a corner. */
  readonly radius: number;
  /** Corners of a hex in order, the first at the top. */
  corners(cell: Cell): readonly Point[];
}

type Step = readonly [number, number];

/** Steps from even and from odd rows; north and south zigzag so that a column of keys stays a column. */
const EVEN: Readonly<Record<Direction, Step>> = {
  e: [1, 0],
  w: [-1, 0],
  ne: [0, -1],
  nw: [-1, -1],
  se: [0, 1],
  sw: [-1, 1],
  n: [0, -1],
  s: [0, 1],
};
const ODD: Readonly<Record<Direction, Step>> = {
  e: [1, 0],
  w: [-1, 0],
  ne: [1, -1],
  nw: [0, -1],
  se: [1, 1],
  sw: [0, 1],
  n: [0, -1],
  s: [0, 1],
};

/** The side of a hex that faces each neighbour, as the index of its first corner. */
export const HEX_SIDES: readonly (readonly [Direction, number])[] = [
  ["ne", 0],
  ["e", 1],
  ["se", 2],
  ["sw", 3],
  ["w", 4],
  ["nw", 5],
];

export function hexCell(column: number, row: number): Cell {
  return `${column},${row}`;
}

export function hexPlace(cell: Cell): Step {
  const comma = cell.indexOf(",");
  return comma < 0 ? [NaN, NaN] : [Number(cell.slice(0, comma)), Number(cell.slice(comma + 1))];
}

export function hexes(columns: number, rows: number, radius: number, margin = radius * 0.12): HexGeometry {
  const wide = Math.sqrt(3) * radius;
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) cells.push(hexCell(column, row));
  }
  const known = new Set(cells);
  const centre = (cell: Cell): Point => {
    const [column, row] = hexPlace(cell);
    return { x: margin + wide * (column + 0.5 + (row % 2) * 0.5), y: margin + radius * (1 + 1.5 * row) };
  };
  const around = (cell: Cell): Point[] => {
    const middle = centre(cell);
    return corners(6, radius, -90).map((p) => ({ x: middle.x + p.x, y: middle.y + p.y }));
  };
  return {
    columns,
    rows,
    radius,
    width: wide * (columns + 0.5) + 2 * margin,
    // Below the last row there is room for the numbers of the columns.
    height: radius * (1.5 * rows + 0.5) + 2 * margin + 18,
    cells,
    centre,
    corners: around,
    at(point) {
      const cell = roundHex((point.x - margin) / wide - 0.5, (point.y - margin) / radius - 1);
      return known.has(cell) ? cell : null;
    },
    neighbour(cell, direction) {
      const [column, row] = hexPlace(cell);
      const [dx, dy] = (row % 2 ? ODD : EVEN)[direction];
      const next = hexCell(column + dx, row + dy);
      return known.has(next) ? next : null;
    },
    outline: (cell) => polygon(around(cell)),
  };
}

/** The hex that holds a point: x in hex widths, y in radii, both from the centre of hex 0,0. */
function roundHex(x: number, y: number): Cell {
  const r = y / 1.5;
  const q = x - r / 2;
  const s = -q - r;
  let [rq, rr] = [Math.round(q), Math.round(r)];
  const rs = Math.round(s);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return hexCell(rq + (rr - (rr & 1)) / 2, rr);
}

/** One contour around an area of hexes. */
export function hexContour(geometry: HexGeometry, cells: ReadonlySet<Cell>): string {
  let path = "";
  for (const cell of cells) {
    const ring = geometry.corners(cell);
    for (const [direction, first] of HEX_SIDES) {
      const next = geometry.neighbour(cell, direction);
      if (next !== null && cells.has(next)) continue;
      const a = ring[first] as Point;
      const b = ring[(first + 1) % 6] as Point;
      path += `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
    }
  }
  return path;
}
