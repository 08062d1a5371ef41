import { beforeAll, describe, expect, it } from "vitest";
import { learnMiniatures, miniaturesAt, miniaturesLibrary, miniaturesMoments, miniaturesRefusals } from "../../../tests/gallery/miniatures";
import { squarePlace } from "$lib/board/geometry/square";
import { cellOf, squareOf } from "$lib/board/square/names";
import { t, voice } from "$lib/i18n/voice.svelte";
import type { Answer, Sentence } from "$lib/protocol/types";
import { verbOf } from "$lib/table/picks";
import { asked, Choices, deedOf, deeds, placingOf, standing } from "./choices";
import { allFaces } from "./faces";
import { creatureEmblem, groundOf, pavedCells } from "./look";
import {
  aimsOf,
  cellsOf,
  chanceOf,
  fielded,
  marksOf,
  presentArrows,
  presentGeometry,
  presentGround,
  presentLights,
  presentMap,
  presentUnits,
  sealOf,
  unitOf,
  warbandOf,
} from "./present";
import { rolled } from "./rolls";
import { type MiniaturesView, type PrintedLibrary, readLibrary, type UnitView } from "./view";
import { groundWords, noteOf, presentWords, sightWords, signed, signsOf, unitWords } from "./words";

beforeAll(async () => {
  await voice.speak("en");
  await learnMiniatures();
});

const printed = miniaturesLibrary as unknown as PrintedLibrary;
const library = readLibrary(printed);
const viewAt = (moment: string): MiniaturesView => miniaturesAt(moment).view as MiniaturesView;
const optionsAt = (moment: string) => miniaturesAt(moment).question?.options ?? [];
const narrator = () => voice.game("dnd_miniatures");
const geometryOf = (view: MiniaturesView) => presentGeometry(view.map);
const nothing = { hovered: null, looking: false, placing: null, option: null, laid: [] };
const found = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error("nothing found");
  return value;
};

describe("the map", () => {
  it("has a cell for every square, and walls between squares on the side that is drawn", () => {
    const view = viewAt("act");
    expect(geometryOf(view).cells).toHaveLength(view.map.width * view.map.height);
    const drawn = presentMap(
      {
        ...view,
        map: {
          ...view.map,
          edges: [
            [11, 9, "E"],
            [18, 11, "W"],
            [12, 8, "N"],
            [17, 12, "S"],
          ],
        },
      },
      (id) => id,
    );
    expect(drawn.walls).toEqual([
      [12, 9, 12, 10],
      [18, 11, 18, 12],
      [12, 8, 13, 8],
      [17, 13, 18, 13],
    ]);
  });

  it("shows start areas until the battle begins, and victory areas with what they give, whose they are and their keyword", () => {
    const early = viewAt("deploy");
    const zones = presentMap(early, (id) => id).zones;
    expect(zones.filter(({ id }) => id.startsWith("start-")).map(({ style }) => style)).toEqual(["dashed", "dashed"]);
    const areas = zones.filter(({ id }) => id.startsWith("area-"));
    expect(areas).toHaveLength(early.map.areas.length);
    for (const [index, area] of early.map.areas.entries()) {
      expect(areas[index]?.seat).toBe(early.seats.findIndex(({ start }) => start === area.owner));
      expect(areas[index]?.label).toBe([String(early.award), area.keyword].filter(Boolean).join(" "));
    }
    expect(presentMap(viewAt("act"), (id) => id).zones.some(({ id }) => id.startsWith("start-"))).toBe(false);
  });

  it("cuts every kind of terrain, and lays flagstones only inside walls", () => {
    const rows = ["#1234", "dfols", "rcSTb", "h...."];
    const inks = [...presentGround({ name: "all", width: 5, height: 4, rows }).keys()];
    expect(inks).toEqual(expect.arrayContaining(["wall-top", "rubble", "wood", "pit", "ember", "smoke", "water"]));
    expect(new Set([...rows.join("")].map((glyph) => groundOf(glyph).id)).size).toBe(14);
    const outpost = found(library.maps.dwarven_outpost).terrain.trim().split("\n");
    const paved = pavedCells(outpost);
    expect([paved(5, 4), paved(2, 2), paved(0, 0), paved(14, 3)]).toEqual([true, true, false, false]);
  });
});

