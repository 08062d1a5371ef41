// The glass: what a fingertip may have meant on a board whose places are smaller than it, and how near one must look to tell
// them apart. Pure.
import { distance, type Cell, type Geometry, type Point } from "./geometry/point";
import type { Size, Viewport } from "./viewport";

/** Pixels of a fingertip: nothing smaller, and nothing nearer to its neighbour, is chosen by one tap. */
export const TAP = 44;
/** So many places at most lie under the glass. */
export const MOST = 6;
/** Pixels from one place to the next under the glass, and from the outermost to its rim. */
const APART = 54;
const RIM = 34;
/** The line under the glass, and the gap to the edge of the board. */
const FOOT = 58;
/** A place alone is shown so many times as large. */
const NEARER = 3;

/** The lit places within a fingertip of a point of the board, nearest first; none if the tap can only mean one large place. */
export function underFinger(geometry: Geometry, lit: Iterable<Cell>, point: Point, scale: number, width: (cell: Cell) => number): Cell[] {
  const all = [...lit];
  const away = (cell: Cell): number => distance(geometry.centre(cell), point) * scale;
  const near = all.filter((cell) => away(cell) <= TAP).sort((a, b) => away(a) - away(b));
  const [first] = near;
  if (first === undefined) return [];
  const crowded = all.some((cell) => cell !== first && distance(geometry.centre(cell), geometry.centre(first)) * scale < TAP);
  return crowded || width(first) < TAP ? near.slice(0, MOST) : [];
}

/** How far the board slides so that what was touched at a height is not covered by a glass above it, or below. */
export function slideFor(y: number, low: boolean, glass: number, frame: number): number {
  const covered = glass + FOOT + TAP / 2;
  return low ? Math.min(0, Math.max(TAP / 2, frame - covered) - y) : Math.max(0, Math.min(frame - TAP / 2, covered) - y);
}

/** How the glass looks at places: all of them in it, each far enough from the others; the furthest are left out if there is no room. */
export function throughGlass(
  geometry: Geometry,
  cells: readonly Cell[],
  glass: Size,
  scale: number,
): { cells: readonly Cell[]; view: Viewport } {
  const points = cells.map((cell) => geometry.centre(cell));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const gaps = points.flatMap((one, i) => points.slice(i + 1).map((other) => distance(one, other)));
  const room = Math.min((glass.width - 2 * RIM) / Math.max(right - left, 1e-6), (glass.height - 2 * RIM) / Math.max(bottom - top, 1e-6));
  const wanted = Math.max(NEARER * scale, gaps.length > 0 ? APART / Math.min(...gaps) : 0);
  if (gaps.length > 0 && room < TAP / Math.min(...gaps) && cells.length > 2)
    return throughGlass(geometry, cells.slice(0, -1), glass, scale);
  const near = Math.min(wanted, room);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return { cells, view: { scale: near, left: glass.width / 2 - middle.x * near, top: glass.height / 2 - middle.y * near } };
}
