import { expect, test } from "vitest";
import { MOST_STEPS, sink, Walks } from "./walk";

test("a piece walks as many steps as its way has cells, and no more than four", () => {
  const walks = new Walks(() => 40);
  expect(walks.steps("drider", { x: 20, y: 20 })).toBe(1);
  expect(walks.steps("drider", { x: 20, y: 60 })).toBe(1);
  expect(walks.steps("drider", { x: 100, y: 60 })).toBe(2);
  expect(walks.steps("drider", { x: 900, y: 60 })).toBe(MOST_STEPS);
  // Drawn again where it stands, it is still on the same walk.
  expect(walks.steps("drider", { x: 900, y: 60 })).toBe(MOST_STEPS);
  expect(walks.steps("other", { x: 900, y: 60 })).toBe(1);
});

test("a piece sinks where it stood, for as long as a turn takes, and at once where nothing shall move", () => {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "g");
  document.body.append(piece);
  piece.style.transform = "translate(8px, 9px)";
  piece.style.setProperty("--t-turn", "320ms");
  const { duration, css } = sink(piece);
  expect(duration).toBe(320);
  expect(css?.(0.5, 0.5)).toBe("opacity: 0.5; transform: translate(8px, 9px) scale(0.75)");
  piece.style.setProperty("--t-turn", "0ms");
  expect(sink(piece).duration).toBe(0);
});
