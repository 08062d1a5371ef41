// Where a small plate with words stands on a board: beside the pieces, which would lie over it. Pure.
import type { Point } from "./geometry/point";

/** How far from the middle of a plate the middle of a piece covers some of it. */
export interface Reach {
  readonly across: number;
  readonly along: number;
}

/** The first of the spots over which no piece lies; where there is none, the one over which fewest do. */
export function aside(spots: readonly Point[], pieces: readonly Point[], { across, along }: Reach): Point {
  const covering = (spot: Point): number =>
    pieces.filter(({ x, y }) => Math.abs(x - spot.x) < across && Math.abs(y - spot.y) < along).length;
  return spots.reduce((best, spot) => (covering(spot) < covering(best) ? spot : best));
}
