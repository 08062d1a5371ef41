// Warbands from the shelf of the workshop, for a game that is opened from the hall.
import type { Picked } from "$lib/protocol/types";
import type { Lender, Loan } from "$lib/workshop/loan";
import { Shelf } from "$lib/workshop/shelf.svelte";
import type { PrintedLibrary } from "../view";
import { packOf, readWarband, type Warband } from "./warband";

const GAME = "dungeon_command";
const listOf = (pick: Picked | undefined): readonly string[] => (typeof pick === "object" ? pick : []);

export function lenderOf(library: Record<string, unknown>): Lender {
  const printed = library as unknown as PrintedLibrary;
  const shelf = new Shelf<Warband>(`${GAME}.warbands`, readWarband);

  return {
    loans(picks) {
      if (picks.mode === "first-game") return [];
      const own = listOf(picks.factions).map((_, seat): Loan => ({
        key: `warband-${seat}`,
        say: "create-warband",
        none: "create-warband-pack",
        seat,
        instead: ["factions", "commanders"],
        names: shelf.names,
      }));
      return own.filter(({ names }) => names.length > 0);
    },
    lend(options, picks, taken) {
      if (Object.keys(taken).length === 0) return { ...options };
      // A game with a custom warband is a game of warbands: a pack is one too, with its commander.
      const { factions: _, commanders: __, ...rest } = options;
      const warbands = listOf(picks.factions).map((faction, seat) => {
        const pack = packOf(printed, faction);
        return shelf.get(taken[`warband-${seat}`] ?? "") ?? { ...pack, commander: listOf(picks.commanders)[seat] || pack.commander };
      });
      return { ...rest, warbands };
    },
  };
}
