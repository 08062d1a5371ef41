// The card under the reader's eye, shown large beside it: after a rest of the pointer, by the I key, or by a long press.
import type { CardFace } from "./face";

const REST = 350;

class Reader {
  face = $state.raw<CardFace | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(face: CardFace, beside: Element): void {
    clearTimeout(this.#timer);
    this.face = face;
    this.at = beside.getBoundingClientRect();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.face = null;
  }

  /** Shows the card if the pointer stays. */
  rest(face: CardFace, beside: Element): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.show(face, beside), REST);
  }
}

export const reader = new Reader();

/** The listeners of an element that stands for a card; mouse only, so that a tap stays a tap. */
export function reading(face: () => CardFace): (node: HTMLElement) => () => void {
  return (node) => {
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") reader.rest(face(), node);
    };
    const leave = (): void => reader.hide();
    // An element that is taken away loses its focus in the middle of a redraw; nothing may change before that is over.
    const later = (): void => queueMicrotask(leave);
    const key = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (reader.face) reader.hide();
      else reader.show(face(), node);
      event.stopPropagation();
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("pointerdown", leave);
    node.addEventListener("blur", later);
    node.addEventListener("keydown", key);
    return () => {
      later();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("pointerdown", leave);
      node.removeEventListener("blur", later);
      node.removeEventListener("keydown", key);
    };
  };
}
