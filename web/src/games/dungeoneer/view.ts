// What the server sends of Dungeoneer: the view of a seat, and the library of what is printed. Views recorded from the
// engine check them.
import type { CardLine } from "$lib/cards/face";

export type Form = "melee" | "magic" | "speed";
export type MapSide = "n" | "e" | "s" | "w";
export type Plane = "surface" | "dungeon";

export interface CardView {
  id: string;
  wounds: number;
  charges: number;
  x: number;
  /** The attachments under it. */
  under: string[];
  /** Whether it was used this turn. */
  used: boolean;
  by: string | null;
}

export interface PlayerView {
  seat: string;
  hero: string | null;
  alive: boolean;
  level: number;
  health: number;
  max_health: number;
  glory: number;
  peril: number;
  ap: number;
  saved: boolean;
  melee: number;
  magic: number;
  speed: number;
  place: string | null;
  fallen: boolean;
  boon_limit: number;
  treasure_limit: number;
  hand_count: number;
  /** The cards, for their owner only. */
  hand: string[] | null;
  inventory: CardView[];
  lair: CardView[];
  quests: string[];
  completed: string[];
  escorts: string[];
  tile_count: number;
  /** Location cards to be laid, for their owner only. */
  tiles: string[] | null;
  battled: boolean;
  holding: boolean;
}

export interface PlaceView {
  id: string;
  plane: Plane;
  /** `x:y`, counted from the first entrance, east and north being positive. */
  cell: string;
  turned: boolean;
  heroes: string[];
  /** The escort quests whose tokens lie here. */
  tokens: string[];
  /** The sides of the map whose blocked exits are held open. */
  forced: MapSide[];
  portal: string | null;
  /** Whether it is new to the active hero. */
  new: boolean;
}

/** A test that may come; chances are percent. */
export interface TestView {
  source: string | null;
  /** Null for a search. */
  stat: string | null;
  value: number;
  need: number;
  chance: number;
}

export interface AttackView {
  /** A seat, a card, or `quest:` and the quest of a hunt. */
  attacker: string;
  target: string;
  /** Null for a trap. */
  form: Form | null;
  place: string | null;
  status: "live" | "cancelled" | "away" | "lapsed" | "done";
  /** The totals; null before the roll. */
  attack: number | null;
  counter: number | null;
  attack_value: number | null;
  counter_value: number | null;
  attack_printed: number | null;
  counter_printed: number | null;
  health: number | null;
}

export const BATTLE_STEPS = ["attack", "response", "attack-test", "counter-test", "comparison", "challenge", "lair", "reward"] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

export interface FightView {
  kind: "encounters" | "hunt" | "heroes" | "challenge";
  by: string;
  step: BattleStep;
  attacks: AttackView[];
  peril: number;
  glory: number[];
}

export interface RollView {
  kind: "attack" | "counter" | "threat";
  fighter: string;
  stat: string;
  value: number;
  need: number;
  source: string | null;
  twice: boolean;
  skipped: boolean;
  chance: number | null;
}

export interface QuestView {
  id: string;
  owner: string | null;
  /** Who escorts. */
  holder: string | null;
  goals: string[];
  /** How many moves away the nearest goal is. */
  steps: number | null;
  found: string[];
  tried: boolean;
  wounds: number;
  test: TestView | null;
}

export interface WayView {
  notation: string;
  place: string;
  tests: TestView[];
  glory: number;
  peril: number;
}

export interface FormView {
  form: Form;
  attacker: string;
  target: string;
  attack: number;
  counter: number;
  hits: number;
  struck: number;
}

export const PHASES = ["recovery", "villainy", "locations", "feats", "ending"] as const;
export type DungeoneerPhase = (typeof PHASES)[number] | "set-up";

export interface DungeoneerView {
  /** Clockwise. */
  seats: PlayerView[];
  viewer: string | null;
  active: string;
  first: string;
  round: number;
  phase: DungeoneerPhase;
  sets: string[];
  variants: string[];
  places: PlaceView[];
  /** The location card that is about to be placed. */
  drawn: string | null;
  location_decks: Record<string, number>;
  aside: string[];
  decks: Record<string, number>;
  /** From the top down. */
  discards: Record<string, string[]>;
  quest_deck: number;
  quests_to_win: number;
  common: string[];
  /** Cards that are being applied, or fight. */
  applied: string[];
  unused: string[];
  fights: FightView[];
  roll: RollView | null;
  quests: QuestView[];
  /** For the seat that decides. */
  ways: WayView[];
  forms: FormView[];
}

/* what is printed */

export interface PrintedMonster {
  health: number;
  melee: { value: number; attack: boolean };
  magic: { value: number; attack: boolean };
  speed: { value: number; attack: boolean };
}

export interface PrintedCard {
  id: string;
  name: string;
  set: string;
  type: "boon" | "treasure" | "bane" | "encounter";
  cost: number | string;
  time: string;
  duration: string;
  kind: string;
  copies: number;
  charges: number | null;
  terrain: string[];
  tags: string[];
  monster: PrintedMonster | null;
  text: CardLine[];
  /** What each option of a choice does. */
  options: string[];
}

export interface PrintedQuest {
  id: string;
  name: string;
  set: string;
  category: string;
  location: { at?: string | null; terrain?: string[]; kind?: string[]; from?: string | null; to?: string | null };
  monster: (PrintedMonster & { name: string }) | null;
  artifact: string | null;
  text: CardLine[];
  options: string[];
}

export interface PrintedHero {
  id: string;
  name: string;
  set: string;
  race: string;
  class: string;
  health: number;
  boon_limit: number;
  treasure_limit: number;
  melee: number[];
  magic: number[];
  speed: number[];
  attacks: string[];
  skill: string;
  text: CardLine[];
}

export type PrintedExit = "open" | "wall" | { kind: "blocked" | "trap"; stat: string; vs: number };

export interface PrintedPlace {
  id: string;
  name: string;
  set: string;
  plane: Plane;
  kind: string;
  terrain: string[];
  glory: number;
  peril: number;
  exits: Record<MapSide, PrintedExit>;
  entrance: boolean;
  portal: boolean;
  passage: string | null;
  obstacle: { kind: "danger" | "spikes" | "pit"; stat?: string; vs?: number; n?: number } | null;
  text: CardLine[];
}

export interface PrintedLibrary {
  sets: { id: string; name: string; plane: Plane }[];
  kinds: Record<string, string>;
  tags: Record<string, string>;
  cards: PrintedCard[];
  quests: PrintedQuest[];
  heroes: PrintedHero[];
  locations: PrintedPlace[];
}

/** The library with everything at hand by id. */
export interface Library {
  kinds: Readonly<Record<string, string>>;
  sets: Readonly<Record<string, { id: string; name: string }>>;
  cards: Readonly<Record<string, PrintedCard>>;
  quests: Readonly<Record<string, PrintedQuest>>;
  heroes: Readonly<Record<string, PrintedHero>>;
  places: Readonly<Record<string, PrintedPlace>>;
}

export function readLibrary(printed: PrintedLibrary | null): Library {
  const byId = <T extends { id: string }>(list: readonly T[] | undefined): Record<string, T> => Object.fromEntries((list ?? []).map((each) => [each.id, each]));
  return {
    kinds: printed?.kinds ?? {},
    sets: byId(printed?.sets),
    cards: byId(printed?.cards),
    quests: byId(printed?.quests),
    heroes: byId(printed?.heroes),
    places: byId(printed?.locations),
  };
}

/** The printed card behind a single one: further copies have a number. */
export function cardId(id: string): string {
  return id.split("#", 1)[0] ?? id;
}
