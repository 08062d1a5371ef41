// Which options a press on a square, a creature or a row of the card means. Pure; what the options touch is the server's.
import { cellOf } from "$lib/board/square/names";
import { Placing } from "$lib/board/square/placing";
import type { Option, Question } from "$lib/protocol/types";
import { askedAbout, Choices as Offered, inRole } from "$lib/table/choices";
import { nameOf, thingsOf, verbOf } from "$lib/table/picks";
import type { MiniaturesView, UnitView } from "./view";

export class Choices extends Offered {
  /** Whether these are all ways to lay an area. */
  get areas(): boolean {
    return this.options.length > 0 && this.options.every((option) => this.isLaid(option));
  }
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
  const found = thingsOf(option).find((each) => /^(attack|power):/u.test(each));
  if (found === undefined) return { key: verbOf(option), name: null };
  const { kind, id } = nameOf(found);
  return { key: found, name: { kind: kind === "attack" ? "attack" : "power", id } };
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
  const put = options.filter((option) => inRole(question, option, "to") !== null);
  const steps = put.filter((option) => inRole(question, option, "harmed") === null);
  for (const option of steps.length > 0 ? steps : put) {
    const unit = inRole(question, option, "by");
    units.add(unit === null ? (steps.length > 0 ? (asked(question) ?? view.active) : view.active) : nameOf(unit).id);
    places.add(cellOf(nameOf(inRole(question, option, "to") ?? "").id));
  }
  const [unit, ...others] = units;
  if (unit === undefined || others.length > 0) return null;
  return new Placing(view.units.find(({ id }) => id === unit)?.size ?? 1, places);
}

/** The creature that a question is about. */
export function asked(question: Question | null): string | null {
  return askedAbout(question, "unit");
}
