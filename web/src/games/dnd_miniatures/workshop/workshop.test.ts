import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { learnMiniatures, miniaturesLibrary } from "../../../../tests/gallery/miniatures";
import { t, voice } from "$lib/i18n/voice.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import type { Judgement } from "$lib/protocol/types";
import { creatureFace } from "../faces";
import type { PrintedLibrary } from "../view";
import { type Army, armyOf, BATTLES, changed, duel, isFound, readArmy, readyMade } from "./army";
import { lenderOf } from "./lender";
import Workshop from "./Workshop.svelte";

vi.setConfig({ testTimeout: 60_000 });
const printed = miniaturesLibrary as unknown as PrintedLibrary;

beforeAll(async () => {
  await voice.speak("en");
  await learnMiniatures();
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const ready = (limit: number) => {
  const [band] = readyMade(printed, limit);
  if (!band) throw new Error("no warband");
  return band;
};

it("takes a ready-made warband as one of one's own", () => {
  const band = ready(200);
  const army = armyOf(band);
  expect(Object.values(army.creatures).reduce((sum, n) => sum + n, 0)).toBe(band.creatures.reduce((sum, { n }) => sum + n, 0));
  expect([army.faction, army.map]).toEqual([band.faction, band.map]);
  expect(armyOf({ ...band, creatures: [{ id: "pit_fiend", n: 1, epic: true }] }).creatures).toEqual({ pit_fiend_epic: 1 });
});

it("adds and takes away, and forgets what is at nothing", () => {
  expect(changed(changed({}, "a", 1), "a", 1)).toEqual({ a: 2 });
  expect(changed({ a: 1, b: 2 }, "a", -1)).toEqual({ b: 2 });
});

it("reads a warband from a file, and nothing else", () => {
  const army = armyOf(ready(100));
  expect(readArmy(JSON.parse(JSON.stringify(army)))).toEqual(army);
  for (const bad of [
    null,
    5,
    {},
    { ...army, creatures: { a: -1 } },
    { ...army, creatures: [] },
    { ...army, faction: 1 },
    { ...army, map: null },
  ])
    expect(readArmy(bad)).toBeNull();
});

it("makes the options of every battle, each with ready-made warbands", () => {
  for (const battle of BATTLES) {
    const army = armyOf(ready(battle.limit));
    expect(duel(army, army, battle)).toEqual({ players: 2, mode: battle.mode, limit: battle.limit, armies: [army, army] });
    expect(printed.scenarios.some(({ id }) => id === battle.mode.replaceAll("-", "_"))).toBe(true);
  }
});

it("finds creatures by name, kind and text", () => {
  const card = printed.creatures.find(({ id }) => id === "young_red_dragon");
  if (!card) throw new Error("not printed");
  const face = creatureFace(card, voice.game("dnd_miniatures"), t);
  expect([isFound(face, ""), isFound(face, "DRAGON bite"), isFound(face, "fire breath"), isFound(face, "goblin")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("lends a warband to a seat of a new table, and takes the ready-made ones of the others with it", () => {
  const band = ready(200);
  const own: Army = { faction: "wild", creatures: { dire_wolf: 2 }, map: "" };
  localStorage.setItem("warhall.workshop.dnd_miniatures.armies", JSON.stringify({ Wolves: own }));
  const lender = lenderOf(miniaturesLibrary);
  const picks = { mode: "assault", warbands: [band.id, band.id] };
  expect(lender.loans(picks).map(({ seat, names }) => [seat, names])).toEqual([
    [0, ["Wolves"]],
    [1, ["Wolves"]],
  ]);
  expect(lender.loans({ mode: "quick-start" })).toEqual([]);
  expect(lender.lend({ limit: 200, warbands: picks.warbands }, picks, { "warband-0": "Wolves" })).toEqual({
    limit: 200,
    armies: [own, armyOf(band)],
  });
  expect(lender.lend({ limit: 200, warbands: picks.warbands }, picks, {})).toEqual({ limit: 200, warbands: picks.warbands });
});

it("builds a warband that the rules judge at every change, and keeps it by name", async () => {
  const asked: { army: Army; limit: unknown }[] = [];
  vi.spyOn(hall.rest, "draft").mockImplementation((_, options) => {
    const [army] = options.armies as Army[];
    if (army) asked.push({ army, limit: options.limit });
    const fault = { message: "refuse-over-points", words: { warband: 1, points: 400, limit: 200 }, rule: "DM-4.4" };
    const tally = { points: 400, points_max: 200, creatures: 2, creatures_max: 10, max_cost: 150, commanders: 0, legal: false };
    return Promise.resolve({
      faults: [fault, { ...fault, words: { ...fault.words, warband: 2 } }],
      tally: { warbands: [tally] },
    } as Judgement);
  });
  vi.spyOn(hall.rest, "game").mockResolvedValue({ bots: ["random", "greedy"], levels: [] } as never);
  render(Workshop);
  const user = userEvent.setup();
  const side = await screen.findByRole("complementary", { name: "Warband" });
  await user.click(screen.getByRole("button", { name: "One more: Dire Wolf" }));
  await vi.waitFor(() => expect(asked.at(-1)?.army.creatures).toEqual({ dire_wolf: 1 }));
  // Only what is wrong with the own warband is told, with its rule.
  expect(await within(side).findAllByText(/costs 400, the limit is 200/u)).toHaveLength(1);
  expect(within(side).getByText("DM-4.4")).toBeTruthy();
  expect(within(side).getByRole<HTMLButtonElement>("button", { name: /Play with it/u }).disabled).toBe(true);
  await user.type(within(side).getByRole("textbox", { name: "Name" }), "A wolf");
  await user.click(within(side).getByRole("button", { name: "Save" }));
  expect(JSON.parse(localStorage.getItem("warhall.workshop.dnd_miniatures.armies") ?? "{}")).toMatchObject({
    "A wolf": { creatures: { dire_wolf: 1 } },
  });
  await user.selectOptions(within(side).getByRole("combobox", { name: "Battle" }), "assault/50");
  await vi.waitFor(() => expect(asked.at(-1)?.limit).toBe(50));
  await user.click(screen.getByRole("button", { name: ready(50).name }));
  await vi.waitFor(() => expect(asked.at(-1)?.army).toEqual(armyOf(ready(50))));
});
