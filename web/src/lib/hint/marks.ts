// The moves of a hint on the board: their numbers where they end, the best solid, the others dotted. Pure.
import type { Mark } from "$lib/board/marks";
import type { Hint } from "$lib/protocol/minds";
import type { FrameProps } from "$lib/table/contract";

/** With `showing` only that one stands out. */
export function hintMarks(hint: Hint | null, showing: number | null, trail: FrameProps["trail"]): Mark[] {
  if (!hint || !trail || hint.only) return [];
  return hint.options.flatMap((option, i): Mark[] => {
    const cells = trail(option);
    if (cells.length === 0) return [];
    return [
      { label: String(i + 1), cells, tone: "bone", solid: option.less === 0 || option.equal, dim: showing !== null && showing !== i },
    ];
  });
}
