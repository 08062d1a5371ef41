// Where a creature may be put, by what the options offer. Pure.
import type { Cell } from "$lib/board/geometry/point";
import { cellOf } from "$lib/board/square/names";
import { Placing } from "$lib/board/square/placing";
import { isName } from "$lib/i18n/sentence";
import type { Option, Question } from "$lib/protocol/types";
import { thingsOf, verbOf } from "$lib/table/picks";
import type { DungeonView, Library } from "./view";

const MOVES: ReadonlySet<string> = new Set(["move", "sprint", "go"]);

/** The places that the options offer, if it is one creature that they put somewhere. */
export function placingOf(options: readonly Option[], view: DungeonView, library: Library, question: Question | null): Placing | null {
  const sizes = new Map<string, number>();
  const places = new Set<Cell>();
  for (const option of options) {
    const creature = placed(option, view, question);
    const square = thingsOf(option).find((each) => each.startsWith("square:"));
    if (creature === null || square === undefined) continue;
    sizes.set(creature, view.units.find(({ id }) => id === creature)?.size ?? library.creatures[creature]?.size ?? 1);
    places.add(cellOf(square.slice("square:".length)));
  }
  const [size, ...others] = sizes.values();
  return size === undefined || others.length > 0 ? null : new Placing(size, places);
}

/** Who is put on a square by an option: a creature card, the creature that goes, or the one that comes back. */
function placed(option: Option, view: DungeonView, question: Question | null): string | null {
  const verb = verbOf(option);
  if (verb === "deploy")
    return (
      thingsOf(option)
        .find((each) => each.startsWith("creature:"))
        ?.slice("creature:".length) ?? null
    );
  if (MOVES.has(verb)) return view.routes[0]?.unit ?? view.active;
  const unit = verb === "place" ? question?.say.words?.unit : undefined;
  return unit !== undefined && !Array.isArray(unit) && isName(unit) ? unit.id : null;
}
