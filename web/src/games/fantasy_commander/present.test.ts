import { beforeAll, describe, expect, it } from "vitest";
import recorded from "../../../tests/fixtures/fantasy_commander.json";
import { battleAt, battleMoments } from "../../../tests/gallery/battle";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import { LISTED } from "$lib/prompt/listed";
import type { Told } from "$lib/protocol/types";
import { thingsOf } from "$lib/table/picks";
import { Choices, tried } from "./choices";
import { attackSteps, presentThrows } from "./dice";
import { groundOf, unitEmblem } from "./look";
import {
  activationOrder, cellOfHex, fielded, hexOfCell, presentArrows, presentGeometry, presentGround, presentLights, presentMap, presentUnits, reserveOf, waitingUnits,
} from "./present";
import type { BattleView } from "./view";
import { presentWords } from "./words";

const told = recorded.told as unknown as Readonly<Record<string, Told[]>>;
let narrator: Narrator;

beforeAll(() => {
  narrator = new Narrator(new Speaker("en", recorded.texts), recorded.names);
});

function at(moment: string) {
  const outlook = battleAt(moment);
  const view = outlook.view as BattleView;
  const options = outlook.question?.options ?? [];
  return { view, seat: outlook.seat, options, choices: new Choices(options, outlook.question, view), geometry: presentGeometry(view.terrain) };
}

const nothing = { picked: [], chosen: null, nameable: [], last: [], asked: true };

describe.each(Object.keys(battleMoments))("the recorded moment %s", (moment) => {
  it("shows every unit that stands on the map, on its hex", () => {
    const { view, seat, geometry } = at(moment);
    const units = presentUnits(view, seat);
    expect(units.map((one) => one.unit.id)).toEqual(view.units.filter((unit) => unit.hex !== null && !unit.destroyed).map((unit) => unit.id));
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
    for (const unit of view.units) if (unit.hex !== null && !unit.destroyed) expect(words.name(cellOfHex(unit.hex))).toContain(narrator.name("piece", unit.id));
  });

  it("draws the whole map and names its towns", () => {
    const { view, geometry } = at(moment);
    expect(geometry.cells).toHaveLength(13 * 11);
    expect([...presentGround(view.terrain, view.map ?? "field", geometry)].length).toBeGreaterThan(3);
    const map = presentMap(view, geometry, narrator);
    expect(map.points.size).toBe(view.points.length);
    expect(map.towns.length).toBeGreaterThanOrEqual(view.towns.filter((town) => !town.fallen).length);
    expect(map.zones.length > 0).toBe(view.phase === "deploy" && view.zones.some((zone) => zone.length > 0));
  });
});

it("shows the reader's orders open and sealed ones of the enemy face down", () => {
  const { view, seat } = at("give-orders");
  const units = presentUnits(view, seat);
  const mine = units.filter((one) => one.unit.seat === seat);
  expect(mine.filter((one) => one.order).length).toBeGreaterThanOrEqual(3);
  expect(mine.every((one) => one.order !== null)).toBe(true);
  expect(view.sides[1 - (seat ?? 0)]?.finished).toBe(true);
  expect(units.filter((one) => one.unit.seat !== seat).every((one) => one.order === null)).toBe(true);
});

it("shows no order to those who may not see it", () => {
  for (const moment of ["give-orders-waiting", "give-orders-public"]) {
    const { view, seat } = at(moment);
    const others = presentUnits(view, seat).filter((one) => one.unit.seat !== seat);
    expect(others.some((one) => one.order), moment).toBe(false);
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

it("groups the units that wait for their activation by colour", () => {
  const { view } = at("act");
  const order = activationOrder(view);
  expect(order.flatMap((group) => group.units)).toHaveLength(view.units.filter((unit) => unit.order !== null && unit.hex !== null).length);
  expect(order.map((group) => group.colour)).toEqual(["red", "green", "yellow"]);
});

it("crosses out the dice that the other side blocked", () => {
  const { view } = at("vampirism");
  const throws = presentThrows(view, told.vampirism ?? []);
  expect(throws.map((each) => each.unit)).toEqual([view.attack?.attacker, view.attack?.target]);
  expect(throws[1]?.dice.map((die) => [die.face, die.gone])).toEqual([["hit", "blocked"], ["hit", "blocked"], ["full", null]]);
  expect(throws[0]?.dice.every((die) => die.gone === null)).toBe(true);
  expect(attackSteps(told.vampirism ?? []).map((step) => step.say.message)).toContain("event-blocked");
});

it("shows the dice of the view when nothing was told of them", () => {
  const { view } = at("vampirism");
  expect(presentThrows(view, []).map((each) => each.dice.map((die) => die.face))).toEqual([view.attack?.attack_roll, view.attack?.defence_roll]);
});

it("keeps the last dice on the table when the attack is over", () => {
  const { view } = at("vampirism");
  expect(presentThrows({ ...view, attack: null }, told.vampirism ?? [])).toHaveLength(2);
});

it("draws the line of the attack in progress", () => {
  const { view, choices } = at("defence");
  const hex = (id: string | undefined) => cellOfHex(view.units.find((unit) => unit.id === id)?.hex ?? "");
  expect(presentArrows(view, choices, null)).toEqual([{ kind: "sight", from: hex(view.attack?.attacker), to: hex(view.attack?.target), blocked: false }]);
});

it("marks the unit that acts, and the unit an order is for", () => {
  const act = at("act");
  const hex = act.view.units.find((unit) => unit.id === act.view.activation?.unit)?.hex ?? "";
  expect(presentLights(act.view, act.geometry, act.choices, nothing).picked).toEqual(new Set([cellOfHex(hex)]));
  const give = at("give-orders");
  const other = fielded(give.view, give.seat ?? 0)[0];
  const lights = presentLights(give.view, give.geometry, give.choices, { ...nothing, chosen: other?.id ?? "", nameable: fielded(give.view, give.seat ?? 0) });
  expect(lights.picked).toEqual(new Set([cellOfHex(other?.hex ?? "")]));
  expect(lights.lit.size).toBe(fielded(give.view, give.seat ?? 0).length);
});

it("traces the hexes and units that the last events speak of", () => {
  const { view, geometry, choices } = at("advance");
  const { traced } = presentLights(view, geometry, choices, { ...nothing, last: told.advance ?? [] });
  expect(traced.size).toBeGreaterThan(1);
});

it("reads hexes into cells and back", () => {
  expect(cellOfHex("a1")).toBe("0,0");
  expect(cellOfHex("m11")).toBe("12,10");
  expect(hexOfCell("2,3")).toBe("c4");
});

it("asks about the one action that a press would have been", () => {
  expect(tried(at("act").options, "g6", undefined)).toBe("move g6");
  const { options, view } = at("activate");
  expect(tried(options, "a8", view.units[0])).toBe("activate legionnaires-1");
  expect(tried(at("turn").options, "g6", undefined)).toBeUndefined();
});

it("has an emblem for every unit and a ground for every glyph", () => {
  for (const id of Object.keys(recorded.names.unit)) expect(unitEmblem(id), id).not.toBe("banner");
  const known = new Set([...".RFH~f=TCacqwgxtvhpk"].map((glyph) => groundOf(glyph).id));
  expect(known).toEqual(new Set(Object.keys(recorded.names.terrain)));
});
