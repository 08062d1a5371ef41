import { expect, test } from "vitest";
import { clockText, secondsLeft } from "./clock";

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
