// Written by `make client-types` from the structures that the server sends: not to be edited.

export interface TileView {
  tile: string;
  seat: string;
  x: number;
  y: number;
  rotation: number;
  small: boolean;
}

export interface BattlefieldView {
  face: "dungeon" | "outdoors";
  width: number;
  height: number;
  rows: string[];
  edges: [number, number, number, number][];
  zones: string[][];
  circles: string[][];
  tiles: TileView[];
}

export interface TreasureView {
  square: string;
  x: number;
  y: number;
  /** Whether a closed chest lies there. */
  chest: boolean;
  tokens: number;
}

export interface PlayerView {
  seat: string;
  team: number;
  faction: string;
  commander: string | null;
  morale: number;
  leadership: number;
  leadership_used: number;
  /** The order cards, for their owner only. */
  hand: string[] | null;
  hand_count: number;
  deck_count: number;
  /** Hand and order deck together. */
  unseen: string[];
  /** From the top down. */
  discard: string[];
  creature_hand: string[] | null;
  creature_hand_count: number;
  creature_deck_count: number;
  unseen_creatures: string[];
  graveyard: string[];
  /** Until when it lets its chances go by. */
  passing: "attacked" | "others-act" | "stack-empty" | "turn-end" | null;
}

export interface CardView {
  order: string;
  owner: string;
}

export interface UnitView {
  id: string;
  creature: string;
  owner: string;
  controller: string;
  /** Its upper left square; None while it is hidden. */
  square: string | null;
  x: number;
  y: number;
  size: number;
  damage: number;
  hit_points: number;
  level: number;
  speed: number;
  keywords: string[];
  tapped: boolean;
  active: boolean;
  activated: boolean;
  attached: CardView[];
  shifts: boolean;
  passes_walls: boolean;
  melee_bonus: number;
}

export interface ItemView {
  what: string;
  seat: string;
  unit: string | null;
  /** The order, power or trigger. */
  source: string | null;
  part: number;
  parts: number;
  card: string | null;
  target: string | null;
  aim: string | null;
  square: string | null;
  attack: "melee" | "ranged" | null;
  path: string[];
  /** The place on the stack, from 1, of the action that is answered. */
  answers: number | null;
  helpers: string[];
  dodged: string[];
}

export interface HitView {
  unit: string;
  amount: number;
  cowers: boolean;
}

export interface RouteView {
  unit: string;
  square: string;
  path: string[];
  /** The movement points it takes. */
  points: number;
  /** The hazardous squares that it touches. */
  hazards: string[];
}

export interface SightView {
  unit: string;
  target: string;
  sight: "blocked" | "clear" | "cover";
  /** What blocks the line, or gives the cover; of a thick wall the square before it. */
  square: string | null;
  /** The square behind a thick wall. */
  beyond: string | null;
  /** The corner from which it sees the most of one square of the other, as a point of the grid; None without sight. */
  corner: [number, number] | null;
  /** The corners of that square that are in view from there. */
  seen: [number, number][];
  /** Those that are not: any of them gives cover. */
  unseen: [number, number][];
}

export interface DungeonCommandView {
  viewer: string | null;
  mode: "first-game" | "standard" | "teams";
  phase: "activate" | "cleanup" | "deploy" | "refresh" | "set-up";
  turn: string;
  first: string;
  round: number;
  active: string | null;
  moved: boolean;
  battlefield: BattlefieldView;
  treasures: TreasureView[];
  seats: PlayerView[];
  units: UnitView[];
  /** The lowest first. */
  stack: ItemView[];
  resolving: ItemView | null;
  announcing: ItemView | null;
  hits: HitView[];
  /** What lies ahead of the seat that decides (`previews`): where its creature may go, and how. */
  routes: RouteView[];
  /** Likewise: what its creature sees, and what the shots on the stack do. */
  sights: SightView[];
}
