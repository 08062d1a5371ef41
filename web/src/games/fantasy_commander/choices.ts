// Which option a press on a thing means: a hex, a unit, an order, a die, a card, a kind of terrain. Pure; what the options touch is the server's.
import type { Option, Question } from "$lib/protocol/types";
import { Choices as Offered, touchOf } from "$lib/table/choices";
import { thingsOf } from "$lib/table/picks";
import type { BattleView, UnitView } from "./view";

export class Choices extends Offered {
  readonly #view: BattleView;

  constructor(options: readonly Option[], question: Question | null, view: BattleView) {
    super(options, question);
    this.#view = view;
  }

  unit(id: string): readonly Option[] {
    return this.with("piece", id);
  }

  /** Where the question is about one hex, pressing it is a yes. */
  hex(id: string): readonly Option[] {
    return [...this.with("hex", id), ...this.agreeing("hex", id)];
  }

  /** What a press on a hex of the board means, with whatever stands on it. */
  place(hex: string): readonly Option[] {
    const found = new Set(this.hex(hex));
    for (const unit of standing(this.#view, hex)) for (const option of this.unit(unit.id)) found.add(option);
    return [...found];
  }

  /** An order of the reserve: given to a unit, given up, or put in the place of a purple one. */
  order(colour: string): readonly Option[] {
    return this.with("colour", colour);
  }

  die(face: string): readonly Option[] {
    return this.with("face", face);
  }

  card(id: string): readonly Option[] {
    return this.with("card", id);
  }

  terrain(id: string): readonly Option[] {
    return this.with("terrain", id);
  }

  /** The ways in which the top card of the deck may be played. */
  get plays(): readonly Option[] {
    return this.options.filter((option) => touchOf(this.question, option).lies?.includes("deck"));
  }

  /** Whether orders are given, to whatever unit: more than is listed, since the server asks about the units one by one. */
  get giving(): boolean {
    const things = ["piece:", "colour:"];
    return this.options.some(
      (option) => isFree(this.question, option) && things.every((kind) => thingsOf(option).some((each) => each.startsWith(kind))),
    );
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

export function isFree(question: Question | null, option: Option): boolean {
  return touchOf(question, option).free ?? false;
}

/** The same order for another unit: the server asks about the units one by one, but takes them as they come. */
export function forUnit(question: Question | null, option: Option, id: string): Option {
  const { unit, ...rest } = option.say.words ?? {};
  if (!isFree(question, option) || typeof unit !== "object" || Array.isArray(unit) || unit.id === id) return option;
  return {
    ...option,
    notation: option.notation.replace(` ${unit.id} `, ` ${id} `),
    say: { ...option.say, words: { unit: { ...unit, id }, ...rest } },
  };
}

export function standing(view: BattleView, hex: string): UnitView[] {
  return view.units.filter((unit) => unit.hex === hex && !unit.destroyed);
}
