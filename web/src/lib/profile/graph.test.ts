import { expect, test } from "vitest";
import { gainSince, graphOf } from "./graph";

const point = (at: number, rating: number, deviation = 100) => ({ at, rating, deviation });
const level = (name: string, rating: number) => ({ level: name, rating, deviation: 50, measured: true });

test("a better rating is drawn higher, and the newest at the right edge", () => {
  const drawn = graphOf([point(1, 1500), point(2, 1600)], [], { width: 100, height: 100 });
  expect(drawn?.last.x).toBe(100);
  const [first, second] = (drawn?.line ?? "")
    .slice(1)
    .split("L")
    .map((each) => Number(each.split(" ")[1]));
  expect(second).toBeLessThan(first ?? 0);
});

test("only levels within the frame are drawn, and labels never meet", () => {
  const drawn = graphOf([point(1, 1500)], [level("random", 100), level("easy", 1495), level("normal", 1500), level("hard", 1600)], {
    width: 100,
    height: 100,
  });
  expect(drawn?.levels.map((each) => each.level)).toEqual(["hard", "normal"]);
});

test("nothing played, nothing drawn", () => {
  expect(graphOf([], [], { width: 100, height: 100 })).toBeNull();
});

test("a gain is told against the last rating before", () => {
  const points = [point(10, 1500), point(20, 1520.4), point(30, 1510)];
  expect(gainSince(points, 15)).toBe(10);
  expect(gainSince(points, 25)).toBe(-10);
  expect(gainSince(points, 5)).toBeNull();
  expect(gainSince(points, 35)).toBeNull();
});
