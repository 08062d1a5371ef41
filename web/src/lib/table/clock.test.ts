import { expect, test } from "vitest";
import { clockText, faceOf, secondsLeft } from "./clock";

const clock = { initial: 600, increment: 5, most: null, left: [30, 40], running: [0], at: 100 };
const days = (count: number, hours: number): string => `${count} d ${hours} h`;

test("only the running clock runs, and never below nothing", () => {
  expect(secondsLeft(clock, 0, 110)).toBe(20);
  expect(secondsLeft(clock, 1, 110)).toBe(40);
  expect(secondsLeft(clock, 0, 999)).toBe(0);
});
test.each([
  [75, "1:15"],
  [9.2, "0:10"],
  [3700, "1:01:40"],
  [86_399, "23:59:59"],
  [86_400, "1 d 0 h"],
  [180_000, "2 d 2 h"],
])("%d seconds are shown as %s", (seconds, text) => {
  expect(clockText(seconds, days)).toBe(text);
});
test("a clock is short only while it runs", () => {
  expect(faceOf(clock, 0, 109)).toEqual({ seconds: 21, running: true, short: false });
  expect(faceOf(clock, 0, 110)).toEqual({ seconds: 20, running: true, short: true });
  expect(faceOf({ ...clock, left: [30, 3] }, 1, 110)).toEqual({ seconds: 3, running: false, short: false });
});
