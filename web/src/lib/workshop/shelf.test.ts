import { beforeEach, expect, it } from "vitest";
import { fileName } from "./files";
import { Shelf } from "./shelf.svelte";

const read = (value: unknown): number | null => (typeof value === "number" ? value : null);

beforeEach(() => localStorage.clear());

it("keeps things by name for the next visit, in the order of their names", () => {
  const shelf = new Shelf("test", read);
  shelf.save("b", 2);
  shelf.save("a", 1);
  shelf.save("b", 3);
  expect(shelf.names).toEqual(["a", "b"]);
  const later = new Shelf("test", read);
  expect([later.get("a"), later.get("b"), later.get("toString")]).toEqual([1, 3, null]);
  later.remove("a");
  expect(new Shelf("test", read).names).toEqual(["b"]);
});

it("leaves out what is no such thing, and begins anew where nothing can be read", () => {
  localStorage.setItem("warhall.workshop.test", '{"good": 1, "bad": "x"}');
  expect(new Shelf("test", read).names).toEqual(["good"]);
  localStorage.setItem("warhall.workshop.test", "{");
  expect(new Shelf("test", read).names).toEqual([]);
});

it("reads files, and says when there is nothing in one", () => {
  const shelf = new Shelf("test", read);
  expect([shelf.parse("5"), shelf.parse('"x"'), shelf.parse("{")]).toEqual([5, null, null]);
});

it("names files so that every system takes them", () => {
  expect(fileName("Железное Гнездо: №1/2")).toBe("Железное-Гнездо-1-2");
  expect(fileName("../..")).toBe("warhall");
});
