// Pan and zoom of a board: one transform, pure.
//
// Board units map to frame units by `x' = x * scale + left`. Here: the arithmetic. Not here: pointers and wheels
// (`gestures.ts`), drawing.
import type { Point } from "./geometry/point";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is drawn of a board, in board units; it may begin beside the origin. */
export interface Extent extends Size {
  readonly left?: number;
  readonly top?: number;
}

export interface Viewport {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** How far one may go in from a board that fits its frame. */
export const CLOSEST = 4;

/** The scale at which the whole board fits its frame. */
export function fittingScale(board: Size, frame: Size): number {
  return Math.min(frame.width / board.width, frame.height / board.height) || 1;
}

/** The whole board in the middle of its frame. */
export function fit(board: Extent, frame: Size): Viewport {
  return clamp({ scale: fittingScale(board, frame), left: 0, top: 0 }, board, frame);
}

/** As near as allowed and never off the board: a board larger than its frame has no gap, a smaller one stands centred. */
export function clamp(view: Viewport, board: Extent, frame: Size): Viewport {
  const least = fittingScale(board, frame);
  const scale = Math.min(Math.max(view.scale, least), least * CLOSEST);
  return {
    scale,
    left: clampSide(view.left, (board.left ?? 0) * scale, board.width * scale, frame.width),
    top: clampSide(view.top, (board.top ?? 0) * scale, board.height * scale, frame.height),
  };
}

function clampSide(offset: number, start: number, length: number, frame: number): number {
  return (length <= frame ? (frame - length) / 2 : Math.min(0, Math.max(frame - length, offset + start))) - start;
}

export function pan(view: Viewport, by: Point, board: Extent, frame: Size): Viewport {
  return clamp({ ...view, left: view.left + by.x, top: view.top + by.y }, board, frame);
}

/** Zooms while the board stays put under one point of the frame. */
export function zoom(view: Viewport, factor: number, around: Point, board: Extent, frame: Size): Viewport {
  const { scale } = clamp({ ...view, scale: view.scale * factor }, board, frame);
  const held = toBoard(view, around);
  return clamp({ scale, left: around.x - held.x * scale, top: around.y - held.y * scale }, board, frame);
}

/** What is left free around points that are brought into view, in board units. */
const ROOM = 60;

/**
 * Brings points into view at the given scale, or as far away as they need: the board recentres on what is lit. It goes no further away
 * than `least`; where they do not all fit then, those do that come first.
 */
export function show(view: Viewport, points: readonly Point[], board: Extent, frame: Size, least = 0): Viewport {
  const [first] = points;
  if (!first) return view;
  const furthest = Math.min(view.scale, least);
  let [left, right, top, bottom] = [first.x, first.x, first.y, first.y];
  for (const { x, y } of points) {
    const [l, r, t, b] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    if ((r - l + ROOM) * furthest <= frame.width && (b - t + ROOM) * furthest <= frame.height) [left, right, top, bottom] = [l, r, t, b];
  }
  const scale = Math.min(view.scale, frame.width / (right - left + ROOM), frame.height / (bottom - top + ROOM));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return clamp({ scale, left: frame.width / 2 - middle.x * scale, top: frame.height / 2 - middle.y * scale }, board, frame);
}

/** Whether a point of the board is inside the frame, and so far from its edge. */
export function isShown(view: Viewport, point: Point, frame: Size, rim = 0): boolean {
  const { x, y } = toFrame(view, point);
  return x >= rim && y >= rim && x <= frame.width - rim && y <= frame.height - rim;
}

export function toBoard(view: Viewport, point: Point): Point {
  return { x: (point.x - view.left) / view.scale, y: (point.y - view.top) / view.scale };
}

export function toFrame(view: Viewport, point: Point): Point {
  return { x: point.x * view.scale + view.left, y: point.y * view.scale + view.top };
}
