// The ground of one location card, cut from the card's id: dunes, grass, peaks, waves. Pure; around the card's corner.
import { circle, Inkwell, type Inks, line, rect, shape } from "./ink";
import { type Knife, knife } from "./seed";
import type { Exit, Side, Tile } from "../tile/map";

export const TILE_INKS = [
  "ground",
  "cut",
  "dots",
  "water-cut",
  "peak",
  "peak-dark",
  "road-edge",
  "road",
  "road-line",
  "wall",
  "wall-cut",
] as const;

/** A card is cut once: after every move all of them are asked for again. */
const CUT = new Map<string, Inks>();

export function tileGround(tile: Tile, width: number, height: number): Inks {
  const { n, e, s, w } = tile.exits;
  const key = [tile.id, width, height, ...tile.grounds, ...[n, e, s, w].map(({ kind }) => kind)].join();
  const known = CUT.get(key);
  if (known) return known;
  const inks = cutGround(tile, width, height);
  CUT.set(key, inks);
  return inks;
}

function cutGround(tile: Tile, width: number, height: number): Inks {
  const well = new Inkwell(TILE_INKS);
  const cut = knife("tile", tile.id);
  well.cut("ground", rect(0, 0, width, height));
  const [first = "desert"] = tile.grounds;
  if (first === "desert" || first === "settlement") dunes(well, cut, width, height);
  if (first === "plains" || first === "dungeon") tufts(well, cut, width, height, first === "plains");
  if (tile.grounds.includes("swamp") || tile.grounds.includes("water")) waves(well, cut, width, height);
  if (tile.grounds.includes("mountains")) peaks(well, cut, width, height);
  for (const side of ["n", "e", "s", "w"] as const) exit(well, side, tile.exits[side], width, height);
  return well.inks();
}

function dunes(well: Inkwell, cut: Knife, w: number, h: number): void {
  for (let k = 0; k < 7; k++) {
    const [y, rise, step] = [(h * (k + 0.6)) / 7 + cut.between(-4, 4), cut.between(3, 7), w * 0.25];
    well.cut("cut", `M0 ${y.toFixed(1)}q${step / 2} ${(-rise).toFixed(1)} ${step} 0t${step} 0t${step} 0t${step} 0`);
  }
  for (let k = 0; k < 22; k++) well.cut("dots", circle(cut.between(4, w - 4), cut.between(4, h - 4), 0.9));
}

function tufts(well: Inkwell, cut: Knife, w: number, h: number, grass: boolean): void {
  for (let k = 0; k < 30; k++) {
    const [x, y] = [cut.between(6, w - 8), cut.between(8, h - 4)];
    well.cut("cut", grass ? line(x, y, 2, -5) + line(x + 2, y - 5, 2, 5) : line(x, y, cut.between(6, 16), 0));
  }
}

function waves(well: Inkwell, cut: Knife, w: number, h: number): void {
  for (let k = 0; k < 9; k++)
    well.cut("water-cut", `M${cut.between(4, w - 40).toFixed(0)} ${cut.between(8, h - 8).toFixed(0)}q5 -4 10 0t10 0t10 0`);
}

function peaks(well: Inkwell, cut: Knife, w: number, h: number): void {
  for (let k = 0; k < 7; k++) {
    const [x, y, z] = [cut.between(14, w - 14), cut.between(24, h - 4), cut.between(9, 15)];
    well.cut("peak", shape(x - z, y, x, y - z * 1.3, x + z, y));
    well.cut("peak-dark", shape(x, y - z * 1.3, x + z, y, x + z * 0.1, y));
  }
}

/** A road from the middle to every side that is not walled; a wall is a dark hatched edge. */
function exit(well: Inkwell, side: Side, kind: Exit, w: number, h: number): void {
  const [cx, cy] = [w / 2, h / 2];
  const end = { n: [cx, -6], s: [cx, h + 6], e: [w + 6, cy], w: [-6, cy] }[side] as [number, number];
  if (kind.kind !== "wall") {
    for (const ink of ["road-edge", "road", "road-line"]) well.cut(ink, line(cx, cy, end[0] - cx, end[1] - cy));
    return;
  }
  const along = side === "n" || side === "s";
  const at = side === "n" ? 0 : side === "s" ? h - 5 : side === "w" ? 0 : w - 5;
  well.cut("wall", along ? rect(0, at, w, 5) : rect(at, 0, 5, h));
  for (let k = 0; k < 16; k++) {
    const step = ((along ? w : h) * (k + 0.5)) / 16;
    const inward = side === "n" || side === "w" ? 9 : -9;
    const edge = side === "n" || side === "w" ? 0 : along ? h : w;
    well.cut("wall-cut", along ? line(step, edge, 3, inward) : line(edge, step, inward, 3));
  }
}

/** How large letters of a name plate are, how wide, and how long a row of it may be. */
export const PLATE_SIZE = 12.5;
const LETTER = 6.3;
const WIDE_LETTER = 7.2;
const PLATE = 108;

/** The name of a card in one row or, where it is wider than there is room, two, with their widths. */
export function plateLines(name: string, room = PLATE): { text: string; width: number }[] {
  const letter = /[\u0400-\u04ff]/u.test(name) ? WIDE_LETTER : LETTER;
  const row = (text: string): { text: string; width: number } => ({ text, width: text.length * letter });
  if (name.length * letter <= room) return [row(name)];
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")] as const);
  const longest = ([first, second]: readonly [string, string]): number => Math.max(first.length, second.length);
  const best = cuts.reduce<readonly [string, string] | null>(
    (found, cut) => (found === null || longest(cut) < longest(found) ? cut : found),
    null,
  );
  return best ? best.map(row) : [row(name)];
}
