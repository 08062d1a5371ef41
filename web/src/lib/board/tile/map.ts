// Location cards laid as tiles: what is printed on each, and who stands there. Plain data.
import type { Unit } from "$lib/pieces/unit";
import type { Cell } from "../geometry/point";

export type TileGround = "desert" | "settlement" | "mountains" | "plains" | "swamp" | "water" | "dungeon";
export type Side = "n" | "e" | "s" | "w";
export type Exit =
  { readonly kind: "open" | "wall" } | { readonly kind: "blocked" | "trap"; readonly emblem: string; readonly against: number };

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
  /** What the obstacle is in the glossary of the game. */
  readonly hinders?: string | undefined;
  readonly glory: number;
  readonly peril: number;
  /** Letter of an underground passage. */
  readonly passage: string | null;
  readonly portal: boolean;
  /** Linked portals share a colour, counted from 0. */
  readonly link?: number | null;
  /** Its points are not to be had right now. */
  readonly spent?: boolean;
  /** Tokens that lie here, as emblems. */
  readonly tokens?: readonly string[];
}

export interface Pawn {
  readonly unit: Unit;
  readonly cell: Cell;
  readonly fallen: boolean;
  /** Whether it is the one that acts. */
  readonly acting?: boolean;
}

export interface TileMap {
  readonly tiles: readonly Tile[];
  /** Where cards lie that are not known yet: grey slabs. */
  readonly blanks?: readonly Cell[];
  readonly pawns: readonly Pawn[];
  /** Where a drawn card may lie: dashed frames. */
  readonly frames: ReadonlySet<Cell>;
  /** What the cards lie on; sand if left out. */
  readonly bed?: "sand" | "stone";
  /** A card in the hand, drawn where it would lie. */
  readonly ghost?: Tile | null;
}
