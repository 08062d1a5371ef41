import { expect, test } from "vitest";
import { barOrder, behind, grouped, percent, percents, points, weightOf } from "./chances";

test("percents are whole and add up to a hundred", () => {
  expect(percents([6350, 3650])).toEqual([64, 36]);
  expect(percents([3333, 3333, 3334])).toEqual([33, 33, 34]);
  expect(percents([2500, 2500, 2500, 2500])).toEqual([25, 25, 25, 25]);
  expect(percents([10_000, 0])).toEqual([100, 0]);
});
test("points carry their sign, and nought has none", () => {
  expect([points(512), points(-800), points(49), points(-49)]).toEqual(["+5", "−8", "0", "0"]);
  expect(percent(6349)).toBe("63\u00a0%");
});
test("the distance to the best is that of the figures beside it", () => {
  expect([behind(9095, 650), behind(9695, 50), behind(5500, 800)]).toEqual(["−6", "0", "−8"]);
});
test("thousands stand apart", () => {
  expect([grouped(800), grouped(3000), grouped(1_234_567)]).toEqual(["800", "3\u202f000", "1\u202f234\u202f567"]);
});
test("the reader's own seat opens the bar", () => {
  expect(barOrder(3, 1)).toEqual([1, 0, 2]);
  expect(barOrder(2, null)).toEqual([0, 1]);
});
test("a term that matters more has more signs", () => {
  expect([{ change: 60 }, { change: -310 }, { change: 900 }].map(weightOf)).toEqual([1, 2, 3]);
});
