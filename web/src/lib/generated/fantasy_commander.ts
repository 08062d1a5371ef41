// Written by `make client-types` from the structures that the server sends: not to be edited.
import type { Sentence } from "./protocol";

export interface ScoringView {
  say: Sentence;
  to: number | null;
  vp: number[];
}

export interface AimView {
  goal: Sentence;
  limit: Sentence | null;
  scoring: ScoringView[];
  conditions: Sentence[];
}

export interface TownView {
  town: string;
  hex: string;
  held: number | null;
  fallen: boolean;
}

export interface EffectView {
  what: string;
  until: string;
  property: string | null;
  of: string | null;
  face: string | null;
  numbers: number[];
}

export interface UnitView {
  id: string;
  card: string;
  side: number;
  hex: string | null;
  left: number;
  size: number;
  wounds: number;
  fatigue: number;
  stamina: number | null;
  order: "red" | "blue" | "green" | "yellow" | "purple" | null;
  late: boolean;
  defends: boolean;
  weak: boolean;
  exhausted: boolean;
  destroyed: boolean;
  properties: string[];
  effects: EffectView[];
  curses: string[];
}

export interface SideView {
  faction: string;
  vp: number;
  slain: number;
  reserve: number[] | null;
  spent: number[];
  order_dice: ("panic" | "hit" | "full" | "support" | "shield")[] | null;
  marked: ("panic" | "hit" | "full" | "support" | "shield")[] | null;
  rerolls: number | null;
  finished: boolean;
  deck: number;
  /** The cards known from the top. */
  top: string[];
  /** The other cards of the deck, in no order. */
  rest: string[];
  discard: string[];
  laid: string[];
  monsters: boolean;
}

export interface ActivationView {
  unit: string;
  colour: "red" | "blue" | "green" | "yellow" | "purple";
  moved: string;
  tired: boolean;
  items: string[];
  paid: number[];
  sweeping: boolean;
  /** While the unit is asked to act: the hexes that each offered move and run goes through, by its notation. */
  paths: Record<string, string[]>;
  /** While a unit that may shoot is asked to act: every enemy in range, and the hexes that block the line to it. */
  sights: Record<string, string[]>;
}

export interface AttackView {
  by: "card" | "magic" | "melee" | "shot";
  attacker: string;
  target: string;
  attack_dice: number;
  defence_dice: number;
  charge: number;
  defending: boolean;
  attack_support: boolean;
  defence_support: boolean;
  attack_roll: ("panic" | "hit" | "full" | "support" | "shield")[];
  defence_roll: ("panic" | "hit" | "full" | "support" | "shield")[];
  marked: ("panic" | "hit" | "full" | "support" | "shield")[];
  damage: number;
  panic: number;
  damage_back: number;
  panic_back: number;
  lost: number;
  lost_back: number;
  rushing: boolean;
  retreating: string | null;
  retreat_left: number;
  retreat_damage: number;
}

export interface MusterView {
  armies: string[][];
  decks: string[][];
  points: number[];
  limits: number[];
}

export interface EntryView {
  entry: number;
  card: string;
  side: number;
  marks: number;
  away: boolean;
  fights: boolean;
}

export interface CampaignView {
  mission: number;
  /** Of the players; in a raid the monsters have the other side of the table. */
  factions: string[];
  reputation: number[];
  prosperity: number[];
  supplies: number[];
  roster: EntryView[];
  built: string[][];
  damaged: string[][];
  escalation: string | null;
  drawn: string[];
  raid: string | null;
  winner: number | null;
  prestige: boolean[];
  by_dice: boolean[];
  hunted: number[];
}

export interface BattleView {
  kind: "epic" | "raid" | "scenario";
  scenario: string | null;
  map: string | null;
  round: number;
  round_limit: number;
  phase: "active" | "deploy" | "end" | "generate" | "give" | "look" | "muster" | "settlement";
  colour: "red" | "blue" | "green" | "yellow" | "purple" | null;
  turn: number;
  initiative: number;
  play_to: number;
  aim: AimView;
  /** Rows of glyphs, the top row first; odd rows stand half a hex to the right. */
  terrain: string[];
  points: string[];
  towns: TownView[];
  zones: string[][];
  /** Hexes of buildings with the damage on them. */
  buildings: Record<string, number>;
  supply: Record<string, number>;
  units: UnitView[];
  sides: SideView[];
  playing: string | null;
  picked: string | null;
  activation: ActivationView | null;
  attack: AttackView | null;
  muster: MusterView | null;
  campaign: CampaignView | null;
}
