// Where the words of a mark stand: beside the thing they speak of, and over no other words of the map. Pure.
import type { Point } from "./geometry/point";
import type { Size } from "./viewport";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far the middle of a pill's disc is from its left end and its edges. */
export const DISC = 13;

export const pillWidth = (said: string): number => 34 + said.length * 7.4;

/** What a pill takes whose disc stands at a point. */
export const pillAt = ({ x, y }: Point, { width, height }: Size): Box => ({
  left: x - height / 2,
  top: y - height / 2,
  right: x - height / 2 + width,
  bottom: y + height / 2,
});

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The first of some places at which a pill covers least of what is written. */
export function clearest(places: readonly Point[], size: Size, words: readonly Box[]): Point | undefined {
  const covers = (place: Point): number => words.reduce((sum, word) => sum + shared(pillAt(place, size), word), 0);
  return places.map((place) => ({ place, covered: covers(place) })).sort((one, other) => one.covered - other.covered)[0]?.place;
}

/** Around the thing at a point: above it, below it, beside it, then further away; `unit` is a pixel in units of the board. */
export function around({ x, y }: Point, width: number, unit: number): Point[] {
  const left = DISC - width;
  const aside = (width - 2 * DISC) / 2;
  const places = [
    [-15, -17],
    [-15, 19],
    [24, 0],
    [left - 11, 0],
    [left + 15, -17],
    [left + 15, 19],
    [-aside, -40],
    [-aside, 40],
    [-aside, -58],
    [-aside, 58],
  ];
  return places.map(([dx = 0, dy = 0]) => ({ x: x + dx * unit, y: y + dy * unit }));
}
