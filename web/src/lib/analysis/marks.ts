// The choice that is judged, on the board: what was played and what was better. Pure.
import type { Mark } from "$lib/board/marks";
import { percent } from "$lib/hint/chances";
import type { Judged } from "$lib/protocol/minds";
import type { FrameProps } from "$lib/table/contract";
import { better } from "./verdicts";

/** On the position before the choice whole ways are shown; after it only where they end, since pieces have moved. */
export function judgedMarks(judged: Judged | null, trail: FrameProps["trail"], before: boolean): Mark[] {
  const best = judged && better(judged);
  if (!judged || !best || !trail) return [];
  const played = judged.choices.find((choice) => choice.played);
  const marks = [
    ...(played ? [{ choice: played, label: "✕", tone: "harm" as const }] : []),
    { choice: best, label: "✓", tone: "mend" as const },
  ];
  return marks.flatMap(({ choice, label, tone }): Mark[] => {
    const way = trail(choice);
    const cells = before ? way : way.slice(-1);
    return cells.length === 0 ? [] : [{ label, tone, cells, solid: tone === "mend", said: percent(choice.chance) }];
  });
}
