import { beforeAll, describe, expect, it } from "vitest";
import recorded from "../../../tests/fixtures/fantasy_commander.json";
import { battleAt, battleMoments } from "../../../tests/gallery/battle";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import { LISTED } from "$lib/prompt/listed";
import type { Told } from "$lib/protocol/types";
import { thingsOf } from "$lib/table/picks";
import { Choices } from "./choices";
import { allFaces, cardFace, unitFigures, unitLines } from "./faces";
import { groundOf, unitEmblem } from "./look";
import {
  activationOrder,
  cellOfHex,
  fielded,
  hexOfCell,
  pieceOf,
  presentArrows,
  presentGeometry,
  presentGround,
  presentLights,
  presentMap,
  presentUnits,
  reserveOf,
  waitingUnits,
} from "./present";
import { readPrinted } from "./printed";
import type { BattleView } from "./view";
import { effectWords, presentWords } from "./words";

const printed = readPrinted(recorded.library);
const told = recorded.told as unknown as Readonly<Record<string, Told[]>>;
let narrator: Narrator;

beforeAll(() => {
  narrator = new Narrator(new Speaker("en", recorded.texts), recorded.names);
});

function at(moment: string) {
  const outlook = battleAt(moment);
  const view = outlook.view as BattleView;
  const options = outlook.question?.options ?? [];
  return {
    view,
    seat: outlook.seat,
    options,
    choices: new Choices(options, outlook.question, view),
    geometry: presentGeometry(view.terrain),
  };
}

const say = (message: string): string => message;
const nothing = { picked: [], chosen: null, nameable: [], last: [], asked: true };

describe.each(Object.keys(battleMoments))("the recorded moment %s", (moment) => {
  it("shows every unit that stands on the map, on its hex", () => {
    const { view, seat, geometry } = at(moment);
    const units = presentUnits(view, seat, printed);
    expect(units.map((one) => one.unit.id)).toEqual(
      view.units.filter((unit) => unit.hex !== null && !unit.destroyed).map((unit) => unit.id),
    );
    for (const one of units) expect(geometry.cells).toContain(one.cell);
    expect(units.every((one) => one.unit.emblem !== "banner")).toBe(true);
  });

  it("lets every option be chosen by pressing what it is about, or from the prompt", () => {
    const { view, seat, options, choices, geometry } = at(moment);
    const me = seat === null ? undefined : view.sides[seat];
    const reached = new Set(
      [
        ...geometry.cells.flatMap((cell) => choices.place(hexOfCell(cell))),
        ...(seat === null ? [] : waitingUnits(view, seat)).flatMap((unit) => choices.unit(unit.id)),
        ...(view.phase === "active" ? view.sides : []).flatMap((_, side) => fielded(view, side)).flatMap((unit) => choices.unit(unit.id)),
        ...(me?.order_dice ?? []).flatMap((face) => choices.die(face)),
        ...(view.attack?.attack_roll ?? []).concat(view.attack?.defence_roll ?? []).flatMap((face) => choices.die(face)),
        ...(me?.top ?? []).flatMap((card) => choices.card(card)),
        ...Object.keys(view.supply).flatMap((id) => choices.terrain(id)),
        ...(seat === null ? [] : (reserveOf(view, seat) ?? [])).flatMap(({ colour }) => choices.order(colour)),
      ].map((option) => option.notation),
    );
    const loose = choices.loose(me?.top ?? []).map((option) => option.notation);
    for (const option of options) {
      // The prompt lists what names nothing, and everything where there is little.
      const listed = thingsOf(option).length === 0 || options.length <= LISTED || loose.includes(option.notation);
      expect(reached.has(option.notation) || listed, option.notation).toBe(true);
    }
    // What can be pointed at is not left to a list.
    const pointed = options.filter((option) => thingsOf(option).some((thing) => /^(piece|hex|face|terrain|colour):/u.test(thing)));
    expect(pointed.filter((option) => !reached.has(option.notation)).map((option) => option.notation)).toEqual([]);
  });

  it("lights exactly the hexes that options name, or whose unit they name", () => {
    const { view, options, choices, geometry } = at(moment);
    const { lit } = presentLights(view, geometry, choices, nothing);
    const hexes = options.flatMap(thingsOf).flatMap((thing) => {
      const id = thing.slice(thing.indexOf(":") + 1);
      if (thing.startsWith("hex:")) return [id];
      return thing.startsWith("piece:") ? (view.units.find((unit) => unit.id === id)?.hex ?? []) : [];
    });
    const asked = battleAt(moment).question?.say;
    const word = asked?.message === "ask-advance" || asked?.message === "ask-necromancy" ? asked.words?.hex : undefined;
    if (typeof word === "object" && "id" in word) hexes.push(word.id);
    expect(lit).toEqual(new Set(hexes.map(cellOfHex)));
  });

  it("names every hex in words, each in the list once", () => {
    const { view, seat, geometry } = at(moment);
    const words = presentWords(view, seat, geometry, narrator, (message, args) => `${message} ${JSON.stringify(args ?? {})}`);
    const listed = words.groups.flatMap((group) => group.cells);
    expect([...listed].sort()).toEqual([...geometry.cells].sort());
    for (const unit of view.units)
      if (unit.hex !== null && !unit.destroyed) expect(words.name(cellOfHex(unit.hex))).toContain(narrator.name("piece", unit.id));
  });

  it("draws the whole map and names its towns", () => {
    const { view, geometry } = at(moment);
    expect(geometry.cells).toHaveLength(13 * 11);
    expect([...presentGround(view.terrain, view.map ?? "field", geometry)].length).toBeGreaterThan(3);
    const map = presentMap(view, geometry, narrator, say);
    expect(map.points.size).toBe(view.points.length);
    expect(map.towns.length).toBeGreaterThanOrEqual(view.towns.filter((town) => !town.fallen).length);
    expect(map.zones.length > 0).toBe(view.phase === "deploy" && view.zones.some((zone) => zone.length > 0));
  });
});

