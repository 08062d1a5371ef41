import { expect, it } from "vitest";
import { boardKey } from "./keys";

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

it("walks with the arrows and pans with shift", () => {
  expect(boardKey(press("ArrowUp"))).toEqual({ does: "go", direction: "n" });
  expect(boardKey(press("ArrowUp", { shiftKey: true }))).toEqual({ does: "pan", direction: "n" });
});

it("walks in six directions only where there are six", () => {
  expect(boardKey(press("q"), true)).toEqual({ does: "go", direction: "nw" });
  expect(boardKey(press("q"))).toBeNull();
});

it("leaves the keys of the browser alone", () => {
  expect(boardKey(press("+", { ctrlKey: true }))).toBeNull();
  expect(boardKey(press("Tab"))).toBeNull();
});

it("picks, steps back and asks why", () => {
  expect(boardKey(press("Enter"))).toEqual({ does: "pick" });
  expect(boardKey(press("Escape"))).toEqual({ does: "back" });
  expect(boardKey(press("?", { shiftKey: true }))).toEqual({ does: "why" });
});
