import { beforeAll, describe, expect, it } from "vitest";
import { dungeonAt, dungeonLibrary, dungeonMoments, dungeonRefusals, learnDungeon } from "../../../tests/gallery/dungeon";
import { squareContour } from "$lib/board/geometry/square";
import { t, voice } from "$lib/i18n/voice.svelte";
import type { Answer } from "$lib/protocol/types";
import { Choices, standing } from "./choices";
import { allFaces, creatureFace, orderFace } from "./faces";
import {
  cellsOf,
  fielded,
  marksOf,
  presentArrows,
  presentGeometry,
  presentGround,
  presentLights,
  presentMap,
  presentUnits,
  tileSides,
  unitOf,
} from "./present";
import { cellOf, columnName, squareOf } from "$lib/board/square/names";
import { stackRows } from "./stack";
import { coveringOf, footprint, layings, turned } from "./tiles";
import { type DungeonView, type PrintedLibrary, readLibrary } from "./view";
import { presentWords, sightWords, unitWords } from "./words";

beforeAll(async () => {
  await voice.speak("en");
  await learnDungeon();
});

const printed = dungeonLibrary as unknown as PrintedLibrary;
const library = readLibrary(printed);
const viewAt = (moment: string): DungeonView => dungeonAt(moment).view as DungeonView;
const choicesAt = (moment: string): Choices =>
  new Choices(dungeonAt(moment).question?.options ?? [], dungeonAt(moment).question, viewAt(moment));
const narrator = () => voice.game("dungeon_command");
const at = (hovered: string | null) => ({ hovered, looking: false, placing: null });
const nothing = { picked: [], last: [], asked: true, laid: new Set<string>(), placing: null };

describe("squares", () => {
  it("are named like on the map, beyond the twenty-sixth column too", () => {
    expect([cellOf("a1"), cellOf("c4"), cellOf("z10"), cellOf("ab12")]).toEqual(["0,0", "2,3", "25,9", "27,11"]);
    for (const cell of ["0,0", "25,3", "26,0", "39,39"]) expect(cellOf(squareOf(cell))).toBe(cell);
    expect(columnName(27)).toBe("ab");
  });
});

describe("the battlefield", () => {
  it("has a cell for every square of a tile, and while it is built for the whole table", () => {
    const { rows } = viewAt("act").battlefield;
    const geometry = presentGeometry(rows, false);
    expect(geometry.cells).toHaveLength([...rows.join("")].filter((glyph) => glyph !== " ").length);
    expect(presentGeometry(rows, true).cells).toHaveLength(24 * 24);
    expect(squareContour(geometry, new Set(geometry.cells)).length).toBeGreaterThan(0);
  });

  it("is cut from the tiles in the tint of their owners, walls and embers and all", () => {
    const inks = [...presentGround(viewAt("act")).keys()];
    expect(inks).toEqual(expect.arrayContaining(["flag-1", "tint-1", "tint-2", "wall-top", "rubble", "ember", "barrel"]));
    const outdoors = [...presentGround(viewAt("lay")).keys()];
    expect(outdoors).toContain("wood");
    expect(outdoors).not.toContain("barrel");
  });

  it("names its tiles, draws thick walls between squares, zones, circles and chests", () => {
    const view = viewAt("act");
    const map = presentMap(view, narrator());
    expect(map.tiles[0]).toEqual({ name: "Hall of the Purple Dragon", x: 4, y: 12, columns: 8, rows: 8 });
    expect(tileSides({ small: true, rotation: 270 })).toEqual([4, 8]);
    // Between (7,12) and (8,12) the wall stands upright; between (4,16) and (4,17) it lies.
    expect(map.walls).toEqual(
      expect.arrayContaining([
        [8, 12, 8, 13],
        [4, 17, 5, 17],
      ]),
    );
    expect(map.zones.map(({ id, style }) => [id, style])).toEqual([
      ["zone-0", "dashed"],
      ["zone-1", "dashed"],
      ["circle-0", "magic"],
      ["circle-1", "magic"],
    ]);
    expect(map.chests).toHaveLength(view.treasures.filter(({ chest, tokens }) => chest || tokens > 0).length);
  });
});

