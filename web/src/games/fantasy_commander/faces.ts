// A tactic card as it is shown: its name in the colour of its owner.
import type { CardFace } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import { toneOf } from "$lib/seats/shape";
import { factionEmblem } from "./look";

export function cardFace(id: string, seat: number, faction: string, narrator: Narrator): CardFace {
  return {
    id,
    name: narrator.name("card", id),
    cost: null,
    tone: `--seat-${toneOf(seat)}`,
    emblem: factionEmblem(faction),
    motif: "field",
    aspect: null,
    lines: [],
    type: narrator.name("faction", faction),
    value: null,
    set: null,
  };
}
