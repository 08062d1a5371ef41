import { beforeAll, describe, expect, it } from "vitest";
import recorded from "../../../tests/fixtures/tyrants.json";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import type { Option, Outlook, Told } from "$lib/protocol/types";
import { nextPicks, thing, verbOf } from "$lib/table/picks";
import { Choices, type Zone } from "./choices";
import { cellOfSpace, placeOf, presentCard, presentLights, presentMap, presentPieces, scoreParts, spacesOf } from "./present";
import { type Library, type PrintedLibrary, readLibrary, type TyrantsView } from "./view";
import { presentWords } from "./words";

const moments = recorded.moments as unknown as Record<string, Outlook>;
const ZONES: readonly Zone[] = ["hand", "market", "stack", "devoured", "played", "discard", "inner_circle"];
let library: Library;
let narrator: Narrator;

beforeAll(() => {
  library = readLibrary(recorded.library as unknown as PrintedLibrary);
  narrator = new Narrator(new Speaker("en", recorded.texts), recorded.names);
});

function at(moment: string): { view: TyrantsView; options: readonly Option[]; choices: Choices } {
  const outlook = moments[moment];
  if (!outlook) throw new Error(`no moment ${moment} was recorded`);
  const view = outlook.view as TyrantsView;
  const options = outlook.question?.options ?? [];
  return { view, options, choices: new Choices(options, outlook.question) };
}

/** The cards that lie in a zone of the viewer. */
function zoneCards(view: TyrantsView, zone: Zone): readonly string[] {
  const me = view.seats.find((player) => player.seat === view.viewer);
  switch (zone) {
    case "hand":
      return me?.hand ?? [];
    case "market":
      return view.market.filter((id) => id !== null);
    case "stack":
      return Object.keys(view.stacks);
    case "devoured":
      return view.devoured;
    case "played":
      return view.played;
    case "discard":
      return me?.discard ?? [];
    case "inner_circle":
      return me?.inner_circle ?? [];
  }
}

describe.each(Object.keys(moments))("the recorded moment %s", (moment) => {
  it("shows every troop, spy and site that the view has", () => {
    const { view } = at(moment);
    const pieces = presentPieces(view, library);
    const standing = [...view.sites, ...view.routes].flatMap((part) => part.spaces).filter((colour) => colour !== null);
    expect(pieces.troops).toHaveLength(standing.length);
    expect(new Set(pieces.troops.map((troop) => troop.id)).size).toBe(standing.length);
    expect(pieces.sites.flatMap((site) => site.spies)).toHaveLength(view.sites.flatMap((site) => site.spies).length);
    const layout = presentMap(library, view.sections, narrator);
    for (const troop of pieces.troops) expect(layout.spaces.has(troop.cell)).toBe(true);
  });

  it("lets every option be chosen by pressing what it is about, or from the list", () => {
    const { view, options, choices } = at(moment);
    const reached = new Set<string>();
    for (const zone of ZONES)
      for (const id of zoneCards(view, zone)) for (const option of choices.card(id, zone)) reached.add(option.notation);
    for (const space of spacesOf(view, library)) for (const option of choices.space(space.id)) reached.add(option.notation);
    for (const site of view.sites) {
      for (const option of choices.site(site.id)) reached.add(option.notation);
      for (const seat of site.spies) for (const option of choices.spy(site.id, seat)) reached.add(option.notation);
    }
    for (const player of view.seats)
      for (const colour of Object.keys(player.trophies))
        for (const option of choices.trophy(player.seat, colour)) reached.add(option.notation);
    const listed = new Set(["end-turn", "choose", "use", "decline", "done", "opponent", "from", "deploy-for-vp"]);
    for (const option of options) expect(reached.has(option.notation) || listed.has(verbOf(option)), option.notation).toBe(true);
  });

  it("lights exactly the spaces and sites that options name", () => {
    const { view, options, choices } = at(moment);
    const { lit } = presentLights(view, library, choices, [], [], true);
    const spaces = options.flatMap((option) => {
      const word = option.say.words?.space;
      return typeof word === "object" && "id" in word ? [cellOfSpace(word.id)] : [];
    });
    expect(new Set([...lit].filter((cell) => cell.startsWith("space:")))).toEqual(new Set(spaces));
  });

  it("names every cell of the map in words, each in the list once", () => {
    const { view } = at(moment);
    const layout = presentMap(library, view.sections, narrator);
    const words = presentWords(view, library, narrator, (message, args) => `${message} ${JSON.stringify(args ?? {})}`);
    const listed = words.groups.flatMap((group) => group.cells);
    expect(new Set(listed).size).toBe(listed.length);
    for (const cell of layout.spaces.keys()) {
      expect(listed).toContain(cell);
      expect(words.name(cell)).not.toBe(cell);
    }
  });
});

