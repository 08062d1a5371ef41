// How the creatures and the ground of D&D Miniatures look. Looks only: what is not listed takes the sign of its kind.
import type { SquareTerrain } from "$lib/board/draw/squares";
import type { PrintedCreature } from "./view";

const CREATURES: Readonly<Record<string, string>> = {
  human_sellsword: "sword",
  yuan_ti_swiftscale: "cobra",
  dwarf_battlemaster: "hammer",
  elf_warlock: "eye",
  halfling_paladin: "paladin",
  defiant_rake: "dagger",
  drow_wand_mage: "wizard",
  feral_troll: "hulk",
  balhannoth: "antlion",
  cleric_of_pelor: "sun",
  immolith: "flame",
  goblin_cutter: "dagger",
  goblin_sharpshooter: "bow",
  goblin_underboss: "crown",
  kobold_slinger: "rock",
  human_wizard: "wizard",
  mind_flayer_scourge: "flayer",
  pat_human_fighter: "sword",
  pat_human_champion: "crown",
  gargoyle: "bat",
  ettin_jack_of_irons: "ogre",
  phantom_warrior: "hood",
  deathjump_spider: "spider",
  bulette: "fang",
  umber_hulk: "hulk",
  boneshard_skeleton: "bone",
  horde_zombie: "bone",
  gelatinous_cube: "crystal",
  orc_raider: "axe",
  orc_chieftain: "orc",
  hobgoblin_warcaster: "scroll",
  hobgoblin_guard: "halberd",
  bugbear_strangler: "claw",
  dire_wolf: "wolf",
  elf_scout: "bow",
  eladrin_twilight_knight: "star",
  owlbear: "claw",
  displacer_beast: "fang",
  drow_arachnomancer: "web",
  drow_stalker: "hood",
  grimlock_barbarian: "axe",
  troglodyte_bonecrusher: "hammer",
  beholder_eye_of_flame: "eye",
  purple_worm: "antlion",
  human_town_guard: "halberd",
  dwarf_shieldbearer: "shield",
  dragonborn_warlord: "banner",
  warforged_bodyguard: "golem",
  rakshasa_noble: "crown",
  medusa_archer: "cobra",
  hill_giant: "ogre",
  ogre_savage: "ogre",
  gnoll_marauder: "fang",
  harpy: "bat",
  manticore: "claw",
  ice_archon: "crystal",
  azer_warrior: "flame",
  will_o_wisp: "candle",
  stirge: "bat",
  spectre: "lich",
  count_vasil_vampire_lord: "vamp",
  storm_sorcerer: "lightning",
  half_elf_minstrel: "book",
  human_ranger: "bow",
  pit_fiend: "flame",
  treant_sapling: "tree",
  lizardfolk_raider: "cobra",
  giant_acid_beetle: "antlion",
  fey_sage: "book",
  human_fighter: "sword",
  goblin_picador: "halberd",
  kobold_archer: "bow",
  shadow_demon: "hood",
  drow_spiderguard: "spider",
  iron_defender: "wolf",
  skeletal_tomb_guardian: "bone",
  ascendant_hellsword: "swords",
  fen_hydra: "hydra",
  dragonborn_defender: "shield",
};

/** Where a creature is not listed, the first of its keywords that has a sign. */
const KEYWORDS: Readonly<Record<string, string>> = {
  Dragon: "dragon",
  Angel: "paladin",
  Devil: "flame",
  Demon: "flame",
  Undead: "lich",
  Spider: "spider",
  Goblin: "orc",
  Kobold: "fang",
  Orc: "orc",
  Elf: "elf",
  Drow: "hood",
  Dwarf: "dwarf",
  Giant: "ogre",
  Construct: "golem",
  Plant: "tree",
  Reptile: "cobra",
  Beast: "claw",
  Fey: "star",
  Aberrant: "eye",
  Elemental: "rock",
  Shapechanger: "fang",
  Divine: "sun",
  Arcane: "wizard",
  Martial: "sword",
  Human: "helm",
};
const EPIC = "_epic";

export function creatureEmblem(id: string, printed?: PrintedCreature): string {
  const plain = id.endsWith(EPIC) ? id.slice(0, -EPIC.length) : id;
  const known = printed?.keywords.find((keyword) => keyword in KEYWORDS);
  return CREATURES[plain] ?? (known && KEYWORDS[known]) ?? "claw";
}

const FACTIONS: Readonly<Record<string, { emblem: string; tone: string }>> = {
  civilization: { emblem: "tower", tone: "--aspect-guile" },
  borderlands: { emblem: "mountain", tone: "--aspect-ambition" },
  wild: { emblem: "tree", tone: "--aspect-malice" },
  underdark: { emblem: "spider", tone: "--cloth-tyrants" },
};
export function factionLook(id: string | undefined): { emblem: string; tone: string } {
  return (id === undefined ? undefined : FACTIONS[id]) ?? { emblem: "banner", tone: "--aspect-obedience" };
}

