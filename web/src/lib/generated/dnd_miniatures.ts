// Written by `make client-types` from the structures that the server sends: not to be edited.

export interface AreaView {
  squares: string[];
  owner: string;
  keyword: string;
}

export interface MapView {
  name: string;
  width: number;
  height: number;
  rows: string[];
  edges: [number, number, string][];
  start: string[][];
  areas: AreaView[];
}

export interface SeatView {
  seat: string;
  team: number;
  vp: number;
  /** The start letter or corner, once it is chosen. */
  start: string;
  building: boolean;
  /** DM-27.1: the figures of his boosters, for himself only. */
  pool: string[] | null;
  picks: string[] | null;
}

export interface EffectView {
  what: "bonus" | "condition" | "flag" | "gained" | "ongoing" | "vulnerable";
  of: string;
  n: number;
  until: string;
  source: string;
  author: string;
}

export interface BoxView {
  id: string;
  ticked: number;
  boxes: number;
}

export interface UnitView {
  id: string;
  card: string;
  owner: string;
  controller: string;
  /** Its north-west square; None while it is not on the map. */
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
  boxes: BoxView[];
  uses_left: number;
  activated: number;
  active: boolean;
  returning: boolean;
}

export interface ProvokedView {
  square: string;
  units: string[];
}

export interface RouteView {
  option: string;
  unit: string;
  /** Whom it charges. */
  target: string | null;
  square: string;
  path: string[];
  /** The movement it takes. */
  points: number;
  provokes: ProvokedView[];
}

export interface PartView {
  what: string;
  n: number;
}

export interface DamageView {
  n: number;
  type: string | null;
}

export interface AimView {
  option: string;
  unit: string;
  target: string;
  attack: string;
  versus: string;
  bonus: number;
  parts: PartView[];
  against: number;
  /** The lowest face of the die that hits. */
  need: number;
  damage: DamageView[];
  /** What gives the cover. */
  cover: string | null;
  /** DM-19.3: enemies that may strike first. */
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
  sight: "blocked" | "clear" | "cover" | "hidden";
  /** What blocks the line, or gives the cover. */
  square: string | null;
}

export interface DndMiniaturesView {
  viewer: string | null;
  scenario: string;
  limit: number;
  target: number;
  /** DM-26.4: what a victory area gives at the end of a round. */
  award: number;
  phase: "building" | "deploying" | "initiative" | "round" | "set-up";
  round: number;
  first: string | null;
  turn: string | null;
  owed: number;
  active: string | null;
  /** DM-7.1: whether the active creature has its move action. */
  move_left: boolean;
  attack_left: boolean;
  rolls: number[][];
  map: MapView;
  seats: SeatView[];
  units: UnitView[];
  /** Squares still ahead of a movement in progress. */
  path: string[];
  attacker: string | null;
  targets: string[];
  /** What lies ahead of the seat that decides, here and below (`previews`): where its creature may go, and how. */
  routes: RouteView[];
  aims: AimView[];
  laid: LaidView[];
  sights: SightView[];
}
