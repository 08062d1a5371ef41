import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Operation, patched } from "./patch";

interface Recorded {
  game: string;
  first: unknown;
  steps: { changes: Operation[]; digest: string }[];
}
const RECORDED = JSON.parse(readFileSync("tests/fixtures/changes.json", "utf8")) as Recorded[];
const digest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

describe("a game by its changes", () => {
  test("every room is there", () => {
    expect(RECORDED.map(({ game }) => game).sort()).toEqual([
      "dnd_miniatures",
      "dungeon_command",
      "dungeoneer",
      "fantasy_commander",
      "four",
      "tyrants",
    ]);
    for (const { steps } of RECORDED) expect(steps.length).toBeGreaterThanOrEqual(8);
  });
  test.each(RECORDED)("is $game byte by byte, step by step", ({ first, steps }) => {
    let seen = first;
    for (const { changes, digest: wanted } of steps) {
      seen = patched(seen, changes);
      expect(digest(seen)).toBe(wanted);
    }
  });
});

describe("a change", () => {
  test("leaves the old document as it was, and shares with it what did not change", () => {
    const old = { view: { units: [{ hp: 3 }, { hp: 5 }], map: { rows: ["..."] } }, n: 1 };
    const kept = structuredClone(old);
    const after = patched(old, [{ op: "replace", path: "/view/units/1/hp", value: 4 }]);
    expect(old).toEqual(kept);
    expect(after.view.units[1]).toEqual({ hp: 4 });
    expect(after.view.units[0]).toBe(old.view.units[0]);
    expect(after.view.map).toBe(old.view.map);
  });
  test("puts into a list, takes out of it, and keeps the order of members", () => {
    const steps: Operation[] = [
      { op: "add", path: "/a/1", value: "y" },
      { op: "remove", path: "/a/0" },
      { op: "remove", path: "/b" },
      { op: "add", path: "/d", value: null },
    ];
    expect(JSON.stringify(patched({ a: ["x", "z"], b: 1, c: 2 }, steps))).toBe('{"a":["y","z"],"c":2,"d":null}');
  });
  test("finds members whose names have a slash, a tilde or nothing in them", () => {
    const steps: Operation[] = [
      { op: "replace", path: "/a~1b/m~0n", value: 1 },
      { op: "replace", path: "/", value: 2 },
    ];
    expect(patched({ "a/b": { "m~n": 0 }, "": 0 }, steps)).toEqual({ "a/b": { "m~n": 1 }, "": 2 });
  });
  test("of everything is the new value", () => {
    expect(patched<unknown>([1], [{ op: "replace", path: "", value: null }])).toBeNull();
  });
});
