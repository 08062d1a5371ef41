import { expect, test } from "vitest";
import { slideFor, TAP, throughGlass, underFinger } from "./glass";
import { type Cell, distance, type Geometry } from "./geometry/point";
import { toFrame } from "./viewport";

/** Places in a row, so many board units apart. */
function row(step: number): Geometry {
  const cells = ["a", "b", "c", "d", "e", "f", "g", "h"];
  return {
    width: 8 * step,
    height: step,
    cells,
    centre: (cell: Cell) => ({ x: step * (cells.indexOf(cell) + 0.5), y: step / 2 }),
    outline: () => "",
    at: () => null,
    neighbour: () => null,
  };
}
const GLASS = { width: 360, height: 200 };

test("places that are large and apart are chosen by one tap", () => {
  expect(underFinger(row(60), ["a", "b", "c"], { x: 30, y: 30 }, 1, () => 60)).toEqual([]);
});

test("places nearer to each other than a fingertip go under the glass, nearest first and six at most", () => {
  expect(underFinger(row(20), ["a", "b", "c", "h"], { x: 12, y: 10 }, 1, () => 12)).toEqual(["a", "b", "c"]);
  expect(underFinger(row(8), [..."abcdefgh"], { x: 4, y: 4 }, 1, () => 6)).toHaveLength(6);
});

test("a small place alone is looked at before it is chosen, and far from anything lit nothing opens", () => {
  expect(underFinger(row(100), ["a"], { x: 60, y: 50 }, 1, () => 12)).toEqual(["a"]);
  expect(underFinger(row(100), ["h"], { x: 60, y: 50 }, 1, () => 12)).toEqual([]);
});

test("under the glass all places are inside, and further apart than a fingertip", () => {
  const geometry = row(12);
  const { cells, view } = throughGlass(geometry, ["a", "b", "c", "d"], GLASS, 0.5);
  const points = cells.map((cell) => toFrame(view, geometry.centre(cell)));
  for (const { x, y } of points) expect(x > 20 && x < 340 && y > 20 && y < 180).toBe(true);
  for (const [i, one] of points.entries())
    for (const other of points.slice(i + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(TAP);
});

test("the board slides until the touched place is free, and no further than its frame", () => {
  expect(slideFor(300, false, 100, 400)).toBe(0);
  expect(slideFor(210, false, 200, 335)).toBe(70);
  expect(slideFor(100, true, 200, 335)).toBe(-45);
  expect(slideFor(200, false, 300, 335)).toBe(113);
});

test("what has no room is left out, the furthest first", () => {
  const geometry = row(12);
  const { cells } = throughGlass(geometry, ["a", "b", "c", "d", "e", "h"], { width: 200, height: 120 }, 0.5);
  expect(cells.length).toBeLessThan(6);
  expect(cells[0]).toBe("a");
});
