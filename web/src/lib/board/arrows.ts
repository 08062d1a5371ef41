// What is drawn over the pieces: paths, lines of sight, arrows of the stack. Made by a game, drawn by `layers/Arrows.svelte`.
import type { Cell } from "./geometry/point";

/** From one unit to another; a large one covers several cells to the right and down. */
interface Ends {
  readonly from: Cell;
  readonly to: Cell;
  readonly fromSize?: number;
  readonly toSize?: number;
}

/** A crossing of the lines of a grid: columns and rows from its upper left corner. */
export type GridPoint = readonly [number, number];

export type Arrow =
  | { readonly kind: "path"; readonly cells: readonly Cell[]; readonly cost?: string; readonly dashed?: boolean; readonly size?: number }
  | (Ends & {
      readonly kind: "sight";
      readonly blocked: boolean;
      /** What blocks the line, or gives cover against it. */
      readonly at?: Cell;
      /** From one corner to the corners of a square, in steps of the grid: what is in view from there, and what is not. */
      readonly corner?: { readonly from: GridPoint; readonly seen: readonly GridPoint[]; readonly unseen: readonly GridPoint[] };
    })
  | (Ends & { readonly kind: "stack"; readonly seat: number; readonly n: number })
  /** Where a unit would stand. */
  | { readonly kind: "footprint"; readonly cell: Cell; readonly size: number }
  /** The squares of a burst or cone, with the one contour around them. */
  | { readonly kind: "area"; readonly cells: ReadonlySet<Cell>; readonly edge: string }
  /** Who would be struck; a friend is ringed as a warning. */
  | { readonly kind: "struck"; readonly cell: Cell; readonly size: number; readonly friend: boolean }
  | { readonly kind: "danger"; readonly cell: Cell }
  | { readonly kind: "blocked"; readonly cell: Cell };

/** Whether it leads from one place to another, and does not mark one. */
export const isWay = ({ kind }: Arrow): boolean => kind === "path" || kind === "sight";

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
  /** What it is in the glossary of the game. */
  readonly sign?: string;
}
