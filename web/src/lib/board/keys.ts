// The keys of a board: what each means, pure. Arrows follow the geometry; hexes add Q W E / A S D.
import type { Direction } from "./geometry/point";

export type BoardKey =
  | { readonly does: "go"; readonly direction: Direction }
  | { readonly does: "pan"; readonly direction: Direction }
  | { readonly does: "lit"; readonly step: 1 | -1 }
  | { readonly does: "pick" | "back" | "why" | "nearer" | "further" | "whole" | "list" };

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: "n", ArrowDown: "s", ArrowLeft: "w", ArrowRight: "e" };
/** The upper row of keys goes up, the lower row down: Q W E to the north-west, north, north-east; A S D to the south. */
const HEX: Readonly<Record<string, Direction>> = { q: "nw", w: "n", e: "ne", a: "sw", s: "s", d: "se" };
const PLAIN: Readonly<Record<string, BoardKey>> = {
  Enter: { does: "pick" },
  " ": { does: "pick" },
  Escape: { does: "back" },
  "?": { does: "why" },
  "+": { does: "nearer" },
  "=": { does: "nearer" },
  "-": { does: "further" },
  "0": { does: "whole" },
  PageDown: { does: "lit", step: 1 },
  PageUp: { does: "lit", step: -1 },
  v: { does: "list" },
};

/** What a key asks of a board; null if it is none of its business. */
export function boardKey(
  event: Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">,
  hexKeys = false,
): BoardKey | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const arrow = ARROWS[event.key];
  if (arrow) return { does: event.shiftKey ? "pan" : "go", direction: arrow };
  const hex = hexKeys ? HEX[event.key.toLowerCase()] : undefined;
  if (hex) return { does: "go", direction: hex };
  return PLAIN[event.key] ?? null;
}
