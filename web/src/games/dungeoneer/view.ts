// What the server sends of Dungeoneer: the view of a seat (generated), and the library of what is printed.
import type { CardLine } from "$lib/cards/face";
import type { DungeoneerView, FightView, FormView, PlaceView } from "$lib/generated/dungeoneer";

export type {
  AttackView,
  CardView,
  DungeoneerView,
  FightView,
  FormView,
  PlaceView,
  PlayerView,
  QuestView,
  RollView,
  TestView,
  WayView,
} from "$lib/generated/dungeoneer";

export type Form = FormView["form"];
export type MapSide = PlaceView["forced"][number];
export type Plane = PlaceView["plane"];

export type BattleStep = FightView["step"];
export const BATTLE_STEPS = [
  "attack",
  "response",
  "attack-test",
  "counter-test",
  "comparison",
  "challenge",
  "lair",
  "reward",
] as const satisfies readonly BattleStep[];

export type DungeoneerPhase = DungeoneerView["phase"];
export const PHASES = ["recovery", "villainy", "locations", "feats", "ending"] as const satisfies readonly DungeoneerPhase[];

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
  const byId = <T extends { id: string }>(list: readonly T[] | undefined): Record<string, T> =>
    Object.fromEntries((list ?? []).map((each) => [each.id, each]));
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
