// What somebody points out on a board beside what is lit: moves of a hint with their numbers, the better move of an analysis.
import { getContext, setContext } from "svelte";
import type { Cell } from "./geometry/point";

export interface Mark {
  /** What stands in the disc where it ends. */
  readonly label: string;
  /** From where to where; one cell alone is only marked. */
  readonly cells: readonly Cell[];
  /** Bone for what is offered, mend for the better move, harm for what was played instead. */
  readonly tone: "bone" | "mend" | "harm";
  /** Solid for the best of them. */
  readonly solid: boolean;
  /** Whether the others are shown meanwhile, but not this one. */
  readonly dim?: boolean;
  /** Words beside the disc, such as a chance. */
  readonly said?: string;
}

const KEY = Symbol("marks");

export function setMarks(marks: () => readonly Mark[]): void {
  setContext(KEY, marks);
}

/** The marks of the frame around a board; where there is none, nothing is pointed out. */
export function getMarks(): () => readonly Mark[] {
  return getContext<(() => readonly Mark[]) | undefined>(KEY) ?? (() => []);
}

/** The cells of the things that a move names, in their order, each once; things that lie on no cell are left out. */
export function trailOf(things: readonly string[], placeOf: (kind: string, id: string) => Cell | null): Cell[] {
  return [
    ...new Set(
      things.flatMap((thing) => {
        const colon = thing.indexOf(":");
        return placeOf(thing.slice(0, colon), thing.slice(colon + 1)) ?? [];
      }),
    ),
  ];
}
