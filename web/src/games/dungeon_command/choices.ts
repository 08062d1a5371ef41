// Which options a press on a square, a creature or a card means. Pure; what the options touch is the server's.
import { cellOf } from "$lib/board/square/names";
import type { Option, Question } from "$lib/protocol/types";
import { Choices as Offered } from "$lib/table/choices";
import { thing, thingsOf, verbOf } from "$lib/table/picks";
import { APART } from "./look";
import type { DungeonView, UnitView } from "./view";

export class Choices extends Offered {
  readonly #view: DungeonView;

  constructor(options: readonly Option[], question: Question | null, view: DungeonView) {
    super(options, question);
    this.#view = view;
  }

  /** Whether a creature is lit: it may be named, and not only to be attacked by its own side. */
  isLit(unit: UnitView): boolean {
    return this.with("unit", unit.id).some((option) => !this.#isBetrayal(option, unit));
  }

  /** The one thing that a press on a creature does at once; null if it has to be said what is meant. */
  atOnce(unit: UnitView): Option | null {
    const [only, ...more] = this.with("unit", unit.id).filter((option) => thingsOf(option).length === 1);
    return only && more.length === 0 && !this.#isBetrayal(only, unit) ? only : null;
  }

  /** Powers, commands and treasure: they are listed as buttons of their own. */
  get loose(): readonly Option[] {
    return this.options.filter((option) => verbOf(option) in APART);
  }

  #isBetrayal(option: Option, unit: UnitView): boolean {
    return this.role(option, "harmed") === thing("unit", unit.id) && areFriends(this.#view, unit.controller, this.#view.viewer);
  }
}

export function areFriends(view: DungeonView, one: string | null, other: string | null): boolean {
  const team = (seat: string | null): number | undefined => view.seats.find((each) => each.seat === seat)?.team;
  return team(one) === team(other);
}

/** Who stands on a square; large creatures stand on four. */
export function standing(view: DungeonView, square: string): UnitView | null {
  const [x = -1, y = -1] = cellOf(square).split(",").map(Number);
  const on = ({ square: at, x: left, y: top, size }: UnitView): boolean =>
    at !== null && x >= left && x < left + size && y >= top && y < top + size;
  return view.units.find(on) ?? null;
}
