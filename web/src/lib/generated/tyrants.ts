// Written by `make client-types` from the structures that the server sends: not to be edited.

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
  /** The cards, for their owner only. */
  hand: string[] | null;
  /** TU-6.24: cards in hand that were shown to all this turn. */
  shown: string[];
  /** Hand and deck together, in the order of the card list. */
  unseen: string[];
  /** From the top down. */
  discard: string[];
  inner_circle: string[];
  /** In the barracks. */
  troops: number;
  /** In the barracks. */
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
  /** The colour of the troop on each space. */
  spaces: (string | null)[];
  spies: string[];
  controller: string | null;
  total: boolean;
  marker: boolean;
}

export interface RouteView {
  id: string;
  spaces: (string | null)[];
}

export interface TyrantsView {
  /** Clockwise. */
  seats: PlayerView[];
  viewer: string | null;
  active: string;
  first: string;
  round: number;
  stage: "1" | "2" | "over" | "set-up";
  /** Whether the end is triggered: no, troops or market. */
  ending: "market" | "no" | "troops";
  half_decks: string[];
  sections: string[];
  sites: SiteView[];
  routes: RouteView[];
  /** The spaces where the viewer has presence. */
  presence: string[];
  market: (string | null)[];
  market_deck: number;
  stacks: Record<string, number>;
  /** From the top down. */
  devoured: string[];
  /** TU-10.34: whether the top of the devoured pile counts as a market card. */
  opened: boolean;
  power: number;
  influence: number;
  played: string[];
  /** TU-10.47: cards set aside while they are resolved. */
  aside: string[];
  /** TU-9.71: the cards whose effects wait for the end of the turn. */
  waiting: string[];
  /** The card that is being resolved. */
  card: string | null;
}
