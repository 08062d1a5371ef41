// How the creatures, orders and commanders of Dungeon Command look. Looks only: what is not listed takes the sign of its kind.
import type { SquareTerrain } from "$lib/board/draw/squares";
import type { Motif } from "$lib/cards/face";
import type { PrintedOrder } from "./view";

const CREATURES: Readonly<Record<string, string>> = {
  hc_copper_dragon: "dragon",
  hc_dragon_knight: "helm",
  hc_earth_guardian: "golem",
  hc_war_wizard: "wizard",
  hc_dwarf_cleric: "dwarf",
  hc_half_orc_thug: "orc",
  hc_human_ranger: "bow",
  hc_dwarven_defender: "shield",
  hc_elf_archer: "elf",
  hc_halfling_sneak: "dagger",
  sl_umber_hulk: "hulk",
  sl_drider: "spider",
  sl_drow_assassin: "hood",
  sl_shadow_mastiff: "wolf",
  sl_drow_blademaster: "swords",
  sl_drow_priestess: "crown",
  sl_giant_spider: "antlion",
  sl_drow_wizard: "wizard",
  sl_drow_house_guard: "halberd",
  sl_demonweb_spider: "web",
};

const COMMANDERS: Readonly<Record<string, string>> = {
  hc_valnar: "crown",
  hc_rhynseera: "book",
  sl_aliszandra: "spider",
  sl_kalteros: "eye",
};
const FACTIONS: Readonly<Record<string, string>> = { heart_of_cormyr: "dragon", sting_of_lolth: "spider" };

const ORDERS: Readonly<Record<string, string>> = {
  hc_arcane_ritual: "ring",
  hc_battle_ready: "shield",
  hc_behind_enemy_lines: "hood",
  hc_blast_of_force: "lightning",
  hc_cleave: "axe",
  hc_defend_ally: "shield",
  hc_fireball: "flame",
  hc_healing_potion: "potion",
  hc_heroic_surge: "star",
  hc_intercept: "shield",
  hc_into_the_fray: "boot",
  hc_killing_strike: "axe",
  hc_level_up: "star",
  hc_open_portal: "gate",
  hc_power_attack: "swords",
  hc_quick_shot: "bow",
  hc_saving_throw: "heart",
  hc_shield: "ring",
  sl_faerie_fire: "flame",
  sl_fire_trap: "flame",
  sl_lolths_blessing: "spider",
  sl_riposte: "sword",
  sl_sacrifice: "skull",
  sl_scheme: "scroll",
  sl_secret_passage: "gate",
  sl_shadowy_ambush: "hood",
  sl_stalk: "eye",
  sl_stealth: "hood",
  sl_vial_of_poison: "potion",
  sl_web: "web",
};

interface TypeLook {
  readonly emblem: string;
  readonly tone: string;
  readonly motif: Motif;
}

const TYPES: Readonly<Record<PrintedOrder["type"], TypeLook>> = {
  standard: { emblem: "hammer", tone: "--aspect-conquest", motif: "rays" },
  minor: { emblem: "feather", tone: "--aspect-malice", motif: "field" },
  immediate: { emblem: "shield", tone: "--aspect-guile", motif: "ring" },
};

export function creatureEmblem(id: string): string {
  return CREATURES[id] ?? "claw";
}
export function commanderEmblem(id: string | null, faction: string): string {
  return (id && COMMANDERS[id]) ?? factionEmblem(faction);
}
export function factionEmblem(id: string): string {
  return FACTIONS[id] ?? "banner";
}
export function orderEmblem(id: string, type: PrintedOrder["type"] | undefined): string {
  return ORDERS[id] ?? (type ? TYPES[type].emblem : "scroll");
}
export function typeLook(type: PrintedOrder["type"]): TypeLook {
  return TYPES[type];
}

/** The tone of a creature card, by its pack. */
export function creatureTone(faction: string): string {
  return faction === "sting_of_lolth" ? "--cloth-tyrants" : "--aspect-ambition";
}

/** Actions without a card. */
const ACTS: Readonly<Record<string, string>> = {
  move: "boot",
  sprint: "boot",
  dodge: "shield",
  collect: "chest",
  hazard: "flame",
  return: "hood",
};
export function actEmblem(what: string, attack: string | null): string {
  return what === "attack" ? (attack === "ranged" ? "bow" : "sword") : (ACTS[what] ?? "scroll");
}

/** What a character of the battlefield stands for, and how it is drawn. */
export function groundOf(glyph: string, face: "dungeon" | "outdoors"): { id: string; drawn: SquareTerrain } {
  switch (glyph) {
    case "#":
      return { id: "wall", drawn: "wall" };
    case "^":
      return { id: "difficult", drawn: "difficult" };
    case "!":
      return { id: "hazardous", drawn: "hazard" };
    case "O":
      return { id: "obstacle", drawn: face === "outdoors" ? "forest" : "obstacle" };
    default:
      return { id: "normal", drawn: "floor" };
  }
}

/** Magic circles are drawn in the colour of one of the seats, by the letter of the colour. */
const CIRCLES: Readonly<Record<string, number>> = { b: 0, r: 1, g: 2, p: 3 };
export function circleTone(glyph: string): number {
  return CIRCLES[glyph] ?? 0;
}

/** What is done without a card has a button of its own, with this emblem. */
export const APART: Readonly<Record<string, string>> = { use: "star", command: "horn", collect: "chest", "play-assisted": "pair" };
