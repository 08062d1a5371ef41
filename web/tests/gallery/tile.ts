// Locations of Dungeoneer laid on their grid, with heroes.
import maps from "../fixtures/maps.json";
import { tiles as tileGeometry } from "$lib/board/geometry/tile";
import type { Lights } from "$lib/board/model";
import type { Exit, Side, Tile, TileGround, TileMap } from "$lib/board/tile/map";
import { on, wordsFor } from "./stage";

const LAID: Record<string, string> = {
  "0,2": "fd_drakan_village",
  "1,2": "fd_caravan_trail",
  "2,2": "fd_caravan_gate",
  "3,2": "fd_bone_road",
  "4,2": "fd_antlion_nest",
  "1,1": "fd_oracle_oasis",
  "2,1": "fd_salt_flats",
  "3,1": "fd_ruins_of_anrak",
  "4,1": "fd_dragon_graveyard",
  "2,0": "fd_overlords_citadel",
  "3,0": "fd_ashen_road",
  "2,3": "fd_dune_path",
  "3,3": "fd_sinking_track",
  "4,3": "fd_brigands_lair",
};
const SITES: Record<string, string> = {
  fd_drakan_village: "tent",
  fd_caravan_gate: "gate",
  fd_antlion_nest: "antlion",
  fd_oracle_oasis: "palm",
  fd_ruins_of_anrak: "ruin",
  fd_dragon_graveyard: "bone",
  fd_overlords_citadel: "tower",
  fd_brigands_lair: "dagger",
};
const STATS: Record<string, string> = { melee: "sword", magic: "star", speed: "boot" };

type RawExit = "open" | "wall" | { blocked?: { stat: string; vs: number }; trap?: { stat: string; vs: number } };

function exit(raw: RawExit): Exit {
  if (typeof raw === "string") return { kind: raw };
  const [kind, test] = raw.trap ? (["trap", raw.trap] as const) : (["blocked", raw.blocked ?? { stat: "melee", vs: 0 }] as const);
  return { kind, emblem: STATS[test.stat] ?? "star", against: test.vs };
}

export function tileFixture() {
  const laid = Object.entries(LAID).flatMap(([cell, id]): Tile[] => {
    const one = maps.locations.find((location) => location.id === id);
    if (!one) return [];
    const exits = one.exits as Record<Side, RawExit>;
    return [
      {
        cell,
        id,
        name: one.name,
        grounds: one.terrain as TileGround[],
        exits: { n: exit(exits.n), e: exit(exits.e), s: exit(exits.s), w: exit(exits.w) },
        site: SITES[id] ?? null,
        obstacle: one.obstacle ? "claw" : null,
        glory: one.glory,
        peril: one.peril,
        passage: one.passage ?? null,
        portal: id === "fd_dragon_graveyard",
      },
    ];
  });
  const frames = new Set(["0,0", "1,0", "4,0", "0,1", "0,3", "1,3"]);
  const map: TileMap = {
    tiles: laid,
    frames,
    pawns: [
      { unit: { id: "iselde", seat: 0, emblem: "wizard" }, cell: "3,2", fallen: false },
      { unit: { id: "gorm", seat: 1, emblem: "axe" }, cell: "1,1", fallen: false },
      { unit: { id: "sarran", seat: 2, emblem: "sword" }, cell: "2,0", fallen: false },
      { unit: { id: "nerith", seat: 3, emblem: "sun" }, cell: "4,2", fallen: true },
    ],
  };
  const geometry = tileGeometry([...Object.keys(LAID), ...frames]);
  const lights: Lights = { lit: new Set(["3,1", "2,2", "4,2", "3,3"]), picked: new Set(["3,2"]), traced: new Set(), deciding: true };
  return { geometry, map, lights, on, words: wordsFor("Dragons of the Forsaken Desert", geometry.cells) };
}
