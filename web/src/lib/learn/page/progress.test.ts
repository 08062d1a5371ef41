import { expect, test } from "vitest";
import type { Learning, LessonBrief, PuzzleShelf } from "$lib/protocol/types";
import { chaptersDone, daysInARow, featuredOf, firstOpen, openChapter } from "./progress";

const say = { message: "x" };
const chapter = (id: string, state: "new" | "begun" | "done") => ({
  id,
  number: 1,
  title: say,
  goal: say,
  steps: 5,
  step: 0,
  play: false,
  rules: [],
  state,
});
const lesson = (game: string, chapters: LessonBrief["chapters"], at: LessonBrief["at"] = null): LessonBrief => ({
  game,
  id: "first",
  title: say,
  about: say,
  minutes: 12,
  left: 9,
  steps: 45,
  state: "begun",
  touched: null,
  at,
  chapters,
});
const week = (...states: ("new" | "solved" | "tried")[]): Learning["week"] =>
  states.map((state, index) => ({ date: `2026-11-1${index}`, state }));

test("the featured lesson is the one the server names, else the first", () => {
  const learnt: Learning = { featured: "b", lessons: [lesson("a", []), lesson("b", [])], puzzles: [], daily: null, week: [] };
  expect(featuredOf(learnt)?.game).toBe("b");
  expect(featuredOf({ ...learnt, featured: "z" })?.game).toBe("a");
  expect(featuredOf({ ...learnt, lessons: [] })).toBeNull();
});
test("chapters are counted over all lessons", () => {
  expect(chaptersDone([lesson("a", [chapter("1", "done"), chapter("2", "begun")]), lesson("b", [chapter("1", "done")])])).toEqual({
    done: 2,
    all: 3,
  });
});
test("one goes on where one stopped, unless that chapter is done", () => {
  const chapters = [chapter("1", "done"), chapter("2", "new"), chapter("3", "begun")];
  expect(openChapter(lesson("a", chapters, { chapter: "3", step: 2, table: null }))?.id).toBe("3");
  expect(openChapter(lesson("a", chapters, { chapter: "1", step: 5, table: null }))?.id).toBe("2");
  expect(openChapter(lesson("a", [chapter("1", "done")]))?.id).toBe("1");
});
test("a shelf opens at its first puzzle that is not done", () => {
  const shelf = (...states: PuzzleShelf["squares"][number]["state"][]): PuzzleShelf => ({
    game: "a",
    count: states.length,
    solved: 0,
    squares: states.map((state, i) => ({ id: String(i), level: 1, kind: "win", title: say, state })),
  });
  expect(firstOpen(shelf("solved", "shown", "tried", "new"))?.id).toBe("2");
  expect(firstOpen(shelf("solved", "solved"))?.id).toBe("0");
  expect(firstOpen(shelf())).toBeNull();
});
test("days in a row end at a missed one; today may still be open", () => {
  expect(daysInARow(week("solved", "new", "solved", "solved", "new"))).toBe(2);
  expect(daysInARow(week("solved", "solved"))).toBe(2);
  expect(daysInARow(week("solved", "new", "new"))).toBe(0);
  expect(daysInARow([])).toBe(0);
});
