// Armies and maps from the shelves of the workshop, for an Epic Battle that is opened from the hall.
import type { Picked } from "$lib/protocol/types";
import type { Lender, Loan } from "$lib/workshop/loan";
import { Shelf } from "$lib/workshop/shelf.svelte";
import { readPrinted } from "../printed";
import { type ArmyDraft, readArmy, readyArmies } from "./army";
import { type MapDraft, mapOptions, readMap } from "./map";

const GAME = "fantasy_commander";
const factionsOf = (picks: Readonly<Record<string, Picked>>): readonly string[] =>
  typeof picks.factions === "object" ? picks.factions : [];

export function lenderOf(library: Record<string, unknown>): Lender {
  const printed = readPrinted(library);
  const armies = new Shelf<ArmyDraft>(`${GAME}.armies`, readArmy);
  const maps = new Shelf<MapDraft>(`${GAME}.maps`, readMap);
  const fits = (name: string, faction: string, size: Picked | undefined): boolean =>
    armies.get(name)?.faction === faction && armies.get(name)?.size === size;

  return {
    loans(picks) {
      if (picks.mode !== "epic") return [];
      const own = factionsOf(picks).map((faction, seat): Loan => ({
        key: `army-${seat}`,
        say: "create-army",
        none: "create-army-ready",
        seat,
        names: picks.build === true ? [] : armies.names.filter((name) => fits(name, faction, picks.size)),
      }));
      const map: Loan = {
        key: "map",
        say: "create-map",
        none: "create-map-laid",
        seat: null,
        names: picks.map === "hand_made" ? maps.names : [],
      };
      return [...own, map].filter(({ names }) => names.length > 0);
    },
    lend(options, picks, taken) {
      const ready = readyArmies(printed, String(picks.size));
      const fielded = factionsOf(picks).map(
        (faction, seat) => armies.get(taken[`army-${seat}`] ?? "") ?? ready.find((each) => each.faction === faction),
      );
      const isOwn = Object.keys(taken).some((key) => key.startsWith("army-"));
      const map = maps.get(taken.map ?? "");
      return {
        ...options,
        // Whose army it is stands beside it, also where the sides are as usual.
        ...(isOwn
          ? {
              factions: [...factionsOf(picks)],
              armies: fielded.map((each) => each?.army ?? {}),
              decks: fielded.map((each) => each?.deck ?? {}),
            }
          : {}),
        ...(map ? mapOptions(map) : {}),
      };
    },
  };
}
