// Which option a press on a thing means: a hex, a unit, an order, a die, a card, a kind of terrain. Pure; the options are the server's.
import { isName } from "$lib/i18n/sentence";
import type { Option, Question } from "$lib/protocol/types";
import { thingsOf, verbOf } from "$lib/table/picks";
import type { BattleView, UnitView } from "./view";

/** Questions about one hex that the question itself names: pressing it is a yes. */
const YES: ReadonlySet<string> = new Set(["advance", "use"]);

export class Choices {
  readonly options: readonly Option[];
  readonly #question: Question | null;
  readonly #view: BattleView;

  constructor(options: readonly Option[], question: Question | null, view: BattleView) {
    this.options = options;
    this.#question = question;
    this.#view = view;
  }

  unit(id: string): Option[] {
    return this.options.filter((option) => names(option, "piece", id));
  }

  hex(id: string): Option[] {
    const asked = this.#question?.say.words?.hex;
    const meant = asked !== undefined && !Array.isArray(asked) && isName(asked) && asked.id === id;
    return this.options.filter((option) => names(option, "hex", id) || (meant && YES.has(verbOf(option))));
  }

  /** What a press on a hex of the board means, with whatever stands on it. */
  place(hex: string): Option[] {
    const found = this.hex(hex);
    for (const unit of standing(this.#view, hex)) found.push(...this.unit(unit.id).filter((option) => !found.includes(option)));
    return found;
  }

  /** An order of the reserve: given to a unit, given up, or put in the place of a purple one. */
  order(colour: string): Option[] {
    return this.options.filter((option) => names(option, "colour", colour));
  }

  die(face: string): Option[] {
    return this.options.filter((option) => names(option, "face", face));
  }

  card(id: string): Option[] {
    return this.options.filter((option) => names(option, "card", id));
  }

  terrain(id: string): Option[] {
    return this.options.filter((option) => names(option, "terrain", id));
  }

  verb(verb: string): Option | undefined {
    return this.options.find((option) => verbOf(option) === verb);
  }

  /** Options about things that lie nowhere on the table: they are listed as buttons of their own. */
  loose(drawnCards: readonly string[]): Option[] {
    const onTable = new Set([
      ...this.#view.units.filter((unit) => !unit.destroyed).map((unit) => `piece:${unit.id}`),
      ...drawnCards.map((card) => `card:${card}`),
    ]);
    const kinds = ["hex:", "colour:", "face:", "terrain:"];
    return this.options.filter((option) => {
      const things = thingsOf(option);
      return things.length > 0 && !things.some((thing) => onTable.has(thing) || kinds.some((kind) => thing.startsWith(kind)));
    });
  }
}

/** The same order for another unit: the server asks about the units one by one, but takes them as they come. */
export function forUnit(option: Option, id: string): Option {
  const { unit, ...rest } = option.say.words ?? {};
  if (verbOf(option) !== "give" || typeof unit !== "object" || Array.isArray(unit) || unit.id === id) return option;
  return {
    ...option,
    notation: option.notation.replace(` ${unit.id} `, ` ${id} `),
    say: { ...option.say, words: { unit: { ...unit, id }, ...rest } },
  };
}

function names(option: Option, kind: string, id: string): boolean {
  return Object.values(option.say.words ?? {}).some((word) => !Array.isArray(word) && isName(word) && word.kind === kind && word.id === id);
}

export function standing(view: BattleView, hex: string): UnitView[] {
  return view.units.filter((unit) => unit.hex === hex && !unit.destroyed);
}

/** What to ask "why not?" about when a hex or unit was pressed: the same as is offered with another one. */
export function tried(options: readonly Option[], hex: string, unit: UnitView | undefined): string | undefined {
  const alike = (kind: string): Option | undefined =>
    options.find((option) => option.notation.split(" ").length === 2 && thingsOf(option).some((thing) => thing.startsWith(`${kind}:`)));
  const about = unit ? alike("piece") : undefined;
  if (about && unit) return `${verbOf(about)} ${unit.id}`;
  const ground = alike("hex");
  return ground && `${verbOf(ground)} ${hex}`;
}

/** What pressing an enemy would have been for the unit that acts: a shot if it shoots and has nobody to fight, else an attack. */
export function aimed(view: BattleView, question: Question | null, unit: UnitView, shooter: boolean): string | undefined {
  const actor = view.units.find((each) => each.id === view.activation?.unit);
  if (!actor || actor.side === unit.side || !/^ask-(act|strike)$/u.test(question?.say.message ?? "")) return undefined;
  const fights = question?.options.some((option) => verbOf(option) === "attack") ?? false;
  return `${shooter && !fights ? "shoot" : "attack"} ${unit.id}`;
}
