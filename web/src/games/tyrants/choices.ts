// Which option a click on a thing means: by the verb and the zone the thing lies in. Pure; the options are the server's.
//
// Cards are named by kind, so "play Priestess" and "recruit Priestess" speak of the same name: the zone tells them apart.
import { isName } from "$lib/i18n/sentence";
import type { Option } from "$lib/protocol/types";
import { type Thing, verbOf } from "$lib/table/picks";

/** Where a card lies. */
export type Zone = "hand" | "market" | "stack" | "devoured" | "played" | "discard" | "inner";

/** The zones whose cards a verb speaks of. */
function zonesOf(verb: string, ask: string, stage: string): readonly Zone[] {
  switch (verb) {
    case "play":
      return ask === "ask-act" ? ["hand"] : ["market", "inner"];
    case "recruit":
      return ["market", "stack"];
    case "promote":
      return stage === "2" ? ["played"] : ["hand", "discard"];
    case "devour":
      return ["hand", "market", "inner"];
    case "discard":
    case "reveal":
      return ["hand"];
    case "resolve":
      return ["played"];
    case "recruit-devoured":
    case "devour-devoured":
    case "play-devoured":
      return ["devoured"];
    default:
      return [];
  }
}

export class Choices {
  readonly #options: readonly Option[];
  readonly #ask: string;
  readonly #stage: string;

  constructor(options: readonly Option[], ask: string, stage: string) {
    this.#options = options;
    this.#ask = ask;
    this.#stage = stage;
  }

  get none(): boolean {
    return this.#options.length === 0;
  }

  /** What a click on a card in a zone means. */
  card(id: string, zone: Zone): Option[] {
    return this.#options.filter((option) => {
      const verb = verbOf(option);
      if (!zonesOf(verb, this.#ask, this.#stage).includes(zone)) return false;
      return zone === "devoured" || named(option, "card") === id;
    });
  }

  /** What a click on a troop space means. */
  space(id: string): Option[] {
    return this.#options.filter((option) => named(option, "space") === id);
  }

  /** What a click on a site means: a spy is placed there, or the only spy there is returned. */
  site(id: string): Option[] {
    return this.#options.filter((option) => named(option, "site") === id);
  }

  spy(site: string, seat: string): Option[] {
    return this.site(site).filter((option) => named(option, "seat") === seat);
  }

  /** What a click on a trophy means. */
  trophy(hall: string, colour: string): Option[] {
    return this.#options.filter((option) => named(option, "hall") === hall && named(option, "colour") === colour);
  }

  /** What a click on a pile means, where a zone is to be chosen. */
  pile(zone: string): Option[] {
    return this.#options.filter((option) => named(option, "zone") === zone);
  }
}

/** The basic action that a press on a thing would be, where no card asks. */
const BASIC: Readonly<Partial<Record<Zone | "empty" | "troop" | "spy", string>>> = {
  hand: "play",
  market: "recruit",
  stack: "recruit",
  empty: "deploy",
  troop: "assassinate",
  spy: "return-spy",
};

/** What to ask "why not?" about: the basic action in the open turn, else the same as is offered with another thing. */
export function tried(
  options: readonly Option[],
  ask: string,
  of: keyof typeof BASIC,
  words: readonly string[],
  thing: Thing,
): string | undefined {
  const verb = BASIC[of];
  if (ask === "ask-act" && verb) return [verb, ...words].join(" ");
  const kind = thing.slice(0, thing.indexOf(":"));
  const alike = options.find((option) => named(option, kind) !== null && option.notation.split(" ").length === 2);
  return alike && [verbOf(alike), thing.slice(kind.length + 1)].join(" ");
}

function named(option: Option, field: string): string | null {
  const word = option.say.words?.[field];
  return word !== undefined && !Array.isArray(word) && isName(word) ? word.id : null;
}
