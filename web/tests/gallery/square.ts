// The duel of Dungeon Command laid from its tiles, and the Dwarven Outpost of D&D Miniatures, with staged positions.
import maps from "../fixtures/maps.json";
import type { Arrow, Standing, Zone } from "$lib/board/arrows";
import { squareGround, type SquareTerrain } from "$lib/board/draw/squares";
import { squareCell, squares } from "$lib/board/geometry/square";
import type { Lights } from "$lib/board/model";
import type { SquareMap } from "$lib/board/square/map";
import type { Unit } from "$lib/pieces/unit";
import { on, wordsFor } from "./stage";

const DUEL = [
  { tile: "hc_l1", x: 4, y: 12, turn: 0 },
  { tile: "hc_l2", x: 12, y: 12, turn: 2 },
  { tile: "hc_s1", x: 12, y: 20, turn: 2 },
  { tile: "hc_s2", x: 0, y: 12, turn: 3 },
  { tile: "sl_l1", x: 12, y: 4, turn: 2 },
  { tile: "sl_l2", x: 4, y: 4, turn: 0 },
  { tile: "sl_s1", x: 4, y: 0, turn: 0 },
  { tile: "sl_s2", x: 20, y: 4, turn: 1 },
];
const GLYPHS: Record<string, SquareTerrain> = { "#": "wall", "^": "difficult", "!": "hazard", O: "obstacle" };

/** Turns a grid by quarter turns, clockwise. */
function turned(grid: readonly string[], turns: number): string[] {
  let now = [...grid];
  for (let k = 0; k < turns; k++)
    now = Array.from({ length: now[0]?.length ?? 0 }, (_, x) =>
      now
        .map((row) => row[x])
        .reverse()
        .join(""),
    );
  return now;
}

export function dungeonFixture() {
  const glyphs = new Map<string, { glyph: string; tint: number }>();
  const tiles = [];
  for (const laid of DUEL) {
    const tile = maps.tiles.find((one) => one.id === laid.tile);
    if (!tile) continue;
    const grid = turned(tile.grid, laid.turn);
    grid.forEach((row, dy) =>
      [...row].forEach((glyph, dx) =>
        glyphs.set(squareCell(laid.x + dx, laid.y + dy), { glyph, tint: laid.tile.startsWith("hc") ? 1 : 2 }),
      ),
    );
    tiles.push({ name: tile.name, x: laid.x, y: laid.y, columns: grid[0]?.length ?? 0, rows: grid.length });
  }
  const geometry = squares(24, 24, 44, (x, y) => glyphs.has(squareCell(x, y)));
  const ground = squareGround("duel", 24, 24, 44, (x, y) => {
    const here = glyphs.get(squareCell(x, y));
    return here ? { terrain: GLYPHS[here.glyph] ?? "floor", paved: true, tint: here.tint } : null;
  });
  const circle = (id: string, seat: number, x: number, y: number): Zone => ({
    id,
    seat,
    style: "magic",
    cells: new Set([0, 1, 2].flatMap((dy) => [0, 1, 2].map((dx) => squareCell(x + dx, y + dy)))),
  });
  const start = (id: string, seat: number): Zone => ({
    id,
    seat,
    style: "dashed",
    cells: new Set(
      [...glyphs].filter(([cell, { glyph }]) => glyph === "S" && Number(cell.split(",")[1]) > 11 === (seat === 0)).map(([cell]) => cell),
    ),
  });
  const map: SquareMap = {
    tiles,
    walls: [],
    zones: [start("s0", 0), start("s1", 1), circle("blue", 0, 7, 15), circle("purple", 3, 15, 6)].filter((zone) => zone.cells.size > 0),
    chests: [...glyphs].filter(([, { glyph }]) => glyph === "$").map(([cell], index) => ({ cell, value: index === 0 ? 2 : null })),
  };
  const unit = (cell: string, size: number, part: Omit<Unit, "id">): Standing<Unit> => ({
    cell,
    size,
    unit: { id: `${part.emblem}${cell}`, ...part },
  });
  const units = [
    unit("9,11", 2, { seat: 1, emblem: "spider", life: { now: 80, of: 100 }, tapped: true }),
    unit("8,13", 1, { seat: 0, emblem: "shield", life: { now: 10, of: 70 }, tapped: true }),
    unit("6,13", 1, { seat: 0, emblem: "dwarf" }),
    unit("10,15", 1, { seat: 0, emblem: "wizard", life: { now: 30, of: 40 } }),
    unit("12,12", 1, { seat: 0, emblem: "orc", marks: ["web"] }),
    unit("11,17", 2, { seat: 0, emblem: "golem" }),
    unit("5,8", 1, { seat: 1, emblem: "web" }),
    unit("7,10", 1, { seat: 1, emblem: "swords" }),
    unit("13,9", 1, { seat: 1, emblem: "wolf", life: { now: 20, of: 40 }, bloodied: true }),
  ];
  const lights: Lights = { lit: new Set(["6,13", "10,15"]), picked: new Set(), traced: new Set(["8,14"]), deciding: false };
  const arrows: Arrow[] = [
    { kind: "stack", from: "8,13", to: "9,12", seat: 0, n: 1 },
    { kind: "stack", from: "9,12", to: "8,13", seat: 1, n: 2 },
    { kind: "sight", from: "10,15", to: "13,9", blocked: false },
    { kind: "sight", from: "6,13", to: "5,8", blocked: true },
  ];
  return { geometry, ground, map, units, arrows, lights, on, words: wordsFor("Battlefield", geometry.cells) };
}

