// Location cards laid as tiles: what is printed on each, and who stands there. Plain data.
import type { Unit } from "$lib/pieces/unit";
import type { Cell } from "../geometry/point";

export type TileGround = "desert" | "settlement" | "mountains" | "plains" | "swamp" | "water" | "dungeon";
export type Side = "n" | "e" | "s" | "w";
export type Exit = { readonly kind: "open" | "wall" } | { readonly kind: "blocked" | "trap"; readonly emblem: string; readonly against: number };

export interface Tile {
  readonly cell: Cell;
  readonly id: string;
  readonly name: string;
  /** Terrains, the first gives the ground. */
  readonly grounds: readonly TileGround[];
  readonly exits: Readonly<Record<Side, Exit>>;
  /** The emblem of a site; roads have none. */
  readonly site: string | null;
  readonly obstacle: string | null;
  readonly glory: number;
  readonly peril: number;
  /** Letter of an underground passage. */
  readonly passage: string | null;
  readonly portal: boolean;
}

export interface Pawn {
  readonly unit: Unit;
  readonly cell: Cell;
  readonly fallen: boolean;
}

export interface TileMap {
  readonly tiles: readonly Tile[];
  readonly pawns: readonly Pawn[];
  /** Where a drawn card may lie: dashed frames. */
  readonly frames: ReadonlySet<Cell>;
}
