import { expect, test } from "vitest";
import { clockText, secondsLeft } from "./clock";
import { ranking, winnersOf } from "./ending";

test("the rules' places order the seats", () => {
  const over = { reason: "rules", seat: null, result: { places: [2, 1, 3], scores: [40, 61, 12], rule: "TU-1", message: "x" } } as const;
  const open = { ...over, result: { ...over.result, places: [...over.result.places], scores: [...over.result.scores] } };
  expect(ranking(open, 3).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(winnersOf(open, 3)).toEqual([1]);
});
test("whoever resigned has lost, and the other has won", () => {
  expect(winnersOf({ reason: "resigned", seat: 0, result: null }, 2)).toEqual([1]);
});
test("a draw has no winners", () => {
  expect(winnersOf({ reason: "agreed", seat: null, result: null }, 2)).toEqual([]);
  expect(winnersOf({ reason: "rules", seat: null, result: { places: [1, 1], scores: [0, 0], rule: "", message: "" } }, 2)).toEqual([]);
});
test("only the running clock runs, and never below nothing", () => {
  const clock = { initial: 600, increment: 5, left: [30, 40], running: [0], at: 100 };
  expect(secondsLeft(clock, 0, 110)).toBe(20);
  expect(secondsLeft(clock, 1, 110)).toBe(40);
  expect(secondsLeft(clock, 0, 999)).toBe(0);
});
test.each([
  [75, "1:15"],
  [9.2, "0:10"],
  [3700, "1:01:40"],
  [172_800, "48:00:00"],
])("%d seconds are shown as %s", (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
