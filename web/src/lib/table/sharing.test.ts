import { expect, test } from "vitest";
import { sharing } from "./sharing";

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const VIEW = {
  market: ["noble", "spy", null],
  seats: [
    { seat: "red", hand: ["noble"] },
    { seat: "blue", hand: null },
  ],
  round: 3,
};

test("what is equal is the same object as before", () => {
  expect(sharing(VIEW, copy(VIEW))).toBe(VIEW);
});

test("only what changed, and what it lies in, is new", () => {
  const next = copy(VIEW);
  next.seats[0]?.hand?.push("soldier");
  const shared = sharing(VIEW, next);
  expect(shared).toEqual(next);
  expect(shared).not.toBe(VIEW);
  expect(shared.market).toBe(VIEW.market);
  expect(shared.seats[0]).not.toBe(VIEW.seats[0]);
  expect(shared.seats[1]).toBe(VIEW.seats[1]);
});

test("neither the old value nor the new one is edited", () => {
  const [before, after] = [copy(VIEW), copy({ ...VIEW, round: 4 })];
  sharing(before, after);
  expect(before).toEqual(VIEW);
  expect(after).toEqual({ ...VIEW, round: 4 });
});

test.each([
  ["a list that grew", [1, 2], [1, 2, 3]],
  ["a list that shrank", [1, 2, 3], [1, 2]],
  ["a part that came", { a: 1 }, { a: 1, b: null }],
  ["a part that went", { a: 1, b: 2 }, { a: 1 }],
  ["a part that has another name", { a: undefined }, { b: undefined }],
  ["a list in the place of an object", { 0: "a" }, ["a"]],
  ["nothing in the place of something", { a: 1 }, null],
  ["something in the place of nothing", null, { a: 1 }],
])("%s is not taken for the old one", (_, before, after) => {
  expect(sharing(before, after)).toStrictEqual(after);
});

test("sets are the same if they hold the same, in whatever order", () => {
  const before = { cells: new Set(["a1", "b2"]), lit: new Set(["c3"]) };
  const after = { cells: new Set(["b2", "a1"]), lit: new Set(["c4"]) };
  const shared = sharing(before, after);
  expect(shared.cells).toBe(before.cells);
  expect([...shared.lit]).toEqual(["c4"]);
});
