// What lies on a square map beside its ground: tiles with names, thick walls, zones, chests. Plain data.
import type { Zone } from "../arrows";
import type { Cell } from "../geometry/point";

export interface SquareMap {
  /** Slabs the map is laid from. */
  readonly tiles: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly columns: number;
    readonly rows: number;
  }[];
  /** Thick or thin walls on the lines between squares: x1, y1, x2, y2 in squares. */
  readonly walls: readonly (readonly number[])[];
  readonly zones: readonly Zone[];
  /** Statues on a plinth, and what is carved into the ground. */
  readonly signs?: readonly { readonly cell: Cell; readonly emblem: string; readonly style: "plinth" | "mark"; readonly means?: string }[];
  /** Chests; a value once it was seen. */
  readonly chests: readonly { readonly cell: Cell; readonly value: number | null }[];
}
