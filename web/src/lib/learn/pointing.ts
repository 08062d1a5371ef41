// What a lesson points at, and where it is on the table. Pure: from the name of a thing to cells of the board and to a selector.
//
// A game's own `point.ts` says where its things are; what every table has is known here.
import type { Cell } from "$lib/board/geometry/point";
import type { Outlook, Point } from "$lib/protocol/types";

export interface Pointed {
  /** Cells of the board; several are one thing. */
  readonly cells: readonly Cell[];
  /** Where it is beside the board. */
  readonly selector: string | null;
  /** One piece on several cells: it is pressed as a whole. */
  readonly whole?: boolean;
}

export type Pointing = (kind: string, id: string, view: never) => Pointed | null;

export const NOWHERE: Pointed = { cells: [], selector: null };

export function onBoard(...cells: readonly Cell[]): Pointed {
  return { cells, selector: null };
}

export function beside(selector: string): Pointed {
  return { cells: [], selector };
}

/** A part that a component marks by its name. */
export function part(name: string): Pointed {
  return beside(`[data-part~="${name}"]`);
}

/** A figure of a seat, by the emblem that stands before it. */
export function figure(seat: string, emblem: string): Pointed {
  return beside(`[data-seat="${seat}"] [data-figure="${emblem}"]`);
}

/** `SEAT.NAME` in its two parts. */
export function counterOf(id: string): { seat: string; name: string } {
  const dot = id.indexOf(".");
  return { seat: dot < 0 ? "" : id.slice(0, dot), name: id.slice(dot + 1) };
}

/** What is found at every table. */
function common(kind: string, id: string): Pointed | null {
  switch (kind) {
    case "seat":
      return beside(`[data-seat="${id}"]`);
    case "counter":
      return beside(`[data-seat="${counterOf(id).seat}"]`);
    case "button":
      return beside(`[data-notation="${id}"], [data-notation^="${id} "]`);
    case "card":
      return beside(`[data-card="${id}"]`);
    case "quest":
      return beside(`[data-thing="quest:${id}"]`);
    case "panel":
      return id === "board" ? NOWHERE : part(id);
    default:
      return null;
  }
}

export function pointedAt({ kind, id }: Point, outlook: Outlook, own: Pointing | undefined): Pointed {
  const found = own?.(kind, id, outlook.view as never) ?? common(kind, id) ?? NOWHERE;
  return kind === "piece" ? { ...found, whole: true } : found;
}

/** The selector of everything that is pointed at: the cells of one thing together. */
export function selectorOf({ cells, selector }: Pointed): string {
  return [...cells.map((cell) => `[data-cell="${cell}"]`), ...(selector ? [selector] : [])].join(", ");
}
