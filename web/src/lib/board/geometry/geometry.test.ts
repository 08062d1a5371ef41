import { describe, expect, it } from "vitest";
import { graphFixture } from "../../../../tests/gallery/graph";
import { graphGeometry } from "../graph/places";
import { hexCell, hexContour, hexes } from "./hex";
import { DIRECTIONS, type Cell, type Direction, type Geometry, nearest } from "./point";
import { squareArea, squareCell, squareContour, squares } from "./square";
import { tiles } from "./tile";

const fixture = graphFixture();
const BOARDS: Record<string, Geometry> = {
  squares: squares(30, 21, 36),
  "squares with holes": squares(6, 6, 44, (x, y) => x < 3 || y >= 3),
  hexes: hexes(13, 11, 37),
  tiles: tiles(["0,0", "1,0", "-1,0", "0,-1", "0,1", "1,1"]),
  graph: graphGeometry(
    fixture.layout,
    fixture.pieces.sites.flatMap((site) => site.spies),
  ),
};
const OPPOSITE: Record<Direction, Direction> = { n: "s", s: "n", e: "w", w: "e", ne: "sw", sw: "ne", nw: "se", se: "nw" };
const ARROWS: readonly Direction[] = ["n", "e", "s", "w"];

describe.each(Object.entries(BOARDS))("%s", (name, board) => {
  it("finds every cell again at its own middle", () => {
    for (const cell of board.cells) {
      // A chamber's name lies in the chamber; spaces and spies lie above it.
      expect(board.at(board.centre(cell))).toBe(cell);
    }
  });

  it("finds nothing far beside the board", () => {
    expect(board.at({ x: -500, y: -500 })).toBeNull();
    expect(board.at({ x: board.width + 500, y: board.height / 2 })).toBeNull();
  });

  it("keeps every cell inside its frame and gives it an outline", () => {
    for (const cell of board.cells) {
      const { x, y } = board.centre(cell);
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
      expect(x).toBeLessThan(board.width);
      expect(y).toBeLessThan(board.height);
      expect(board.outline(cell)).toMatch(/^M.*Z$/);
    }
  });

  it("lets the arrow keys reach every cell from the first", () => {
    const seen = new Set<Cell>([board.cells[0] as Cell]);
    for (const cell of seen) {
      for (const direction of ARROWS) {
        const next = board.neighbour(cell, direction);
        if (next !== null) seen.add(next);
      }
    }
    expect(seen.size).toBe(board.cells.length);
  });

  it("goes where the key points", () => {
    for (const cell of board.cells) {
      for (const direction of ARROWS) {
        const next = board.neighbour(cell, direction);
        if (next === null) continue;
        const [from, to] = [board.centre(cell), board.centre(next)];
        if (direction === "e") expect(to.x).toBeGreaterThan(from.x);
        if (direction === "w") expect(to.x).toBeLessThan(from.x);
        if (direction === "s") expect(to.y).toBeGreaterThan(from.y);
        if (direction === "n") expect(to.y).toBeLessThan(from.y);
      }
    }
  });

  if (name !== "graph") {
    it("comes back by the opposite direction", () => {
      for (const cell of board.cells) {
        for (const direction of DIRECTIONS) {
          const next = board.neighbour(cell, direction);
          if (next !== null) expect(board.neighbour(next, OPPOSITE[direction])).toBe(cell);
        }
      }
    });
  }
});

it("tells apart the two hexes on either side of a slanted edge", () => {
  const board = hexes(4, 4, 40, 0);
  const { x, y } = board.centre("1,1");
  expect(board.at({ x: x - 33, y: y - 22 })).toBe("1,0");
  expect(board.at({ x: x - 30, y: y - 10 })).toBe("1,1");
});

it("draws one contour around an area, without the lines inside", () => {
  const board = squares(5, 5, 10);
  const pair = squareContour(board, new Set([squareCell(1, 1), squareCell(2, 1)]));
  expect(pair.match(/M/g)).toHaveLength(6);
  const hex = hexes(5, 5, 10);
  expect(hexContour(hex, new Set([hexCell(1, 1), hexCell(2, 1)])).match(/M/g)).toHaveLength(10);
});

it("draws squares that follow one another in a row as one", () => {
  const board = squares(3, 2, 10);
  expect(squareArea(board, board.cells)).toBe("M0 0h30v10h-30zM0 10h30v10h-30z");
  expect(squareArea(board, ["0,0", "2,0", "1,1", "2,1"])).toBe("M0 0h10v10h-10zM20 0h10v10h-10zM10 10h20v10h-20z");
  expect(squareArea(board, [])).toBe("");
});

it("takes the nearest of some cells within reach, and none beyond", () => {
  const board = squares(5, 5, 10);
  expect(nearest(board, ["1,1", "3,3"], { x: 19, y: 16 }, 8)).toBe("1,1");
  expect(nearest(board, ["3,3"], { x: 5, y: 5 }, 8)).toBeNull();
});
