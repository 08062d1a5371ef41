import { expect, test } from "vitest";
import { cellOf, columnName, rims, squareOf } from "./names";

test("columns are letters, then two of them; rows count from 1", () => {
  expect([0, 25, 26, 27].map(columnName)).toEqual(["a", "z", "aa", "ab"]);
  expect(squareOf(cellOf("ab12"))).toBe("ab12");
});

test("a map of any shape is named at its rim", () => {
  const { columns, rows } = rims(["b1", "a2", "b2", "c2"].map(cellOf));
  expect(columns).toEqual([
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: 2, y: 1 },
  ]);
  expect(rows).toEqual([
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ]);
});
