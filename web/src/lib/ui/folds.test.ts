import { beforeEach, expect, test } from "vitest";
import { folds } from "./folds.svelte";

beforeEach(() => localStorage.clear());

test("what was folded away stays so until it is unfolded, whatever else is folded", () => {
  localStorage.setItem("warhall.folded", '["win:four", 7]');
  folds.put("win:tyrants", true);
  expect(["win:four", "win:tyrants", "win:dungeoneer"].map((name) => folds.has(name))).toEqual([true, true, false]);
  folds.put("win:tyrants", false);
  expect(JSON.parse(localStorage.getItem("warhall.folded") ?? "")).toEqual(["win:four"]);
});