describe("creatures", () => {
  it("of four squares stand on all of them", () => {
    const view = viewAt("area");
    const large = found(fielded(view).find(({ size }) => size === 2));
    expect(cellsOf(large)).toHaveLength(4);
    for (const cell of cellsOf(large)) expect(standing(view, squareOf(cell))).toBe(large);
    expect(presentUnits(view, library).find(({ unit }) => unit.id === large.id)).toMatchObject({ size: 2, cell: cellOf(large.square) });
  });

  it("show wounds, blood, conditions, who has acted and who commands", () => {
    const view = viewAt("act");
    const one = found(view.units[0]);
    const effect = { what: "ongoing", of: "fire", n: 5, until: "save", source: "immolith.claw", author: "ember" } as const;
    const hurt: UnitView = {
      ...one,
      card: "dwarf_battlemaster",
      hp: 20,
      starting_hp: 65,
      bloodied: true,
      active: false,
      activated: 1,
      conditions: ["Slowed"],
      effects: [{ ...effect, what: "condition", of: "Slowed" }, effect],
    };
    expect(sealOf(view, library, hurt)).toMatchObject({
      life: { now: 20, of: 65 },
      bloodied: true,
      activated: true,
      crowned: true,
      marks: ["hourglass", "flame"],
    });
    expect(marksOf({ ...hurt, conditions: [], effects: [] })).toEqual([]);
    expect(signsOf(hurt, narrator(), t)).toEqual(["Bloodied", "activated", "Slowed (save ends)", "ongoing 5 fire (save ends)"]);
    expect(unitWords(hurt, narrator(), t)).toContain("20 of 65, Bloodied");
  });

  it("have a sign each", () => {
    for (const card of printed.creatures) expect(creatureEmblem(card.id, card)).toMatch(/^[a-z]+$/u);
    expect(creatureEmblem("pit_fiend_epic")).toBe(creatureEmblem("pit_fiend"));
    expect(creatureEmblem("young_red_dragon", library.creatures.young_red_dragon)).toBe("dragon");
  });

  it("of a ready-made warband are called by its name", () => {
    const view = viewAt("act");
    for (const { seat } of view.seats) expect(warbandOf(view, library, seat)?.limit).toBe(view.limit);
    expect(warbandOf({ ...view, units: view.units.slice(1) }, library, view.seats[0]?.seat ?? "")).toBeNull();
  });
});

describe("what may be pressed", () => {
  it("is sorted by what the creature can do, and leaves no option out", () => {
    const options = optionsAt("area");
    const all = deeds(options);
    expect(all.flatMap((deed) => deed.options).length).toBe(options.filter((option) => verbOf(option) !== "end-turn").length);
    for (const deed of all) expect(new Set(deed.options.map((option) => deedOf(option).key))).toEqual(new Set([deed.key]));
    expect(all.some(({ key }) => key === "move")).toBe(true);
    expect(all.some(({ name }) => name?.kind === "attack")).toBe(true);
  });

  it("lights every place of a movement, and every enemy that can be attacked", () => {
    const view = viewAt("act");
    const choices = new Choices(optionsAt("act"), miniaturesAt("act").question);
    const placing = placingOf(optionsAt("act"), view, miniaturesAt("act").question);
    const lights = presentLights(view, choices, { picked: [], last: [], asked: true, placing, laid: [], about: null });
    for (const { square } of view.routes) expect(lights.lit.has(cellOf(square))).toBe(true);
    for (const { target } of view.aims) for (const cell of cellsOf(unitOf(view, target))) expect(lights.lit.has(cell)).toBe(true);
    for (const cell of cellsOf(unitOf(view, view.active))) expect(lights.picked.has(cell)).toBe(true);
    expect(placing?.size).toBe(unitOf(view, view.active)?.size);
  });

  it("lights where a charge may end only where nothing else is left to choose", () => {
    const view = viewAt("charge");
    const charges = optionsAt("charge").filter((option) => verbOf(option) === "charge");
    const ends = charges.map(({ notation }) => cellOf(notation.split(" ")[2] ?? ""));
    expect(placingOf(charges, view, miniaturesAt("charge").question)?.places).toEqual(new Set(ends));
    const moves = optionsAt("charge").filter((option) => verbOf(option) === "move");
    expect(placingOf([...moves, ...charges], view, miniaturesAt("charge").question)?.places.size).toBe(moves.length);
  });

  it("knows whom a question is about", () => {
    expect(asked(miniaturesAt("act").question)).toBe(viewAt("act").active);
  });
});

