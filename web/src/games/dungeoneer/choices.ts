// Which options a press on a location, a card, a quest or a seat means. Pure; the options are the server's.
import type { Cell } from "$lib/board/geometry/point";
import type { Option } from "$lib/protocol/types";
import { type Thing, thing, thingsOf, verbOf } from "$lib/table/picks";
import { cellOf } from "./cells";
import type { DungeoneerView, PlaceView, WayView } from "./view";

/** A way to put a location card down. */
export interface Placing {
  option: Option;
  cell: Cell;
  turned: boolean;
}

/** What is chosen by a number: there may be too many for the prompt. */
const LOOSE: ReadonlySet<string> = new Set(["x"]);

export class Choices {
  readonly options: readonly Option[];
  readonly #view: DungeoneerView;
  readonly #things: ReadonlyMap<Thing, readonly Option[]>;

  constructor(options: readonly Option[], view: DungeoneerView) {
    this.options = options;
    this.#view = view;
    const things = new Map<Thing, Option[]>();
    for (const option of options) {
      for (const each of new Set(thingsOf(option))) things.set(each, [...(things.get(each) ?? []), option]);
    }
    this.#things = things;
  }

  with(kind: string, id: string): readonly Option[] {
    return this.#things.get(thing(kind, id)) ?? [];
  }

  /** The way that leads to a location; where several do, the one with fewer tests. */
  wayTo(place: string): WayView | null {
    const [best] = this.#view.ways
      .filter((way) => way.place === place && this.options.some(({ notation }) => notation === way.notation))
      .sort((one, other) => one.tests.length - other.tests.length);
    return best ?? null;
  }

  /** What a press on a location of the map means. */
  at(place: PlaceView): readonly Option[] {
    const way = this.wayTo(place.id);
    if (way) return this.options.filter(({ notation }) => notation === way.notation);
    const named = this.with("location", place.id).filter((option) => verbOf(option) !== "lay");
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
    return this.options.filter((option) => LOOSE.has(verbOf(option)));
  }
}

export function placingsOf(options: readonly Option[]): Placing[] {
  return options.flatMap((option) => {
    const [verb, cell, turned] = option.notation.split(" ");
    return verb === "place" && cell !== undefined ? [{ option, cell: cellOf(cell), turned: turned === "180" }] : [];
  });
}

/** What to ask "why not?" about when something was pressed: what a player would have meant by it. */
export function triedPlace(view: DungeoneerView, ask: string, place: PlaceView): string | undefined {
  const here = view.places.find(({ id }) => id === view.seats.find(({ seat }) => seat === view.viewer)?.place);
  switch (ask) {
    case "ask-feats": {
      const side = here && sideTo(here, place);
      return side ? `move ${side}` : undefined;
    }
    case "ask-warp":
      return `warp ${place.id}`;
    case "ask-shift":
      return `shift ${place.id}`;
    default:
      return undefined;
  }
}

/** On which side of a location another one lies; null if it does not touch it. */
export function sideTo(from: PlaceView, to: PlaceView): string | null {
  if (from.plane !== to.plane) return null;
  const [x = 0, y = 0] = from.cell.split(":").map(Number);
  const [a = 0, b = 0] = to.cell.split(":").map(Number);
  const steps: Record<string, string> = { "0,1": "n", "1,0": "e", "0,-1": "s", "-1,0": "w" };
  return steps[`${a - x},${b - y}`] ?? null;
}
