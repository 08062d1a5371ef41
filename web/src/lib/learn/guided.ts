// What is open to the learner: only what the step wants; nothing while there is something to read. Pure.
import type { Lesson, Option, Puzzle } from "$lib/protocol/types";

export function guided(options: readonly Option[], lesson: Lesson | null, puzzle: Puzzle | null): readonly Option[] {
  if (puzzle && puzzle.state !== "trying") return [];
  if (!lesson || lesson.kind === "play") return options;
  if (lesson.kind !== "do") return [];
  const wanted = new Set(lesson.wanted);
  return options.filter(({ notation }) => wanted.has(notation));
}
