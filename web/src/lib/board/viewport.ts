// Pan and zoom of a board: one transform, pure.
//
// Board units map to frame units by `x' = x * scale + left`. Here: the arithmetic. Not here: pointers and wheels
// (`gestures.ts`), drawing.
import type { Point } from "./geometry/point";

export interface Size {
  readonly width: number;
  readonly height: number;
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
export function fit(board: Size, frame: Size): Viewport {
  return clamp({ scale: fittingScale(board, frame), left: 0, top: 0 }, board, frame);
}

/** As near as allowed and never off the board: a board larger than its frame has no gap, a smaller one stands centred. */
export function clamp(view: Viewport, board: Size, frame: Size): Viewport {
  const least = fittingScale(board, frame);
  const scale = Math.min(Math.max(view.scale, least), least * CLOSEST);
  return {
    scale,
    left: clampSide(view.left, board.width * scale, frame.width),
    top: clampSide(view.top, board.height * scale, frame.height),
  };
}

function clampSide(offset: number, length: number, frame: number): number {
  return length <= frame ? (frame - length) / 2 : Math.min(0, Math.max(frame - length, offset));
}

export function pan(view: Viewport, by: Point, board: Size, frame: Size): Viewport {
  return clamp({ ...view, left: view.left + by.x, top: view.top + by.y }, board, frame);
}

/** Zooms while the board stays put under one point of the frame. */
export function zoom(view: Viewport, factor: number, around: Point, board: Size, frame: Size): Viewport {
  const { scale } = clamp({ ...view, scale: view.scale * factor }, board, frame);
  const held = toBoard(view, around);
  return clamp({ scale, left: around.x - held.x * scale, top: around.y - held.y * scale }, board, frame);
}

/** Brings points into view at the given scale or nearer to fit: the board recentres on what is lit. */
export function show(view: Viewport, points: readonly Point[], board: Size, frame: Size): Viewport {
  if (points.length === 0) return view;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 60;
  const scale = Math.min(view.scale, frame.width / (right - left + room), frame.height / (bottom - top + room));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return clamp({ scale, left: frame.width / 2 - middle.x * scale, top: frame.height / 2 - middle.y * scale }, board, frame);
}

/** Whether a point of the board is inside the frame. */
export function isShown(view: Viewport, point: Point, frame: Size): boolean {
  const { x, y } = toFrame(view, point);
  return x >= 0 && y >= 0 && x <= frame.width && y <= frame.height;
}

export function toBoard(view: Viewport, point: Point): Point {
  return { x: (point.x - view.left) / view.scale, y: (point.y - view.top) / view.scale };
}

export function toFrame(view: Viewport, point: Point): Point {
  return { x: point.x * view.scale + view.left, y: point.y * view.scale + view.top };
}
