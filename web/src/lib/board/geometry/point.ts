// Points, directions and what every board's geometry promises.
//
// Pure. A cell is a string that the server's notation also uses, so that options, names and pieces meet on it.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Cell = string;

/** Compass directions of the keyboard; a board uses those it has. */
export type Direction = "n" | "ne" | "e" | "se" | "s" | "sw" | "w" | "nw";

export interface Geometry {
  readonly width: number;
  readonly height: number;
  /** Where what is drawn begins, if not at the origin. */
  readonly left?: number;
  readonly top?: number;
  /** Pixels of one board unit below which the board can no longer be read: then it opens nearer than whole. */
  readonly legible?: number;
  /** Every cell in reading order. */
  readonly cells: readonly Cell[];
  /** The middle of a cell. */
  centre(cell: Cell): Point;
  /** The cell under a point, or null beside the board. */
  at(point: Point): Cell | null;
  /** The next cell in a direction, or null at the edge. */
  neighbour(cell: Cell, direction: Direction): Cell | null;
  /** The outline of a cell's hit area in board units, around the board's origin. */
  outline(cell: Cell): string;
}

export const DIRECTIONS: readonly Direction[] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

const ANGLES: Readonly<Record<Direction, number>> = { e: 0, se: 45, s: 90, sw: 135, w: 180, nw: 225, n: 270, ne: 315 };

/** The unit vector of a direction; y runs down. */
export function unit(direction: Direction): Point {
  const angle = (ANGLES[direction] * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The nearest cell to a point among some, no further than `reach`; null if there is none. */
export function nearest(geometry: Geometry, cells: Iterable<Cell>, point: Point, reach: number): Cell | null {
  let best: Cell | null = null;
  let least = reach;
  for (const cell of cells) {
    const d = distance(geometry.centre(cell), point);
    if (d <= least) {
      best = cell;
      least = d;
    }
  }
  return best;
}

/** Rounds for path data. */
export const round = (value: number): number => Math.round(value * 10) / 10;
