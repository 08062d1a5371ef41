// From the printed coordinates of a graph map to a drawing: carved chambers with rows of spaces, tunnels between them.
//
// Places are stretched to the frame; a relaxation then pushes apart only what would overlap, always the same way.
// Here: where everything is drawn. Not here: who stands there, how it is inked (`GraphBoard.svelte`).
import { carved, smooth } from "../draw/shapes";
import { knife } from "../draw/seed";
import type { Cell, Point } from "../geometry/point";

export interface MapSpace extends Point {
  readonly cell: Cell;
}
export interface MapSite {
  readonly id: string;
  readonly name: string;
  readonly spaces: readonly MapSpace[];
  /** Where the printed map has its name and its marker. */
  readonly label: Point;
  readonly marker: Point | null;
}
export interface MapRoute {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly spaces: readonly MapSpace[];
}
export interface GraphMap {
  readonly id: string;
  readonly sites: readonly MapSite[];
  readonly routes: readonly MapRoute[];
}

export interface Chamber {
  readonly id: string;
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly outline: string;
  /** Lines of the name, each with its baseline. */
  readonly lines: readonly { readonly text: string; readonly y: number }[];
  readonly fontSize: number;
  /** How much larger its name may be drawn. */
  readonly grows: number;
  readonly shield: Point;
  readonly plaque: Point | null;
  readonly hatch: readonly { readonly x: number; readonly y: number; readonly length: number }[];
}
export interface GraphLayout {
  readonly width: number;
  readonly height: number;
  readonly chambers: readonly Chamber[];
  readonly tunnels: readonly { readonly id: string; readonly path: string }[];
  readonly spaces: ReadonlyMap<Cell, Point>;
}

const WIDTH = 874;
const HEIGHT = 658;
const MARGIN = 6;
const SLOT = 25;
const NAME_ROW = 20;
const NAME_LINE = 13;
const PLAQUE_ROW = 24;
const PLAQUE_WIDE = 72;
const PAD = 9;
const SHIELD = 20;
const LONGEST_LINE = 26;

interface Box {
  x: number;
  y: number;
  readonly rx: number;
  readonly ry: number;
  readonly home: Point;
  /** Chambers give way less than route spaces. */
  readonly weight: number;
}

interface Sized {
  readonly site: MapSite;
  readonly lines: readonly string[];
  readonly fontSize: number;
  readonly perRow: number;
  readonly box: Box;
}

export function layoutGraph(map: GraphMap): GraphLayout {
  const place = stretch(map);
  const sized = map.sites.map((site) => size(site, place));
  const routes = map.routes.flatMap((route) => route.spaces);
  const dots = routes.map((space): Box => {
    const home = place(space);
    return { ...home, rx: 12.5, ry: 12.5, home, weight: 0.25 };
  });
  relax([...sized.map((one) => one.box), ...dots]);
  const spaces = new Map<Cell, Point>();
  routes.forEach((space, index) => spaces.set(space.cell, pointOf(dots[index] as Box)));
  const chambers = sized.map((one) => chamber(map.id, one, spaces));
  const centres = new Map(chambers.map((one) => [one.id, one.at]));
  const tunnels = map.routes.map((route) => ({
    id: route.id,
    path: smooth(
      [centres.get(route.a), ...route.spaces.map((space) => spaces.get(space.cell)), centres.get(route.b)].filter((p) => p !== undefined),
    ),
  }));
  return { width: WIDTH, height: HEIGHT, chambers, tunnels, spaces };
}

const pointOf = (box: Box): Point => ({ x: Math.round(box.x * 10) / 10, y: Math.round(box.y * 10) / 10 });

/** The printed coordinates, stretched so that the sites in play fill the frame. */
function stretch(map: GraphMap): (point: Point) => Point {
  const points = [...map.sites.flatMap((site) => [middle(site)]), ...map.routes.flatMap((route) => route.spaces)];
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [inX, inY] = [66, 52];
  return (p) => ({
    x: inX + ((p.x - left) / (right - left || 1)) * (WIDTH - 2 * inX),
    y: inY + ((p.y - top) / (bottom - top || 1)) * (HEIGHT - 2 * inY),
  });
}

