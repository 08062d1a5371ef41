// Written by `make client-types` from the structures that the server sends: not to be edited.

export interface CardView {
  id: string;
  wounds: number;
  charges: number;
  x: number;
  /** The attachments under it. */
  under: string[];
  /** Whether it was used this turn. */
  used: boolean;
  /** Who played it. */
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
  /** The cards of the hand that all have seen: monsters taken back. */
  known: string[];
  inventory: CardView[];
  lair: CardView[];
  quests: string[];
  completed: string[];
  /** The quests whose tokens the hero holds. */
  escorts: string[];
  tile_count: number;
  /** DG-20.1: location cards to be laid, for their owner only. */
  tiles: string[] | null;
  battled: boolean;
  holding: boolean;
}

export interface PlaceView {
  id: string;
  plane: "surface" | "dungeon";
  cell: string;
  turned: boolean;
  heroes: string[];
  /** The escort quests whose tokens lie here. */
  tokens: string[];
  /** The sides of the map whose blocked exits are held open. */
  forced: ("e" | "n" | "s" | "w")[];
  /** The entrance that its portal is linked with. */
  portal: string | null;
  /** DG-7.5: whether it is new to the active hero. */
  new: boolean;
}

export interface AttackView {
  attacker: string;
  target: string;
  form: "melee" | "magic" | "speed" | null;
  place: string | null;
  status: "away" | "cancelled" | "done" | "lapsed" | "live";
  attack: number | null;
  counter: number | null;
  attack_value: number | null;
  /** What is added to the dice, with everything that changes it; None for a trap. */
  counter_value: number | null;
  attack_printed: number | null;
  /** The same without any change. */
  counter_printed: number | null;
  /** What health the attacking monster has left. */
  health: number | null;
}

export interface FightView {
  kind: "challenge" | "encounters" | "heroes" | "hunt";
  by: string;
  /** DG-11.1: how far it is. */
  step: "attack" | "attack-test" | "challenge" | "comparison" | "counter-test" | "lair" | "response" | "reward";
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
  /** How likely a threat is overcome, in percent; None for a roll of a battle. */
  chance: number | null;
}

export interface TestView {
  /** What the threat comes from, if cards speak of it. */
  source: string | null;
  /** None for a search: the locations on the way count. */
  stat: string | null;
  value: number;
  need: number;
  /** Percent. */
  chance: number;
}

export interface QuestView {
  id: string;
  /** None for a common quest, or one whose token lies on the map. */
  owner: string | null;
  /** DG-14.16: the hero who escorts. */
  holder: string | null;
  /** The locations of the map where it goes on. */
  goals: string[];
  /** How many moves away the nearest of them is: for the owner's hero, or the viewer's if it has no owner. */
  steps: number | null;
  /** DG-14.27: the locations where it was found this turn. */
  found: string[];
  /** DG-7.14: whether it was tried this turn, so that a further attempt costs AP. */
  tried: boolean;
  /** DG-14.11: what its monster has lost this turn. */
  wounds: number;
  /** The test that it takes, for the same hero as the steps; of a search only where it can be made. */
  test: TestView | null;
}

export interface WayView {
  notation: string;
  place: string;
  /** Those of the exit first, then those of the obstacle behind it. */
  tests: TestView[];
  glory: number;
  /** DG-7.5: the points for entering; none if the location is not new. */
  peril: number;
}

export interface FormView {
  form: "melee" | "magic" | "speed";
  attacker: string;
  target: string;
  attack: number;
  counter: number;
  /** The attack strikes. */
  hits: number;
  /** The counterattack strikes. */
  struck: number;
}

export interface DungeoneerView {
  /** Clockwise. */
  seats: PlayerView[];
  viewer: string | null;
  active: string;
  first: string;
  round: number;
  phase: "ending" | "feats" | "locations" | "recovery" | "set-up" | "villainy";
  sets: string[];
  variants: string[];
  places: PlaceView[];
  /** DG-6.13: the location card that is about to be placed. */
  drawn: string | null;
  location_decks: Record<string, number>;
  aside: string[];
  decks: Record<string, number>;
  /** From the top down. */
  discards: Record<string, string[]>;
  quest_deck: number;
  /** DG-1.1: how many completed quests win. */
  quests_to_win: number;
  common: string[];
  /** Cards that are being applied, or fight. */
  applied: string[];
  unused: string[];
  fights: FightView[];
  roll: RollView | null;
  quests: QuestView[];
  /** For the seat that decides: where its hero can move. */
  ways: WayView[];
  /** For the seat that decides: the forms it chooses from. */
  forms: FormView[];
}