it("shows the reader's orders open and sealed ones of the enemy face down", () => {
  const { view, seat } = at("give-orders");
  const units = presentUnits(view, seat, printed);
  const mine = units.filter((one) => one.unit.seat === seat);
  expect(mine.filter((one) => one.order).length).toBeGreaterThanOrEqual(3);
  expect(mine.every((one) => one.order !== null)).toBe(true);
  expect(view.sides[1 - (seat ?? 0)]?.finished).toBe(true);
  expect(units.filter((one) => one.unit.seat !== seat).every((one) => one.order === null)).toBe(true);
});

it("shows no order to those who may not see it", () => {
  for (const moment of ["give-orders-waiting", "give-orders-public"]) {
    const { view, seat } = at(moment);
    const others = presentUnits(view, seat, printed).filter((one) => one.unit.seat !== seat);
    expect(
      others.some((one) => one.order),
      moment,
    ).toBe(false);
  }
  const { view } = at("give-orders-public");
  expect(view.sides.every((side) => side.reserve === null)).toBe(true);
});

it("counts the reserve in the order of the colour steps, with endless yellow", () => {
  const { view, seat } = at("give-orders");
  expect(reserveOf(view, seat ?? 0)?.map(({ colour }) => colour)).toEqual(["red", "blue", "green", "yellow", "purple"]);
  expect(reserveOf(view, seat ?? 0)?.[3]?.count).toBeNull();
  expect(reserveOf(view, 1 - (seat ?? 0))).toBeNull();
});

it("turns over what is revealed, but not the reader's own orders", () => {
  const { view, seat } = at("act");
  const shown = (id: string): Told =>
    ({
      say: { message: "event-order-shown", words: { unit: { kind: "piece", id }, colour: { kind: "colour", id: "red" } }, rule: "FC-11.1" },
    }) as unknown as Told;
  const ordered = view.units.filter((unit) => unit.order !== null && unit.hex !== null);
  const turned = presentUnits(
    view,
    seat,
    printed,
    ordered.map(({ id }) => shown(id)),
  ).filter((one) => one.turned);
  expect(turned.map((one) => one.unit.id)).toEqual(ordered.filter((unit) => unit.side !== seat).map((unit) => unit.id));
  expect(turned.length).toBeGreaterThan(0);
  expect(presentUnits(view, seat, printed).filter((one) => one.turned)).toEqual([]);
});

it("draws buildings, and one plate for neighbours of one special terrain", () => {
  const { view, geometry } = at("act");
  const terrain = view.terrain.map((row, index) =>
    index === 8 ? "..pp...p....." : index === 9 ? "............." : row.replaceAll("p", "."),
  );
  const map = presentMap({ ...view, terrain, towns: [], buildings: { d10: 0, g10: 1 } }, geometry, narrator, say);
  const plates = Object.fromEntries(map.towns.map((town) => [hexOfCell(town.cell), town.name]));
  expect(plates).toMatchObject({ d10: "fc-building", g10: "fc-building-damaged", c9: "Field Fortifications", h9: "Field Fortifications" });
  expect(plates.d9).toBeUndefined();
});