function middle(site: MapSite): Point {
  const all = [site.label, ...site.spaces, ...(site.marker ? [site.marker] : [])];
  const xs = all.map((p) => p.x);
  const ys = all.map((p) => p.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

function size(site: MapSite, place: (point: Point) => Point): Sized {
  const fontSize = site.marker ? 13.8 : 12.4;
  const lines = breakName(site.name);
  const perRow = rowLength(site.spaces.length);
  const rows = Math.ceil(site.spaces.length / perRow);
  const nameWide = Math.max(...lines.map((line) => textWidth(line, fontSize))) + SHIELD;
  const wide = Math.max(nameWide, perRow * SLOT + 4, site.marker ? PLAQUE_WIDE : 0) + 2 * PAD;
  const high = NAME_ROW + (lines.length - 1) * NAME_LINE + (site.marker ? PLAQUE_ROW : 0) + rows * SLOT + 2 * PAD;
  const home = place(middle(site));
  return { site, lines, fontSize, perRow, box: { ...home, rx: wide / 2, ry: high / 2, home, weight: 1 } };
}

/** Up to three spaces in a row; four stand two by two. */
function rowLength(count: number): number {
  if (count <= 3) return count;
  return count === 4 ? 2 : 3;
}

/** A long name breaks once, at the blank nearest to its middle. */
export function breakName(name: string): string[] {
  if (name.length <= LONGEST_LINE && !(name.length > 18 && /[а-яіїєґ]/iu.test(name))) return [name];
  const blanks = [...name.matchAll(/ /g)].map((found) => found.index);
  const half = name.length / 2;
  const at = blanks.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0];
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** The width of a name, near enough for a chamber to hold it. */
function textWidth(text: string, fontSize: number): number {
  const wide = /[а-яіїєґ]/iu.test(text) ? 0.56 : 0.5;
  return text.length * fontSize * wide;
}

/** Pushes overlapping boxes apart and pulls everything gently home, a fixed number of times. */
function relax(boxes: readonly Box[]): void {
  for (let round = 0; round < 240; round++) {
    const pull = round < 160 ? 0.02 : 0;
    for (const box of boxes) {
      box.x += (box.home.x - box.x) * pull;
      box.y += (box.home.y - box.y) * pull;
    }
    for (let i = 0; i < boxes.length; i++) {
      for (let j = i + 1; j < boxes.length; j++) separate(boxes[i] as Box, boxes[j] as Box);
    }
    for (const box of boxes) {
      box.x = Math.min(Math.max(box.x, box.rx + MARGIN), WIDTH - box.rx - MARGIN);
      box.y = Math.min(Math.max(box.y, box.ry + MARGIN), HEIGHT - box.ry - MARGIN);
    }
  }
}

function separate(a: Box, b: Box): void {
  const gap = a.weight === 1 && b.weight === 1 ? 12 : 4;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const overX = a.rx + b.rx + gap - Math.abs(dx);
  const overY = a.ry + b.ry + gap - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return;
  const share = b.weight / (a.weight + b.weight);
  if (overX < overY) {
    const push = overX * (dx < 0 ? -0.5 : 0.5);
    a.x -= push * share * 2;
    b.x += push * (1 - share) * 2;
  } else {
    const push = overY * (dy < 0 ? -0.5 : 0.5);
    a.y -= push * share * 2;
    b.y += push * (1 - share) * 2;
  }
}

function chamber(map: string, { site, lines, fontSize, perRow, box }: Sized, spaces: Map<Cell, Point>): Chamber {
  const at = pointOf(box);
  const { rx, ry } = box;
  const cut = knife(map, site.id);
  const outline = carved(cut, at, rx, ry);
  const top = at.y - ry + PAD;
  const nameHigh = NAME_ROW + (lines.length - 1) * NAME_LINE;
  const slotsTop = top + nameHigh + (site.marker ? PLAQUE_ROW : 0);
  site.spaces.forEach((space, index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, site.spaces.length - row * perRow);
    const column = index - row * perRow;
    spaces.set(space.cell, {
      x: Math.round((at.x + (column - (inRow - 1) / 2) * SLOT) * 10) / 10,
      y: Math.round((slotsTop + (row + 0.5) * SLOT) * 10) / 10,
    });
  });
  const widest = Math.max(...lines.map((line) => textWidth(line, fontSize)));
  const hatch = [];
  for (let x = at.x - rx + 14; x < at.x + rx - 12; x += cut.between(9, 14)) {
    hatch.push({ x: Math.round(x), y: at.y + ry - 3.5, length: cut.between(3.2, 6.7) });
  }
  return {
    id: site.id,
    at,
    rx,
    ry,
    outline,
    lines: lines.map((text, index) => ({ text, y: top + 13 + index * NAME_LINE })),
    fontSize,
    grows: lines.length > 1 ? 1.1 : Math.max(1, (rx - 12 + widest / 2) / widest),
    shield: { x: at.x - (widest + SHIELD) / 2 + 7, y: top + 9 },
    plaque: site.marker ? { x: at.x, y: top + nameHigh + PLAQUE_ROW / 2 - 2 } : null,
    hatch,
  };
}
