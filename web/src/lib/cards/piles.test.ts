import { expect, it } from "vitest";
import { heaped, keyed } from "./piles";

it("heaps equal cards and keeps a key for each", () => {
  expect(heaped(["noble", "soldier", "noble"])).toEqual([
    { id: "noble", count: 2 },
    { id: "soldier", count: 1 },
  ]);
  expect(keyed(["noble", "noble"]).map((card) => card.key)).toEqual(["noble#0", "noble#1"]);
});
