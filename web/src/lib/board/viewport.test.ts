import { describe, expect, it } from "vitest";
import { CLOSEST, clamp, fit, isShown, pan, show, toBoard, toFrame, zoom } from "./viewport";

const BOARD = { width: 800, height: 600 };
const FRAME = { width: 400, height: 400 };

describe("the viewport", () => {
  it("shows the whole board in the middle of its frame", () => {
    expect(fit(BOARD, FRAME)).toEqual({ scale: 0.5, left: 0, top: 50 });
  });

  it("leaves out what is empty before a board begins", () => {
    const late = { ...BOARD, left: 200, top: 60 };
    const whole = fit(late, FRAME);
    expect(toFrame(whole, { x: 200, y: 60 })).toEqual({ x: 0, y: 50 });
    const near = zoom(whole, 2, { x: 200, y: 200 }, late, FRAME);
    expect(toFrame(pan(near, { x: 9999, y: 9999 }, late, FRAME), { x: 200, y: 60 })).toEqual({ x: 0, y: 0 });
    expect(toFrame(pan(near, { x: -9999, y: -9999 }, late, FRAME), { x: 1000, y: 660 })).toEqual({ x: 400, y: 400 });
  });

  it("keeps the point under the pointer where it is while it zooms", () => {
    const near = zoom(fit(BOARD, FRAME), 3, { x: 200, y: 200 }, BOARD, FRAME);
    const around = { x: 150, y: 180 };
    const before = toBoard(near, around);
    const after = toBoard(zoom(near, 1.2, around, BOARD, FRAME), around);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("never goes further away than whole, nor nearer than its limit", () => {
    expect(zoom(fit(BOARD, FRAME), 0.1, { x: 0, y: 0 }, BOARD, FRAME).scale).toBe(0.5);
    expect(zoom(fit(BOARD, FRAME), 100, { x: 0, y: 0 }, BOARD, FRAME).scale).toBe(0.5 * CLOSEST);
  });

  it("does not leave the board", () => {
    const near = zoom(fit(BOARD, FRAME), 2, { x: 200, y: 200 }, BOARD, FRAME);
    expect(pan(near, { x: 9999, y: 9999 }, BOARD, FRAME)).toMatchObject({ left: 0, top: 0 });
    expect(pan(near, { x: -9999, y: -9999 }, BOARD, FRAME)).toMatchObject({ left: -400, top: -200 });
  });

  it("brings points into view", () => {
    const near = clamp({ scale: 2, left: 0, top: 0 }, BOARD, FRAME);
    const far = { x: 780, y: 580 };
    expect(isShown(near, far, FRAME)).toBe(false);
    expect(isShown(show(near, [far], BOARD, FRAME), far, FRAME)).toBe(true);
    const both = show(near, [far, { x: 10, y: 10 }], BOARD, FRAME);
    expect(isShown(both, far, FRAME) && isShown(both, { x: 10, y: 10 }, FRAME)).toBe(true);
  });

  it("goes no further away than it can be read: what comes first is in view then", () => {
    const near = clamp({ scale: 2, left: 0, top: 0 }, BOARD, FRAME);
    const [first, second, last] = [
      { x: 700, y: 500 },
      { x: 600, y: 500 },
      { x: 10, y: 10 },
    ] as const;
    const seen = show(near, [first, second, last], BOARD, FRAME, 1);
    expect(seen.scale).toBeGreaterThanOrEqual(1);
    expect([first, second, last].map((point) => isShown(seen, point, FRAME))).toEqual([true, true, false]);
  });

  it("maps points there and back", () => {
    const view = { scale: 1.7, left: -30, top: 12 };
    const there = toFrame(view, { x: 12, y: 34 });
    expect(toBoard(view, there)).toEqual({ x: expect.closeTo(12), y: expect.closeTo(34) });
  });
});
