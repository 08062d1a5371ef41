// Which options a press on a square, a creature or a row of the card means. Pure; the options are the server's.
import { cellOf } from "$lib/board/square/names";
import { Placing } from "$lib/board/square/placing";
import { isName } from "$lib/i18n/sentence";
import type { Option, Question } from "$lib/protocol/types";
import { type Thing, thing, thingsOf, verbOf } from "$lib/table/picks";
import type { Library, MiniaturesView, UnitView } from "./view";

/** What puts a creature on a square: the square is the whole answer. */
const STEPS: ReadonlySet<string> = new Set(["move", "burrow", "shift", "free-shift", "transfer", "go", "to", "deploy"]);
/** Attacks whose squares are shown before they are made. */
const AREAS: ReadonlySet<string> = new Set(["burst", "blast", "cone", "line"]);
const ATTACKS: ReadonlySet<string> = new Set(["attack", ...AREAS]);

export class Choices {
  readonly options: readonly Option[];
  readonly #things: ReadonlyMap<Thing, readonly Option[]>;

  constructor(options: readonly Option[]) {
    this.options = options;
    const things = new Map<Thing, Option[]>();
    for (const option of options) {
      for (const each of new Set(thingsOf(option))) things.set(each, [...(things.get(each) ?? []), option]);
    }
    this.#things = things;
  }

  with(kind: string, id: string): readonly Option[] {
    return this.#things.get(thing(kind, id)) ?? [];
  }

  /** What a press on a creature may mean; whoever uses a power is named by it, and not aimed at. */
  at(unit: string): readonly Option[] {
    return this.with("unit", unit).filter((option) => !["use", "deploy"].includes(verbOf(option)));
  }

  /** What a press on a square may mean: areas are laid by other means. */
  on(square: string): readonly Option[] {
    return this.with("square", square).filter((option) => !isArea(option));
  }

  /** Whether these are all ways to lay an area. */
  get areas(): boolean {
    return this.options.length > 0 && this.options.every(isArea);
  }
}

export function isArea(option: Option): boolean {
  return AREAS.has(verbOf(option));
}

/** One thing that the acting creature can do: a way to move, an attack, a power. */
export interface Deed {
  /** `move`, `attack:bite`, `power:roar`. */
  readonly key: string;
  readonly verb: string;
  /** The attack or power; null for a movement. */
  readonly name: { readonly kind: "attack" | "power"; readonly id: string } | null;
  readonly options: readonly Option[];
}

export function deedOf(option: Option): Pick<Deed, "key" | "name"> {
  const verb = verbOf(option);
  const kind = verb === "use" ? "power" : ATTACKS.has(verb) ? "attack" : null;
  const found = kind && thingsOf(option).find((each) => each.startsWith(`${kind}:`));
  if (!kind || !found) return { key: verb, name: null };
  return { key: found, name: { kind, id: found.slice(kind.length + 1) } };
}

/** What can be done, each once, in the order in which it is offered; what only ends something is left to the prompt. */
export function deeds(options: readonly Option[]): Deed[] {
  const found = new Map<string, { key: string; verb: string; name: Deed["name"]; options: Option[] }>();
  for (const option of options) {
    if (thingsOf(option).length === 0) continue;
    const { key, name } = deedOf(option);
    const deed = found.get(key) ?? { key, verb: verbOf(option), name, options: [] };
    deed.options.push(option);
    found.set(key, deed);
  }
  return [...found.values()];
}

/** Who stands on a square; large creatures stand on several. */
export function standing(view: Pick<MiniaturesView, "units">, square: string): UnitView | null {
  const [x = -1, y = -1] = cellOf(square).split(",").map(Number);
  const on = ({ square: at, x: left, y: top, size }: UnitView): boolean =>
    at !== null && x >= left && x < left + size && y >= top && y < top + size;
  return view.units.find(on) ?? null;
}

/** The places that the options offer, for the one creature that they put somewhere; those of a charge, where nothing else is left. */
export function placingOf(options: readonly Option[], view: MiniaturesView, question: Question | null): Placing | null {
  const units = new Set<string | null>();
  const places = new Set<string>();
  const charges = !options.some((option) => STEPS.has(verbOf(option)));
  for (const option of options) {
    const isCharge = charges && verbOf(option) === "charge";
    if (!STEPS.has(verbOf(option)) && !isCharge) continue;
    const square = thingsOf(option).find((each) => each.startsWith("square:"));
    if (square === undefined) continue;
    const named = isCharge
      ? view.active
      : thingsOf(option)
          .find((each) => each.startsWith("unit:"))
          ?.slice("unit:".length);
    units.add(named ?? asked(question) ?? view.active);
    places.add(cellOf(square.slice("square:".length)));
  }
  const [unit, ...others] = units;
  if (unit === undefined || others.length > 0) return null;
  return new Placing(view.units.find(({ id }) => id === unit)?.size ?? 1, places);
}

/** The creature that a question is about. */
export function asked(question: Question | null): string | null {
  const unit = question?.say.words?.unit;
  return unit !== undefined && !Array.isArray(unit) && isName(unit) ? unit.id : null;
}

/** What to ask "why not?" about when a square or creature was pressed: what a player would have meant by it. */
export function tried(
  view: MiniaturesView,
  library: Library,
  ask: string,
  square: string,
  unit: UnitView | null,
  chosen: { deed: string | null; deploys: string | null },
): string | undefined {
  switch (ask) {
    case "ask-act": {
      if (!unit || unit.id === view.active) return `${chosen.deed && STEPS.has(chosen.deed) ? chosen.deed : "move"} ${square}`;
      const active = view.units.find(({ id }) => id === view.active);
      const basic = library.creatures[active?.card ?? ""]?.attacks.find((attack) => attack.basic);
      const attack = chosen.deed?.startsWith("attack:") ? chosen.deed.slice("attack:".length) : basic?.id;
      return attack && `attack ${attack} ${unit.id}`;
    }
    case "ask-activate":
      return unit ? `activate ${unit.id}` : undefined;
    case "ask-go-on":
      return `go ${square}`;
    case "ask-deploy":
      return chosen.deploys === null ? undefined : `deploy ${chosen.deploys} ${square}`;
    case "ask-opportunity":
      return unit ? `opportunity ${unit.id}` : undefined;
    case "ask-further-target":
    case "ask-next-victim":
    case "ask-granted-target":
    case "ask-power-target":
      return unit ? `target ${unit.id}` : undefined;
    default:
      return view.units.length > 0 && ask !== "" && !QUIET.has(ask) ? `to ${square}` : undefined;
  }
}
const QUIET: ReadonlySet<string> = new Set([
  "ask-power",
  "ask-map",
  "ask-letter",
  "ask-corner",
  "ask-first",
  "ask-save",
  "ask-reroll",
  "ask-build",
]);
