// Where a creature may be put: the squares it would cover there, and which place a square under the pointer means. Pure.
import { covered, squareCell, squarePlace } from "$lib/board/geometry/square";
import type { Cell } from "$lib/board/geometry/point";
import { isName } from "$lib/i18n/sentence";
import type { Option, Question } from "$lib/protocol/types";
import { thingsOf, verbOf } from "$lib/table/picks";
import { cellOf } from "./squares";
import type { DungeonView, Library } from "./view";

const MOVES: ReadonlySet<string> = new Set(["move", "sprint", "go"]);

export class Placing {
  /** How many squares wide and high the creature is. */
  readonly size: number;
  /** The upper left squares of the places. */
  readonly places: ReadonlySet<Cell>;
  /** All squares of all places. */
  readonly ground: ReadonlySet<Cell>;

  constructor(size: number, places: ReadonlySet<Cell>) {
    this.size = size;
    this.places = places;
    this.ground = new Set([...places].flatMap((cell) => covered(cell, size)));
  }

  /** The place that a square means: the one that begins there, else the nearest that covers it. */
  meant(cell: Cell | null): Cell | null {
    if (cell === null) return null;
    const [x, y] = squarePlace(cell);
    const steps = Array.from({ length: this.size * this.size }, (_, k) => [k % this.size, Math.floor(k / this.size)] as const);
    const near = steps.sort((a, b) => a[0] + a[1] - b[0] - b[1]).map(([dx, dy]) => squareCell(x - dx, y - dy));
    return near.find((place) => this.places.has(place)) ?? null;
  }
}

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
  if (verb === "deploy") return thingsOf(option).find((each) => each.startsWith("creature:"))?.slice("creature:".length) ?? null;
  if (MOVES.has(verb)) return view.routes[0]?.unit ?? view.active;
  const unit = verb === "place" ? question?.say.words?.unit : undefined;
  return unit !== undefined && !Array.isArray(unit) && isName(unit) ? unit.id : null;
}
