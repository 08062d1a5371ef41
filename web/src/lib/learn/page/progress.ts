// What the page where one learns shows of one's progress. Pure.
import type { Learning, LessonBrief, PuzzleShelf } from "$lib/protocol/types";

export function featuredOf(learnt: Learning): LessonBrief | null {
  return learnt.lessons.find(({ game }) => game === learnt.featured) ?? learnt.lessons[0] ?? null;
}

export function chaptersDone(lessons: readonly LessonBrief[]): { done: number; all: number } {
  const all = lessons.flatMap(({ chapters }) => chapters);
  return { done: all.filter(({ state }) => state === "done").length, all: all.length };
}

/** The chapter one goes on with: where one stopped, else the first that is open, else the first. */
export function openChapter(lesson: LessonBrief): LessonBrief["chapters"][number] | null {
  const { at, chapters } = lesson;
  return (
    chapters.find(({ id, state }) => id === at?.chapter && state !== "done") ??
    chapters.find(({ state }) => state !== "done") ??
    chapters[0] ??
    null
  );
}

/** The puzzle that a press on a shelf opens: the first that is not done, else the first. */
export function firstOpen(shelf: PuzzleShelf): PuzzleShelf["squares"][number] | null {
  return shelf.squares.find(({ state }) => state === "new" || state === "tried") ?? shelf.squares[0] ?? null;
}

/** How many days in a row were solved, up to today, which may still be open. */
export function daysInARow(week: Learning["week"]): number {
  if (week.length === 0) return 0;
  const days = week.toReversed();
  const from = days[0]?.state === "solved" ? 0 : 1;
  const end = days.slice(from).findIndex(({ state }) => state !== "solved");
  return end < 0 ? days.length - from : end;
}
