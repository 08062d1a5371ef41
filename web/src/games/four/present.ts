// Four in a row: from the server's view to what the board draws. Pure; no rule is known here.
import type { FourView } from "$lib/generated/four";
import type { Told } from "$lib/protocol/types";
import type { Picks } from "$lib/table/picks";
import { thing } from "$lib/table/picks";

export type { FourView };

export const ROWS = 6;
const NAMES = "abcdefghijklmnopqrstuvwxyz";
const STONES: Readonly<Record<string, number>> = { r: 0, y: 1 };

export interface Stone {
  seat: number;
  row: number;
  /** The stone that fell last. */
  fresh: boolean;
}

export interface Column {
  thing: string;
  id: string;
  stones: Stone[];
  lit: boolean;
}

export interface FourBoard {
  columns: Column[];
  rows: number;
  /** How many stones each seat has dropped. */
  dropped: number[];
}

export function present(view: FourView, picks: Picks, last: readonly Told[]): FourBoard {
  const fell = last.find(({ event }) => event.event === "dropped")?.event.column;
  const columns = view.columns.map((stones, i): Column => {
    const id = NAMES[i] ?? String(i);
    const column = thing("column", id);
    return {
      thing: column,
      id,
      lit: picks.lit.has(column),
      stones: [...stones].map((mark, row) => ({ seat: STONES[mark] ?? 0, row, fresh: fell === i && row === stones.length - 1 })),
    };
  });
  const dropped = [0, 1].map((seat) => columns.reduce((sum, { stones }) => sum + stones.filter((stone) => stone.seat === seat).length, 0));
  return { columns, rows: ROWS, dropped };
}
