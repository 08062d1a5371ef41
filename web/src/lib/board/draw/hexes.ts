// The ground of a hex map, cut hex by hex from a seed: meadow, forest, hill, rocks, river, ford, bridge, town. Pure.
import { polygon } from "./shapes";
import { circle, Inkwell, type Inks, line, rect, shape } from "./ink";
import { type Knife, knife } from "./seed";
import type { HexGeometry } from "../geometry/hex";
import type { Cell, Point } from "../geometry/point";

export type HexTerrain = "open" | "forest" | "hill" | "rocks" | "river" | "ford" | "bridge" | "town";

export const HEX_INKS = [
  "shadow",
  "field-1",
  "field-2",
  "wood-ground",
  "hill",
  "rock-ground",
  "town-ground",
  "water",
  "water-line",
  "grass",
  "stones",
  "hill-line",
  "bridge",
  "bridge-line",
  "rock",
  "rock-shade",
  "wood",
  "wood-light",
  "house",
  "roof",
  "line",
] as const;

const GROUND: Readonly<Record<HexTerrain, string | null>> = {
  open: null,
  forest: "wood-ground",
  hill: "hill",
  rocks: "rock-ground",
  river: "water",
  ford: "water",
  bridge: "water",
  town: "town-ground",
};

export function hexGround(map: string, geometry: HexGeometry, at: (cell: Cell) => HexTerrain): Inks {
  const well = new Inkwell(HEX_INKS);
  for (const cell of geometry.cells) {
    const cut = knife(map, cell);
    const terrain = at(cell);
    const outline = polygon(geometry.corners(cell));
    const centre = geometry.centre(cell);
    well.cut("shadow", polygon(geometry.corners(cell).map((p) => ({ x: p.x, y: p.y + 7 }))));
    well.cut(GROUND[terrain] ?? (cut.next() < 0.5 ? "field-1" : "field-2"), outline);
    well.cut("line", outline);
    DRAW[terrain](well, centre, geometry.radius, cut);
  }
  return well.inks();
}

type Draw = (well: Inkwell, at: Point, r: number, cut: Knife) => void;

const DRAW: Readonly<Record<HexTerrain, Draw>> = { open: grass, forest, hill, rocks, river, ford, bridge, town };

function grass(well: Inkwell, { x, y }: Point, r: number, cut: Knife): void {
  for (let k = 0; k < 3; k++) {
    const [gx, gy] = [x + cut.between(-0.55, 0.5) * r, y + cut.between(-0.5, 0.6) * r];
    for (let i = 0; i < 3; i++) well.cut("grass", line(gx + i * 3.4, gy, 1.6, -4.6));
  }
}

function forest(well: Inkwell, { x, y }: Point, r: number, cut: Knife): void {
  const trees = Array.from({ length: 8 }, () => ({ x: x + cut.between(-0.58, 0.58) * r, y: y + cut.between(-0.3, 0.62) * r }));
  for (const tree of trees.sort((a, b) => a.y - b.y)) conifer(well, tree, r * cut.between(0.2, 0.26));
}

function conifer(well: Inkwell, { x, y }: Point, s: number): void {
  well.cut(
    "wood",
    shape(
      x,
      y - s * 1.5,
      x + s * 0.62,
      y - s * 0.55,
      x + s * 0.34,
      y - s * 0.55,
      x + s * 0.82,
      y + s * 0.25,
      x - s * 0.82,
      y + s * 0.25,
      x - s * 0.34,
      y - s * 0.55,
      x - s * 0.62,
      y - s * 0.55,
    ),
  );
  well.cut("wood-light", line(x - s * 0.1, y - s * 1.2, -s * 0.34, s * 0.58) + line(x - s * 0.2, y - s * 0.4, -s * 0.35, s * 0.5));
}

function hill(well: Inkwell, { x, y }: Point, r: number, cut: Knife): void {
  for (const [dx, dy, w] of [
    [-0.28, 0.16, 0.42],
    [0.26, 0.2, 0.46],
    [0, -0.1, 0.4],
  ] as const) {
    const [cx, cy, wide] = [x + dx * r, y + dy * r, w * r];
    well.cut(
      "hill-line",
      `M${(cx - wide).toFixed(1)} ${cy.toFixed(1)}q${wide.toFixed(1)} ${(-wide * 1.25).toFixed(1)} ${(2 * wide).toFixed(1)} 0`,
    );
    for (let k = 0; k < 3; k++)
      well.cut("hill-line", line(cx + wide * (0.1 + 0.22 * k), cy - wide * (0.4 - 0.1 * k), cut.between(1, 3), wide * 0.2));
  }
}

function rocks(well: Inkwell, { x, y }: Point, r: number, cut: Knife): void {
  for (let k = 0; k < 4; k++) {
    const [cx, cy, z] = [x + cut.between(-0.4, 0.4) * r, y + (-0.3 + 0.24 * k) * r, cut.between(0.2, 0.32) * r];
    well.cut("rock", shape(cx - z, cy + z * 0.6, cx - z * 0.5, cy - z * 0.7, cx + z * 0.3, cy - z, cx + z, cy + z * 0.6));
    well.cut("rock-shade", shape(cx + z * 0.3, cy - z, cx + z, cy + z * 0.6, cx + z * 0.1, cy + z * 0.6));
  }
}

function river(well: Inkwell, { x, y }: Point, r: number, cut: Knife): void {
  for (let k = 0; k < 4; k++) {
    const [wx, wy, w] = [x + cut.between(-0.6, -0.2) * r, y + (-0.42 + 0.28 * k) * r, r * 0.22];
    well.cut(
      "water-line",
      `M${wx.toFixed(1)} ${wy.toFixed(1)}q${(w / 2).toFixed(1)} ${(-w * 0.5).toFixed(1)} ${w.toFixed(1)} 0t${w.toFixed(1)} 0t${w.toFixed(1)} 0`,
    );
  }
}

function ford(well: Inkwell, at: Point, r: number, cut: Knife): void {
  river(well, at, r, cut);
  for (let k = 0; k < 9; k++)
    well.cut("stones", circle(at.x + cut.between(-0.4, 0.4) * r, at.y + (-0.6 + 0.14 * k) * r, cut.between(0.05, 0.1) * r));
}

function bridge(well: Inkwell, at: Point, r: number, cut: Knife): void {
  river(well, at, r, cut);
  const wide = r * 0.5;
  well.cut("bridge", rect(at.x - wide / 2, at.y - r * 0.98, wide, r * 1.96));
  for (let k = 0; k < 12; k++) well.cut("bridge-line", line(at.x - wide / 2, at.y - r * 0.9 + k * r * 0.16, wide, 0));
  well.cut("bridge-line", line(at.x - wide / 2, at.y - r, 0, 2 * r) + line(at.x + wide / 2, at.y - r, 0, 2 * r));
}

function town(well: Inkwell, { x, y }: Point, r: number, cut: Knife): void {
  for (const [dx, dy] of [
    [-0.34, -0.3],
    [0.28, -0.36],
    [-0.06, 0.1],
    [0.4, 0.2],
    [-0.46, 0.32],
  ] as const) {
    const [cx, cy, z] = [x + dx * r + cut.between(-2, 2), y + dy * r, r * 0.15];
    well.cut("house", rect(cx - z, cy, 2 * z, z * 1.1));
    well.cut("roof", shape(cx - z * 1.25, cy, cx, cy - z * 1.1, cx + z * 1.25, cy));
  }
}
