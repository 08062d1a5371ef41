import { expect, it } from "vitest";
import type { Tile } from "../tile/map";
import { plateLines, tileGround } from "./tiles";

const open = { kind: "open" } as const;
const tile: Tile = {
  cell: "0,0",
  id: "gate",
  name: "Gate",
  grounds: ["desert"],
  exits: { n: open, e: open, s: open, w: open },
  site: null,
  obstacle: null,
  glory: 1,
  peril: 1,
  passage: null,
  portal: false,
};

it("a name stands in one row, and in two as even as they come where one is too long", () => {
  expect(plateLines("Bone Road").map(({ text }) => text)).toEqual(["Bone Road"]);
  expect(plateLines("Старый королевский тракт").map(({ text }) => text)).toEqual(["Старый", "королевский тракт"]);
  expect(plateLines("Passage of the Forgotten Kings").map(({ text }) => text)).toEqual(["Passage of the", "Forgotten Kings"]);
  expect(plateLines("Supercalifragilisticexpialidocious")).toHaveLength(1);
  expect(plateLines("Разграбленное хранилище", 100).map(({ text }) => text)).toEqual(["Разграбленное", "хранилище"]);
  expect(plateLines("Разграбленное хранилище", 200)).toHaveLength(1);
});

it("a card is cut once as it lies, and anew when a side of it changes", () => {
  const first = tileGround(tile, 164, 144);
  expect(tileGround({ ...tile, cell: "3,3", name: "Ворота" }, 164, 144)).toBe(first);
  const walled = tileGround({ ...tile, exits: { ...tile.exits, n: { kind: "wall" } } }, 164, 144);
  expect(walled).not.toBe(first);
  expect([...walled.keys()]).toContain("wall");
  expect([...first.keys()]).not.toContain("wall");
});