it("tells playing a card from recruiting an equal one by where it lies", () => {
  const options = ["play priestess_of_lolth", "recruit priestess_of_lolth", "end-turn"].map((notation, code): Option => {
    const [verb = "", card] = notation.split(" ");
    return { code, notation, say: { message: `action-${verb}`, words: card ? { card: { kind: "card", id: card } } : {} } };
  });
  const choices = new Choices(options, moments.act?.question ?? null);
  expect(choices.card("priestess_of_lolth", "hand").map((option) => option.notation)).toEqual(["play priestess_of_lolth"]);
  expect(choices.card("priestess_of_lolth", "stack").map((option) => option.notation)).toEqual(["recruit priestess_of_lolth"]);
  // By name alone both fit: the prompt would have to ask.
  expect(nextPicks(options, [thing("card", "priestess_of_lolth")]).options).toHaveLength(2);
});

it("promotes from where the question says that the cards lie", () => {
  const option: Option = {
    code: 0,
    notation: "promote noble",
    say: { message: "action-promote", words: { card: { kind: "card", id: "noble" } } },
  };
  const from = (...lies: string[]): Choices =>
    new Choices([option], { say: { message: "" }, options: [option], touches: { promote: { lies } } });
  expect(from("played").card("noble", "played")).toHaveLength(1);
  expect(from("discard").card("noble", "played")).toHaveLength(0);
  expect(from("discard").card("noble", "discard")).toHaveLength(1);
  expect(from("discard").card("soldier", "discard")).toHaveLength(0);
});

it("shows no hand to the public and a hand only to its owner", () => {
  expect(at("public").view.seats.every((player) => player.hand === null)).toBe(true);
  const { view } = at("act");
  expect(view.seats.filter((player) => player.hand !== null).map((player) => player.seat)).toEqual([view.viewer]);
});

it("prints a card with its cost, kind, text and value", () => {
  const face = presentCard("blackguard", library, narrator, (deck, inner) => `${deck} and ${inner}`);
  expect(face).toMatchObject({
    name: "Blackguard",
    cost: 3,
    tone: "--aspect-malice",
    emblem: "helm",
    type: "Drow",
    value: { short: "1 / 3", said: "1 and 3" },
  });
  expect(face.lines.map((line) => line.option)).toEqual([false, true, true]);
  expect(presentCard("insane_outcast", library, narrator, () => "").value?.short).toBe("−1 / 0");
});

it("has an emblem for every card and every aspect", () => {
  for (const id of Object.keys(library.cards)) {
    const face = presentCard(id, library, narrator, () => "");
    expect(face.emblem, id).not.toBe("shield");
    expect(face.name, id).not.toBe(id);
    expect(face.lines.length, id).toBeGreaterThan(0);
  }
});

it("traces the spaces that the last events speak of", () => {
  const { view, choices } = at("act");
  const told: Told = {
    rule: "TU-9.20",
    event: { event: "deployed" },
    say: { message: "event-deployed", words: { space: { kind: "space", id: "everfire:0" } } },
  };
  expect(presentLights(view, library, choices, [], [told], true).traced).toEqual(new Set(["space:everfire:0"]));
});

it("reads a cell back into what it speaks of", () => {
  expect(placeOf("space:a--b:0")).toEqual({ kind: "space", id: "a--b:0" });
  expect(placeOf("site:everfire")).toEqual({ kind: "site", id: "everfire" });
  expect(placeOf("spy:everfire:black")).toEqual({ kind: "spy", id: "everfire", seat: "black" });
});

it("splits the points into parts that add up", () => {
  for (const player of at("over").view.seats) {
    expect(scoreParts(player).reduce((sum, { points }) => sum + points, 0)).toBe(player.score.total);
  }
});
