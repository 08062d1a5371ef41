// Where the numbers of a hint stand beside the board: on the card that a move names. The page is only read here.
import type { Hint } from "$lib/protocol/minds";
import type { FrameProps } from "$lib/table/contract";
import { thingsOf } from "$lib/table/picks";

export interface Tag {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** The things of those moves that lie nowhere on the board, with their numbers. */
export function offBoard(hint: Hint | null, trail: FrameProps["trail"]): { label: string; things: readonly string[] }[] {
  if (!hint || hint.only) return [];
  return hint.options.flatMap((option, i) =>
    (trail?.(option) ?? []).length > 0 ? [] : [{ label: String(i + 1), things: thingsOf(option) }],
  );
}

/** The place of every number on the page; what is not to be seen has none, and several at one place stand side by side. */
export function tagsIn(root: ParentNode, wanted: readonly { label: string; things: readonly string[] }[]): Tag[] {
  const taken = new Map<Element, number>();
  return wanted.flatMap(({ label, things }) => {
    const found = things.map((thing) => shownOf(root, thing)).find((element) => element !== null);
    if (!found) return [];
    const before = taken.get(found) ?? 0;
    taken.set(found, before + 1);
    const box = found.getBoundingClientRect();
    return [{ label, x: box.left + 14 + before * 28, y: box.top + 4 }];
  });
}

/** The element of a thing: one that may be pressed rather than another of the same name. */
function shownOf(root: ParentNode, thing: string): Element | null {
  const id = thing.slice(thing.indexOf(":") + 1);
  const isCard = thing.startsWith("card:") || thing.startsWith("order:");
  const all = [...root.querySelectorAll<HTMLElement>(isCard ? "[data-card]" : "[data-thing]")].filter(
    (element) => (isCard ? element.dataset.card === id : element.dataset.thing === thing) && element.getClientRects().length > 0,
  );
  return all.find((element) => element.matches("[data-lit], [data-lit] *")) ?? all[0] ?? null;
}
