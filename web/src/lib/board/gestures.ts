// Pointers and wheels on a board: drag, pinch, wheel, long press.
//
// Here: raw events to "pan by", "zoom around", "press held". Not here: what those do. `gestures` returns its removal.
import { on } from "svelte/events";
import type { Point } from "./geometry/point";
import { HELD } from "$lib/ui/held";

export interface Gestures {
  pan(by: Point): void;
  zoom(factor: number, around: Point): void;
  /** A press held still for half a second: the touch screen's hover and right click. */
  held(target: Element): void;
  /** A drag with one pointer; without it a drag pans. */
  drag?(event: PointerEvent): void;
}

const STILL = 6;

/** Listens on a board's frame; points are relative to it. */
export function gestures(frame: HTMLElement | SVGElement, does: Gestures): () => void {
  const pointers = new Map<number, Point>();
  let moved = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const place = (event: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (pointers.size === 0) moved = false;
    pointers.set(event.pointerId, place(event));
    clearTimeout(timer);
    if (pointers.size === 1 && event.target instanceof Element) {
      const target = event.target;
      timer = setTimeout(() => {
        moved = true;
        does.held(target);
      }, HELD);
    }
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
    if (!moved) {
      moved = true;
      clearTimeout(timer);
      frame.setPointerCapture(event.pointerId);
    }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (other) pinch(before, now, other);
    else if (does.drag) does.drag(event);
    else does.pan({ x: now.x - before.x, y: now.y - before.y });
  };
  const pinch = (before: Point, now: Point, other: Point): void => {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    does.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    if (was > 0) does.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const up = (event: PointerEvent): void => {
    clearTimeout(timer);
    pointers.delete(event.pointerId);
  };
  // A drag ends with a click on whatever lies below: that is no choice.
  const click = (event: MouseEvent): void => {
    if (!moved || event.detail === 0) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    does.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), place(event));
  };

  const off = [
    on(frame, "pointerdown", down as EventListener),
    on(frame, "pointermove", move as EventListener),
    on(frame, "pointerup", up as EventListener),
    on(frame, "pointercancel", up as EventListener),
    on(frame, "click", click as EventListener, { capture: true }),
    on(frame, "wheel", wheel as EventListener, { passive: false }),
  ];
  return () => {
    clearTimeout(timer);
    for (const each of off) each();
  };
}
