import { beforeAll, describe, expect, it } from "vitest";
import { dungeoneerAt, dungeoneerLibrary, dungeoneerMoments, learnDungeoneer, toldAt } from "../../../tests/gallery/dungeoneer";
import { t, voice } from "$lib/i18n/voice.svelte";
import type { Option, Told } from "$lib/protocol/types";
import { away, cardSide, cellOf, nameOf } from "./cells";
import { Choices, placingsOf } from "./choices";
import { allFaces, cardFace, heroFace, placeFace, questFace, questPlace } from "./faces";
import { groundsOf } from "./look";
import {
  edgeOf,
  overlordOf,
  placeOf,
  planesOf,
  playerOf,
  presentArrows,
  presentGeometry,
  presentLights,
  presentMap,
  presentTile,
} from "./present";
import { rolled, rollOf } from "./rolls";
import { cardId, type DungeoneerView, type PlaceView, type PrintedLibrary, readLibrary } from "./view";
import { choiceOf, exitsOf, noteOf, presentWords, testWords, wayWords } from "./words";

beforeAll(async () => {
  await voice.speak("en");
  await learnDungeoneer();
});

const printed = dungeoneerLibrary as unknown as PrintedLibrary;
const library = readLibrary(printed);
const viewAt = (moment: string): DungeoneerView => dungeoneerAt(moment).view as DungeoneerView;
const optionsAt = (moment: string): readonly Option[] => dungeoneerAt(moment).question?.options ?? [];
const choicesAt = (moment: string): Choices => new Choices(optionsAt(moment), dungeoneerAt(moment).question, viewAt(moment));
const narrator = () => voice.game("dungeoneer");
const picking = { plane: "surface" as const, placings: [], asked: true, last: [], pointed: [] };
const mine = (view: DungeoneerView): PlaceView => {
  const place = placeOf(view, playerOf(view, view.viewer)?.place);
  if (!place) throw new Error("the hero is nowhere");
  return place;
};

describe("cells", () => {
  it("count north upwards in notation and rows downwards on the board", () => {
    expect([cellOf("0:0"), cellOf("1:2"), cellOf("-3:-1")]).toEqual(["0,0", "1,-2", "-3,1"]);
    for (const name of ["0:0", "2:-3", "-1:4"]) expect(nameOf(cellOf(name))).toBe(name);
    expect([cardSide("n", false), cardSide("n", true), cardSide("e", true)]).toEqual(["n", "s", "w"]);
  });
});

