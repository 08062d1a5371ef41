// What the server sends of D&D Miniatures: the view of a seat, and the library of what is printed. Views recorded from
// the engine check them.
import type { CardLine } from "$lib/cards/face";

export interface EffectView {
  what: "condition" | "ongoing" | "bonus" | "gained" | "vulnerable" | "flag";
  of: string;
  n: number;
  until: string;
  source: string;
  author: string;
}

export interface UnitView {
  id: string;
  card: string;
  owner: string;
  controller: string;
  /** Its north-west square; null while it is not on the map. */
  square: string | null;
  x: number;
  y: number;
  size: number;
  gone: boolean;
  hp: number;
  starting_hp: number;
  temporary_hp: number;
  bloodied: boolean;
  speed: number;
  conditions: string[];
  effects: EffectView[];
  boxes: { id: string; ticked: number; boxes: number }[];
  uses_left: number;
  activated: number;
  active: boolean;
  returning: boolean;
}

export interface SeatView {
  seat: string;
  team: number;
  vp: number;
  /** The start letter or corner, once it is chosen. */
  start: string;
  building: boolean;
  pool: string[] | null;
  picks: string[] | null;
}

export interface MapView {
  name: string;
  width: number;
  height: number;
  rows: string[];
  /** Column, row and side. */
  edges: [number, number, string][];
  start: string[][];
  areas: { squares: string[]; owner: "A" | "B"; keyword: string }[];
}

export interface RouteView {
  option: string;
  unit: string;
  target: string | null;
  square: string;
  path: string[];
  points: number;
  provokes: { square: string; units: string[] }[];
}

export interface AimView {
  option: string;
  unit: string;
  target: string;
  attack: string;
  versus: string;
  bonus: number;
  parts: { what: string; n: number }[];
  against: number;
  /** The lowest face of the die that hits. */
  need: number;
  damage: { n: number; type: string | null }[];
  cover: string | null;
  provokes: string[];
}

export interface LaidView {
  option: string;
  attack: string;
  squares: string[];
  targets: string[];
}

export interface SightView {
  unit: string;
  target: string;
  sight: "clear" | "cover" | "hidden" | "blocked";
  square: string | null;
}

export type MiniaturesPhase = "set-up" | "building" | "deploying" | "initiative" | "round";

export interface MiniaturesView {
  viewer: string | null;
  scenario: string;
  limit: number;
  target: number;
  /** What a victory area gives at the end of a round. */
  award: number;
  phase: MiniaturesPhase;
  round: number;
  first: string | null;
  turn: string | null;
  owed: number;
  active: string | null;
  move_left: boolean;
  attack_left: boolean;
  /** The dice of the last check, by team. */
  rolls: number[][];
  map: MapView;
  seats: SeatView[];
  units: UnitView[];
  /** Squares still ahead of a movement in progress. */
  path: string[];
  attacker: string | null;
  targets: string[];
  /** For the seat that decides, here and below. */
  routes: RouteView[];
  aims: AimView[];
  laid: LaidView[];
  sights: SightView[];
}

/* what is printed */

export interface PrintedAttack {
  id: string;
  type: "melee" | "ranged" | "close" | "area";
  basic: boolean;
  bonus: number;
  vs: string;
  damage: number[];
}

export interface PrintedCreature {
  id: string;
  name: string;
  alignment: string;
  factions: string[];
  cost: number;
  level: number;
  ac: number;
  def: number;
  speed: number;
  hp: number;
  size: "tiny" | "small" | "medium" | "large" | "huge";
  keywords: string[];
  rarity: string;
  rating: number;
  attacks: PrintedAttack[];
  /** One line for each attack, then the rest. */
  text: CardLine[];
}

export interface PrintedMap {
  id: string;
  name: string;
  size: "full" | "half";
  terrain: string;
}

export interface PrintedWarband {
  id: string;
  name: string;
  limit: number;
  faction: string;
  map: string;
  creatures: { id: string; n: number; epic: boolean }[];
}

export interface PrintedLibrary {
  factions: Record<string, { name: string; colour: string }>;
  keywords: Record<string, string>;
  creatures: PrintedCreature[];
  maps: PrintedMap[];
  warbands: PrintedWarband[];
  scenarios: { id: string; name: string }[];
}

/** The library with everything at hand by id. */
export interface Library {
  creatures: Readonly<Record<string, PrintedCreature>>;
  maps: Readonly<Record<string, PrintedMap>>;
  warbands: readonly PrintedWarband[];
}

export function readLibrary(printed: PrintedLibrary | null): Library {
  const byId = <T extends { id: string }>(list: readonly T[] | undefined): Record<string, T> => Object.fromEntries((list ?? []).map((each) => [each.id, each]));
  return { creatures: byId(printed?.creatures), maps: byId(printed?.maps), warbands: printed?.warbands ?? [] };
}
