// How the units, terrain and dice of Fantasy Commander look. Looks only: a unit that is not listed takes the sign of its type.
import type { HexTerrain } from "$lib/board/draw/hexes";
import type { Printed, PrintedUnit } from "./printed";
import type { DieFace } from "./view";

const UNITS: Readonly<Record<string, string>> = {
  legionnaires: "helm",
  imperial_shooters: "musket",
  equestrian_knights: "horse",
  roland: "paladin",
  crusader: "hammer",
  starkov: "halberd",
  anna_dark: "dagger",
  bastion: "golem",
  zombie_warriors: "skull",
  zombie_archers: "bow",
  undead_cavalry: "wolf",
  imelstar: "vamp",
  demonic_hydra: "hydra",
  morvena: "wizard",
  vargoth: "lich",
  bone_colossus: "hulk",
  zombie_recruits: "bone",
  wolf_pack: "wolf",
  bandits: "hood",
  swamp_troll: "ogre",
  harpies: "bat",
};

const TYPES: Readonly<Record<PrintedUnit["type"], string>> = { infantry: "sword", brute: "horse", hero: "crown", giant: "hulk" };

const FACTIONS: Readonly<Record<string, string>> = { empire: "shield", styx: "skull" };

export function factionEmblem(faction: string): string {
  return FACTIONS[faction] ?? "banner";
}

/** Veterans and Champions bear the sign of their basic unit. */
export function unitEmblem(card: string, printed: Printed): string {
  const type = printed.unit(card)?.type;
  return UNITS[printed.basic(card)] ?? (type ? TYPES[type] : "shield");
}

export const CARD_EMBLEMS: Readonly<Record<string, string>> = { normal: "scroll", terrain: "tower", curse: "flame" };

export const FACE_EMBLEMS: Readonly<Record<DieFace, string>> = {
  panic: "skull",
  hit: "sword",
  full: "swords",
  support: "banner",
  shield: "shield",
};

interface Ground {
  id: string;
  drawn: HexTerrain;
}

/** What each glyph of a map stands for, and the ground it is drawn as. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  ".": { id: "open", drawn: "open" },
  R: { id: "rocks", drawn: "rocks" },
  F: { id: "forest", drawn: "forest" },
  H: { id: "hill", drawn: "hill" },
  "~": { id: "river", drawn: "river" },
  f: { id: "ford", drawn: "ford" },
  "=": { id: "bridge", drawn: "bridge" },
  T: { id: "town", drawn: "town" },
  C: { id: "cemetery", drawn: "rocks" },
  a: { id: "altar_of_healing", drawn: "hill" },
  c: { id: "cursed_lands", drawn: "rocks" },
  q: { id: "headquarters", drawn: "town" },
  w: { id: "watchtower", drawn: "town" },
  g: { id: "graves", drawn: "rocks" },
  x: { id: "styx_altar", drawn: "rocks" },
  t: { id: "tree", drawn: "forest" },
  v: { id: "supply_wagon", drawn: "open" },
  h: { id: "holy_warrior_statue", drawn: "rocks" },
  p: { id: "field_fortifications", drawn: "hill" },
  k: { id: "coffins_on_chains", drawn: "rocks" },
};

const OPEN: Ground = { id: "open", drawn: "open" };

export function groundOf(glyph: string): Ground {
  return GROUNDS[glyph] ?? OPEN;
}

/** Terrain whose drawing says what it is; all other bears its name. */
export function isPlain(ground: Ground): boolean {
  return ground.id === ground.drawn;
}

const TERRAINS: Readonly<Record<string, string>> = {
  open: "dune",
  forest: "tree",
  hill: "mountain",
  rocks: "rock",
  river: "wave",
  ford: "drop",
  bridge: "gate",
  town: "tent",
  cemetery: "bone",
  altar_of_healing: "heart",
  cursed_lands: "flame",
  headquarters: "banner",
  watchtower: "tower",
  graves: "skull",
  styx_altar: "lich",
  tree: "elf",
  supply_wagon: "chest",
  holy_warrior_statue: "paladin",
  field_fortifications: "shield",
  coffins_on_chains: "vamp",
};

/** The emblem of a kind of terrain in the supply: each has its own. */
export function terrainEmblem(id: string): string {
  return TERRAINS[id] ?? "ruin";
}
