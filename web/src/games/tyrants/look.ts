// How the things of Tyrants look: emblems and motifs, apart from what they do. A card without an entry takes the emblem
// of its type, then of its aspect.
import type { Motif } from "$lib/cards/face";
import { emblem } from "$lib/ui/sprite";

export const HOUSES: Readonly<Record<string, string>> = {
  baenre: "spider",
  barrison_delarmgo: "axe",
  xorlarrin: "lightning",
  mizzrym: "ring",
};

export const HALF_DECKS: Readonly<Record<string, string>> = {
  drow: "spider",
  dragons: "dragon",
  elementals: "flame",
  demons: "vamp",
  aberrations: "flayer",
  undead: "skull",
};

const ASPECTS: Readonly<Record<string, { emblem: string; motif: Motif }>> = {
  ambition: { emblem: "star", motif: "ring" },
  conquest: { emblem: "swords", motif: "rays" },
  malice: { emblem: "dagger", motif: "cave" },
  guile: { emblem: "hood", motif: "web" },
  obedience: { emblem: "shield", motif: "cave" },
};

const TYPES: Readonly<Record<string, string>> = {
  drow: "elf",
  doppelganger: "hood",
  kobold: "fang",
  dragon: "dragon",
  human: "helm",
  dwarf: "dwarf",
  half_dragon: "dragon",
  troglodyte: "cobra",
  elemental: "flame",
  elemental_prince: "crown",
  tiefling: "vamp",
  elf: "elf",
  medusa: "cobra",
  aberration: "flayer",
  derro: "dwarf",
  giant: "ogre",
  fiend: "vamp",
  illithid: "flayer",
  undead: "skull",
  shapechanger: "wolf",
  myconid: "tree",
  grimlock: "orc",
  beast: "claw",
  monstrosity: "hulk",
  quaggoth: "ogre",
  construct: "golem",
};

const CARDS: Readonly<Record<string, string>> = {
  noble: "elf",
  soldier: "helm",
  house_guard: "halberd",
  priestess_of_lolth: "spider",
  insane_outcast: "hood",
  blackguard: "helm",
  spellspinner: "web",
  mercenary_squad: "swords",
  weaponmaster: "axe",
  matron_mother: "crown",
  advance_scout: "bow",
  drow_negotiator: "scroll",
  bounty_hunter: "bow",
  doppelganger: "hood",
  deathblade: "dagger",
  inquisitor: "book",
  information_broker: "scroll",
  infiltrator: "hood",
  master_of_melee_magthere: "swords",
  master_of_sorcere: "wizard",
  spy_master: "eye",
  underdark_ranger: "bow",
  chosen_of_lolth: "spider",
  council_member: "ring",
  dragon_cultist: "hood",
  dragonclaw: "claw",
  enchanter_of_thay: "wizard",
  kobold: "fang",
  cleric_of_laogzed: "cobra",
  dragon_claw: "claw",
  rath_modar: "wizard",
  severin_silrajin: "crown",
  watcher_of_thay: "eye",
  wyrmspeaker: "scroll",
  lich: "lich",
  vampire: "vamp",
  vampire_spawn: "bat",
  skeletal_horde: "skull",
  ghoul: "claw",
  ghost: "hood",
  necromancer: "wizard",
  conjurer: "wizard",
  umber_hulk: "antlion",
  mind_witness: "eye",
  beholder: "eye",
  carrion_crawler: "antlion",
  elder_brain: "flayer",
  quaggoth: "ogre",
  puppeteer: "ring",
  fire_elemental: "flame",
  water_elemental: "wave",
  earth_elemental: "rock",
  air_elemental: "lightning",
  crushing_wave_cultist: "wave",
  black_earth_cultist: "rock",
  eternal_flame_cultist: "flame",
  howling_hatred_cultist: "lightning",
};

export function houseEmblem(house: string): string {
  return emblem(HOUSES[house] ?? "");
}

export function aspectLook(aspect: string | null): { emblem: string; motif: Motif; tone: string } | null {
  const look = aspect === null ? undefined : ASPECTS[aspect];
  return look ? { ...look, tone: `--aspect-${aspect}` } : null;
}

export function cardEmblem(id: string, type: string, aspect: string | null): string {
  return emblem(CARDS[id] ?? "", TYPES[type] ?? "", ASPECTS[aspect ?? ""]?.emblem ?? "");
}
