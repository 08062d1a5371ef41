// Which options a press on a square, a creature or a card means. Pure; the options are the server's.
import type { Option } from "$lib/protocol/types";
import { type Thing, thing, thingsOf, verbOf } from "$lib/table/picks";
import { cellOf } from "$lib/board/square/names";
import type { DungeonView, Library, UnitView } from "./view";

/** Attacks: a press on a creature of one's own side is not taken for one at once. */
const ATTACKS: ReadonlySet<string> = new Set(["strike", "shoot"]);
/** What is done with things that lie nowhere on the table. */
const LOOSE: ReadonlySet<string> = new Set(["use", "command", "collect", "play-assisted"]);

export class Choices {
  readonly options: readonly Option[];
  readonly #view: DungeonView;
  readonly #things: ReadonlyMap<Thing, readonly Option[]>;

  constructor(options: readonly Option[], view: DungeonView) {
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
    return this.options.filter((option) => LOOSE.has(verbOf(option)));
  }

  #isBetrayal(option: Option, unit: UnitView): boolean {
    return ATTACKS.has(verbOf(option)) && areFriends(this.#view, unit.controller, this.#view.viewer);
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

/** What to ask "why not?" about when a square or creature was pressed: what a player would have meant by it. */
export function tried(
  view: DungeonView,
  library: Library,
  ask: string,
  square: string,
  unit: UnitView | null,
  picked: readonly Thing[],
): string | undefined {
  switch (ask) {
    case "ask-act": {
      if (!unit || unit.id === view.active) return `move ${square}`;
      const active = view.units.find(({ id }) => id === view.active);
      return `${active && library.creatures[active.creature]?.ranged ? "shoot" : "strike"} ${unit.id}`;
    }
    case "ask-activate":
      return unit ? `activate ${unit.id}` : `move ${square}`;
    case "ask-go-move":
    case "ask-go-shift":
    case "ask-go-slide":
      return `go ${square}`;
    case "ask-target":
    case "ask-aim":
    case "ask-trigger-target":
      return unit ? `target ${unit.id}` : undefined;
    case "ask-square":
      return `at ${square}`;
    case "ask-helpers":
      return unit ? `assist ${unit.id}` : undefined;
    case "ask-deploy":
    case "ask-deploy-start":
    case "ask-deploy-by": {
      const creature = picked.find((each) => each.startsWith("creature:"))?.slice("creature:".length) ?? ownCreature(view);
      return creature && `deploy ${creature} ${square}`;
    }
    case "ask-respond":
    case "ask-chance": {
      const order = picked.find((each) => each.startsWith("order:"))?.slice("order:".length);
      return unit && order ? `play ${order} ${unit.id}` : undefined;
    }
    default:
      return undefined;
  }
}

function ownCreature(view: DungeonView): string | undefined {
  return view.seats.find(({ seat }) => seat === view.viewer)?.creature_hand?.[0];
}

/** The same for an order card: the creature that acts, else the first own one. */
export function triedOrder(view: DungeonView, order: string): string | undefined {
  const own = view.units.filter((unit) => unit.controller === view.viewer && unit.square !== null);
  const unit = own.find(({ active }) => active) ?? own.find(({ tapped }) => !tapped) ?? own[0];
  return unit && `play ${order} ${unit.id}`;
}
