import { describe, expect, test } from "vitest";
import { around, cutTo, grown, tagAt } from "./places";

const page = { width: 1000, height: 600 };
const tag = { width: 100, height: 30 };
const at = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

describe("boxes", () => {
  test("several things are one opening, and what is not laid out is none", () => {
    expect(around([at(10, 10), at(90, 30)])).toEqual(at(10, 10, 120, 60));
    expect(around([at(0, 0, 0, 0)])).toBeNull();
  });
  test("an opening grows on every side and is cut to its board", () => {
    expect(grown(at(10, 10), 5)).toEqual(at(5, 5, 50, 50));
    expect(cutTo(at(-20, 10), at(0, 0, 100, 100))).toEqual(at(0, 10, 20, 40));
    expect(cutTo(at(200, 10), at(0, 0, 100, 100))).toBeNull();
  });
});

describe("the tag", () => {
  test("stands to the right of the thing, in the middle of its height", () => {
    expect(tagAt(at(100, 100), tag, page)).toMatchObject({ side: "right", x: 152, y: 105, covers: 0 });
  });
  test("goes to the left where the page ends", () => {
    expect(tagAt(at(940, 100), tag, page).side).toBe("left");
  });
  test("leaves free what must stay free", () => {
    expect(tagAt(at(100, 100), tag, page, [at(150, 90, 200, 60)]).side).toBe("above");
  });
  test("stands under a thing at the edge, and still points at it", () => {
    const { side, x, point } = tagAt(at(0, 100), tag, page, [at(50, 90, 200, 60), at(0, 40, 200, 40)]);
    expect([side, x, x + point]).toEqual(["below", 6, 20]);
  });
  test("tells how much it covers where no place is free", () => {
    expect(tagAt(at(100, 100), tag, page, [at(0, 0, 1000, 600)]).covers).toBe(1);
  });
  test("is never outside the page, however large the thing", () => {
    const { x, y } = tagAt(at(0, 0, 1000, 600), tag, page);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + tag.width).toBeLessThanOrEqual(page.width);
    expect(y + tag.height).toBeLessThanOrEqual(page.height);
  });
});
