// What the server sends of D&D Miniatures: the view of a seat (generated), and the library of what is printed.
import type { CardLine } from "$lib/cards/face";
import type { DndMiniaturesView } from "$lib/generated/dnd_miniatures";

export type {
  AimView,
  DndMiniaturesView as MiniaturesView,
  EffectView,
  LaidView,
  MapView,
  RouteView,
  SeatView,
  SightView,
  UnitView,
} from "$lib/generated/dnd_miniatures";

export type MiniaturesPhase = DndMiniaturesView["phase"];

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
  const byId = <T extends { id: string }>(list: readonly T[] | undefined): Record<string, T> =>
    Object.fromEntries((list ?? []).map((each) => [each.id, each]));
  return { creatures: byId(printed?.creatures), maps: byId(printed?.maps), warbands: printed?.warbands ?? [] };
}
