// The cards of Dungeoneer as they are shown: adventures, quests, heroes and locations. Pure.
import type { CardFace, CardLine } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import type { Args } from "$lib/i18n/speaker";
import { cardEmblem, COINS, heroEmblem, questEmblem, siteEmblem, STAT_EMBLEMS, typeLook } from "./look";
import type { Library, PrintedCard, PrintedHero, PrintedLibrary, PrintedMonster, PrintedPlace, PrintedQuest } from "./view";
import { readLibrary } from "./view";

export type Say = (message: string, args?: Args) => string;
type Stats = NonNullable<CardFace["stats"]>;

const line = (text: string): CardLine => ({ indent: 0, option: false, text });
const upper = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

export function cardFace(card: PrintedCard, library: Library, narrator: Narrator, say: Say): CardFace {
  const look = typeLook(card.type);
  return {
    id: card.id,
    name: card.name,
    cost: card.cost,
    coin: { emblem: COINS[look.coin], name: say(`dg-${look.coin}`) },
    tone: look.tone,
    emblem: cardEmblem(card),
    motif: look.motif,
    aspect: null,
    signs: [card.kind === "trap" ? "trap" : card.type, "cost", "time"],
    ...(card.monster ? { stats: monsterStats(card.monster, narrator, say) } : {}),
    lines: [
      ...(card.terrain.length > 0
        ? [line(say("dg-only-in", { terrain: card.terrain.map((each) => narrator.name("terrain", each)).join(", ") }))]
        : []),
      ...card.text,
    ],
    type: [say(`dg-type-${card.type}`), library.kinds[card.kind] ?? card.kind].join(" · "),
    value: null,
    set: {
      emblem: timeEmblem(card),
      name: [say(`dg-time-${card.time}`), say(`dg-duration-${card.duration}`), library.sets[card.set]?.name ?? ""]
        .filter(Boolean)
        .join(" · "),
    },
  };
}

/** When a card is played: at any moment, in answer, or in a phase of one's own. */
function timeEmblem({ time }: PrintedCard): string {
  return { any: "moment", response: "shield", villainy: "dragon", feats: "helm" }[time] ?? "scroll";
}

/** The values of a monster; those it attacks with are marked. */
function monsterStats(monster: PrintedMonster, narrator: Narrator, say: Say): Stats {
  return [
    { emblem: "heart", sign: "health", label: say("dg-health"), value: String(monster.health) },
    ...(["melee", "magic", "speed"] as const).map((form) => ({
      emblem: STAT_EMBLEMS[form] ?? "star",
      sign: form,
      label: monster[form].attack ? say("dg-attacks-in", { form: narrator.name("form", form) }) : upper(narrator.name("form", form)),
      value: `${monster[form].value}${monster[form].attack ? " ●" : ""}`,
    })),
  ];
}

export function questFace(quest: PrintedQuest, library: Library, narrator: Narrator, say: Say): CardFace {
  return {
    id: quest.id,
    name: quest.name,
    cost: null,
    tone: "--aspect-guile",
    emblem: questEmblem(quest.category),
    motif: "field",
    aspect: null,
    signs: [`quest-${quest.category}`, "set"],
    ...(quest.monster ? { stats: monsterStats(quest.monster, narrator, say) } : {}),
    lines: [line(upper(questPlace(quest, library, narrator, say))), ...quest.text],
    type: say("dg-quest"),
    value: null,
    set: { emblem: "laurel", name: library.sets[quest.set]?.name ?? "" },
  };
}

/** Where a quest is done, in words. */
export function questPlace({ location }: PrintedQuest, library: Library, narrator: Narrator, say: Say): string {
  const name = (id: string): string => library.places[id]?.name ?? narrator.name("location", id);
  if (location.at) return name(location.at);
  if (location.from && location.to) return say("dg-from-to", { from: name(location.from), to: name(location.to) });
  const terrain = (location.terrain ?? []).map((each) => narrator.name("terrain", each));
  const kinds = (location.kind ?? []).map((each) => say(`dg-place-${each}`));
  return [...terrain, ...kinds].join(", ");
}

export function heroFace(hero: PrintedHero, library: Library, narrator: Narrator, say: Say): CardFace {
  const row = (form: "melee" | "magic" | "speed"): Stats[number] => ({
    emblem: STAT_EMBLEMS[form] ?? "star",
    sign: form,
    label: say(hero.attacks.includes(form) ? "dg-attacks-in" : "dg-by-level", { form: narrator.name("form", form) }),
    value: `${hero[form].join(" ")}${hero.attacks.includes(form) ? " ●" : ""}`,
  });
  return {
    id: hero.id,
    name: hero.name,
    cost: null,
    tone: "--aspect-ambition",
    emblem: heroEmblem(hero.id),
    motif: "dunes",
    aspect: null,
    signs: ["skill", "boon-limit", "treasure-limit", "level", "set"],
    stats: [
      { emblem: "heart", sign: "health", label: say("dg-health"), value: String(hero.health) },
      row("melee"),
      row("magic"),
      row("speed"),
    ],
    lines: [line(`${hero.skill}:`), ...hero.text, line(say("dg-limits", { boons: hero.boon_limit, treasures: hero.treasure_limit }))],
    type: `${hero.race} · ${hero.class}`,
    value: null,
    set: { emblem: "helm", name: library.sets[hero.set]?.name ?? "" },
  };
}

export function placeFace(place: PrintedPlace, library: Library, narrator: Narrator, say: Say): CardFace {
  return {
    id: place.id,
    name: place.name,
    cost: null,
    tone: place.plane === "dungeon" ? "--aspect-obedience" : "--aspect-ambition",
    emblem: siteEmblem(place) ?? "dune",
    motif: place.plane === "dungeon" ? "cave" : "dunes",
    aspect: null,
    signs: ["set"],
    stats: [
      { emblem: COINS.glory, sign: "glory", label: say("dg-glory"), value: String(place.glory) },
      { emblem: COINS.peril, sign: "peril", label: say("dg-peril"), value: String(place.peril) },
    ],
    lines: placeLines(place, narrator, say),
    type: [say(`dg-place-${place.kind}`), ...place.terrain.map((each) => narrator.name("terrain", each))].join(" · "),
    value: null,
    set: { emblem: "gate", name: library.sets[place.set]?.name ?? "" },
  };
}

/** What a location does to those who come there. */
export function placeLines({ obstacle, passage, portal, entrance, text }: PrintedPlace, narrator: Narrator, say: Say): CardLine[] {
  return [
    ...(entrance ? [line(say("dg-entrance"))] : []),
    ...(obstacle
      ? [
          line(
            obstacle.kind === "danger"
              ? say("dg-danger", { n: obstacle.n ?? 1 })
              : say(`dg-${obstacle.kind}`, { stat: narrator.name("form", obstacle.stat ?? ""), vs: obstacle.vs ?? 0 }),
          ),
        ]
      : []),
    ...(passage ? [line(say("dg-passage", { letter: passage }))] : []),
    ...(portal ? [line(say("dg-portal"))] : []),
    ...text,
  ];
}

/** Every card that is printed, in the order of the printed lists. */
export function allFaces(printed: PrintedLibrary, narrator: Narrator, say: Say): CardFace[] {
  const library = readLibrary(printed);
  return [
    ...printed.heroes.map((each) => heroFace(each, library, narrator, say)),
    ...printed.cards.map((each) => cardFace(each, library, narrator, say)),
    ...printed.quests.map((each) => questFace(each, library, narrator, say)),
    ...printed.locations.map((each) => placeFace(each, library, narrator, say)),
  ];
}
