// The ground of a square map, cut cell by cell from a seed: flagstones, masonry, rubble, embers, water. Pure.
import { circle, Inkwell, type Inks, line, rect, shape } from "./ink";
import { type Knife, knife } from "./seed";

export type SquareTerrain =
  | "floor"
  | "earth"
  | "wall"
  | "half-nw"
  | "half-ne"
  | "half-se"
  | "half-sw"
  | "difficult"
  | "hazard"
  | "obstacle"
  | "river"
  | "forest"
  | "pit"
  | "smoke";

/** What lies on a square; null where there is no tile. */
export type TerrainAt = (
  x: number,
  y: number,
) => { readonly terrain: SquareTerrain; readonly paved: boolean; readonly tint?: number } | null;

export const SQUARE_INKS = [
  "flag-1",
  "flag-2",
  "flag-line",
  "earth-1",
  "earth-2",
  "earth-line",
  "tint-1",
  "tint-2",
  "tint-3",
  "tint-4",
  "water",
  "water-line",
  "flow",
  "ember",
  "lava-thin",
  "lava-thick",
  "pit",
  "pit-cut",
  "wall",
  "wall-top",
  "wall-line",
  "wall-light",
  "wall-face",
  "wall-shade",
  "smoke",
  "rubble",
  "rubble-shade",
  "barrel-shade",
  "barrel",
  "barrel-top",
  "barrel-line",
  "wood",
  "wood-light",
] as const;

export function squareGround(map: string, columns: number, rows: number, size: number, at: TerrainAt): Inks {
  const well = new Inkwell(SQUARE_INKS);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const here = at(x, y);
      if (!here) continue;
      const below = at(x, y + 1);
      const cell: CellCut = { x: x * size, y: y * size, s: size, cut: knife(map, x, y), open: below !== null && below.terrain !== "wall" };
      (here.paved ? flagstones : earth)(well, cell);
      if (here.tint) well.cut(`tint-${here.tint}`, rect(cell.x, cell.y, size, size));
      TERRAIN[here.terrain]?.(well, cell);
    }
  }
  return well.inks();
}

interface CellCut {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly cut: Knife;
  /** Whether the cell to the south is open, so that a wall shows its face. */
  readonly open: boolean;
}

type Draw = (well: Inkwell, cell: CellCut) => void;

const TERRAIN: Partial<Readonly<Record<SquareTerrain, Draw>>> = {
  wall,
  "half-nw": (well, cell) => halfWall(well, cell, [0, 0, 1, 0, 0, 1]),
  "half-ne": (well, cell) => halfWall(well, cell, [0, 0, 1, 0, 1, 1]),
  "half-se": (well, cell) => halfWall(well, cell, [1, 0, 1, 1, 0, 1]),
  "half-sw": (well, cell) => halfWall(well, cell, [0, 0, 1, 1, 0, 1]),
  difficult: rubble,
  hazard,
  obstacle: barrel,
  river,
  forest,
  pit,
  smoke,
};

/** One, two or three slabs. */
function flagstones(well: Inkwell, { x, y, s, cut }: CellCut): void {
  const slab = (): string => (cut.next() < 0.5 ? "flag-1" : "flag-2");
  const k = cut.next();
  const first = slab();
  const t = s * cut.between(0.35, 0.65);
  if (k < 0.42) {
    well.cut(slab(), rect(x, y, t, s));
    well.cut(first, rect(x + t, y, s - t, s));
    well.cut("flag-line", line(x + t, y, 0, s));
    if (k < 0.2) well.cut("flag-line", line(x, y + s * cut.between(0.3, 0.7), t, 0));
  } else if (k < 0.72) {
    well.cut(slab(), rect(x, y, s, t));
    well.cut(first, rect(x, y + t, s, s - t));
    well.cut("flag-line", line(x, y + t, s, 0));
  } else well.cut(first, rect(x, y, s, s));
  if (cut.next() < 0.3)
    well.cut("flag-line", line(x + cut.between(0.2, 0.7) * s, y + cut.between(0.2, 0.7) * s, cut.between(3, 8), cut.between(-3, 4)));
}

function earth(well: Inkwell, { x, y, s, cut }: CellCut): void {
  well.cut(cut.next() < 0.5 ? "earth-1" : "earth-2", rect(x, y, s, s));
  for (let k = 0; k < 2; k++) {
    const [gx, gy] = [x + cut.between(0.15, 0.8) * s, y + cut.between(0.2, 0.85) * s];
    well.cut("earth-line", line(gx, gy, 1.6, -4) + line(gx + 1.6, gy - 4, 1.6, 4));
  }
}

