import { expect, test } from "vitest";
import { around, clearest, pillAt, pillWidth } from "./pills";

const WIDE = pillWidth("62 %");
const size = { width: WIDE, height: 26 };
const places = around({ x: 100, y: 100 }, WIDE, 1);

test("a pill stands above what it speaks of, where nothing is written", () => {
  expect(clearest(places, size, [])).toEqual({ x: 85, y: 83 });
});
test("over a name it goes below, and where both are taken it goes beside", () => {
  const name = { left: 60, top: 65, right: 150, bottom: 80 };
  expect(clearest(places, size, [name])).toEqual({ x: 85, y: 119 });
  const below = { left: 60, top: 120, right: 150, bottom: 140 };
  const place = clearest(places, size, [name, below]);
  expect(place && pillAt(place, size)).toMatchObject({ top: 87, bottom: 113 });
});
test("where everything is taken it covers least", () => {
  const all = { left: -500, top: -500, right: 500, bottom: 500 };
  const little = { ...all, bottom: 150 };
  expect(clearest(places, size, [all])).toEqual(places[0]);
  expect(clearest(places, size, [little])?.y).toBe(158);
});
test("half as near, everything is as large on the screen", () => {
  expect(around({ x: 0, y: 0 }, WIDE, 2)[0]).toEqual({ x: -30, y: -34 });
});
