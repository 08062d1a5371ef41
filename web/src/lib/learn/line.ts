// A line of play on the board: where each of its actions ends, as the options name their things. Pure.
import { isName } from "$lib/i18n/sentence";
import type { Name, Outlook, Own } from "$lib/protocol/types";
import { type Pointed, pointedAt, type Pointing } from "./pointing";

/** What options call a thing, and what a teacher calls it. */
const KINDS: Readonly<Record<string, string>> = {
  square: "cell",
  hex: "cell",
  space: "cell",
  cell: "cell",
  unit: "piece",
  piece: "piece",
  location: "site",
  site: "site",
};

/** The last thing of each action that is on the board; null for one that is not about the board. */
export function placesOf(line: readonly Own[], outlook: Outlook, own: Pointing | undefined): (Pointed | null)[] {
  return line.map(({ say }) => {
    const named = Object.values(say.words ?? {}).flatMap((word): Name[] => (Array.isArray(word) ? word : isName(word) ? [word] : []));
    const places = named.flatMap(({ kind, id }) => (KINDS[kind] ? [pointedAt({ kind: KINDS[kind], id }, outlook, own)] : []));
    return places.findLast(({ cells }) => cells.length > 0) ?? null;
  });
}
