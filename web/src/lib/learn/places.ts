// Where a teacher's marks stand: openings in the veil, the ring, and the tag beside the thing, never on it. Pure.
import type { Point } from "$lib/board/geometry/point";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export type Size = Pick<Box, "width" | "height">;

/** One box around several; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.left + box.width));
  const bottom = Math.max(...seen.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function grown({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The part of a box that lies in another; null if none does. */
export function cutTo(box: Box, frame: Box): Box | null {
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const width = Math.min(box.left + box.width, frame.left + frame.width) - left;
  const height = Math.min(box.top + box.height, frame.top + frame.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

export function meet(one: Box, other: Box): boolean {
  return cutTo(one, other) !== null;
}

export type Side = "right" | "left" | "above" | "below";
export interface Tag {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
  /** Where its point is along its edge above or below the thing. */
  readonly point: number;
  /** How much it covers that must stay free. */
  readonly covers: number;
}

const GAP = 12;
const RIM = 6;

/** Beside the thing: to its right, else to its left, above it, below it; the first place that is inside the page and covers none of what must stay free. */
export function tagAt(thing: Box, tag: Size, page: Size, free: readonly Box[] = []): Tag {
  const middle = thing.left + thing.width / 2 - tag.width / 2;
  const centre = thing.top + thing.height / 2 - tag.height / 2;
  const along = Math.max(RIM, Math.min(middle, page.width - tag.width - RIM));
  const wishes: Pick<Tag, "side" | "x" | "y">[] = [
    { side: "right", x: thing.left + thing.width + GAP, y: centre },
    { side: "left", x: thing.left - tag.width - GAP, y: centre },
    { side: "above", x: along, y: thing.top - tag.height - GAP },
    { side: "below", x: along, y: thing.top + thing.height + GAP },
  ];
  const covers = ({ x, y }: Point): number => {
    const box = { left: x, top: y, ...tag };
    const out = x < RIM || y < RIM || x + tag.width > page.width - RIM || y + tag.height > page.height - RIM;
    return (out ? 10 : 0) + free.filter((one) => meet(one, box)).length;
  };
  const best = wishes.reduce((first, wish) => (covers(wish) < covers(first) ? wish : first));
  const within = (value: number, most: number): number => Math.max(RIM, Math.min(value, most - RIM));
  const x = within(best.x, page.width - tag.width);
  const point = Math.max(2 * RIM, Math.min(thing.left + thing.width / 2 - x, tag.width - 2 * RIM));
  return { side: best.side, x, y: within(best.y, page.height - tag.height), point, covers: covers(best) };
}
