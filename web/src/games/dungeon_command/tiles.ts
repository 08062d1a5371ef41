// Tiles while the battlefield is built: what may be laid where, how it is turned, and how it would look. Pure.
import { squareGround } from "$lib/board/draw/squares";
import type { Inks } from "$lib/board/draw/ink";
import { squareCell, squarePlace } from "$lib/board/geometry/square";
import type { Cell } from "$lib/board/geometry/point";
import { isName } from "$lib/i18n/sentence";
import type { Option } from "$lib/protocol/types";
import { groundOf } from "./look";
import { cellOf } from "$lib/board/square/names";
import type { Library, PrintedTile } from "./view";

/** One way to lay a tile. */
export interface Laying {
  readonly option: Option;
  readonly tile: string;
  readonly turn: number;
  /** Its upper left square. */
  readonly cell: Cell;
}

export function layings(options: readonly Option[]): Laying[] {
  return options.flatMap((option): Laying[] => {
    const { tile, square, turn } = option.say.words ?? {};
    if (tile === undefined || square === undefined || turn === undefined) return [];
    if (Array.isArray(tile) || Array.isArray(square) || Array.isArray(turn) || !isName(tile) || !isName(square) || !isName(turn)) return [];
    return [{ option, tile: tile.id, turn: Number(turn.id), cell: cellOf(square.id) }];
  });
}

/** The rows of a tile's face, turned clockwise by degrees. */
export function turned(grid: readonly string[], degrees: number): string[] {
  let now = [...grid];
  for (let turns = degrees / 90; turns > 0; turns -= 1) {
    now = Array.from({ length: now[0]?.length ?? 0 }, (_, x) =>
      now
        .map((row) => row[x])
        .reverse()
        .join(""),
    );
  }
  return now;
}

/** The squares that a tile would cover. */
export function footprint(tile: PrintedTile | undefined, { cell, turn }: Laying): Cell[] {
  const grid = turned(tile?.faces.dungeon.grid ?? [], turn);
  const [left, top] = squarePlace(cell);
  return grid.flatMap((row, y) => [...row].map((_, x) => squareCell(left + x, top + y)));
}

/** The ways to lay a tile that cover a square. */
export function coveringOf(library: Library, all: readonly Laying[], cell: Cell): Laying[] {
  return all.filter((laying) => footprint(library.tiles[laying.tile], laying).includes(cell));
}

/** A tile drawn where it would lie. */
export function ghostOf(
  tile: PrintedTile | undefined,
  laying: Laying,
  face: "dungeon" | "outdoors",
  size: number,
  board: { width: number; height: number },
  tint: number,
): Inks {
  const grid = turned(tile?.faces[face].grid ?? [], laying.turn);
  const [left, top] = squarePlace(laying.cell);
  return squareGround(laying.tile, board.width, board.height, size, (x, y) => {
    const glyph = grid[y - top]?.[x - left];
    return glyph === undefined ? null : { terrain: groundOf(glyph, face).drawn, paved: face === "dungeon", tint };
  });
}
