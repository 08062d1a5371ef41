import { describe, expect, test } from "vitest";
import { BoardState } from "./board.svelte";
import type { Cell, Geometry } from "./geometry/point";
import { toFrame } from "./viewport";

/** A row of four cells, far apart. */
const ROW = {
  width: 2000,
  height: 200,
  cells: ["a", "b", "c", "d"],
  centre: (cell: Cell) => ({ x: 100 + 600 * "abcd".indexOf(cell), y: 100 }),
  outline: () => "",
  neighbour: () => null,
} as unknown as Geometry;

function board(): BoardState {
  const state = new BoardState(() => ROW);
  state.fill({ width: 500, height: 200 });
  state.zoom(4);
  state.pan({ x: 5000, y: 0 });
  return state;
}
const shown = (state: BoardState, cell: string): boolean => {
  const { x } = toFrame(state.view, ROW.centre(cell));
  return x >= 0 && x <= 500;
};

describe("what is lit and where the reader looks", () => {
  test("a board that was moved by hand stays as long as something lit is in sight", () => {
    const state = board();
    const before = state.view;
    expect([shown(state, "a"), shown(state, "d")]).toEqual([true, false]);
    state.revealLit(["a", "d"]);
    expect(state.view).toEqual(before);
  });
  test("it moves when nothing that is lit is in sight", () => {
    const state = board();
    state.revealLit(["c", "d"]);
    expect([shown(state, "c"), shown(state, "d")]).toEqual([true, true]);
  });
  test("what lies half over the edge is not in sight: a finger could not press it", () => {
    const state = new BoardState(() => ROW);
    state.fill({ width: 500, height: 200 });
    state.revealLit(["b"]);
    const { x } = toFrame(state.view, ROW.centre("b"));
    state.pan({ x: 5 - x, y: 0 });
    expect(shown(state, "b")).toBe(true);
    state.revealLit(["b"]);
    expect(toFrame(state.view, ROW.centre("b")).x).toBeGreaterThan(20);
  });
  test("in a frame that has grown it is as large as if that had always been so", () => {
    const [small, large] = [new BoardState(() => ROW), new BoardState(() => ROW)];
    small.fill({ width: 300, height: 150 });
    small.revealLit(["a", "d"]);
    for (const state of [small, large]) {
      state.fill({ width: 900, height: 600 });
      state.revealLit(["a", "d"]);
    }
    expect(small.scale).toBe(large.scale);
  });
});