const CONDITIONS: Readonly<Record<string, string>> = {
  Dazed: "swirl",
  Staggered: "hulk",
  Stunned: "hammer",
  Helpless: "skull",
  Immobilized: "web",
  Confused: "flayer",
  Enervated: "potion",
  Slowed: "hourglass",
  Invisible: "hood",
};
export function conditionEmblem(id: string): string {
  return CONDITIONS[id] ?? "eye";
}

/** What an action is drawn with in lists and on buttons. */
const VERBS: Readonly<Record<string, string>> = {
  move: "boot",
  burrow: "rock",
  shift: "feather",
  "free-shift": "feather",
  charge: "horse",
  transfer: "gate",
  attack: "sword",
  burst: "flame",
  blast: "flame",
  cone: "flame",
  line: "lightning",
  use: "star",
};
export function verbEmblem(verb: string): string {
  return VERBS[verb] ?? "scroll";
}
const ATTACKS: Readonly<Record<string, string>> = { melee: "sword", ranged: "bow", close: "flame", area: "flame" };
/** What an attack and an action are in the glossary. */
export function attackSign(type: string): string {
  return type === "melee" || type === "ranged" ? `attack-${type}` : "attack-area";
}
const VERB_SIGNS: Readonly<Record<string, string>> = {
  move: "move",
  burrow: "burrow",
  shift: "shift",
  "free-shift": "shift",
  charge: "charge",
  transfer: "teleporter",
  burst: "attack-area",
  blast: "attack-area",
  cone: "attack-area",
  line: "attack-line",
  use: "power",
};
export function verbSign(verb: string): string | undefined {
  return VERB_SIGNS[verb];
}
export function attackEmblem(type: string): string {
  return ATTACKS[type] ?? "sword";
}

/** What a character of the map stands for, how it is drawn, and the sign on it. */
interface Ground {
  readonly id: string;
  readonly drawn: SquareTerrain;
  readonly sign?: { readonly emblem: string; readonly style: "plinth" | "mark" };
}
const FLOOR: Ground = { id: "floor", drawn: "floor" };
const GROUNDS: Readonly<Record<string, Ground>> = {
  "#": { id: "wall", drawn: "wall" },
  "1": { id: "half-wall", drawn: "half-nw" },
  "2": { id: "half-wall", drawn: "half-ne" },
  "3": { id: "half-wall", drawn: "half-se" },
  "4": { id: "half-wall", drawn: "half-sw" },
  d: { id: "difficult", drawn: "difficult" },
  f: { id: "forest", drawn: "forest" },
  o: { id: "pit", drawn: "pit" },
  l: { id: "lava", drawn: "hazard" },
  s: { id: "smoke", drawn: "smoke" },
  r: { id: "river", drawn: "river" },
  c: { id: "circle", drawn: "floor", sign: { emblem: "sun", style: "mark" } },
  S: { id: "statue", drawn: "floor", sign: { emblem: "golem", style: "plinth" } },
  T: { id: "teleporter", drawn: "floor", sign: { emblem: "gate", style: "mark" } },
  b: { id: "blood-rock", drawn: "floor", sign: { emblem: "crystal", style: "mark" } },
  h: { id: "fountain", drawn: "floor", sign: { emblem: "wave", style: "plinth" } },
};
export function groundOf(glyph: string): Ground {
  return GROUNDS[glyph] ?? FLOOR;
}

/** Inside walls there are flagstones, outside earth: looks only, by what surrounds a square. */
export function pavedCells(rows: readonly string[]): (x: number, y: number) => boolean {
  const solid = (x: number, y: number): boolean => /[#1-4]/u.test(rows[y]?.[x] ?? "");
  const squares = rows.flatMap((row, y) => [...row].map((_, x) => [x, y] as const));
  if (squares.filter(([x, y]) => solid(x, y)).length > CAVE * squares.length) return () => true;
  const walled = (x: number, y: number, [dx, dy]: readonly [number, number]): boolean =>
    Array.from({ length: REACH }, (_, k) => k + 1).some((k) => solid(x + dx * k, y + dy * k));
  const rooms = new Set(squares.filter(([x, y]) => !solid(x, y) && SIDES.filter((side) => walled(x, y, side)).length >= 3).map(String));
  const beside = (x: number, y: number): string[] => SIDES.map(([dx, dy]) => String([x + dx, y + dy]));
  for (const [x, y] of squares) if (beside(x, y).filter((each) => rooms.has(each)).length >= 3) rooms.add(String([x, y]));
  // A few squares between walls are no room.
  const small = (x: number, y: number): boolean =>
    squares.filter(([a, b]) => rooms.has(String([a, b])) && Math.abs(a - x) <= 2 && Math.abs(b - y) <= 2).length < ROOM;
  const kept = new Set(squares.filter(([x, y]) => solid(x, y) || (rooms.has(String([x, y])) && !small(x, y))).map(String));
  return (x, y) => kept.has(String([x, y]));
}
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const REACH = 7;
const ROOM = 6;
/** Where so much is wall, all is under ground. */
const CAVE = 0.2;
