// Which options a press on a location, a card, a quest or a seat means. Pure; the options are the server's.
import type { Cell } from "$lib/board/geometry/point";
import type { Option, Question } from "$lib/protocol/types";
import { Choices as Offered, touchOf } from "$lib/table/choices";
import { nameOf, thingsOf } from "$lib/table/picks";
import { cellOf } from "./cells";
import type { DungeoneerView, PlaceView, WayView } from "./view";

/** A way to put a location card down. */
export interface Placing {
  option: Option;
  cell: Cell;
  turned: boolean;
}

export class Choices extends Offered {
  readonly #view: DungeoneerView;

  constructor(options: readonly Option[], question: Question | null, view: DungeoneerView) {
    super(options, question);
    this.#view = view;
  }

  /** The way that leads to a location; where several do, the one with fewer tests. */
  wayTo(place: string): WayView | null {
    const [best] = this.#view.ways
      .filter((way) => way.place === place && this.options.some(({ notation }) => notation === way.notation))
      .sort((one, other) => one.tests.length - other.tests.length);
    return best ?? null;
  }

  /** What a press on a location of the map means. */
  atPlace(place: PlaceView): readonly Option[] {
    const way = this.wayTo(place.id);
    if (way) return this.options.filter(({ notation }) => notation === way.notation);
    const named = this.with("location", place.id).filter((option) => !touchOf(this.question, option).lies);
    return named.length > 0 ? named : this.#heroesAt(place);
  }

  /** Where nothing but a hero is to be chosen, the location of a lone one stands for him. */
  #heroesAt(place: PlaceView): readonly Option[] {
    const pointed = this.options.filter((option) => thingsOf(option).length > 0);
    if (!pointed.every((option) => thingsOf(option).every((each) => each.startsWith("seat:")))) return [];
    const here = place.heroes.flatMap((seat) => this.with("seat", seat));
    return here.length === 1 ? here : [];
  }

  /** Numbers: they are listed as buttons of their own. */
  get loose(): readonly Option[] {
    return this.options.filter((option) => typeof option.say.words?.number === "number");
  }
}

export function placingsOf(options: readonly Option[]): Placing[] {
  return options.flatMap((option) => {
    const cell = thingsOf(option).find((each) => each.startsWith("cell:"));
    return cell === undefined ? [] : [{ option, cell: cellOf(nameOf(cell).id), turned: thingsOf(option).includes("turned:180") }];
  });
}
