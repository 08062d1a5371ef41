// How pieces come, go and leave: step by step, and sinking when they are taken from the board. Nothing waits for any of it.
import type { TransitionConfig } from "svelte/transition";
import type { Point } from "./geometry/point";

/** A way of more steps than these is gone at the same pace as one of so many, so that nobody waits. */
export const MOST_STEPS = 4;

/** Remembers where each piece stood, and so how many steps it walks to where it stands now. */
export class Walks {
  readonly #last = new Map<string, { at: Point; steps: number }>();
  readonly #unit: () => number;

  /** `unit` is as long as one step. */
  constructor(unit: () => number) {
    this.#unit = unit;
  }

  steps(piece: string, at: Point): number {
    const last = this.#last.get(piece);
    if (last && last.at.x === at.x && last.at.y === at.y) return last.steps;
    const far = last ? Math.hypot(at.x - last.at.x, at.y - last.at.y) / this.#unit() : 0;
    const steps = Math.min(Math.max(Math.round(far), 1), MOST_STEPS);
    this.#last.set(piece, { at, steps });
    return steps;
  }
}

/** A piece that is taken away sinks where it stood; for whoever wants nothing to move it is gone at once. */
export function sink(piece: SVGGElement): TransitionConfig {
  const place = piece.style.transform;
  const duration = parseFloat(getComputedStyle(piece).getPropertyValue("--t-turn")) || 0;
  return { duration, css: (left) => `opacity: ${left}; transform: ${place} scale(${0.5 + left / 2})` };
}
