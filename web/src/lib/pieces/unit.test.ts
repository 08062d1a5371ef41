import { expect, it } from "vitest";
import { lifeBar } from "./unit";

it("shows no bar on an unhurt unit", () => {
  expect(lifeBar({ now: 40, of: 40 })).toBeNull();
});

it("counts in tens up to sixty and in twenties above", () => {
  expect(lifeBar({ now: 10, of: 50 })?.ticks).toHaveLength(4);
  expect(lifeBar({ now: 80, of: 100 })?.ticks).toHaveLength(4);
});

it("changes its level at a half and at a quarter", () => {
  expect(lifeBar({ now: 51, of: 100 })?.level).toBe("high");
  expect(lifeBar({ now: 50, of: 100 })?.level).toBe("mid");
  expect(lifeBar({ now: 25, of: 100 })?.level).toBe("low");
});