/** A block of masonry seen from above, with a dark cut face where the floor begins. */
function wall(well: Inkwell, { x, y, s, cut, open }: CellCut): void {
  const top = open ? s * 0.72 : s;
  well.cut("wall", rect(x - 0.3, y - 0.3, s + 0.6, s + 0.6));
  well.cut("wall-top", rect(x, y, s + 0.3, top));
  const [t1, t2, half] = [s * cut.between(0.3, 0.7), s * cut.between(0.3, 0.7), top / 2];
  well.cut("wall-line", line(x, y + half, s, 0) + line(x + t1, y, 0, half) + line(x + t2, y + half, 0, half));
  well.cut("wall-light", line(x + 2, y + 2, t1 - 4, 0) + line(x + t1 + 2, y + 2, s - t1 - 4, 0) + line(x + 2, y + half + 2, t2 - 4, 0));
  for (let k = 0; k < 3; k++) {
    well.cut("wall-line", line(x + cut.between(0.15, 0.8) * s, y + cut.between(0.15, 0.8) * top, cut.between(2, 5), cut.between(1, 3)));
  }
  if (!open) return;
  for (let k = 0; k < 7; k++) well.cut("wall-face", line(x + 2 + (k * s) / 7, y + top + 2, 0, s - top - 4));
  well.cut("wall-shade", rect(x, y + s, s, s * 0.2));
}

function halfWall(well: Inkwell, { x, y, s }: CellCut, corners: readonly number[]): void {
  const points = corners.map((c, i) => (i % 2 === 0 ? x : y) + c * s);
  well.cut("wall", shape(...points));
  well.cut("wall-top", shape(...points));
  well.cut("wall-line", shape(...points));
}

function rubble(well: Inkwell, { x, y, s, cut }: CellCut): void {
  for (let k = 0; k < 7; k++) {
    const [cx, cy, z] = [x + cut.between(0.14, 0.84) * s, y + cut.between(0.16, 0.84) * s, cut.between(0.07, 0.15) * s];
    well.cut("rubble", shape(cx - z, cy + z * 0.5, cx - z * 0.4, cy - z * 0.8, cx + z * 0.6, cy - z * 0.6, cx + z, cy + z * 0.5));
    well.cut("rubble-shade", shape(cx + z * 0.6, cy - z * 0.6, cx + z, cy + z * 0.5, cx, cy + z * 0.5));
  }
}

function hazard(well: Inkwell, { x, y, s }: CellCut): void {
  well.cut("ember", rect(x, y, s, s));
  for (let k = 0; k < 4; k++) {
    const [yy, w] = [y + s * (0.16 + 0.23 * k), s * 0.24];
    well.cut(k % 2 ? "lava-thick" : "lava-thin", `M${x + 2} ${yy.toFixed(1)}q${s * 0.12} ${-s * 0.1} ${w} 0t${w} 0t${w} 0t${s * 0.2} 0`);
  }
}

function barrel(well: Inkwell, { x, y, s }: CellCut): void {
  const [cx, cy, r] = [x + s / 2, y + s / 2, s * 0.36];
  well.cut("barrel-shade", circle(cx, cy + s * 0.1, r));
  well.cut("barrel", circle(cx, cy, r));
  well.cut("barrel-top", circle(cx, cy, r * 0.74));
  for (let k = 0; k < 4; k++) well.cut("barrel-line", line(cx - r * 0.6 + k * r * 0.4, cy - r * 0.62, 0, r * 1.24));
}

function river(well: Inkwell, { x, y, s, cut }: CellCut): void {
  well.cut("water", rect(x, y, s + 0.3, s + 0.3));
  for (let k = 0; k < 2; k++) {
    const wx = x + s * (0.28 + 0.44 * k) + cut.between(-2, 2);
    well.cut("water-line", `M${wx.toFixed(1)} ${y + s * 0.12}q${s * 0.09} ${s * 0.12} 0 ${s * 0.24}t0 ${s * 0.24}t0 ${s * 0.24}`);
  }
  if (cut.next() < 0.12) well.cut("flow", shape(x + s / 2 - 5, y + s / 2 - 3, x + s / 2 + 5, y + s / 2 - 3, x + s / 2, y + s / 2 + 4));
}

function forest(well: Inkwell, { x, y, s, cut }: CellCut): void {
  for (let k = 0; k < 4; k++) {
    const [cx, cy, z] = [x + cut.between(0.2, 0.8) * s, y + s * (0.42 + 0.16 * k), s * 0.2];
    well.cut("wood", shape(cx, cy - z * 1.5, cx + z * 0.8, cy + z * 0.25, cx - z * 0.8, cy + z * 0.25));
    well.cut("wood-light", line(cx - z * 0.1, cy - z * 1.2, -z * 0.34, z * 0.6));
  }
}

function pit(well: Inkwell, { x, y, s, cut }: CellCut): void {
  well.cut("pit", rect(x, y, s, s));
  for (let k = 0; k < 6; k++) well.cut("pit-cut", line(x + 2 + (k * s) / 6, y + 2, cut.between(-1, 1), s * 0.16));
}

function smoke(well: Inkwell, { x, y, s }: CellCut): void {
  for (let k = 0; k < 5; k++) well.cut("smoke", line(x + (k * s) / 5, y + s, s / 5, -s));
}
