// Where a creature may be put, by what the options offer. Pure.
import type { Cell } from "$lib/board/geometry/point";
import { cellOf } from "$lib/board/square/names";
import { Placing } from "$lib/board/square/placing";
import type { Option, Question } from "$lib/protocol/types";
import { askedAbout, inRole } from "$lib/table/choices";
import { nameOf } from "$lib/table/picks";
import type { DungeonView, Library } from "./view";

/** The places that the options offer, if it is one creature that they put somewhere. */
export function placingOf(options: readonly Option[], view: DungeonView, library: Library, question: Question | null): Placing | null {
  const sizes = new Map<string, number>();
  const places = new Set<Cell>();
  for (const option of options) {
    const square = inRole(question, option, "to");
    const creature = square && placed(option, view, question);
    if (square === null || creature === null) continue;
    sizes.set(creature, view.units.find(({ id }) => id === creature)?.size ?? library.creatures[creature]?.size ?? 1);
    places.add(cellOf(nameOf(square).id));
  }
  const [size, ...others] = sizes.values();
  return size === undefined || others.length > 0 ? null : new Placing(size, places);
}

/** Who is put on a square by an option: a creature card, the creature that goes, or the one that comes back. */
function placed(option: Option, view: DungeonView, question: Question | null): string | null {
  const card = inRole(question, option, "by");
  return card === null ? (view.routes[0]?.unit ?? askedAbout(question, "unit") ?? view.active) : nameOf(card).id;
}
