import { expect, test } from "vitest";
import { freeCorner } from "./corner";

const FRAME = { width: 390, height: 300 };
const TOOLS = { width: 44, height: 44 };

test("the tools stand at the lower end of the line while nothing there is lit", () => {
  expect(freeCorner([], FRAME, TOOLS)).toBe("bottom-end");
  expect(freeCorner([{ x: 200, y: 150 }], FRAME, TOOLS)).toBe("bottom-end");
});

test("they go to the next corner that covers nothing lit", () => {
  const end = { x: 370, y: 280 };
  const start = { x: 20, y: 280 };
  expect(freeCorner([end], FRAME, TOOLS)).toBe("bottom-start");
  expect(freeCorner([end, start], FRAME, TOOLS)).toBe("top-end");
  expect(freeCorner([end, start, { x: 370, y: 20 }], FRAME, TOOLS)).toBe("top-start");
});

test("what is lit beside them or out of sight does not drive them away", () => {
  expect(
    freeCorner(
      [
        { x: 320, y: 280 },
        { x: 370, y: 230 },
        { x: 370, y: 340 },
      ],
      FRAME,
      TOOLS,
    ),
  ).toBe("bottom-end");
});

test("where every corner is lit, they cover as little as they can", () => {
  const all = [20, 370].flatMap((x) => [20, 280].map((y) => ({ x, y })));
  expect(freeCorner([...all, { x: 375, y: 285 }], FRAME, TOOLS)).toBe("bottom-start");
});
