// The card under the reader's eye, shown large beside it: after a rest of the pointer, by the I key, or by a long press.
import { on } from "svelte/events";
import type { CardFace } from "./face";
import { HELD } from "$lib/ui/held";

const REST = 350;
/** Keys wander on at once: whoever stays wants to read. */
const STAY = 800;

class Reader {
  face = $state.raw<CardFace | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(face: CardFace | null, beside: Element): void {
    clearTimeout(this.#timer);
    this.face = face;
    this.at = beside.getBoundingClientRect();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.face = null;
  }

  /** Shows the card if the pointer stays, or the keys do. */
  rest(face: CardFace | null, beside: Element, after: number = REST): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(face, beside), after);
  }
}

export const reader = new Reader();

/** Where the mouse was pressed last. A card that then slides under it is not what one reads: it would hide what comes next. */
let pressed: { readonly x: number; readonly y: number } | null = null;
const hasRested = ({ clientX, clientY }: PointerEvent): boolean => pressed?.x === clientX && pressed.y === clientY;
/** Who came by keys reads what has the focus. Where a page or a lesson sets it for a finger, a large card would hide the text. */
let byKeys = false;
on(
  window,
  "pointerdown",
  ({ clientX, clientY }) => {
    pressed = { x: clientX, y: clientY };
    byKeys = false;
  },
  { capture: true, passive: true },
);
on(window, "keydown", () => (byKeys = true), { capture: true, passive: true });

/** The listeners of an element that stands for a card (null: for none right now): what a mouse shows by resting, a finger shows by holding; a tap stays a tap. */
export function reading(face: () => CardFace | null): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let slid = false;
    const enter = (event: PointerEvent): void => {
      slid = hasRested(event);
      if (event.pointerType === "mouse" && !slid) reader.rest(face(), node);
    };
    const move = (event: PointerEvent): void => {
      if (slid && !hasRested(event)) enter(event);
    };
    const leave = (): void => reader.hide();
    const out = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType === "mouse") leave();
    };
    const down = (event: PointerEvent): void => {
      leave();
      held = false;
      if (event.pointerType === "mouse") return;
      timer = setTimeout(() => {
        held = true;
        reader.show(face(), node);
      }, HELD);
    };
    const lift = (): void => clearTimeout(timer);
    // The press that showed the card is no choice.
    const click = (event: MouseEvent): void => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const focus = (): void => {
      if (byKeys && node.matches(":focus-visible")) reader.rest(face(), node, STAY);
    };
    // An element that is taken away loses its focus in the middle of a redraw; nothing may change before that is over.
    const later = (): void => queueMicrotask(leave);
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (reader.face) reader.hide();
      else reader.show(face(), node);
      event.stopPropagation();
    };
    node.setAttribute("data-holds", "");
    const off = [
      on(node, "pointerenter", enter),
      on(node, "pointermove", move),
      on(node, "pointerleave", out),
      on(node, "pointerdown", down),
      on(node, "pointerup", lift),
      on(node, "pointercancel", lift),
      on(node, "click", click, { capture: true }),
      on(node, "focus", focus),
      on(node, "blur", later),
      on(node, "keydown", key),
    ];
    return () => {
      clearTimeout(timer);
      later();
      for (const each of off) each();
    };
  };
}
