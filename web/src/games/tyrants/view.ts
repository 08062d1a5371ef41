// What the server sends of Tyrants of the Underdark: the view of a seat (generated), and the library of what is printed.
import type { CardLine } from "$lib/cards/face";

export type { PlayerView, SheetView, SiteView, TyrantsView } from "$lib/generated/tyrants";

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
