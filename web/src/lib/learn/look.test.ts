import { beforeEach, expect, test, vi } from "vitest";
import { focusOf, found, targetOf } from "./look";

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => new DOMRect(0, 0, 10, 10));
});

function frame(inside: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = inside;
  return root;
}
const CELLS = `<main class="board"><button data-cell="a" data-lit></button><button data-cell="b" data-lit></button></main>`;
const named = (element: Element | null): string | null => element?.id ?? null;

test("of several cells the best one is pressed", () => {
  const root = frame(CELLS);
  expect(targetOf(root, [])?.getAttribute("data-cell")).toBe("a");
  expect(targetOf(root, [], ["b"])?.getAttribute("data-cell")).toBe("b");
});
test("what is picked gives way to where it goes", () => {
  const row = (pressed: boolean): string => `<button id="charge" data-lit aria-pressed="${pressed}"></button>${CELLS}`;
  const pointed = [{ cells: [], selector: "#charge" }];
  const wanted = (root: HTMLElement): Element | null => targetOf(root, found(root, pointed));
  expect(named(wanted(frame(row(false))))).toBe("charge");
  expect(wanted(frame(row(true)))?.getAttribute("data-cell")).toBe("a");
});
test("after the first touch it is the button that confirms it, or the place in the glass", () => {
  expect(named(targetOf(frame(`${CELLS}<button id="yes" data-confirms></button>`), [], ["b"]))).toBe("yes");
  const glass = `<div class="glass"><button data-place="a"></button><button id="meant" data-place="b"></button></div>`;
  expect(named(targetOf(frame(CELLS + glass), [], ["b"]))).toBe("meant");
});
test("the focus goes to the way on while there is something to read", () => {
  const root = frame(`${CELLS}<button class="next" disabled></button><button class="next" id="on"></button>`);
  expect(named(focusOf(root, null, false))).toBe("on");
});
test("it goes to what can be pressed of the thing, or to the button that stands for it", () => {
  const root = frame(`<div id="card"><i tabindex="0"></i><button id="press"></button></div>`);
  expect(named(focusOf(root, root.querySelector("#card"), true))).toBe("press");
  expect(named(focusOf(frame(`<div class="ask"><button class="option" id="try"></button></div>`), null, true))).toBe("try");
});
