// What the server sends of Tyrants of the Underdark: the view of a seat, and the library of what is printed. Views
// recorded from the engine check them.
import type { CardLine } from "$lib/cards/face";

export interface SheetView {
  sites: number;
  total_control: number;
  trophies: number;
  deck: number;
  inner_circle: number;
  tokens: number;
  total: number;
}

export interface PlayerView {
  seat: string;
  house: string;
  hand_count: number;
  deck_count: number;
  /** For its owner only. */
  hand: string[] | null;
  /** Cards in hand that were shown to all this turn. */
  shown: string[];
  /** Hand and deck together: everybody who has watched knows them. */
  unseen: string[];
  /** From the top down. */
  discard: string[];
  inner_circle: string[];
  troops: number;
  spies: number;
  trophies: Record<string, number>;
  vp: number;
  markers: string[];
  score: SheetView;
}

export interface SiteView {
  id: string;
  section: string;
  vp: number;
  start: boolean;
  spaces: (string | null)[];
  spies: string[];
  controller: string | null;
  total: boolean;
  marker: boolean;
}

export interface TyrantsView {
  seats: PlayerView[];
  viewer: string | null;
  active: string;
  first: string;
  round: number;
  stage: "set-up" | "1" | "2";
  ending: "no" | "troops" | "market";
  half_decks: string[];
  sections: string[];
  sites: SiteView[];
  routes: { id: string; spaces: (string | null)[] }[];
  presence: string[];
  market: (string | null)[];
  market_deck: number;
  stacks: Record<string, number>;
  devoured: string[];
  opened: boolean;
  power: number;
  influence: number;
  played: string[];
  aside: string[];
  /** The cards whose effects wait for the end of the turn. */
  waiting: string[];
  card: string | null;
}

export interface PrintedCard {
  id: string;
  cost: number | null;
  aspect: string | null;
  type: string;
  half_deck: string | null;
  deck_vp: number;
  inner_vp: number;
  copies: number;
  text: CardLine[];
}

export interface PrintedSpace {
  id: string;
  x: number;
  y: number;
}

export interface PrintedSite {
  id: string;
  section: string;
  label: { x: number; y: number };
  marker: { x: number; y: number; influence: number; vp: number } | null;
  spaces: PrintedSpace[];
}

export interface PrintedRoute {
  id: string;
  a: string;
  b: string;
  section: string;
  spaces: PrintedSpace[];
}

/** The part of the library that is drawn; names come with the messages of the game. */
export interface PrintedLibrary {
  cards: PrintedCard[];
  board: { sites: PrintedSite[]; routes: PrintedRoute[] };
}

/** The library with its cards at hand by id. */
export interface Library {
  cards: Readonly<Record<string, PrintedCard>>;
  board: { sites: readonly PrintedSite[]; routes: readonly PrintedRoute[] };
}

export function readLibrary(printed: PrintedLibrary | null): Library {
  if (!printed) return { cards: {}, board: { sites: [], routes: [] } };
  return { cards: Object.fromEntries(printed.cards.map((card) => [card.id, card])), board: printed.board };
}

export const WHITE = "white";
