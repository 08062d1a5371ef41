import { expect, it } from "vitest";
import { besides } from "./beside";

const note = { width: 200, height: 80 };
const page = { width: 1000, height: 800 };
const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

it("stands above the thing it speaks of", () => {
  expect(besides(note, box(480, 400), [], page)).toEqual({ x: 400, y: 310 });
});

it("stands below where there is no room above", () => {
  expect(besides(note, box(480, 70), [], page)).toEqual({ x: 400, y: 120 });
});

it("leaves free what is in the way", () => {
  const thing = box(480, 400);
  expect(besides(note, thing, [box(480, 340)], page)).toEqual({ x: 400, y: 450 });
  expect(besides(note, thing, [box(480, 340), box(480, 470)], page)).toEqual({ x: 530, y: 380 });
});

it("stays inside the window", () => {
  expect(besides(note, box(0, 400), [], page)).toEqual({ x: 8, y: 310 });
});