const OUTPOST: Record<string, SquareTerrain> = {
  "#": "wall",
  "1": "half-nw",
  "2": "half-ne",
  "3": "half-se",
  "4": "half-sw",
  d: "difficult",
  r: "river",
};

export function outpostFixture() {
  const { terrain, zones, edges } = maps.outpost;
  const size = 36;
  const geometry = squares(30, 21, size);
  const inside = (x: number, y: number): boolean => (x >= 2 && x <= 9 && y >= 1 && y <= 7) || (x >= 20 && x <= 27 && y >= 13 && y <= 19);
  const ground = squareGround("outpost", 30, 21, size, (x, y) => ({
    terrain: OUTPOST[terrain[y]?.[x] ?? ""] ?? "floor",
    paved: inside(x, y),
  }));
  const zone = (letter: string, seat: number, style: Zone["style"], label?: string): Zone => ({
    id: letter,
    seat,
    style,
    cells: new Set(zones.flatMap((row, y) => [...row].flatMap((one, x) => (one === letter ? [squareCell(x, y)] : [])))),
    ...(label ? { label } : {}),
  });
  const wall = ({ x, y, side }: { x: number; y: number; side: string }): number[] =>
    side === "E" ? [x + 1, y, x + 1, y + 1] : side === "W" ? [x, y, x, y + 1] : side === "N" ? [x, y, x + 1, y] : [x, y + 1, x + 1, y + 1];
  const map: SquareMap = {
    tiles: [],
    walls: edges.map(wall),
    zones: [
      zone("a", 0, "dashed"),
      zone("b", 1, "dashed"),
      zone("P", 0, "filled", "5 Dwarf"),
      zone("Q", 0, "filled", "5"),
      zone("U", 1, "filled", "5 Dwarf"),
      zone("V", 1, "filled", "5"),
    ],
    chests: [],
  };
  const unit = (cell: string, part: Omit<Unit, "id">, big = 1): Standing<Unit> => ({
    cell,
    size: big,
    unit: { id: `${part.emblem}${cell}`, ...part },
  });
  const units = [
    unit("12,11", { seat: 0, emblem: "sword" }),
    unit("10,6", { seat: 0, emblem: "dwarf" }),
    unit("9,10", { seat: 0, emblem: "helm" }),
    unit("14,9", { seat: 0, emblem: "shield", activated: true }),
    unit("18,9", { seat: 1, emblem: "dragon", life: { now: 60, of: 110 } }, 2),
    unit("16,12", { seat: 1, emblem: "ogre", life: { now: 40, of: 90 }, bloodied: true }, 2),
    unit("13,15", { seat: 1, emblem: "wolf" }, 2),
    unit("13,10", { seat: 1, emblem: "axe", life: { now: 15, of: 30 }, bloodied: true }),
    unit("21,11", { seat: 1, emblem: "orc" }),
  ];
  const lit = new Set<string>();
  for (let y = 8; y <= 14; y++)
    for (let x = 7; x <= 16; x++) if (Math.max(Math.abs(x - 12), Math.abs(y - 11)) <= 4) lit.add(squareCell(x, y));
  for (const one of units) lit.delete(one.cell);
  lit.add("13,10");
  const lights: Lights = { lit, picked: new Set(["12,11"]), traced: new Set(), deciding: true };
  const arrows: Arrow[] = [
    { kind: "path", cells: ["12,11", "13,12", "14,12", "15,12"], cost: "6" },
    { kind: "danger", cell: "12,12" },
  ];
  return { geometry, ground, map, units, arrows, lights, on, words: wordsFor("Dwarven Outpost", geometry.cells) };
}
