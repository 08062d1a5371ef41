import { describe, expect, test } from "vitest";
import { point as inBattle } from "$games/fantasy_commander/point";
import { point as inDesert } from "$games/dungeoneer/point";
import { point as inDungeon } from "$games/dungeon_command/point";
import { point as inSkirmish } from "$games/dnd_miniatures/point";
import { point as inUnderdark } from "$games/tyrants/point";
import type { Outlook } from "$lib/protocol/types";
import { NOWHERE, pointedAt, type Pointing, selectorOf } from "./pointing";

const at = (kind: string, id: string, view: unknown, own?: Pointing): string =>
  selectorOf(pointedAt({ kind, id }, { view } as Outlook, own));

describe("every table", () => {
  test("has seats, cards, buttons and parts", () => {
    expect(at("seat", "black", {})).toBe('[data-seat="black"]');
    expect(at("card", "noble", {})).toBe('[data-card="noble"]');
    expect(at("button", "end-turn", {})).toContain('[data-notation="end-turn"]');
    expect(at("panel", "stack", {})).toBe('[data-part~="stack"]');
  });
  test("points at nothing where it knows nothing", () => {
    expect(pointedAt({ kind: "moon", id: "full" }, { view: {} } as Outlook, undefined)).toBe(NOWHERE);
    expect(at("panel", "board", {})).toBe("");
  });
});

test("Tyrants: spaces, sites, spies, the pool and the barracks", () => {
  const view = { viewer: "black" };
  const own = inUnderdark as Pointing;
  expect(at("cell", "eryndlyn:1", view, own)).toBe('[data-cell="space:eryndlyn:1"]');
  expect(at("site", "eryndlyn", view, own)).toBe('[data-cell="site:eryndlyn"]');
  expect(at("spy", "araumycos.orange", view, own)).toBe('[data-cell="spy:araumycos:orange"]');
  expect(at("counter", "power", view, own)).toBe('.res[data-kind="power"]');
  expect(at("panel", "barracks", view, own)).toBe('[data-seat="black"] [data-figure="banner"]');
  expect(at("panel", "market", view, own)).toBe('[data-part~="market"]');
});
test("Dungeon Command: a large creature is all its squares", () => {
  const view = {
    seats: [{ seat: "gold" }, { seat: "silver" }],
    units: [{ id: "drider#1", square: "c2", x: 2, y: 1, size: 2 }],
    battlefield: { zones: [["a1", "a2"], []] },
  };
  const own = inDungeon as Pointing;
  expect(at("piece", "drider#1", view, own)).toBe('[data-cell="2,1"], [data-cell="3,1"], [data-cell="2,2"], [data-cell="3,2"]');
  expect(at("cell", "f3", view, own)).toBe('[data-cell="5,2"]');
  expect(at("area", "gold", view, own)).toBe('[data-cell="0,0"], [data-cell="0,1"]');
  expect(at("counter", "silver.morale", view, own)).toContain('[data-seat="silver"] [data-track="0"]');
});
test("Fantasy Commander: hexes, units where they stand, orders and the deck", () => {
  const view = { units: [{ id: "roland-1", hex: "g6", destroyed: false }] };
  const own = inBattle as Pointing;
  expect(at("piece", "roland-1", view, own)).toBe(at("cell", "g6", view, own));
  expect(at("order", "red", view, own)).toBe('.order[data-colour="red"]');
  expect(at("deck", "empire", view, own)).toBe('[data-part~="tactics"]');
});
test("Dungeoneer: locations, cells that are still empty, and the figures of a hero", () => {
  const view = {
    viewer: "azure",
    places: [{ id: "fd_sun_temple", cell: "1:2", plane: "surface" }],
    seats: [{ seat: "azure", place: "fd_sun_temple" }],
  };
  const own = inDesert as Pointing;
  expect(at("site", "fd_sun_temple", view, own)).toBe('[data-cell="1,-2"]');
  expect(at("piece", "azure", view, own)).toBe('[data-cell="1,-2"]');
  expect(at("cell", "-2:1", view, own)).toBe('[data-cell="-2,-1"]');
  expect(at("counter", "azure.glory", view, own)).toBe('[data-seat="azure"] [data-figure="sun"]');
});
test("D&D Miniatures: victory areas, and the rows of what a creature can do", () => {
  const view = { units: [], map: { areas: [{ squares: ["j2", "k2"], owner: "A", keyword: "" }] } };
  const own = inSkirmish as Pointing;
  expect(at("area", "j2", view, own)).toBe('[data-cell="9,1"], [data-cell="10,1"]');
  expect(at("button", "attack greatsword", view, own)).toContain('[data-deed="attack:greatsword"]');
  expect(at("button", "charge", view, own)).toContain('[data-deed="charge"]');
});