describe("previews", () => {
  it("show the way, its cost, and where leaving a square provokes", () => {
    const view = viewAt("act");
    const route = found(view.routes.find(({ provokes, target }) => provokes.length > 0 && target === null));
    const arrows = presentArrows(view, geometryOf(view), { ...nothing, option: route.option }, []);
    expect(arrows[0]).toMatchObject({
      kind: "path",
      cost: String(route.points),
      cells: [found(unitOf(view, route.unit)?.square), ...route.path].map(cellOf),
    });
    expect(arrows.slice(1)).toEqual(route.provokes.map(({ square }) => ({ kind: "danger", cell: cellOf(square) })));
    const option = found(optionsAt("act").find(({ notation }) => notation === route.option));
    const strikers = route.provokes.flatMap(({ units }) => units).map((id) => narrator().name("unit", id));
    expect(noteOf(view, option, narrator(), t)).toBe(`movement ${route.points} · Provokes: ${strikers.join(", ")}`);
  });

  it("tell the roll with its parts: they sum up to the bonus, and the chance is that of the die", () => {
    const view = viewAt("cover");
    const aim = found(view.aims.find(({ cover }) => cover !== null));
    for (const each of view.aims) expect(each.parts.reduce((sum, { n }) => sum + n, 0)).toBe(each.bonus);
    expect(aim.parts.find(({ what }) => what === "cover")?.n).toBe(-2);
    expect([chanceOf({ need: 11 }), chanceOf({ need: 20 }), chanceOf({ need: 2 }), chanceOf({ need: 1 })]).toEqual([50, 5, 95, 100]);
    const option = found(optionsAt("cover").find(({ notation }) => notation === aim.option));
    if (aimsOf(view, aim.option).length === 1) expect(noteOf(view, option, narrator(), t)).toContain(`${signed(aim.bonus)} vs.`);
  });

  it("show the squares of an area, and ring whoever stands in it, friends as a warning", () => {
    const view = viewAt("area");
    const area = found(view.laid[0]);
    const arrows = presentArrows(view, geometryOf(view), { ...nothing, option: area.option }, []);
    const drawn = found(arrows.find((arrow) => arrow.kind === "area"));
    expect([...drawn.cells]).toEqual(area.squares.map(cellOf));
    expect(drawn.edge).toMatch(/^M/u);
    const struck = arrows.filter((arrow) => arrow.kind === "struck");
    expect(struck).toHaveLength(area.targets.length);
    const mine = found(unitOf(view, view.active));
    const own = {
      ...view,
      units: view.units.map((unit) => (unit.id === area.targets[0] ? { ...unit, controller: mine.controller } : unit)),
    };
    expect(
      presentArrows(own, geometryOf(own), { ...nothing, option: area.option }, []).find((arrow) => arrow.kind === "struck"),
    ).toMatchObject({ friend: true });
  });

  it("show lines of sight to whom is pointed at or to all, and what blocks them", () => {
    const view = viewAt("blocked");
    expect(presentArrows(view, geometryOf(view), nothing, [])).toEqual([]);
    expect(presentArrows(view, geometryOf(view), { ...nothing, looking: true }, [])).toHaveLength(view.sights.length);
    const blocked = found(view.sights.find(({ sight }) => sight === "blocked"));
    const target = found(unitOf(view, blocked.target));
    const [line] = presentArrows(view, geometryOf(view), { ...nothing, hovered: cellOf(target.square ?? "") }, []);
    expect(line).toMatchObject({ kind: "sight", blocked: true, at: cellOf(blocked.square ?? "") });
    expect(sightWords(view, target, t)).toEqual([`not seen: ${blocked.square} is in the way`]);
    // What blocks stands between the two.
    const [x, y] = squarePlace(cellOf(blocked.square ?? ""));
    const from = found(unitOf(view, blocked.unit));
    expect(x >= Math.min(from.x, target.x) && x <= Math.max(from.x + from.size, target.x + target.size)).toBe(true);
    expect(y >= Math.min(from.y, target.y) && y <= Math.max(from.y + from.size, target.y + target.size)).toBe(true);
  });

  it("draw the line that a refusal speaks of", () => {
    const view = viewAt("blocked");
    const blocked = found(view.sights.find(({ sight }) => sight === "blocked"));
    const answer = (message: string): Answer => ({
      notation: `attack any ${blocked.target}`,
      say: { message: "" },
      legal: false,
      refusal: { message },
      instead: [],
    });
    expect(presentArrows(view, geometryOf(view), nothing, [answer("refuse-target-unseen")])).toMatchObject([
      { kind: "sight", blocked: true },
    ]);
    expect(presentArrows(view, geometryOf(view), nothing, [answer("refuse-target-out-of-range")])).toEqual([]);
    expect(Object.values(miniaturesRefusals).every(({ rule }) => rule?.startsWith("DM-"))).toBe(true);
  });
});