describe("creatures", () => {
  it("of four squares stand on all of them", () => {
    const view = viewAt("act");
    const drider = unitOf(view, "sl_drider#1");
    if (!drider?.square) throw new Error("no Drider");
    expect(cellsOf(drider)).toHaveLength(4);
    for (const cell of cellsOf(drider)) expect(standing(view, squareOf(cell))).toBe(drider);
    const drawn = presentUnits(view).find(({ unit }) => unit.id === "sl_drider#1");
    expect(drawn).toMatchObject({ size: 2, cell: cellOf(drider.square), unit: { tapped: true, life: { now: 80, of: 100 }, seat: 1 } });
  });

  it("bear a sign for every card that is attached", () => {
    const bearer = viewAt("act").units.find(({ attached }) => attached.length > 0);
    if (!bearer) throw new Error("nobody bears a card");
    expect(marksOf(bearer)).toEqual(bearer.attached.map(() => "scroll"));
    expect(unitWords(bearer, narrator(), t)).toContain(narrator().name("order", bearer.attached[0]?.order ?? ""));
  });

  it("that are hidden stand nowhere", () => {
    const view = viewAt("act");
    const hidden = { ...view, units: view.units.map((unit) => ({ ...unit, square: null })) };
    expect([presentUnits(hidden), fielded(hidden), standing(hidden, "k3")]).toEqual([[], [], null]);
  });
});

describe("what may be pressed", () => {
  it("is lit: the squares of a movement, and creatures that can be named", () => {
    const view = viewAt("act");
    const lights = presentLights(view, presentGeometry(view.battlefield.rows, false), choicesAt("act"), nothing);
    for (const { square } of view.routes) expect(lights.lit.has(cellOf(square))).toBe(true);
    const active = unitOf(view, view.active);
    expect(active && cellsOf(active).every((cell) => lights.picked.has(cell))).toBe(true);
    expect(lights.deciding).toBe(true);
  });

  it("activates a creature at once, but never takes a press on a friend for an attack", () => {
    const view = viewAt("activate");
    const own = view.units.find(({ id }) => choicesAt("activate").with("unit", id).length > 0);
    if (!own) throw new Error("nobody can be activated");
    expect(choicesAt("activate").atOnce(own)?.notation).toBe(`activate ${own.id}`);
    const strike = {
      code: 1,
      notation: `strike ${own.id}`,
      say: { message: "action-strike", words: { unit: { kind: "unit", id: own.id } } },
    };
    const betrayal = new Choices([strike], dungeonAt("act").question, view);
    expect([betrayal.isLit(own), betrayal.atOnce(own)]).toEqual([false, null]);
    const viewer = view.seats.find(({ seat }) => seat !== own.controller)?.seat ?? null;
    const foe = new Choices([strike], dungeonAt("act").question, { ...view, viewer });
    expect([foe.isLit(own), foe.atOnce(own)]).toEqual([true, strike]);
  });
});

describe("previews", () => {
  it("show the way to the square under the pointer, its cost, and where it burns", () => {
    const view = viewAt("act");
    const route = view.routes.find(({ path }) => path.length > 2);
    if (!route) throw new Error("no way");
    const [path, ...dangers] = presentArrows(view, at(cellOf(route.square)), []);
    const start = unitOf(view, route.unit)?.square ?? "";
    expect(path).toEqual({ kind: "path", cells: [start, ...route.path].map(cellOf), cost: String(route.points), size: 1 });
    expect(dangers).toEqual(route.hazards.map((square) => ({ kind: "danger", cell: cellOf(square) })));
  });

  it("show the line to the creature under the pointer, and the square that blocks it or gives cover", () => {
    const view = viewAt("blocked");
    for (const sight of view.sights) {
      const target = unitOf(view, sight.target)?.square ?? "";
      const [line] = presentArrows(view, at(cellOf(target)), []).filter(({ kind }) => kind === "sight");
      expect(line).toMatchObject({
        kind: "sight",
        to: cellOf(target),
        blocked: sight.sight === "blocked",
        ...(sight.square ? { at: cellOf(sight.square) } : {}),
      });
    }
    expect(new Set(view.sights.map(({ sight }) => sight))).toEqual(new Set(["clear", "cover", "blocked"]));
  });

  it("show cover corner by corner, for the creature under the pointer alone", () => {
    const seen = viewAt("blocked");
    const [first] = seen.sights;
    if (!first) throw new Error("nobody is seen");
    const corner = { corner: [3, 4] as [number, number], seen: [[7, 4]] as [number, number][], unseen: [[8, 4]] as [number, number][] };
    const view = { ...seen, sights: [{ ...first, sight: "cover" as const, square: "f5", ...corner }] };
    const target = cellOf(unitOf(view, first.target)?.square ?? "");
    expect(presentArrows(view, at(target), []).at(-1)).toMatchObject({
      kind: "sight",
      at: cellOf("f5"),
      corner: { from: [3, 4], seen: [[7, 4]], unseen: [[8, 4]] },
    });
    expect(presentArrows(view, { ...at(null), looking: true }, []).at(-1)).not.toHaveProperty("corner");
    expect(sightWords(view, unitOf(view, first.target)!, t)).toEqual(["cover: f5"]);
  });

  it("show all lines at once while they are asked for, and none otherwise", () => {
    const view = viewAt("blocked");
    expect(presentArrows(view, { ...at(null), looking: true }, [])).toHaveLength(view.sights.length);
    expect(presentArrows(view, at(null), [])).toEqual([]);
  });

  it("mark the square that a refusal names, and the line of sight that was meant", () => {
    const [[notation, refusal] = ["", undefined]] = Object.entries(dungeonRefusals);
    const answer: Answer = { notation, say: { message: "" }, legal: false, refusal: refusal ?? null, instead: [] };
    expect(presentArrows(viewAt("blocked"), at(null), [answer])).toMatchObject([
      { kind: "sight", from: "10,2", to: "15,7", blocked: true, at: "13,5" },
      { kind: "blocked", cell: "13,5" },
    ]);
  });

  it("number what the stack will do", () => {
    const view = viewAt("respond");
    expect(presentArrows(view, at(null), [])).toMatchObject([{ kind: "stack", n: 1, to: cellOf(view.stack[0]?.path.at(-1) ?? "") }]);
    const [row] = stackRows(view, library, narrator(), t);
    expect(row).toMatchObject({ n: 1, name: "Move", who: "Demonweb Spider 1", on: view.stack[0]?.path.at(-1), emblem: "boot" });
    const doubled = { ...view, stack: [...view.stack, ...view.stack] };
    expect(stackRows(doubled, library, narrator(), t).map(({ n }) => n)).toEqual([2, 1]);
  });
});