describe("the map", () => {
  it("has a tile for every location of the plane, with its exits as it lies", () => {
    const view = viewAt("feats");
    const map = presentMap(view, library, "surface", [], null, null);
    expect(map.tiles.map(({ id }) => id).sort()).toEqual(view.places.map(({ id }) => id).sort());
    const guarded = printed.locations.find(({ exits }) => typeof exits.n !== "string" && exits.s === "open");
    if (!guarded || typeof guarded.exits.n === "string") throw new Error("no such location is printed");
    expect(presentTile(guarded, "0,0", false).exits.n).toMatchObject({ kind: guarded.exits.n.kind, against: guarded.exits.n.vs });
    expect(presentTile(guarded, "0,0", true).exits.s).toMatchObject({ kind: guarded.exits.n.kind });
    expect(presentTile(guarded, "0,0", false, ["n"]).exits.n).toEqual({ kind: "open" });
  });

  it("shows where cards lie before it knows which, and then no frames around them", () => {
    const view = viewAt("feats");
    const edge = edgeOf(view, library, "surface");
    const waiting = presentMap(view, readLibrary(null), "surface", edge, null, null);
    expect(waiting.blanks).toEqual(view.places.map(({ cell }) => cellOf(cell)));
    expect([waiting.tiles.length, waiting.frames.size]).toEqual([0, 0]);
    const map = presentMap(view, library, "surface", edge, null, null);
    expect([map.blanks, map.frames.size]).toEqual([[], edge.length]);
  });

  it("grows at the cells that roads lead to, until no card is left", () => {
    const view = viewAt("feats");
    const edge = edgeOf(view, library, "surface");
    const taken = new Set(view.places.map(({ cell }) => cellOf(cell)));
    expect(edge.length).toBeGreaterThan(0);
    expect(edge.some((cell) => taken.has(cell))).toBe(false);
    const geometry = presentGeometry(view, "surface", edge);
    expect(geometry.cells).toHaveLength(view.places.length + edge.length);
    const done = { ...view, location_decks: { surface: 0, dungeon: 0 } };
    expect(edgeOf(done, library, "surface")).toEqual([]);
    expect(presentGeometry({ ...view, places: [] }, "surface", []).cells).toEqual(["0,0"]);
  });

  it("has every hero who is alive as a pawn, the fallen ones lying", () => {
    const view = viewAt("feats");
    const standing = view.seats.filter(({ alive, place }) => alive && place !== null);
    const fallen = { ...view, seats: view.seats.map((player) => ({ ...player, fallen: true })) };
    const { pawns } = presentMap(fallen, library, "surface", [], null, view.viewer);
    expect(pawns.map(({ unit }) => unit.id).sort()).toEqual(standing.map(({ seat }) => seat).sort());
    expect(pawns.every((pawn) => pawn.fallen)).toBe(true);
    expect(pawns.filter(({ acting }) => acting).map(({ unit }) => unit.id)).toEqual([view.viewer]);
  });

  it("has a plane for each set of cards, and a dungeon is stone", () => {
    expect(planesOf(viewAt("feats"), library)).toEqual(["surface"]);
    expect(planesOf(viewAt("feats-planes"), library)).toEqual(["surface", "dungeon"]);
    expect(presentMap(viewAt("feats-planes"), library, "dungeon", [], null, null).bed).toBe("stone");
    expect(groundsOf({ plane: "dungeon", terrain: ["water"] })).toEqual(["dungeon", "water"]);
    expect(groundsOf({ plane: "surface", terrain: ["arctic"] })).toEqual(["plains"]);
  });

  it("shows linked portals in one colour", () => {
    const view = viewAt("feats-planes");
    const [first, second] = view.places;
    if (!first || !second) throw new Error("too few locations");
    const linked = { ...view, places: view.places.map((place) => (place === first ? { ...place, portal: second.id } : place)) };
    const tiles = (["surface", "dungeon"] as const).flatMap((plane) => presentMap(linked, library, plane, [], null, null).tiles);
    expect(
      tiles
        .filter(({ link }) => link === 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([first.id, second.id].sort());
  });
});

describe("what may be pressed", () => {
  it("is lit: every location that a move leads to", () => {
    const view = viewAt("feats");
    const lights = presentLights(view, choicesAt("feats"), picking);
    expect([...lights.lit].sort()).toEqual([...new Set(view.ways.map(({ place }) => cellOf(placeOf(view, place)?.cell ?? "")))].sort());
    expect([...lights.picked]).toEqual([cellOf(mine(view).cell)]);
    expect(view.ways.every(({ notation }) => optionsAt("feats").some((option) => option.notation === notation))).toBe(true);
  });

  it("is seen together with one's own hero and the one whose turn it is", () => {
    const view = viewAt("feats");
    const [here, there] = view.places;
    if (!here || !there) throw new Error("there is nowhere to stand");
    const [own, other] = view.seats.map(({ seat }) => seat).sort((a) => (a === view.viewer ? -1 : 1));
    const stands = { [here.id]: [own ?? ""], [there.id]: [other ?? ""] };
    const places = view.places.map((place) => ({ ...place, heroes: stands[place.id] ?? [] }));
    const lights = presentLights({ ...view, places, active: other ?? "" }, choicesAt("feats"), picking);
    expect([...(lights.about ?? [])]).toEqual([cellOf(here.cell), cellOf(there.cell)]);
  });

  it("is every cell where the drawn card fits, in both positions", () => {
    const placings = placingsOf(optionsAt("place"));
    expect(placings).toHaveLength(optionsAt("place").length);
    const lights = presentLights(viewAt("place"), choicesAt("place"), { ...picking, placings });
    expect(lights.lit).toEqual(new Set(placings.map(({ cell }) => cell)));
    expect(new Set(placings.map(({ turned }) => turned))).toEqual(new Set([true, false]));
  });

  it("is a location to warp to, and the cards to shift", () => {
    for (const moment of ["warp", "shift"]) {
      const view = viewAt(moment);
      const lights = presentLights(view, choicesAt(moment), picking);
      expect(lights.lit.size).toBe(optionsAt(moment).length);
    }
  });

  it("stands for a hero where nothing but a hero is chosen, unless two are there", () => {
    const view = viewAt("feats");
    const here = { ...mine(view), heroes: ["azure"] };
    const on = (seat: string): Option => ({
      code: 1,
      notation: `on ${seat}`,
      say: { message: "action-on", words: { seat: { kind: "seat", id: seat } } },
    });
    const still = { ...view, ways: [] };
    expect(new Choices([on("azure"), on("ember")], null, still).atPlace(here)).toEqual([on("azure")]);
    expect(new Choices([on("azure"), on("ember")], null, still).atPlace({ ...here, heroes: ["azure", "ember"] })).toEqual([]);
    const play: Option = {
      code: 2,
      notation: "play fd_parry",
      say: { message: "action-play", words: { card: { kind: "card", id: "fd_parry" } } },
    };
    expect(new Choices([on("azure"), play], null, still).atPlace(here)).toEqual([]);
  });
});

describe("previews", () => {
  it("show the way to the location under the pointer, and where a battle is", () => {
    const view = viewAt("feats");
    const [way] = view.ways;
    const goal = placeOf(view, way?.place);
    if (!way || !goal) throw new Error("no way");
    expect(presentArrows(view, choicesAt("feats"), "surface", goal)).toEqual([
      { kind: "path", cells: [cellOf(mine(view).cell), cellOf(goal.cell)], cost: "1" },
    ]);
    const fought = viewAt("respond");
    expect(presentArrows(fought, choicesAt("respond"), "surface", null).map(({ kind }) => kind)).toContain("danger");
  });

  it("tell what a way brings, its tests with their chances", () => {
    const way = {
      notation: "move n",
      place: "fd_bone_road",
      glory: 2,
      peril: 1,
      tests: [{ source: "spikes", stat: "speed", value: 3, need: 5, chance: 83 }],
    };
    expect(wayWords(way, narrator(), t)).toEqual(["+2 glory, +1 peril", "spikes: speed 3 + die against 5: 83\u00a0%"]);
    expect(wayWords({ ...way, glory: 0, peril: 0, tests: [] }, narrator(), t)).toEqual(["not new: no points"]);
    expect(testWords({ source: null, stat: null, value: 1, need: 7, chance: 17 }, narrator(), t)).toBe(
      "search 1 + die against 7: 17\u00a0%",
    );
    const move: Option = { code: 1, notation: "move n", say: { message: "action-move" } };
    expect(noteOf({ ...viewAt("feats"), ways: [way] }, move, narrator(), t)).toBe(
      "Bone Road · +2 glory, +1 peril · spikes: speed 3 + die against 5: 83\u00a0%",
    );
  });

  it("tell how an attack stands in each form", () => {
    const view = viewAt("form");
    for (const option of optionsAt("form"))
      expect(noteOf(view, option, narrator(), t)).toMatch(/^\d+ against \d+ · hits \d+\u00a0% · is struck \d+\u00a0%$/u);
    expect(noteOf(view, { code: 1, notation: "end", say: { message: "action-end" } }, narrator(), t)).toBeNull();
  });

  it("tell what can be spent of a hero who is chosen", () => {
    const view = viewAt("target");
    for (const option of optionsAt("target")) {
      const { seat, peril } = view.seats.find((player) => option.notation === `on ${player.seat}`) ?? {};
      expect(noteOf(view, option, narrator(), t)).toBe(`${narrator().name("seat", seat ?? "")} has ${peril} peril to be spent`);
    }
  });

  it("tell what each option of a card does", () => {
    const choice = choiceOf(dungeoneerAt("choose").question, library);
    const notes = optionsAt("choose").map((option) => noteOf(viewAt("choose"), option, narrator(), t, choice));
    expect(notes).toEqual(choice);
    expect(notes.length).toBeGreaterThan(1);
    expect(choiceOf(null, library)).toEqual([]);
  });

  it("name who plays the Overlord against whom", () => {
    const villain = viewAt("villainy");
    expect(overlordOf(villain)).toMatchObject({ by: villain.active });
    expect(overlordOf(villain)?.against.map(({ seat }) => seat)).not.toContain(villain.active);
    expect(overlordOf({ ...viewAt("feats"), fights: [] })).toBeNull();
    const attacked = viewAt("respond");
    const [fight] = attacked.fights;
    if (fight?.kind === "encounters") expect(overlordOf(attacked)?.by).toBe(fight.by);
  });
});

describe("dice", () => {
  const told = (message: string, words: Told["say"]["words"] = {}): Told => ({ rule: "", event: { event: "" }, say: { message, words } });
  const seat = { kind: "seat", id: "azure" };
  const battle = (die: number, total: number): Told =>
    told("event-battle-rolled", { fighter: seat, stat: { kind: "form", id: "melee" }, die, total });

  it("are read from what was told, with the die that was not kept", () => {
    const rolls = rolled(undefined, [
      told("event-second-die", { die: 2 }),
      told("event-test-rolled", { seat, stat: { kind: "form", id: "speed" }, die: 4, total: 7, need: 5 }),
    ]);
    expect(rolls).toEqual([{ key: "1", what: "test", who: seat, stat: "speed", die: 4, other: 2, total: 7, need: 5 }]);
  });

  it("of an older turn or battle are put away", () => {
    expect(rolled(undefined, [battle(1, 3), told("event-turn-began"), battle(2, 4)]).map(({ die }) => die)).toEqual([2]);
    expect(rolled(undefined, [battle(1, 3), told("event-attacked"), told("event-attacked"), battle(5, 9)]).map(({ die }) => die)).toEqual([
      5,
    ]);
  });

  it("stand with the attack they belong to", () => {
    const rolls = rolled(undefined, [battle(1, 3), battle(5, 7)]);
    expect([rollOf(rolls, "azure", 3)?.die, rollOf(rolls, "azure", 7)?.die, rollOf(rolls, "azure", 9), rollOf(rolls, "ember", 3)]).toEqual([
      1,
      5,
      null,
      null,
    ]);
    expect(rolled(undefined, toldAt("battle")).length).toBeGreaterThan(0);
  });
});

describe("words", () => {
  it("tell every location with its exits and heroes, and every cell once", () => {
    const view = viewAt("feats");
    const edge = edgeOf(view, library, "surface");
    const geometry = presentGeometry(view, "surface", edge);
    const words = presentWords(view, library, "surface", geometry, narrator(), t);
    const me = mine(view);
    const said = words.name(cellOf(me.cell));
    expect(said.startsWith(`${library.places[me.id]?.name}, ${t("dg-cell", away(cellOf(me.cell)))}, `)).toBe(true);
    expect(said).toMatch(/north: (open|wall|blocked|trap|held open)/u);
    expect(said).toMatch(/health \d of \d/u);
    const [way] = view.ways;
    expect(words.name(cellOf(placeOf(view, way?.place)?.cell ?? ""))).toMatch(/Going there: (\+\d glory, \+\d peril|not new: no points)/u);
    expect(said).not.toMatch(/Going there|\d:\d/u);
    expect(words.name(cellOf("0:0"))).toMatch(/^[^,]+, the entrance, /u);
    expect(words.name(cellOf("2:-3"))).toBe("empty cell: 3 south and 2 east of the entrance");
    expect(away(cellOf("-1:0"))).toEqual({ way: "w", rows: 0, columns: 1 });
    const all = words.groups.flatMap(({ cells }) => cells);
    expect([...all].sort()).toEqual([...geometry.cells].sort());
    expect(exitsOf(me, library, narrator(), t).map(({ side }) => side)).toEqual(["n", "e", "s", "w"]);
  });
});

describe("cards", () => {
  it("say what they do in the words of the library, and what pays for them", () => {
    const find = <T extends { id: string }>(list: readonly T[], id: string): T => {
      const found = list.find((each) => each.id === id);
      if (!found) throw new Error(`${id} is not printed`);
      return found;
    };
    const boon = cardFace(find(printed.cards, "fd_distraction"), library, narrator(), t);
    expect(boon).toMatchObject({ cost: 1, coin: { emblem: "sun", name: "Glory" }, type: "Boon · skill" });
    const dragon = find(printed.cards, "fd_sand_dragon");
    const monster = cardFace(dragon, library, narrator(), t);
    expect(monster.coin?.emblem).toBe("skull");
    expect(monster.stats?.map(({ value }) => value)).toEqual([
      String(dragon.monster?.health),
      ...(["melee", "magic", "speed"] as const).map(
        (form) => `${dragon.monster?.[form].value}${dragon.monster?.[form].attack ? " ●" : ""}`,
      ),
    ]);
    const escort = find(printed.quests, "fd_q_princess");
    expect(questPlace(escort, library, narrator(), t)).toBe("Necrotower → Brigand’s Lair");
    expect(questFace(escort, library, narrator(), t).lines[0]?.text).toBe("Necrotower → Brigand’s Lair");
    expect(heroFace(find(printed.heroes, "fd_arcanist"), library, narrator(), t).stats?.map(({ value }) => value)).toEqual([
      "6",
      "1 1 2 2 ●",
      "3 4 5 5 ●",
      "3 3 4 4",
    ]);
    expect(placeFace(find(printed.locations, "fd_bone_road"), library, narrator(), t).lines[0]?.text).toBe("Spikes: speed 5 or 1 wound");
    const ids = allFaces(printed, narrator(), t).map(({ id }) => id);
    expect(new Set(ids).size).toBe(printed.cards.length + printed.quests.length + printed.heroes.length + printed.locations.length);
    expect(cardId("fd_dragonling#2")).toBe("fd_dragonling");
  });
});

it("never finds another's cards in a view", () => {
  for (const outlook of Object.values(dungeoneerMoments)) {
    const view = outlook.view as DungeoneerView;
    for (const player of view.seats)
      expect([player.hand === null, player.tiles === null]).toEqual([player.seat !== view.viewer, player.seat !== view.viewer]);
  }
});