describe("dice", () => {
  const told = (message: string, words: Sentence["words"] = {}) => ({
    rule: "DM-13.1",
    event: { event: message },
    say: { message: `event-${message}`, words, rule: "DM-13.1" },
  });
  const [unit, target] = [
    { kind: "unit", id: "a#1" },
    { kind: "unit", id: "b#1" },
  ];

  it("are read from what was told, with what came of them", () => {
    const rolls = rolled(undefined, [
      told("attack-rolled", { unit, target, face: 17, total: 28, against: 18 }),
      told("hit", { unit, target }),
      told("damaged", { unit: target, amount: 15, left: 15 }),
    ]);
    expect(rolls).toEqual([
      { key: "0", what: "attack-rolled", who: unit, target, face: 17, total: 28, against: 18, outcome: "hit", damage: 15, rule: "DM-13.1" },
    ]);
  });

  it("are put away when the next creature is activated, and damage of another is not theirs", () => {
    expect(
      rolled(undefined, [told("attack-rolled", { unit, target, face: 2, total: 9, against: 18 }), told("activated", { unit })]),
    ).toEqual([]);
    const [roll] = rolled(undefined, [
      told("attack-rolled", { unit, target, face: 20, total: 30, against: 18 }),
      told("critical-hit"),
      told("damaged", { unit, amount: 5, left: 1 }),
    ]);
    expect([roll?.outcome, roll?.damage]).toEqual(["critical-hit", null]);
  });
});

describe("words", () => {
  it("tell every square and who stands there, each square once in the list", () => {
    const view = viewAt("act");
    const ground = groundWords(view.map, geometryOf(view), narrator(), t);
    const words = presentWords(view, ground, geometryOf(view), narrator(), t);
    const unit = found(fielded(view)[0]);
    expect(words.name(cellOf(unit.square))).toContain(`${unit.square}, `);
    expect(words.name(cellOf(unit.square))).toContain(unitWords(unit, narrator(), t));
    const area = found(view.map.areas[0]);
    expect(words.name(cellOf(area.squares[0] ?? ""))).toContain(`victory area ${area.owner}`);
    const all = words.groups.flatMap(({ cells }) => cells);
    expect(new Set(all).size).toBe(all.length);
  });

  it("have a card for every creature, with its text from the library", () => {
    const faces = allFaces(printed, narrator(), t);
    expect(new Set(faces.map(({ id }) => id)).size).toBe(printed.creatures.length);
    const dragon = found(faces.find(({ id }) => id === "young_red_dragon"));
    expect(dragon.lines).toEqual(library.creatures.young_red_dragon?.text);
    expect(dragon.stats?.[0]?.value).toBe(String(library.creatures.young_red_dragon?.hp));
  });
});

it("never finds another's boosters in a view, nor previews for whoever does not decide", () => {
  for (const outlook of Object.values(miniaturesMoments)) {
    const view = outlook.view as MiniaturesView;
    for (const player of view.seats) if (player.seat !== view.viewer) expect([player.pool, player.picks]).toEqual([null, null]);
    if (outlook.question === null) expect([view.routes, view.aims, view.laid, view.sights]).toEqual([[], [], [], []]);
  }
  expect((miniaturesAt("build").view as MiniaturesView).seats.some(({ pool }) => pool !== null)).toBe(true);
});
