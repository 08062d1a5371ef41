import { expect, test } from "vitest";
import { holds, plainly } from "./sought";

test("an apostrophe is found however it is typed", () => {
  for (const typed of ["дель'армґо", "Дель’Армґо"]) expect(holds("Баррісон Дель’Армґо", typed)).toBe(true);
  expect(plainly("П’ять")).toBe("п'ять");
});

test("every word must be there, in any order; nothing typed is found everywhere", () => {
  expect(holds("Old Kings’ Road", "road kings'")).toBe(true);
  expect(holds("Old Kings’ Road", "road queens")).toBe(false);
  expect(holds("Old Kings’ Road", "  ")).toBe(true);
});
