// Where the tools of a board stand: in a corner where they cover nothing that is lit. Pure.
import type { Point } from "./geometry/point";
import type { Size } from "./viewport";

/** The corners in the order they are tried; the first is where one looks for the tools. */
export const CORNERS = ["bottom-end", "bottom-start", "top-end", "top-start"] as const;
export type Corner = (typeof CORNERS)[number];

/** How far the tools stand from the edge, and how much of a lit space lies round its middle, in pixels. */
const EDGE = 8;
const SPACE = 14;

/** The first corner where the tools cover no lit point of the frame; where there is none, the one where they cover fewest. */
export function freeCorner(lit: readonly Point[], frame: Size, tools: Size): Corner {
  let best: Corner = CORNERS[0];
  let fewest = Infinity;
  for (const corner of CORNERS) {
    const covered = lit.filter((point) => covers(corner, point, frame, tools)).length;
    if (covered < fewest) [best, fewest] = [corner, covered];
  }
  return best;
}

function covers(corner: Corner, { x, y }: Point, frame: Size, tools: Size): boolean {
  const across = corner.endsWith("end") ? frame.width - x : x;
  const up = corner.startsWith("bottom") ? frame.height - y : y;
  const within = (at: number, size: number): boolean => at > -SPACE && at < size + EDGE + SPACE;
  return within(across, tools.width) && within(up, tools.height);
}
