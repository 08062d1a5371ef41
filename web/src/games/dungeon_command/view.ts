// What the server sends of Dungeon Command: the view of a seat, and the library of what is printed. Views recorded from
// the engine check them.
import type { CardLine } from "$lib/cards/face";

export interface UnitView {
  id: string;
  creature: string;
  owner: string;
  controller: string;
  /** Its upper left square; null while it is hidden. */
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
  attached: { order: string; owner: string }[];
  shifts: boolean;
  passes_walls: boolean;
  melee_bonus: number;
}

/** An action on the stack, being announced or being resolved. */
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
  /** Hand and order deck together: everybody who has watched knows them. */
  unseen: string[];
  /** From the top down. */
  discard: string[];
  creature_hand: string[] | null;
  creature_hand_count: number;
  creature_deck_count: number;
  unseen_creatures: string[];
  graveyard: string[];
  /** Until when it lets its chances to respond go by. */
  passing: string | null;
}

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
  /** A character for each square; blank where no tile lies. */
  rows: string[];
  /** Thick walls, each between two squares: x, y, x, y. */
  edges: [number, number, number, number][];
  zones: string[][];
  circles: string[][];
  tiles: TileView[];
}

export interface RouteView {
  unit: string;
  square: string;
  path: string[];
  points: number;
  hazards: string[];
}

export interface SightView {
  unit: string;
  target: string;
  sight: "clear" | "cover" | "blocked";
  square: string | null;
  beyond: string | null;
  /** From which corner the most of one square is seen, and which of its corners; points of the grid. */
  corner: [number, number] | null;
  seen: [number, number][];
  unseen: [number, number][];
}

export type DungeonPhase = "set-up" | "refresh" | "activate" | "deploy" | "cleanup";

export interface DungeonView {
  viewer: string | null;
  mode: "standard" | "first-game" | "teams";
  phase: DungeonPhase;
  turn: string;
  first: string;
  round: number;
  active: string | null;
  moved: boolean;
  battlefield: BattlefieldView;
  treasures: { square: string; x: number; y: number; chest: boolean; tokens: number }[];
  seats: PlayerView[];
  units: UnitView[];
  /** The lowest first. */
  stack: ItemView[];
  resolving: ItemView | null;
  announcing: ItemView | null;
  hits: { unit: string; amount: number; cowers: boolean }[];
  /** For the seat that decides: where its creature may go, and how. */
  routes: RouteView[];
  /** For the seat that decides: what its creature sees, and what the shots on the stack do. */
  sights: SightView[];
}

/* what is printed */

export interface PrintedCommander {
  id: string;
  faction: string;
  name: string;
  ability: string;
  order_hand: number;
  creature_hand: number;
  morale: number;
  leadership: number;
  text: CardLine[];
}

export interface Copies {
  gold: number;
  silver: number;
}

export interface PrintedCreature {
  id: string;
  faction: string;
  name: string;
  level: number;
  keywords: string[];
  hp: number;
  abilities: string[];
  melee: number;
  ranged: { damage: number; range: number } | null;
  speed: number;
  size: number;
  traits: string[];
  copies: Copies;
  text: CardLine[];
}

export interface PrintedOrder {
  id: string;
  faction: string;
  name: string;
  level: number;
  /** Null: any. */
  ability: string | null;
  type: "standard" | "minor" | "immediate";
  copies: Copies;
  text: CardLine[];
}

export interface PrintedTile {
  id: string;
  faction: string;
  role: "L1" | "L2" | "S1" | "S2";
  name: string;
  faces: Record<"dungeon" | "outdoors", { grid: string[]; thick_walls: [number, number, number, number][] }>;
}

export interface PrintedLibrary {
  factions: Record<string, { name: string; tiles: string[] }>;
  commanders: PrintedCommander[];
  creatures: PrintedCreature[];
  orders: PrintedOrder[];
  tiles: PrintedTile[];
  layouts: { id: string; name: string; players: number; mode: string | null }[];
}

/** The library with everything at hand by id. */
export interface Library {
  commanders: Readonly<Record<string, PrintedCommander>>;
  creatures: Readonly<Record<string, PrintedCreature>>;
  orders: Readonly<Record<string, PrintedOrder>>;
  tiles: Readonly<Record<string, PrintedTile>>;
}

export function readLibrary(printed: PrintedLibrary | null): Library {
  const byId = <T extends { id: string }>(list: readonly T[] | undefined): Record<string, T> => Object.fromEntries((list ?? []).map((each) => [each.id, each]));
  return { commanders: byId(printed?.commanders), creatures: byId(printed?.creatures), orders: byId(printed?.orders), tiles: byId(printed?.tiles) };
}
