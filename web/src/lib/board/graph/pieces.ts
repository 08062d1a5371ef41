// What stands on a graph map; made by a game's `present.ts`, drawn by `GraphBoard.svelte`.
import type { Cell } from "../geometry/point";

export interface TroopAt {
  /** The same troop keeps its id while it stands. */
  readonly id: string;
  readonly cell: Cell;
  /** Null: nobody's. */
  readonly seat: number | null;
}

export interface SpyAt {
  readonly cell: Cell;
  readonly site: string;
  readonly seat: number;
  /** Its place among the spies of the site. */
  readonly index: number;
}

export interface SiteState {
  readonly id: string;
  readonly vp: number;
  readonly start: boolean;
  readonly controller: number | null;
  readonly total: boolean;
  readonly spies: readonly SpyAt[];
  /** What its control marker gives: for control, and on top for total control. */
  readonly marker: { readonly control: string; readonly total: string } | null;
}

export interface GraphPieces {
  readonly sites: readonly SiteState[];
  readonly troops: readonly TroopAt[];
  emblem(seat: number | null): string;
  /** Whose troop would stand on a lit empty space: it is shown faintly under the pointer. */
  readonly ghost: number | null;
}
