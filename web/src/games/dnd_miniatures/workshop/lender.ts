// Warbands from the shelf of the workshop, for a battle that is opened from the hall.
import type { Picked } from "$lib/protocol/types";
import type { Lender, Loan } from "$lib/workshop/loan";
import { Shelf } from "$lib/workshop/shelf.svelte";
import type { PrintedLibrary } from "../view";
import { type Army, armyOf, readArmy } from "./army";

const GAME = "dnd_miniatures";
const listOf = (pick: Picked | undefined): readonly string[] => (typeof pick === "object" ? pick : []);

export function lenderOf(library: Record<string, unknown>): Lender {
  const printed = library as unknown as PrintedLibrary;
  const shelf = new Shelf<Army>(`${GAME}.armies`, readArmy);

  return {
    loans(picks) {
      const own = listOf(picks.warbands).map((_, seat): Loan => ({
        key: `warband-${seat}`,
        say: "create-warband",
        none: "dm-loan-none",
        seat,
        instead: ["warbands"],
        names: shelf.names,
      }));
      return own.filter(({ names }) => names.length > 0);
    },
    lend(options, picks, taken) {
      if (Object.keys(taken).length === 0) return { ...options };
      // A battle with a warband of one's own is one of such warbands: a ready-made one is taken for one too.
      const { warbands: _, ...rest } = options;
      const armies = listOf(picks.warbands).flatMap((id, seat) => {
        const band = printed.warbands.find((each) => each.id === id);
        const army = shelf.get(taken[`warband-${seat}`] ?? "") ?? (band ? armyOf(band) : null);
        return army ? [army] : [];
      });
      return { ...rest, armies };
    },
  };
}
