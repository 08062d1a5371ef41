// What every board is told: its cells' names, what is lit, and whom to tell what the player does. No game is known here.
import type { Cell } from "./geometry/point";

/** What may be done on a board right now. */
export interface Lights {
  /** Cells that may be picked: candle. */
  readonly lit: ReadonlySet<Cell>;
  /** Lit cells that take more than the others: their light is weaker. */
  readonly far?: ReadonlySet<Cell>;
  /** Cells that are picked already, waiting for the rest of the choice. */
  readonly picked: ReadonlySet<Cell>;
  /** Cells that are brought into view beside the lit ones while a decision is open: where it is about. */
  readonly about?: ReadonlySet<Cell>;
  /** Cells of the last move. */
  readonly traced: ReadonlySet<Cell>;
  /** Whether a decision of the viewer is open: what is not lit then answers why. */
  readonly deciding: boolean;
}

export const DARK: Lights = { lit: new Set(), picked: new Set(), traced: new Set(), deciding: false };

export interface BoardEvents {
  /** A lit or picked cell was chosen. */
  pick(cell: Cell): void;
  /** Another cell was pressed while nothing is asked here. */
  look?(cell: Cell): void;
  /** "Why not?": a press on what is not lit, a right click, a long press or the ? key; the popover points at the element. */
  why(cell: Cell, at: Element): void;
  hover?(cell: Cell | null): void;
  back?(): void;
  /** A pointer is drawn over a cell: where this is heard, a drag paints and does not pan. */
  paint?(cell: Cell): void;
}

/** A part of the board in the list view: a heading and its cells. */
export interface CellGroup {
  readonly heading: string;
  readonly cells: readonly Cell[];
}

/** How a board is told in words. */
export interface BoardWords {
  readonly label: string;
  /** The spoken name of a cell and what stands on it: "d5, Drider, Ember, 80 of 100, tapped". */
  name(cell: Cell): string;
  /** What its ground is in the glossary of the game; plain ground is nothing. */
  ground?(cell: Cell): string | undefined;
  readonly groups: readonly CellGroup[];
}
