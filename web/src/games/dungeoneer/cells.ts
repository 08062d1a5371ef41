// Names of cells: the game's `x:y` counts north upwards, the board's `x,y` counts rows downwards. Pure.
import { tileCell, tilePlace } from "$lib/board/geometry/tile";
import type { Cell } from "$lib/board/geometry/point";
import type { MapSide } from "./view";

export function cellOf(name: string): Cell {
  const [x = 0, y = 0] = name.split(":").map(Number);
  return tileCell(x, y === 0 ? 0 : -y);
}

export function nameOf(cell: Cell): string {
  const [x, y] = tilePlace(cell);
  return `${x}:${y === 0 ? 0 : -y}`;
}

/** Where a cell lies as seen from the entrance, as people say it. */
export function away(cell: Cell): { way: string; rows: number; columns: number } {
  const [x, y] = tilePlace(cell);
  const way = (y < 0 ? "n" : y > 0 ? "s" : "") + (x > 0 ? "e" : x < 0 ? "w" : "");
  return { way: way || "here", rows: Math.abs(y), columns: Math.abs(x) };
}

export const SIDES: readonly MapSide[] = ["n", "e", "s", "w"];
const OPPOSITE: Readonly<Record<MapSide, MapSide>> = { n: "s", e: "w", s: "n", w: "e" };

/** The side of a card that lies on a side of the map: a card at 180° shows its other side. */
export function cardSide(side: MapSide, turned: boolean): MapSide {
  return turned ? OPPOSITE[side] : side;
}
