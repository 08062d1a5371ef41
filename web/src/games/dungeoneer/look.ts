// How heroes, locations, cards and quests of Dungeoneer look. Looks only: what is not listed takes the sign of its kind.
import type { TileGround } from "$lib/board/tile/map";
import type { Motif } from "$lib/cards/face";
import type { PrintedCard, PrintedPlace } from "./view";

const HEROES: Readonly<Record<string, string>> = {
  fd_dragonslayer: "sword",
  fd_barbarian: "axe",
  fd_arcanist: "wizard",
  fd_cleric: "paladin",
  fd_defiler: "flayer",
  fd_priestess: "sun",
  tl_kron: "dwarf",
  tl_lorel: "elf",
  tl_roderik: "helm",
  tl_raka: "hood",
};

const SITES: Readonly<Record<string, string>> = {
  fd_caravan_gate: "gate",
  fd_ravaged_wastes: "dune",
  fd_overlords_citadel: "tower",
  fd_necrotower: "candle",
  fd_brigands_lair: "dagger",
  fd_oracle_oasis: "palm",
  fd_ruins_of_anrak: "ruin",
  fd_antlion_nest: "antlion",
  fd_trog_caves: "claw",
  fd_dragon_graveyard: "bone",
  fd_drakan_village: "tent",
  fd_sun_temple: "sun",
  fd_salt_lake: "wave",
  tl_vestibule: "gate",
  tl_lich_crypt: "lich",
  tl_inner_sanctum: "crown",
  tl_hall_of_bones: "bone",
  tl_flooded_vault: "wave",
  tl_chapel: "candle",
  tl_armoury: "swords",
  tl_torture_room: "hammer",
  tl_library: "book",
  tl_well_of_souls: "eye",
  tl_daylight_shaft: "sun",
};
const SITE_KINDS: ReadonlySet<string> = new Set(["site", "room"]);

const KINDS: Readonly<Record<string, string>> = {
  skill: "boot",
  spell: "star",
  blessing: "sun",
  scroll: "scroll",
  potion: "potion",
  weapon: "sword",
  helmet: "helm",
  armour: "shield",
  boots: "boot",
  ring: "ring",
  amulet: "crystal",
  staff: "lightning",
  wand: "lightning",
  pouch: "chest",
  tool: "web",
  oil: "flame",
  cloak: "hood",
  curse: "eye",
  affliction: "drop",
  weather: "dune",
  illusion: "palm",
  herb: "tree",
  disaster: "mountain",
  trap: "snare",
  dragon: "dragon",
  undead: "lich",
  vermin: "antlion",
  beast: "claw",
  troglodyte: "orc",
  humanoid: "dagger",
  elemental: "wave",
};

const CARDS: Readonly<Record<string, string>> = {
  fd_parry: "swords",
  fd_distraction: "hood",
  fd_dragon_lore: "dragon",
  fd_desert_lore: "dune",
  fd_mirage_step: "palm",
  fd_healing_prayer: "heart",
  fd_battle_fury: "axe",
  fd_haste_potion: "boot",
  fd_dragonbane_spear: "halberd",
  fd_storm_staff: "lightning",
  fd_drain_glory: "sun",
  fd_necrodragon: "bone",
  fd_scorpions: "spider",
  fd_basilisk: "cobra",
  fd_dune_wyrm: "hydra",
  fd_harpy: "bat",
  fd_trog_mage: "flayer",
  fd_overlord_guard: "helm",
  fd_dust_devil: "dune",
  fd_antlion_trap: "antlion",
  fd_poison_darts: "drop",
  fd_flame_rune: "flame",
  tl_wight: "vamp",
  tl_ghost: "hood",
  tl_zombie: "ogre",
  tl_bone_dragon: "dragon",
  tl_crossbow_trap: "bow",
  tl_falling_block: "rock",
};

const QUESTS: Readonly<Record<string, string>> = {
  search: "eye",
  escort: "crook",
  threat: "fang",
  hunt: "swords",
  artifact: "crystal",
  influence: "lightning",
  sacrifice: "drop",
  chance: "coin",
};

export const STAT_EMBLEMS: Readonly<Record<string, string>> = {
  melee: "sword",
  magic: "star",
  speed: "boot",
  health: "heart",
  level: "crown",
};
const OBSTACLES: Readonly<Record<string, string>> = { danger: "warning", spikes: "spikes", pit: "pit" };

export function heroEmblem(id: string | null): string {
  return (id !== null && HEROES[id]) || "helm";
}
/** The emblem of a site or a room; roads have none. */
export function siteEmblem({ id, kind }: Pick<PrintedPlace, "id" | "kind">): string | null {
  return SITES[id] ?? (SITE_KINDS.has(kind) ? "ruin" : null);
}
export function obstacleEmblem(kind: string): string {
  return OBSTACLES[kind] ?? "warning";
}
export function cardEmblem({ id, kind, type }: Pick<PrintedCard, "id" | "kind" | "type">): string {
  return CARDS[id] ?? KINDS[kind] ?? TYPES[type].emblem;
}
export function questEmblem(category: string): string {
  return QUESTS[category] ?? "laurel";
}

interface TypeLook {
  readonly emblem: string;
  readonly tone: string;
  readonly motif: Motif;
  /** What pays for it. */
  readonly coin: "glory" | "peril";
}
const TYPES: Readonly<Record<PrintedCard["type"], TypeLook>> = {
  boon: { emblem: "feather", tone: "--aspect-malice", motif: "rays", coin: "glory" },
  treasure: { emblem: "chest", tone: "--aspect-ambition", motif: "ring", coin: "glory" },
  bane: { emblem: "swirl", tone: "--aspect-obedience", motif: "web", coin: "peril" },
  encounter: { emblem: "claw", tone: "--aspect-conquest", motif: "dunes", coin: "peril" },
};
export function typeLook(type: PrintedCard["type"]): TypeLook {
  return TYPES[type];
}
export const COINS = { glory: "sun", peril: "skull" } as const;

const GROUNDS: ReadonlySet<string> = new Set<TileGround>(["desert", "settlement", "mountains", "plains", "swamp", "water", "dungeon"]);
/** The grounds of a location, the first gives its colour; a dungeon is stone. */
export function groundsOf({ plane, terrain }: Pick<PrintedPlace, "plane" | "terrain">): TileGround[] {
  const known = terrain.filter((each): each is TileGround => GROUNDS.has(each));
  return plane === "dungeon" ? ["dungeon", ...known] : known.length > 0 ? known : ["plains"];
}
