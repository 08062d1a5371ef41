// What the server sends of Dungeon Command: the view of a seat (generated), and the library of what is printed.
import type { CardLine } from "$lib/cards/face";
import type { DungeonCommandView } from "$lib/generated/dungeon_command";

export type {
  BattlefieldView,
  DungeonCommandView as DungeonView,
  ItemView,
  PlayerView,
  RouteView,
  SightView,
  TileView,
  UnitView,
} from "$lib/generated/dungeon_command";

export type DungeonPhase = DungeonCommandView["phase"];

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
  const byId = <T extends { id: string }>(list: readonly T[] | undefined): Record<string, T> =>
    Object.fromEntries((list ?? []).map((each) => [each.id, each]));
  return {
    commanders: byId(printed?.commanders),
    creatures: byId(printed?.creatures),
    orders: byId(printed?.orders),
    tiles: byId(printed?.tiles),
  };
}
