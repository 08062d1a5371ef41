// The cards of Dungeon Command as they are shown: orders, creatures, commanders. Pure.
import type { CardFace } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import type { Args } from "$lib/i18n/speaker";
import { commanderEmblem, creatureEmblem, creatureTone, factionEmblem, orderEmblem, typeLook } from "./look";
import type { PrintedCommander, PrintedCreature, PrintedLibrary, PrintedOrder } from "./view";

export type Say = (message: string, args?: Args) => string;

export function orderFace(card: PrintedOrder, narrator: Narrator, say: Say): CardFace {
  const look = typeLook(card.type);
  return {
    id: card.id,
    name: card.name,
    cost: card.level,
    tone: look.tone,
    emblem: orderEmblem(card.id, card.type),
    motif: look.motif,
    aspect: null,
    signs: ["level", card.type, "ability", "faction"],
    lines: card.text,
    type: [say(`dc-type-${card.type}`), say(card.ability === null ? "dc-any-ability" : `dc-short-${card.ability}`)].join(" · "),
    value: null,
    set: setOf(card.faction, narrator),
  };
}

export function creatureFace(card: PrintedCreature, narrator: Narrator, say: Say): CardFace {
  const traits = card.traits.map((trait) => ({ indent: 0, option: false, text: narrator.name("trait", trait) }));
  return {
    id: card.id,
    name: card.name,
    cost: card.level,
    tone: creatureTone(card.faction),
    emblem: creatureEmblem(card.id),
    motif: card.faction === "sting_of_lolth" ? "web" : "cave",
    aspect: null,
    signs: ["level", "ability", "faction"],
    stats: statsOf(card, say),
    lines: [...traits, ...card.text],
    type: card.abilities.map((ability) => say(`dc-short-${ability}`)).join(" · "),
    value: null,
    set: setOf(card.faction, narrator),
  };
}

export function statsOf(card: PrintedCreature, say: Say): { emblem: string; sign: string; label: string; value: string }[] {
  return [
    { emblem: "heart", sign: "hit-points", label: say("dc-hp"), value: String(card.hp) },
    { emblem: "boot", sign: "speed", label: say("dc-speed"), value: String(card.speed) },
    { emblem: "sword", sign: "melee", label: say("dc-melee"), value: String(card.melee) },
    ...(card.ranged
      ? [{ emblem: "bow", sign: "ranged", label: say("dc-ranged"), value: `${card.ranged.damage} / ${card.ranged.range}` }]
      : []),
    ...(card.size > 1 ? [{ emblem: "golem", sign: "size", label: say("dc-size"), value: `${card.size} × ${card.size}` }] : []),
  ];
}

export function commanderFace(card: PrintedCommander, narrator: Narrator, say: Say): CardFace {
  return {
    id: card.id,
    name: card.name,
    cost: null,
    tone: creatureTone(card.faction),
    emblem: commanderEmblem(card.id, card.faction),
    motif: "ring",
    aspect: null,
    signs: ["command", "faction"],
    stats: [
      { emblem: "banner", sign: "morale", label: say("dc-morale"), value: String(card.morale) },
      { emblem: "crown", sign: "leadership", label: say("dc-leadership"), value: String(card.leadership) },
      { emblem: "scroll", sign: "starting-orders", label: say("dc-order-hand"), value: String(card.order_hand) },
      { emblem: "helm", sign: "creature-hand", label: say("dc-creature-hand"), value: String(card.creature_hand) },
    ],
    lines: [{ indent: 0, option: false, text: `${card.ability}:` }, ...card.text],
    type: say("dc-commander"),
    value: null,
    set: setOf(card.faction, narrator),
  };
}

function setOf(faction: string, narrator: Narrator): CardFace["set"] {
  return { emblem: factionEmblem(faction), name: narrator.name("faction", faction) };
}

/** Every card that is printed, in the order of the printed lists. */
export function allFaces(printed: PrintedLibrary, narrator: Narrator, say: Say): CardFace[] {
  return [
    ...printed.commanders.map((card) => commanderFace(card, narrator, say)),
    ...printed.creatures.map((card) => creatureFace(card, narrator, say)),
    ...printed.orders.map((card) => orderFace(card, narrator, say)),
  ];
}
