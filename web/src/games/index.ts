// The games that have a client of their own; every other game is shown by the generic table. Each is loaded when it is needed.
import type { Component } from "svelte";
import type { GameClient } from "$lib/table/contract";
import type { Lender } from "$lib/workshop/loan";

const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
  four: () => import("./four/client"),
  tyrants: () => import("./tyrants/client"),
  fantasy_commander: () => import("./fantasy_commander/client"),
  dungeon_command: () => import("./dungeon_command/client"),
  dungeoneer: () => import("./dungeoneer/client"),
  dnd_miniatures: () => import("./dnd_miniatures/client"),
};

/** Where armies, decks and maps of a game are built before it is played. */
export const WORKSHOPS: Record<string, () => Promise<{ default: Component }>> = {
  fantasy_commander: () => import("./fantasy_commander/workshop/Workshop.svelte"),
  dungeon_command: () => import("./dungeon_command/workshop/Workshop.svelte"),
  dnd_miniatures: () => import("./dnd_miniatures/workshop/Workshop.svelte"),
};

/** What was built there and can be taken to a new table. */
export const LENDERS: Record<string, () => Promise<{ lenderOf: (library: Record<string, unknown>) => Lender }>> = {
  fantasy_commander: () => import("./fantasy_commander/workshop/lender"),
  dungeon_command: () => import("./dungeon_command/workshop/lender"),
  dnd_miniatures: () => import("./dnd_miniatures/workshop/lender"),
};

export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game] ?? (() => import("$lib/generic/client"));
  return (await load()).client;
}
