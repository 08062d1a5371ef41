// A card is shown to whoever rests on it, not to whoever has pressed where it now lies.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CardFace } from "./face";
import { reader, reading } from "./reader.svelte";

const FACE = { id: "noble" } as CardFace;
let card: HTMLElement;
let off: () => void;
const at = (type: string, clientX: number): PointerEvent =>
  Object.assign(new MouseEvent(type, { clientX, clientY: 5, bubbles: true }), { pointerType: "mouse" }) as unknown as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  card = document.body.appendChild(document.createElement("button"));
  off = reading(() => FACE)(card);
});
afterEach(() => {
  off();
  card.remove();
  reader.hide();
  vi.useRealTimers();
});

test("the pointer rests on a card", () => {
  card.dispatchEvent(at("pointerenter", 20));
  vi.runAllTimers();
  expect(reader.face).toBe(FACE);
});

test("a card that slides under a pointer that has just pressed is shown once the pointer moves", () => {
  document.body.dispatchEvent(at("pointerdown", 30));
  card.dispatchEvent(at("pointerenter", 30));
  vi.runAllTimers();
  expect(reader.face).toBeNull();
  card.dispatchEvent(at("pointermove", 33));
  vi.runAllTimers();
  expect(reader.face).toBe(FACE);
});

test("what has the focus is shown to who came by keys, not to who has just pressed", () => {
  card.matches = (() => true) as unknown as typeof card.matches;
  const focused = (): void => {
    card.dispatchEvent(new FocusEvent("focus"));
    vi.runAllTimers();
  };
  document.body.dispatchEvent(at("pointerdown", 40));
  focused();
  expect(reader.face).toBeNull();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  focused();
  expect(reader.face).toBe(FACE);
});
