// The drawings of each page of "how to play": which there are, the rule behind each, and the chapter that teaches it.
import type { Component } from "svelte";

export interface Figure {
  readonly id: string;
  readonly rule: string;
  readonly chapter: string;
}

export const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  tyrants: [
    { id: "play", rule: "TU-4.2", chapter: "first-troops" },
    { id: "deploy", rule: "TU-9.20", chapter: "first-troops" },
    { id: "kill", rule: "TU-9.11", chapter: "white-troops" },
    { id: "recruit", rule: "TU-9.80", chapter: "new-minions" },
    { id: "control", rule: "TU-8.4", chapter: "control" },
    { id: "spy", rule: "TU-7.2", chapter: "spies" },
  ],
  fantasy_commander: [
    { id: "command", rule: "FC-9.1", chapter: "command" },
    { id: "reveal", rule: "FC-11.2", chapter: "command" },
    { id: "active", rule: "FC-12.1", chapter: "colours" },
    { id: "end", rule: "FC-7.4", chapter: "bridge" },
    { id: "move", rule: "FC-16.1", chapter: "bridge" },
    { id: "run", rule: "FC-16.4", chapter: "colours" },
    { id: "shoot", rule: "FC-23.1", chapter: "shooting" },
    { id: "defend", rule: "FC-17.1", chapter: "defence" },
  ],
  dungeon_command: [
    { id: "refresh", rule: "DC-7.1", chapter: "treasure" },
    { id: "activate", rule: "DC-8.1", chapter: "first-blow" },
    { id: "shoot", rule: "DC-19.5", chapter: "bow" },
    { id: "answer", rule: "DC-10.1", chapter: "answer" },
    { id: "cower", rule: "DC-23.1", chapter: "cower" },
    { id: "deploy", rule: "DC-25.3", chapter: "treasure" },
  ],
  dungeoneer: [
    { id: "recovery", rule: "DG-4.4", chapter: "road" },
    { id: "villainy", rule: "DG-5.1", chapter: "overlord" },
    { id: "locations", rule: "DG-6.1", chapter: "map" },
    { id: "feats", rule: "DG-7.2", chapter: "road" },
    { id: "battle", rule: "DG-11.10", chapter: "prey" },
    { id: "quest", rule: "DG-7.13", chapter: "glory" },
  ],
  dnd_miniatures: [
    { id: "move", rule: "DM-8.1", chapter: "first_blow" },
    { id: "attack", rule: "DM-13.1", chapter: "first_blow" },
    { id: "charge", rule: "DM-16.1", chapter: "two_actions" },
    { id: "flank", rule: "DM-17.3", chapter: "flank" },
    { id: "leave", rule: "DM-19.2", chapter: "slip_away" },
    { id: "area", rule: "DM-26.4", chapter: "ground" },
  ],
};

/** What is drawn before each line of the part about signs, in the order of the page, which is the same in every language. */
export const SIGNS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  tyrants: [
    ["sword", "web"],
    ["shield"],
    ["marker"],
    ["white-troop", "spy"],
    ["cost", "value"],
    ["banner", "eye", "skull"],
    ["council", "scroll", "book"],
  ],
  fantasy_commander: [
    ...["red", "blue", "green", "yellow", "purple"].map((order) => [order]),
    ...["forest", "hill", "town", "rocks", "river", "ford", "bridge"].map((ground) => [`hex-${ground}`]),
  ],
  dungeon_command: [
    ["heart"],
    ["boot"],
    ["sword"],
    ["bow"],
    ["cost"],
    ["tapped"],
    ["life"],
    ["obstacle"],
    ["difficult"],
    ["hazard"],
    ["chest"],
    ["wall"],
  ],
  dungeoneer: [["heart"], ["sun"], ["skull"], ["hourglass"], ["sword", "star", "boot"], ["dot"], ["blocked", "threat"], ["passage"]],
  dnd_miniatures: [
    ["boot"],
    ["feather"],
    ["horse"],
    ["sword", "bow"],
    ["flame"],
    ["star"],
    ["use"],
    ["crown"],
    ["life"],
    ["area"],
    ["difficult", "forest"],
  ],
};

/** The same for the rows of a table and its columns. */
export const TABLE_SIGNS: Readonly<Record<string, readonly (readonly (string | null)[])[]>> = {
  fantasy_commander: [
    ["sword", null, "red"],
    ["swords", null, "red"],
    ["skull", null, "blue"],
    ["banner", null, "blue"],
    ["shield", null, "green"],
  ],
};

export type Drawing = Component<{ id: string; label: string }>;

const DRAWINGS: Readonly<Record<string, () => Promise<{ default: Drawing }>>> = {
  tyrants: () => import("$games/tyrants/Drawing.svelte"),
  fantasy_commander: () => import("$games/fantasy_commander/Drawing.svelte"),
  dungeon_command: () => import("$games/dungeon_command/Drawing.svelte"),
  dungeoneer: () => import("$games/dungeoneer/Drawing.svelte"),
  dnd_miniatures: () => import("$games/dnd_miniatures/Drawing.svelte"),
};

export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await DRAWINGS[game]?.())?.default ?? null;
}
