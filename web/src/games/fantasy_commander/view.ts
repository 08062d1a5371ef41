// What the server sends of Fantasy Commander: the view of a seat. Views recorded from the engine check it.
import type { OrderColour } from "$lib/pieces/orders";
import type { Sentence } from "$lib/protocol/types";

export interface EffectView {
  what: string;
  until: string;
  property: string | null;
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
  /** Null where there is none or where it is hidden. */
  order: OrderColour | null;
  late: boolean;
  defends: boolean;
  weak: boolean;
  exhausted: boolean;
  destroyed: boolean;
  properties: string[];
  effects: EffectView[];
  curses: string[];
}

export type DieFace = "panic" | "hit" | "full" | "support" | "shield";

export interface SideView {
  faction: string;
  vp: number;
  slain: number;
  /** Red, blue, green, purple; null if hidden. */
  reserve: number[] | null;
  spent: number[];
  order_dice: DieFace[] | null;
  marked: DieFace[] | null;
  rerolls: number | null;
  finished: boolean;
  deck: number;
  /** The cards known from the top. */
  top: string[];
  rest: string[];
  discard: string[];
  laid: string[];
  monsters: boolean;
}

export interface AttackView {
  by: "melee" | "shot" | "magic" | "card";
  attacker: string;
  target: string;
  attack_dice: number;
  defence_dice: number;
  charge: number;
  defending: boolean;
  attack_support: boolean;
  defence_support: boolean;
  attack_roll: DieFace[];
  defence_roll: DieFace[];
  marked: DieFace[];
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

export interface ActivationView {
  unit: string;
  colour: OrderColour;
  moved: string;
  tired: boolean;
  items: string[];
  paid: number[];
  sweeping: boolean;
  /** The hexes that each offered move and run goes through, by its notation. */
  paths: Record<string, string[]>;
  /** Every enemy in range of a unit that may shoot, and the hexes that block the line to it. */
  sights: Record<string, string[]>;
}

export type BattlePhase = "muster" | "deploy" | "generate" | "look" | "give" | "active" | "end" | "settlement";

/** Armies and decks that are being built at the table, for each side. */
export interface MusterView {
  armies: string[][];
  decks: string[][];
  points: number[];
  limits: number[];
}

/** A unit of a roster. */
export interface EntryView {
  entry: number;
  card: string;
  side: number;
  /** Experience. */
  marks: number;
  away: boolean;
  fights: boolean;
}

export interface CampaignView {
  mission: number;
  /** The factions of the two players; in a raid the sides of the battle are others. */
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
}

/** What earns victory points, for whom (null: both), and how many each side has got by it. */
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

/** The part of the view that the table draws. */
export interface BattleView {
  kind: "scenario" | "epic" | "raid";
  scenario: string | null;
  map: string | null;
  round: number;
  round_limit: number;
  phase: BattlePhase;
  colour: OrderColour | null;
  turn: number;
  initiative: number;
  play_to: number;
  aim: AimView;
  /** Rows of glyphs, the top row first; odd rows stand half a hex to the right. */
  terrain: string[];
  points: string[];
  towns: { town: string; hex: string; held: number | null; fallen: boolean }[];
  zones: string[][];
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

/** The colours of a reserve, in the order of its numbers; yellow orders never run out. */
export const RESERVE: readonly OrderColour[] = ["red", "blue", "green", "purple"];
/** The colours in the order of the colour steps. */
export const STEPS: readonly OrderColour[] = ["red", "blue", "green", "yellow", "purple"];
