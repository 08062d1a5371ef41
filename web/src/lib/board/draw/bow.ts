// A bowed arrow between two pieces, and where a straight line is cut; pure.
import type { Point } from "../geometry/point";

export interface Bow {
  readonly line: string;
  readonly head: string;
  /** Where its number stands. */
  readonly middle: Point;
}

const BEND = 0.32;
const HEAD = 11;

export function bow(from: Point, to: Point, room: number): Bow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  // Between neighbours there is little room: the arrow then starts and ends over the pieces.
  const clear = Math.min(room, long * 0.2);
  const [ux, uy] = [dx / long, dy / long];
  const [x1, y1] = [from.x + ux * clear, from.y + uy * clear];
  const [x2, y2] = [to.x - ux * clear, to.y - uy * clear];
  const [mx, my] = [(x1 + x2) / 2 - uy * Math.max(long, 60) * BEND, (y1 + y2) / 2 + ux * Math.max(long, 60) * BEND];
  const a = Math.atan2(y2 - my, x2 - mx);
  const n = (value: number): string => value.toFixed(1);
  const wing = (turn: number): string => `${n(x2 - HEAD * Math.cos(a + turn))} ${n(y2 - HEAD * Math.sin(a + turn))}`;
  return {
    line: `M${n(x1)} ${n(y1)}Q${n(mx)} ${n(my)} ${n(x2)} ${n(y2)}`,
    head: `M${n(x2 + 4 * Math.cos(a))} ${n(y2 + 4 * Math.sin(a))}L${wing(-0.55)}L${wing(0.55)}Z`,
    middle: { x: (x1 + 2 * mx + x2) / 4, y: (y1 + 2 * my + y2) / 4 },
  };
}

/** The point of a line that lies nearest to another point. */
export function nearestOn(from: Point, to: Point, other: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((other.x - from.x) * dx + (other.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return { x: from.x + dx * part, y: from.y + dy * part };
}
