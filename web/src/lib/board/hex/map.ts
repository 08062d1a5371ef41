// What a hex map shows beside its ground, and what stands on it. Plain data.
import type { OrderColour } from "$lib/pieces/orders";
import type { Unit } from "$lib/pieces/unit";
import type { Standing, Zone } from "../arrows";
import type { Cell } from "../geometry/point";

export interface HexMap {
  /** Capture points: a dashed hexagon inside the hex. */
  readonly points: ReadonlySet<Cell>;
  readonly towns: readonly { readonly cell: Cell; readonly name: string }[];
  readonly zones: readonly Zone[];
}

export interface HexUnit extends Standing<Unit> {
  /** Its order: a colour, null if it lies face down, undefined if it has none. */
  readonly order?: OrderColour | null;
  /** Whether it has just been turned face up. */
  readonly turned?: boolean;
}
