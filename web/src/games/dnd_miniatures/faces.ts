// The stat cards of D&D Miniatures as they are shown. Pure.
import type { CardFace } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import { creatureEmblem, factionLook } from "./look";
import type { PrintedCreature, PrintedLibrary } from "./view";
import type { Say } from "./words";

export function creatureFace(card: PrintedCreature, narrator: Narrator, say: Say): CardFace {
  const look = factionLook(card.factions[0]);
  return {
    id: card.id,
    name: card.name,
    cost: card.cost,
    tone: look.tone,
    emblem: creatureEmblem(card.id, card),
    motif: card.size === "large" || card.size === "huge" ? "cave" : "rays",
    aspect: { emblem: look.emblem, name: card.factions.map((id) => narrator.name("faction", id)).join(", ") },
    stats: statsOf(card, say),
    signs: ["cost", "level", "faction", "keyword"],
    lines: card.text,
    type: card.keywords.map((keyword) => narrator.name("keyword", keyword)).join(" · "),
    value: { short: String(card.level), said: say("dm-level", { level: card.level }) },
    set: null,
  };
}

export function statsOf(card: PrintedCreature, say: Say): { emblem: string; sign: string; label: string; value: string }[] {
  return [
    { emblem: "heart", sign: "hp", label: say("dm-hp"), value: String(card.hp) },
    { emblem: "shield", sign: "ac", label: say("dm-ac"), value: String(card.ac) },
    { emblem: "ring", sign: "def", label: say("dm-def"), value: String(card.def) },
    { emblem: "boot", sign: "speed", label: say("dm-speed"), value: String(card.speed) },
    ...(card.rating > 0 ? [{ emblem: "crown", sign: "commander", label: say("dm-commander"), value: String(card.rating) }] : []),
  ];
}

/** Every card that is printed, in the order of the printed list. */
export function allFaces(printed: PrintedLibrary, narrator: Narrator, say: Say): CardFace[] {
  return printed.creatures.map((card) => creatureFace(card, narrator, say));
}