it("groups the units that wait for their activation by colour", () => {
  const { view } = at("act");
  const order = activationOrder(view);
  expect(order.flatMap((group) => group.units)).toHaveLength(view.units.filter((unit) => unit.order !== null && unit.hex !== null).length);
  expect(order.map((group) => group.colour)).toEqual(["red", "green", "yellow"]);
});

it("draws the line of the attack in progress", () => {
  const { view, choices } = at("defence");
  const hex = (id: string | undefined) => cellOfHex(view.units.find((unit) => unit.id === id)?.hex ?? "");
  expect(presentArrows(view, choices, { hovered: null, sights: false, answers: [] })).toEqual([
    { kind: "sight", from: hex(view.attack?.attacker), to: hex(view.attack?.target), blocked: false },
  ]);
});

it("shows the way to the hex under the pointer, dashed for a run", () => {
  const { view, choices } = at("act");
  const paths = Object.entries(view.activation?.paths ?? {});
  expect(paths.length).toBeGreaterThan(0);
  const from = cellOfHex(view.units.find((unit) => unit.id === view.activation?.unit)?.hex ?? "");
  for (const [notation, path] of paths) {
    const [verb, hex = ""] = notation.split(" ");
    const arrows = presentArrows(view, choices, { hovered: cellOfHex(hex), sights: false, answers: [] });
    expect(arrows).toEqual([{ kind: "path", cells: [from, ...path.map(cellOfHex)], cost: String(path.length), dashed: verb === "run" }]);
  }
});

it("draws a refused line of sight and the hexes that block it, before anything under the pointer", () => {
  const { view, choices } = at("act");
  const target = view.units.find((unit) => unit.side !== view.turn && unit.hex !== null);
  const refusal = { message: "refuse-no-sight", rule: "FC-23.5", words: { hexes: [{ kind: "hex", id: "e5" }] } };
  const answer = { notation: `shoot ${target?.id}`, say: { message: "action-shoot" }, legal: false, refusal, instead: [] };
  const from = cellOfHex(view.units.find((unit) => unit.id === view.activation?.unit)?.hex ?? "");
  expect(presentArrows(view, choices, { hovered: "0,0", sights: false, answers: [answer] })).toEqual([
    { kind: "sight", from, to: cellOfHex(target?.hex ?? ""), blocked: true },
    { kind: "blocked", cell: "4,4" },
  ]);
});

it("shows the line of sight to the enemy under the pointer, and all of them on demand", () => {
  const { view, choices } = at("act");
  const [near, far] = view.units.filter((unit) => unit.side !== view.turn && unit.hex !== null);
  if (!near?.hex || !far?.hex || !view.activation) throw new Error("there are enemies");
  const seen = { ...view, activation: { ...view.activation, sights: { [near.id]: [], [far.id]: ["e5"] } } };
  const from = cellOfHex(view.units.find((unit) => unit.id === view.activation?.unit)?.hex ?? "");
  const clear = { kind: "sight", from, to: cellOfHex(near.hex), blocked: false };
  const blocked = [
    { kind: "sight", from, to: cellOfHex(far.hex), blocked: true },
    { kind: "blocked", cell: "4,4" },
  ];
  const pointing = { hovered: cellOfHex(near.hex), sights: false, answers: [] };
  expect(presentArrows(seen, choices, pointing)).toEqual([clear]);
  expect(presentArrows(seen, choices, { ...pointing, hovered: cellOfHex(far.hex) })).toEqual(blocked);
  expect(presentArrows(seen, choices, { ...pointing, hovered: null, sights: true })).toEqual([clear, ...blocked]);
  expect(presentArrows(view, choices, { ...pointing, sights: true })).toEqual([]);
});

it("lights hexes that only running leads to more weakly", () => {
  const { view, geometry, choices, options } = at("act");
  const { far } = presentLights(view, geometry, choices, nothing);
  const run = options.filter((option) => option.notation.startsWith("run ")).map((option) => cellOfHex(option.notation.slice(4)));
  const walked = options.filter((option) => option.notation.startsWith("move ")).map((option) => cellOfHex(option.notation.slice(5)));
  expect(far).toEqual(new Set(run.filter((cell) => !walked.includes(cell))));
});

