// The Bridge between Hinno and Keran (Fantasy Commander, map_s1), with a staged position.
import maps from "../fixtures/maps.json";
import { hexGround, type HexTerrain } from "$lib/board/draw/hexes";
import { hexCell, hexes, hexPlace } from "$lib/board/geometry/hex";
import type { HexMap, HexUnit } from "$lib/board/hex/map";
import type { Lights } from "$lib/board/model";
import type { OrderColour } from "$lib/pieces/orders";
import { on, wordsFor } from "./stage";

const GLYPHS: Record<string, HexTerrain> = {
  ".": "open",
  F: "forest",
  H: "hill",
  R: "rocks",
  "~": "river",
  f: "ford",
  "=": "bridge",
  T: "town",
};

export function hexFixture() {
  const { id, terrain, points, towns } = maps.hex;
  const geometry = hexes(13, 11, 37);
  const at = (cell: string): HexTerrain => {
    const [column, row] = hexPlace(cell);
    return GLYPHS[terrain[row]?.[column] ?? "."] ?? "open";
  };
  const map: HexMap = {
    points: new Set(points.map(([x = 0, y = 0]) => hexCell(x, y))),
    towns: towns.map((town) => ({ cell: hexCell(town.at[0] ?? 0, town.at[1] ?? 0), name: town.name })),
    zones: [],
  };
  let serial = 0;
  const unit = (cell: string, seat: number, emblem: string, order: OrderColour | null, now = 4, crowned = false): HexUnit => ({
    unit: { id: `u${serial++}`, seat, emblem, men: { now, of: 4 }, crowned },
    cell,
    size: 1,
    order,
  });
  const units = [
    unit("6,5", 0, "horse", "red"),
    unit("5,7", 0, "helm", "blue"),
    unit("7,7", 0, "helm", "blue", 3),
    unit("9,6", 0, "helm", "yellow"),
    unit("3,8", 0, "musket", "green", 3),
    unit("8,8", 0, "musket", "green"),
    unit("6,8", 0, "paladin", "purple", 4, true),
    unit("5,3", 1, "skull", null, 2),
    unit("6,3", 1, "skull", "yellow", 3),
    unit("3,4", 1, "skull", "yellow"),
    unit("4,1", 1, "bow", "green"),
    unit("6,1", 1, "vamp", "purple", 4, true),
    unit("2,2", 1, "horse", "red", 3),
    unit("8,2", 1, "skull", "blue"),
  ];
  const lights: Lights = {
    lit: new Set(["5,3", "6,3", "5,4", "6,4", "7,4", "5,6", "6,6", "7,6", "4,4", "8,4", "7,3", "4,3"]),
    picked: new Set(["6,5"]),
    traced: new Set(["6,6"]),
    deciding: true,
  };
  const arrows = [{ kind: "path", cells: ["6,5", "6,4"], cost: "1" } as const];
  return {
    geometry,
    ground: hexGround(id, geometry, at),
    map,
    units,
    arrows,
    lights,
    on,
    words: wordsFor("Battlefield, 13 by 11 hexes", geometry.cells),
  };
}
