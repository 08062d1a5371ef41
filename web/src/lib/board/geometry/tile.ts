// Card tiles on a grid that grows: cells named "x,y", x and y may be negative, a gap between cards.
//
// Here: where a card lies and what lies beside it. Not here: exits, walls (the server's).
import type { Cell, Direction, Geometry, Point } from "./point";

export interface TileGeometry extends Geometry {
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** The upper left corner of a card. */
  corner(cell: Cell): Point;
}

const STEPS: Partial<Readonly<Record<Direction, readonly [number, number]>>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

export function tileCell(x: number, y: number): Cell {
  return `${x},${y}`;
}

export function tilePlace(cell: Cell): readonly [number, number] {
  const [x = NaN, y = NaN] = cell.split(",").map(Number);
  return [x, y];
}

export function tiles(cells: readonly Cell[], tileWidth = 164, tileHeight = 144, gap = 10): TileGeometry {
  const places = cells.map(tilePlace);
  const left = Math.min(...places.map(([x]) => x));
  const top = Math.min(...places.map(([, y]) => y));
  const right = Math.max(...places.map(([x]) => x));
  const bottom = Math.max(...places.map(([, y]) => y));
  const [stepX, stepY] = [tileWidth + gap, tileHeight + gap];
  const ordered = [...cells].sort((a, b) => {
    const [ax, ay] = tilePlace(a);
    const [bx, by] = tilePlace(b);
    return ay - by || ax - bx;
  });
  const known = new Set(cells);
  const corner = (cell: Cell): Point => {
    const [x, y] = tilePlace(cell);
    return { x: gap + (x - left) * stepX, y: gap + (y - top) * stepY };
  };
  return {
    tileWidth,
    tileHeight,
    width: (right - left + 1) * stepX + gap,
    height: (bottom - top + 1) * stepY + gap,
    cells: ordered,
    corner,
    centre(cell) {
      const { x, y } = corner(cell);
      return { x: x + tileWidth / 2, y: y + tileHeight / 2 };
    },
    at(point) {
      const x = Math.floor((point.x - gap) / stepX);
      const y = Math.floor((point.y - gap) / stepY);
      const cell = tileCell(x + left, y + top);
      if (!known.has(cell)) return null;
      const from = corner(cell);
      return point.x - from.x <= tileWidth && point.y - from.y <= tileHeight ? cell : null;
    },
    neighbour(cell, direction) {
      const step = STEPS[direction];
      if (!step) return null;
      const [x, y] = tilePlace(cell);
      const next = tileCell(x + step[0], y + step[1]);
      return known.has(next) ? next : null;
    },
    outline(cell) {
      const { x, y } = corner(cell);
      return `M${x} ${y}h${tileWidth}v${tileHeight}h${-tileWidth}Z`;
    },
  };
}
