import { expect, test } from "vitest";
import type { Lesson, Option, Puzzle } from "$lib/protocol/types";
import { guided } from "./guided";

const options: Option[] = ["deploy a:0", "deploy a:1", "end-turn"].map((notation, code) => ({ code, notation, say: { message: "x" } }));
const lesson = (kind: Lesson["kind"], wanted: string[] = []): Lesson => ({ kind, wanted }) as unknown as Lesson;
const puzzle = (state: Puzzle["state"]): Puzzle => ({ state }) as unknown as Puzzle;

test("only what a step wants is open", () => {
  expect(guided(options, lesson("do", ["deploy a:1"]), null).map(({ notation }) => notation)).toEqual(["deploy a:1"]);
});
test.each(["read", "try", "end"] as const)("nothing is open at a step to %s", (kind) => {
  expect(guided(options, lesson(kind, ["deploy a:1"]), null)).toEqual([]);
});
test("everything is open in a free game, at an ordinary table and in a puzzle that is being tried", () => {
  expect(guided(options, lesson("play"), null)).toBe(options);
  expect(guided(options, null, null)).toBe(options);
  expect(guided(options, null, puzzle("trying"))).toBe(options);
});
test.each(["judged", "solved", "shown"] as const)("nothing is open in a puzzle that is %s", (state) => {
  expect(guided(options, null, puzzle(state))).toEqual([]);
});
