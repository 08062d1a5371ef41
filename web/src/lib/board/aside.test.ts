import { expect, test } from "vitest";
import { aside } from "./aside";

const above = { x: 50, y: 0 };
const below = { x: 50, y: 80 };
const reach = { across: 40, along: 25 };

test("a plate stands where it belongs as long as no piece lies over it", () => {
  expect(aside([above, below], [], reach)).toBe(above);
  expect(aside([above, below], [{ x: 50, y: 40 }], reach)).toBe(above);
});

test("a piece sends it to the next spot, and pieces everywhere to the one that fewest lie over", () => {
  const piece = { x: 30, y: 20 };
  expect(aside([above, below], [piece], reach)).toBe(below);
  expect(aside([above, below], [piece, { x: 60, y: 60 }], reach)).toBe(above);
  expect(aside([above, below], [piece, { x: 70, y: 20 }, { x: 60, y: 60 }], reach)).toBe(below);
});
