import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { dungeonLibrary, learnDungeon } from "../../../../tests/gallery/dungeon";
import { t, voice } from "$lib/i18n/voice.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import type { Judgement } from "$lib/protocol/types";
import { orderFace } from "../faces";
import type { PrintedLibrary } from "../view";
import { changed, duel, EMPTY, isFound, packOf, readWarband, type Warband } from "./warband";
import Workshop from "./Workshop.svelte";

vi.setConfig({ testTimeout: 60_000 });
const printed = dungeonLibrary as unknown as PrintedLibrary;

beforeAll(async () => {
  await voice.speak("en");
  await learnDungeon();
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("takes a pack as it is sold", () => {
  const pack = packOf(printed, "sting_of_lolth");
  const count = (counts: Record<string, number>) => Object.values(counts).reduce((sum, each) => sum + each, 0);
  expect([count(pack.creatures), count(pack.orders), pack.commander, pack.tiles]).toEqual([12, 36, "sl_aliszandra", "sting_of_lolth"]);
});

it("adds and takes away, and forgets what is at nothing", () => {
  expect(changed(changed({}, "a", 1), "a", 1)).toEqual({ a: 2 });
  expect(changed({ a: 1, b: 2 }, "a", -1)).toEqual({ b: 2 });
  expect(changed({}, "a", -1)).toEqual({});
});

it("reads a warband from a file, and nothing else", () => {
  const pack = packOf(printed, "heart_of_cormyr");
  expect(readWarband(JSON.parse(JSON.stringify(pack)))).toEqual(pack);
  for (const bad of [null, 5, {}, { ...pack, creatures: { a: -1 } }, { ...pack, orders: [] }, { ...pack, commander: 1 }])
    expect(readWarband(bad)).toBeNull();
});

it("makes the options of a duel", () => {
  expect(duel(EMPTY, EMPTY, { layout: "build" })).toEqual({ players: 2, warbands: [EMPTY, EMPTY], layout: "build" });
});

it("finds cards by name, kind and text", () => {
  const [face] = printed.orders
    .filter(({ id }) => id === "hc_healing_potion")
    .map((card) => orderFace(card, voice.game("dungeon_command"), t));
  if (!face) throw new Error("not printed");
  expect([isFound(face, ""), isFound(face, "heal MINOR"), isFound(face, "cormyr potion"), isFound(face, "fire")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it("builds a warband that the rules judge at every change, and keeps it by name", async () => {
  const asked: Warband[] = [];
  vi.spyOn(hall.rest, "draft").mockImplementation((_, options) => {
    const [mine] = options.warbands as Warband[];
    if (mine) asked.push(mine);
    const creatures = Object.values(mine?.creatures ?? {}).reduce((sum, each) => sum + each, 0);
    const fault = { message: "refuse-few-creatures", words: { warband: 1, least: 12, count: creatures }, rule: "DC-30.2" };
    const tally = {
      creatures,
      creatures_min: 12,
      creature_copies_max: 2,
      orders: 0,
      orders_min: 30,
      order_copies_max: 4,
      levels: {},
      abilities: {},
      types: {},
      legal: false,
    };
    return Promise.resolve({
      faults: [fault, { ...fault, words: { ...fault.words, warband: 2 } }],
      tally: { warbands: [tally] },
    } as Judgement);
  });
  vi.spyOn(hall.rest, "game").mockResolvedValue({ bots: ["random", "greedy"], levels: [] } as never);
  render(Workshop);
  const user = userEvent.setup();
  const side = await screen.findByRole("complementary", { name: "Warband" });
  await user.click(screen.getByRole("button", { name: "One more: Drider" }));
  await user.click(screen.getByRole("button", { name: "One more: Drider" }));
  await vi.waitFor(() => expect(asked.at(-1)?.creatures).toEqual({ sl_drider: 2 }));
  // Only what is wrong with the own warband is told, with its rule.
  expect(await within(side).findAllByText(/at least 12 creatures, not 2/u)).toHaveLength(1);
  expect(within(side).getByText("DC-30.2")).toBeTruthy();
  expect(within(side).getByRole<HTMLButtonElement>("button", { name: /Play with it/u }).disabled).toBe(true);
  await user.type(within(side).getByRole("textbox", { name: "Name" }), "Two Driders");
  await user.click(within(side).getByRole("button", { name: "Save" }));
  expect(JSON.parse(localStorage.getItem("warhall.workshop.dungeon_command.warbands") ?? "{}")).toMatchObject({
    "Two Driders": { creatures: { sl_drider: 2 } },
  });
  await user.click(screen.getByRole("button", { name: "Heart of Cormyr" }));
  await vi.waitFor(() => expect(asked.at(-1)?.commander).toBe("hc_valnar"));
  await user.selectOptions(within(side).getByRole("combobox", { name: "Kept in this browser" }), "Two Driders");
  await vi.waitFor(() => expect(asked.at(-1)?.creatures).toEqual({ sl_drider: 2 }));
});
