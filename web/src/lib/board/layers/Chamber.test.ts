import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { Chamber } from "../graph/layout";
import type { SiteState } from "../graph/pieces";
import ChamberDrawing from "./Chamber.svelte";

const chamber: Chamber = {
  id: "eryndlyn",
  at: { x: 50, y: 50 },
  rx: 46,
  ry: 38,
  outline: "M0 0H10V10Z",
  lines: [],
  fontSize: 12,
  grows: 1,
  shield: { x: 10, y: 10 },
  plaque: null,
  hatch: [],
};
const shieldOf = (controller: number | null): string | null => {
  const site: SiteState = { id: "eryndlyn", vp: 3, start: true, controller, total: false, spies: [], marker: null };
  const { container } = render(ChamberDrawing, { chamber, site, lit: false, picked: false });
  return container.querySelector(".shield")?.getAttribute("d") ?? null;
};

test("who controls a site is told by a shape, not by a colour alone", () => {
  const shapes = [null, 0, 1, 2, 3].map(shieldOf);
  expect(shapes).not.toContain(null);
  expect(new Set(shapes).size).toBe(5);
});

const signsOf = (state: Partial<SiteState>): string | null | undefined => {
  const site: SiteState = { id: "eryndlyn", vp: 3, start: false, controller: null, total: false, spies: [], marker: null, ...state };
  const { container } = render(ChamberDrawing, { chamber, site, lit: false, picked: false });
  return container.querySelector(".shield")?.getAttribute("data-sign");
};

test("the shield answers what it tells: points, a starting site, control or total control", () => {
  expect(signsOf({})).toBe("site-value");
  expect(signsOf({ start: true })).toBe("site-value starting-site");
  expect(signsOf({ controller: 1 })).toBe("site-value control");
  expect(signsOf({ start: true, controller: 1, total: true })).toBe("site-value starting-site total-control");
});
