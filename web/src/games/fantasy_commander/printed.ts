// What is printed of Fantasy Commander, as the library of the game tells it in the reader's language. Nothing is known here by heart.
import type { CardLine } from "$lib/cards/face";
import type { OrderColour } from "$lib/pieces/orders";
import type { DieFace } from "./view";

export interface PaidProperty {
  id: string;
  name: string;
  /** How many orders of each colour, or of any. */
  cost: Record<string, number>;
  text: CardLine[];
}

export interface PrintedUnit {
  id: string;
  name: string;
  faction: string;
  type: "infantry" | "brute" | "hero" | "giant";
  level: "basic" | "veteran" | "champion" | "unique" | "recruit" | "monster";
  promotes_to: string | null;
  leadership: Record<"red" | "blue" | "green" | "purple" | "dice" | "reroll", number>;
  attack: number;
  defence: number;
  ranged: { dice: number; base: number; max: number; magic: boolean } | null;
  size: number | null;
  health: number | null;
  stamina: number | null;
  move: number;
  run: number;
  cost: number;
  text: CardLine[];
  aura_text: CardLine[];
  activated: PaidProperty[];
}

export interface PrintedCard {
  id: string;
  name: string;
  faction: string;
  copies: number;
  star: boolean;
  kind: string;
  order: OrderColour;
  text: CardLine[];
}

export interface PrintedTerrain {
  id: string;
  glyph: string;
  name: string;
  class: "basic" | "scenario" | "faction" | "element";
  supply: number;
  hand_made: boolean;
  text: CardLine[];
}

export interface PrintedMap {
  id: string;
  name: string;
  terrain: string;
  zones: string;
}

export interface PrintedList {
  id: string;
  faction: string;
  size: string;
  army: { unit: string; n: number }[];
  deck: { card: string; n: number }[];
}

interface Named {
  id: string;
  name: string;
}

/** A card of the campaign: what it does in words. */
export interface CampaignCard extends Named {
  text: CardLine[];
}

export interface TownCard extends CampaignCard {
  cost: number;
  prosperity: number;
  defensive: boolean;
}

export interface PrintedLibrary {
  factions: (Named & { raiders: boolean })[];
  units: PrintedUnit[];
  cards: PrintedCard[];
  terrain: PrintedTerrain[];
  maps: PrintedMap[];
  scenarios: (Named & { number: number })[];
  sizes: (Named & { least: number; most: number; usual: number })[];
  lists: PrintedList[];
  town_cards: TownCard[];
  escalation_cards: CampaignCard[];
  raid_cards: (CampaignCard & { strength: number })[];
  settlements: Record<string, string>;
  /** The order that each face of an order die gives. */
  order_faces: Partial<Record<DieFace, OrderColour>>;
}

const NOTHING: PrintedLibrary = {
  factions: [],
  units: [],
  cards: [],
  terrain: [],
  maps: [],
  scenarios: [],
  sizes: [],
  lists: [],
  town_cards: [],
  escalation_cards: [],
  raid_cards: [],
  settlements: {},
  order_faces: {},
};

/** The library with its things by id. */
export class Printed {
  readonly all: PrintedLibrary;
  readonly #units: ReadonlyMap<string, PrintedUnit>;
  readonly #cards: ReadonlyMap<string, PrintedCard>;
  /** The unit that a Veteran or Champion was before. */
  readonly #before: ReadonlyMap<string, string>;

  constructor(library: PrintedLibrary | null) {
    this.all = library ?? NOTHING;
    this.#units = new Map(this.all.units.map((unit) => [unit.id, unit]));
    this.#cards = new Map(this.all.cards.map((card) => [card.id, card]));
    this.#before = new Map(this.all.units.flatMap((unit) => (unit.promotes_to === null ? [] : [[unit.promotes_to, unit.id]])));
  }

  unit(id: string): PrintedUnit | null {
    return this.#units.get(id) ?? null;
  }
  card(id: string): PrintedCard | null {
    return this.#cards.get(id) ?? null;
  }
  /** The basic unit of a line of promotion. */
  basic(id: string): string {
    const before = this.#before.get(id);
    return before === undefined ? id : this.basic(before);
  }
  /** How often a unit was promoted: a Veteran once, a Champion twice. */
  rank(id: string): number {
    const before = this.#before.get(id);
    return before === undefined ? 0 : 1 + this.rank(before);
  }
  terrain(id: string): PrintedTerrain | null {
    return this.all.terrain.find((terrain) => terrain.id === id) ?? null;
  }
  /** What may be played for points: its units and cards; raiders are nobody's. */
  playable(): readonly Named[] {
    return this.all.factions.filter((faction) => !faction.raiders);
  }
}

export const UNPRINTED = new Printed(null);

export function readPrinted(library: Record<string, unknown> | null): Printed {
  return library === null ? UNPRINTED : new Printed(library as unknown as PrintedLibrary);
}
