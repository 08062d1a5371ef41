import { expect, test } from "vitest";
import { differing, painted, rowsOf, strokes, tally } from "./paint";

const ROWS = ["ab.", "...", "..c"];

test("a stroke paints one square, or its twin with it", () => {
  expect(painted(ROWS, { column: 1, row: 1 }, "x", "none")).toEqual(["ab.", ".x.", "..c"]);
  expect(painted(ROWS, { column: 0, row: 0 }, "x", "turn")).toEqual(["xb.", "...", "..x"]);
  expect(painted(ROWS, { column: 0, row: 1 }, "x", "mirror")).toEqual(["ab.", "x.x", "..c"]);
  expect(painted(ROWS, { column: 0, row: 0 }, "a", "turn", "b")).toEqual(["ab.", "...", "..b"]);
});
test("the middle is its own twin", () => {
  expect(strokes(ROWS, { column: 1, row: 1 }, "turn")).toEqual([{ column: 1, row: 1 }]);
});
test("letters are counted, and what is not as printed is found", () => {
  expect(tally(ROWS).get(".")).toBe(6);
  expect(differing(["ab.", ".x.", "..c"], ROWS)).toEqual([{ column: 1, row: 1 }]);
  expect(rowsOf("ab.\n...\n")).toEqual(["ab.", "..."]);
});
