import { expect, test } from "vitest";
import { lines, tokens } from "./yaml";

test("a line falls into keys, numbers, marks and comments, and nothing of it is lost", () => {
  const line = "  cost: 2  # as printed";
  expect(tokens(line).map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
    "plain ",
    "key cost",
    "mark :",
    "plain ",
    "number 2",
    "plain ",
    "comment # as printed",
  ]);
  expect(
    tokens(line)
      .map(({ text }) => text)
      .join(""),
  ).toBe(line);
});
test("what does not stand in print is changed, also a second line of the same words", () => {
  const found = lines("a: 1\nb: 2\nb: 2\nc: 4", "a: 1\nb: 2\nc: 3");
  expect(found.map(({ changed }) => changed)).toEqual([false, false, true, true]);
  expect(lines("a: 1", "").map(({ changed }) => changed)).toEqual([false]);
});