describe("tiles", () => {
  it("turn clockwise", () => {
    expect(turned(["ab", "cd"], 90)).toEqual(["ca", "db"]);
    expect(turned(["abc"], 270)).toEqual(["c", "b", "a"]);
    expect(turned(["ab", "cd"], 360)).toEqual(["ab", "cd"]);
  });

  it("may be laid where the server offers it, and cover their squares there", () => {
    const ways = layings(dungeonAt("lay").question?.options ?? []);
    expect(ways).toHaveLength(dungeonAt("lay").question?.options.length ?? 0);
    const upright = ways.find(({ turn }) => turn === 270);
    if (!upright) throw new Error("no upright tile");
    const squares = footprint(library.tiles[upright.tile], upright);
    expect(squares).toHaveLength(32);
    expect(squares).toContain("3,11");
    expect(coveringOf(library, ways, "3,11").every(({ cell }) => cell === upright.cell)).toBe(true);
    expect(coveringOf(library, ways, "12,12")).toEqual([]);
  });
});

describe("words", () => {
  it("tell every square and who stands there", () => {
    const view = viewAt("act");
    const words = presentWords(view, presentGeometry(view.battlefield.rows, false), narrator(), t);
    expect(words.name(cellOf("k3"))).toBe("k3, normal ground, start zone of Ember, Drow House Guard 1, Ember, 40 of 40, active");
    expect(words.name(cellOf("f9"))).toBe("f9, hazardous terrain");
    expect(words.groups.map(({ heading }) => heading)).toEqual(["Azure", "Ember", "Treasure", "Free squares"]);
    const all = words.groups.flatMap(({ cells }) => cells);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("cards", () => {
  it("say what they do in the words of the library", () => {
    const [potion] = printed.orders.filter(({ id }) => id === "hc_healing_potion");
    const [dragon] = printed.creatures.filter(({ id }) => id === "hc_copper_dragon");
    if (!potion || !dragon) throw new Error("not printed");
    expect(orderFace(potion, narrator(), t)).toMatchObject({ cost: potion.level, lines: potion.text, type: "Minor · any" });
    const face = creatureFace(dragon, narrator(), t);
    expect(face.stats?.map(({ value }) => value)).toEqual(["120", "7", "30", "20 / 5", "2 × 2"]);
    expect(face.lines[0]?.text).toBe("Flying");
    const ids = allFaces(printed, narrator(), t).map(({ id }) => id);
    expect(new Set(ids).size).toBe(printed.commanders.length + printed.creatures.length + printed.orders.length);
  });
});

it("never finds another's hand in a view", () => {
  for (const outlook of Object.values(dungeonMoments)) {
    const view = outlook.view as DungeonView;
    for (const player of view.seats)
      expect([player.hand === null, player.creature_hand === null]).toEqual([player.seat !== view.viewer, player.seat !== view.viewer]);
  }
});
