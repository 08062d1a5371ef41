import { beforeEach, expect, test } from "vitest";
import { lenderOf as dungeon } from "../../games/dungeon_command/workshop/lender";
import { lenderOf as fantasy } from "../../games/fantasy_commander/workshop/lender";
import { isAnythingBuilt, type Loan, stillTaken } from "./loan";

beforeEach(() => localStorage.clear());
const keep = (shelf: string, things: Record<string, unknown>): void =>
  localStorage.setItem(`warhall.workshop.${shelf}`, JSON.stringify(things));

test("shelves are asked only if something was ever put there", () => {
  expect(isAnythingBuilt("fantasy_commander")).toBe(false);
  keep("fantasy_commander.maps", {});
  expect(isAnythingBuilt("fantasy_commander")).toBe(true);
  expect(isAnythingBuilt("dungeon_command")).toBe(false);
});

test("what is no longer on offer is no longer taken", () => {
  const loan: Loan = { key: "map", say: "", none: "", seat: null, names: ["Hills"] };
  expect(stillTaken([loan], { map: "Hills", army: "Iron" })).toEqual({ map: "Hills" });
  expect(stillTaken([loan], { map: "Plains" })).toEqual({});
});

const LIST = {
  id: "styx_250",
  faction: "styx",
  size: "vanguard",
  army: [{ unit: "zombie_warriors", n: 4 }],
  deck: [{ card: "claws_of_darkness", n: 2 }],
};
const IRON = { faction: "empire", size: "vanguard", limit: 0, army: { roland: 1 }, deck: { iron_march: 1 } };
const LIBRARY = { units: [], cards: [], lists: [LIST] };
const GROUND = Array.from({ length: 11 }, () => ".".repeat(13));

test("an army fits its faction and size, and the other side plays its ready list", () => {
  keep("fantasy_commander.armies", { Iron: IRON, Great: { ...IRON, size: "great" } });
  const lender = fantasy(LIBRARY);
  const picks = { mode: "epic", size: "vanguard", factions: ["empire", "styx"], build: false, map: "random" };
  expect(lender.loans(picks).map(({ key, names }) => [key, names])).toEqual([["army-0", ["Iron"]]]);
  expect(lender.lend({ size: "vanguard" }, picks, { "army-0": "Iron" })).toEqual({
    size: "vanguard",
    factions: ["empire", "styx"],
    armies: [{ roland: 1 }, { zombie_warriors: 4 }],
    decks: [{ iron_march: 1 }, { claws_of_darkness: 2 }],
  });
  expect(lender.lend({ size: "vanguard" }, picks, {})).toEqual({ size: "vanguard" });
  expect(lender.loans({ ...picks, build: true })).toEqual([]);
  expect(lender.loans({ ...picks, mode: "scenario" })).toEqual([]);
});

test("a map that was painted stands in for one that is laid at the table", () => {
  keep("fantasy_commander.maps", { Hills: { ground: GROUND, elements: { d5: "tree" } } });
  const lender = fantasy(LIBRARY);
  const picks = { mode: "epic", size: "main", factions: ["empire", "styx"], map: "hand_made" };
  expect(lender.loans(picks).map(({ key, seat }) => [key, seat])).toEqual([["map", null]]);
  expect(lender.lend({ map: "hand_made" }, picks, { map: "Hills" })).toEqual({
    map: "hand_made",
    ground: GROUND,
    elements: { d5: "tree" },
  });
});

test("a custom warband makes warbands of the packs of the others", () => {
  const own = { creatures: { drider: 4 }, orders: { web: 3 }, commander: "kalteros", tiles: "lolth" };
  keep("dungeon_command.warbands", { Spiders: own });
  const card = (id: string) => ({ id, faction: "cormyr", copies: { gold: 1, silver: 2 } });
  const lender = dungeon({
    creatures: [card("dragon")],
    orders: [card("strike")],
    commanders: [
      { id: "valnar", faction: "cormyr" },
      { id: "rhynseera", faction: "cormyr" },
    ],
  });
  const picks = { mode: "standard", factions: ["lolth", "cormyr"], commanders: ["", "rhynseera"] };
  expect(lender.loans(picks).map(({ seat, names }) => [seat, names])).toEqual([
    [0, ["Spiders"]],
    [1, ["Spiders"]],
  ]);
  const pack = { creatures: { dragon: 3 }, orders: { strike: 3 }, commander: "rhynseera", tiles: "cormyr" };
  expect(lender.lend({ face: "outdoors", commanders: ["", "rhynseera"] }, picks, { "warband-0": "Spiders" })).toEqual({
    face: "outdoors",
    warbands: [own, pack],
  });
  expect(lender.lend({ commanders: ["", "rhynseera"] }, picks, {})).toEqual({ commanders: ["", "rhynseera"] });
  expect(lender.loans({ ...picks, mode: "first-game" })).toEqual([]);
});