it("takes what units and cards say from the library", () => {
  const words = { narrator, printed, say: (message: string) => message };
  const shooters = printed.unit("imperial_shooters");
  if (!shooters) throw new Error("no shooters");
  expect(unitFigures(shooters, words.say).map(({ value }) => value)).toEqual(["2", "1", "2–3", "3", "2", "3 · 2–4"]);
  expect(unitLines(printed.unit("roland") ?? shooters, narrator).map(({ text }) => text)).toEqual([
    "Counterblow",
    "Aura 1 (own units): Brave",
    "Marshal’s Blade (1 red):",
    "Master of Attack 2",
  ]);
  const face = cardFace("breakthrough", 0, words);
  expect(face.name).toBe("Breakthrough");
  expect(face.lines).toEqual(printed.card("breakthrough")?.text);
  expect(allFaces(printed.all, narrator, words.say)).toHaveLength(printed.all.units.length + printed.all.cards.length);
});

it("crowns heroes, notches the rim of promoted units, and shows wounds of those that have health", () => {
  expect([printed.rank("legionnaires"), printed.rank("legionnaires_veteran"), printed.rank("legionnaires_champion")]).toEqual([0, 1, 2]);
  const { view } = at("act");
  const [unit] = view.units;
  if (!unit) throw new Error("no unit");
  expect(pieceOf(view, { ...unit, card: "roland" }, printed)).toMatchObject({ crowned: true, wounded: true, rank: 0 });
  expect(pieceOf(view, { ...unit, card: "legionnaires_champion", fatigue: 2 }, printed)).toMatchObject({
    crowned: false,
    wounded: false,
    rank: 2,
    marks: expect.arrayContaining(["drop", "drop"]),
  });
});

it("marks the unit that acts, and the unit an order is for", () => {
  const act = at("act");
  const hex = act.view.units.find((unit) => unit.id === act.view.activation?.unit)?.hex ?? "";
  expect(presentLights(act.view, act.geometry, act.choices, nothing).picked).toEqual(new Set([cellOfHex(hex)]));
  const give = at("give-orders");
  const other = fielded(give.view, give.seat ?? 0)[0];
  const lights = presentLights(give.view, give.geometry, give.choices, {
    ...nothing,
    chosen: other?.id ?? "",
    nameable: fielded(give.view, give.seat ?? 0),
  });
  expect(lights.picked).toEqual(new Set([cellOfHex(other?.hex ?? "")]));
  expect(lights.lit.size).toBe(fielded(give.view, give.seat ?? 0).length);
});

it("traces the hexes and units that the last events speak of", () => {
  const { view, geometry, choices } = at("advance");
  const { traced } = presentLights(view, geometry, choices, { ...nothing, last: told.advance ?? [] });
  const units = new Set(
    (told.advance ?? [])
      .flatMap(({ say }) => Object.values(say?.words ?? {}))
      .flatMap((word) => (typeof word === "object" && "id" in word && word.kind === "piece" ? [word.id] : [])),
  );
  expect(units.size).toBeGreaterThan(0);
  for (const unit of view.units) if (units.has(unit.id) && unit.hex !== null) expect(traced).toContain(cellOfHex(unit.hex));
});

it("reads hexes into cells and back", () => {
  expect(cellOfHex("a1")).toBe("0,0");
  expect(cellOfHex("m11")).toBe("12,10");
  expect(hexOfCell("2,3")).toBe("c4");
});

it("has an emblem for every unit and a ground for every glyph", () => {
  const units = printed.all.units;
  expect(units.length).toBeGreaterThan(30);
  expect(new Set(units.map((unit) => unitEmblem(unit.id, printed))).size).toBeGreaterThanOrEqual(
    units.filter((unit) => printed.rank(unit.id) === 0).length - 1,
  );
  for (const { glyph, id } of printed.all.terrain) expect(groundOf(glyph).id).toBe(id);
});

describe("what lies on a unit for a time", () => {
  const none = { until: "round", property: null, of: null, face: null, numbers: [] };
  it.each([
    [{ what: "dice", of: "melee", numbers: [-1] }, "melee dice −1 until the end of the round"],
    [{ what: "forbid", of: "run" }, "may not run until the end of the round"],
    [{ what: "grant", property: "charge", numbers: [2] }, "Charge 2 until the end of the round"],
    [{ what: "grant", property: "flight", numbers: [0] }, "Flight until the end of the round"],
    [{ what: "lose", property: "charge" }, "without Charge until the end of the round"],
    [{ what: "result", of: "ranged", face: "hit", numbers: [1] }, "adds 1 × hit to its rolls (shooting) until the end of the round"],
    [{ what: "support", of: "attack" }, "support in attack until the end of the round"],
    [{ what: "range", numbers: [1, 2] }, "base / maximum range +1 / +2 until the end of the round"],
  ])("is said in words: %j", (effect, words) => {
    expect(effectWords({ ...none, ...effect }, narrator)).toBe(words);
  });
});
