// "Why not?" on anything drawn: a right click, a long press or the ? key. Returns its own removal.
//
// A card that can be read large is read by a long press instead (`reader.svelte.ts`): `held` is false there, and a tap asks.

import { on } from "svelte/events";
import { HELD } from "$lib/ui/held";

export function asking(why: (at: Element) => void, held = true): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    const menu = (event: MouseEvent): void => {
      event.preventDefault();
      // A touch screen calls the menu of what is held for long.
      const touch = event instanceof PointerEvent && event.pointerType === "touch";
      if (!asked && !touch) why(node);
    };
    const down = (event: PointerEvent): void => {
      asked = false;
      if (event.pointerType === "mouse" || !held) return;
      timer = setTimeout(() => {
        asked = true;
        why(node);
      }, HELD);
    };
    const up = (): void => clearTimeout(timer);
    // The press that asked is no choice.
    const click = (event: MouseEvent): void => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "?") return;
      event.preventDefault();
      event.stopPropagation();
      why(node);
    };
    if (held) node.setAttribute("data-holds", "");
    const off = [
      on(node, "contextmenu", menu),
      on(node, "pointerdown", down),
      on(node, "pointerup", up),
      on(node, "pointercancel", up),
      on(node, "pointerleave", up),
      on(node, "click", click, { capture: true }),
      on(node, "keydown", key),
    ];
    return () => {
      clearTimeout(timer);
      for (const each of off) each();
    };
  };
}
