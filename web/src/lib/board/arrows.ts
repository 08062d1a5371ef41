// What is drawn over the pieces: paths, lines of sight, arrows of the stack. Made by a game, drawn by `layers/Arrows.svelte`.
import type { Cell } from "./geometry/point";

export type Arrow =
  | { readonly kind: "path"; readonly cells: readonly Cell[]; readonly cost?: string }
  | { readonly kind: "sight"; readonly from: Cell; readonly to: Cell; readonly blocked: boolean }
  | { readonly kind: "stack"; readonly from: Cell; readonly to: Cell; readonly seat: number; readonly n: number }
  | { readonly kind: "danger"; readonly cell: Cell }
  | { readonly kind: "blocked"; readonly cell: Cell };

/** A unit and where it stands; large units cover several cells to the right and down. */
export interface Standing<U> {
  readonly unit: U;
  readonly cell: Cell;
  readonly size: number;
}

/** An area of the map: a start zone, a victory area, a magic circle. */
export interface Zone {
  readonly id: string;
  readonly cells: ReadonlySet<Cell>;
  /** Whose it is; drawn in the seat's colour and pattern. Null: nobody's. */
  readonly seat: number | null;
  readonly style: "filled" | "dashed" | "magic";
  readonly label?: string;
}
