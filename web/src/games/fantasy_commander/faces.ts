// Tactic cards and unit cards as they are shown: what they say comes from the library, their colour from their owner.
import type { CardFace, CardLine } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import { toneOf } from "$lib/seats/shape";
import { CARD_EMBLEMS, factionEmblem, unitEmblem } from "./look";
import { Printed, type PrintedLibrary, type PrintedUnit } from "./printed";
import type { Say } from "./words";

export interface FaceWords {
  readonly narrator: Narrator;
  readonly printed: Printed;
  readonly say: Say;
}

/** Null for the seat: the card belongs to nobody at this table. */
export function cardFace(id: string, seat: number | null, { narrator, printed, say }: FaceWords): CardFace {
  const card = printed.card(id);
  const faction = card?.faction ?? "";
  const kind = card
    ? [
        ...(card.star ? [say("fc-card-star")] : []),
        say(`fc-card-${card.kind}`),
        say("fc-order", { colour: narrator.name("colour", card.order) }),
      ]
    : [];
  return {
    id,
    name: card?.name ?? narrator.name("card", id),
    cost: null,
    tone: `--seat-${toneOf(seat)}`,
    emblem: CARD_EMBLEMS[card?.kind ?? ""] ?? factionEmblem(faction),
    motif: card?.kind === "curse" ? "web" : card?.kind === "terrain" ? "cave" : "field",
    signs: [
      ...(card?.star ? ["star"] : []),
      ...(card ? [card.kind === "normal" ? "tactic" : `${card.kind}-card`, `order-${card.order}`] : []),
      "faction",
    ],
    aspect: card?.star ? { emblem: "star", name: say("fc-card-star") } : null,
    lines: card?.text ?? [],
    type: kind.join(" · "),
    value: null,
    set: faction ? { emblem: factionEmblem(faction), name: narrator.name("faction", faction) } : null,
  };
}

/** The figures of a unit card, in the order of the card. */
export function unitFigures(unit: PrintedUnit, say: Say): { sign: string; label: string; value: string }[] {
  const figures = [
    { sign: "attack", label: say("fc-attack"), value: String(unit.attack) },
    { sign: "defence", label: say("fc-defence"), value: String(unit.defence) },
    { sign: "movement", label: say("fc-move"), value: `${unit.move}–${unit.run}` },
    unit.health === null
      ? { sign: "size", label: say("fc-size"), value: String(unit.size ?? 0) }
      : { sign: "health", label: say("fc-health"), value: String(unit.health) },
    { sign: "stamina", label: say("fc-stamina"), value: unit.stamina === null ? "–" : String(unit.stamina) },
  ];
  if (unit.ranged)
    figures.push({
      sign: unit.ranged.magic ? "magic" : "ranged",
      label: say(unit.ranged.magic ? "fc-magic" : "fc-ranged"),
      value: `${unit.ranged.dice} · ${unit.ranged.base}–${unit.ranged.max}`,
    });
  return figures;
}

/** What a unit can do, in words: properties, aura, and what it may pay for. */
export function unitLines(unit: PrintedUnit, narrator: Narrator): CardLine[] {
  const paid = unit.activated.flatMap((each): CardLine[] => {
    const price = Object.entries(each.cost).map(([colour, count]) => `${count} ${narrator.name("colour", colour)}`);
    return [
      { indent: 0, option: false, text: `${each.name} (${price.join(", ")}):` },
      ...each.text.map((line) => ({ ...line, indent: line.indent + 1 })),
    ];
  });
  return [...unit.text, ...unit.aura_text, ...paid];
}

export function unitFace(unit: PrintedUnit, seat: number | null, { narrator, printed, say }: FaceWords): CardFace {
  const figures = unitFigures(unit, say).map(({ label, value }) => `${label} ${value}`);
  return {
    id: unit.id,
    name: unit.name,
    cost: unit.cost,
    tone: `--seat-${toneOf(seat)}`,
    emblem: unitEmblem(unit.id, printed),
    motif: unit.type === "hero" ? "rays" : unit.type === "giant" ? "cave" : "field",
    signs: ["cost", ...unitFigures(unit, say).map(({ sign }) => sign), "faction"],
    aspect: null,
    lines: [{ indent: 0, option: false, text: figures.join(" · ").replaceAll(" · ", "\u00a0· ") }, ...unitLines(unit, narrator)],
    type: say(`fc-type-${unit.type}`),
    value: null,
    set: { emblem: factionEmblem(unit.faction), name: narrator.name("faction", unit.faction) },
  };
}

/** Every unit and tactic card, for the library of cards; each faction in the colour of its usual seat. */
export function allFaces(library: PrintedLibrary, narrator: Narrator, say: Say): CardFace[] {
  const words = { narrator, printed: new Printed(library), say };
  const seats = words.printed.playable().map((faction) => faction.id);
  const seatOf = (faction: string): number | null => (seats.includes(faction) ? seats.indexOf(faction) : null);
  return [
    ...library.units.map((unit) => unitFace(unit, seatOf(unit.faction), words)),
    ...library.cards.map((card) => cardFace(card.id, seatOf(card.faction), words)),
  ];
}
