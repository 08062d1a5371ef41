// What every staged board shares: words and events that only tell.
import type { BoardEvents, BoardWords } from "$lib/board/model";
import type { Cell } from "$lib/board/geometry/point";

export const on: BoardEvents = {
  pick: (cell) => console.info("pick", cell),
  why: (cell) => console.info("why", cell),
};

export function wordsFor(label: string, cells: readonly Cell[], name: (cell: Cell) => string = (cell) => cell): BoardWords {
  return { label, name, groups: [{ heading: label, cells }] };
}
