import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import StagedDungeoneer from "../../../tests/gallery/StagedDungeoneer.svelte";
import { dungeoneerAt, learnDungeoneer, stageDungeoneer } from "../../../tests/gallery/dungeoneer";
import { voice } from "$lib/i18n/voice.svelte";
import type { Option, Outlook } from "$lib/protocol/types";
import { cellOf } from "./cells";
import { placingsOf } from "./choices";
import { placeOf } from "./present";
import type { DungeoneerView } from "./view";

// Finding things by role in a whole table takes a while on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await voice.speak("en");
  await learnDungeoneer();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function sit(moment: string, changed?: (outlook: Outlook) => Outlook) {
  const staged = stageDungeoneer(moment, changed);
  const { container } = render(StagedDungeoneer, { staged });
  const acts = () => staged.sent.flatMap((message) => (message.type === "act" ? [message.notation] : []));
  const asked = () => staged.sent.filter((message) => message.type === "explain");
  const cell = (name: string): SVGElement => {
    const found = container.querySelector<SVGElement>(`[data-cell="${name}"]`);
    if (!found) throw new Error(`no cell ${name}`);
    return found;
  };
  const outlook = dungeoneerAt(moment);
  const view = outlook.view as DungeoneerView;
  return { staged, container, acts, asked, cell, user: userEvent.setup(), view, options: outlook.question?.options ?? [] };
}

const touch = (): void => {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(hover: none)", addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
};
const cellOfPlace = (view: DungeoneerView, id: string): string => cellOf(placeOf(view, id)?.cell ?? "");

it("moves by pressing a lit location", async () => {
  const { acts, cell, user, view } = sit("feats");
  const [way] = view.ways;
  await user.click(cell(cellOfPlace(view, way?.place ?? "")));
  expect(acts()).toEqual([way?.notation]);
});

it("moves by keys alone", async () => {
  const { acts, cell, user, view } = sit("feats");
  const way = view.ways.find(({ notation }) => notation.startsWith("move "));
  const keys: Record<string, string> = { n: "ArrowUp", e: "ArrowRight", s: "ArrowDown", w: "ArrowLeft" };
  const me = view.seats.find(({ seat }) => seat === view.viewer);
  cell(cellOfPlace(view, me?.place ?? "")).focus();
  await user.keyboard(`{${keys[way?.notation.slice(-1) ?? ""]}}{Enter}`);
  expect(acts()).toEqual([way?.notation]);
});

it("shows a finger what would happen first, and goes at the second touch or by the button", async () => {
  touch();
  const { acts, cell, user, view } = sit("feats");
  const [way] = view.ways;
  const place = cell(cellOfPlace(view, way?.place ?? ""));
  await user.click(place);
  expect(acts()).toEqual([]);
  expect(document.querySelector(".aimed button")).not.toBeNull();
  expect(document.querySelector(".arrows .path")).not.toBeNull();
  await user.click(place);
  expect(acts()).toEqual([way?.notation]);
});

it("lays the drawn card where it fits, turned with a key", async () => {
  const { acts, cell, user, options } = sit("place");
  const placings = placingsOf(options);
  const both = placings.find(({ turned, cell: at }) => turned && placings.some((other) => other.cell === at && !other.turned));
  if (!both) throw new Error("the card fits nowhere in both positions");
  cell(both.cell).focus();
  await Promise.resolve();
  expect(document.querySelectorAll("g.ghost")).toHaveLength(1);
  await user.keyboard("r{Enter}");
  expect(acts()).toEqual([both.option.notation]);
});

it("asks why a card does not fit in a cell, with its rule", async () => {
  const { asked, container, user, options } = sit("place");
  const lit = new Set(placingsOf(options).map(({ cell }) => cell));
  const dark = [...container.querySelectorAll("[data-cell]")].find((each) => !lit.has(each.getAttribute("data-cell") ?? ""));
  await user.click(dark as Element);
  expect(asked()).toMatchObject([{ thing: { kind: "cell" }, picked: [{ kind: "turned", id: expect.stringMatching(/^(0|180)$/u) }] }]);
  expect(await screen.findByText("DG-9.16")).toBeTruthy();
});

it("plays a card of the hand, or says why not", async () => {
  const { acts, asked, user, view, options } = sit("villainy");
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  const cards = within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button");
  const at = hand.findIndex((id) => options.some(({ notation }) => notation === `play ${id}`));
  const off = hand.findIndex((id) => !options.some(({ notation }) => notation.includes(id)));
  if (off >= 0) {
    await user.click(cards[off] as Element);
    expect(asked()).toMatchObject([{ thing: { kind: "card", id: hand[off] } }]);
  }
  await user.click(cards[at] as Element);
  expect(acts()).toEqual([`play ${hand[at]}`]);
});

it("discards what is pressed at the end of a turn", async () => {
  const { acts, user, view, options } = sit("discard");
  const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand ?? [];
  const at = hand.findIndex((id) => options.some(({ notation }) => notation === `discard ${id}`));
  await user.click(within(screen.getByRole("list", { name: "Your hand" })).getAllByRole("button")[at] as Element);
  expect(acts()).toEqual([`discard ${hand[at]}`]);
});

it("tries a quest by its row", async () => {
  const { options } = sit("feats");
  cleanup();
  const quest = (dungeoneerAt("feats").view as DungeoneerView).quests[0]?.id ?? "";
  const attempt: Option = {
    code: 99_999,
    notation: `try ${quest}`,
    say: { message: "action-try", words: { quest: { kind: "quest", id: quest } } },
  };
  const asking = (outlook: Outlook): Outlook => ({
    ...outlook,
    question: { say: outlook.question?.say ?? { message: "ask-feats" }, options: [...options, attempt] },
  });
  const { acts, user } = sit("feats", asking);
  const row = screen.getByRole("region", { name: "Quests" }).querySelector("[data-lit]");
  await user.click(row as Element);
  expect(acts()).toEqual([attempt.notation]);
});

it("shows the eight steps of a battle, both sums, and the dice that fell", () => {
  const { container, view } = sit("battle");
  const battle = screen.getByRole("region", { name: "Battle" });
  expect(within(battle).getByRole("list", { name: "Steps of the battle" }).children).toHaveLength(8);
  const [attack] = view.fights.at(-1)?.attacks ?? [];
  expect(battle.textContent).toContain(String(attack?.attack));
  expect(container.querySelectorAll(".battle .die").length).toBeGreaterThan(0);
});

it("offers every number of an X as a button", async () => {
  const { acts, user, options } = sit("x");
  const tray = screen.getByRole("group", { name: "Choose" });
  const buttons = [...tray.querySelectorAll(".numbers button")];
  expect(buttons).toHaveLength(options.length);
  await user.click(buttons.at(-1) as Element);
  expect(acts()).toEqual([options.at(-1)?.notation]);
});

it("chooses a hero by the card", async () => {
  const { acts, user, options } = sit("hero");
  const heroes = screen.getByRole("group", { name: "Heroes" });
  expect(within(heroes).getAllByRole("button")).toHaveLength(options.length);
  await user.click(within(heroes).getAllByRole("button")[0] as Element);
  expect(acts()).toHaveLength(1);
});

it("lays one of the locations in the hand", async () => {
  const { acts, user, view, options } = sit("lay");
  const tiles = view.seats.find(({ seat }) => seat === view.viewer)?.tiles ?? [];
  const tray = screen.getByRole("group", { name: "Your locations" });
  expect(within(tray).getAllByRole("button")).toHaveLength(tiles.length);
  const at = tiles.findIndex((id) => options.some(({ notation }) => notation === `lay ${id}`));
  await user.click(within(tray).getAllByRole("button")[at] as Element);
  expect(acts()).toEqual([`lay ${tiles[at]}`]);
});

it("shows the other plane by its tab", async () => {
  const { container, user, view } = sit("feats-planes");
  const shown = () => container.querySelectorAll("g.tile").length;
  const of = (plane: string): number => view.places.filter((place) => place.plane === plane).length;
  const me = placeOf(view, view.seats.find(({ seat }) => seat === view.viewer)?.place);
  const other = me?.plane === "surface" ? "dungeon" : "surface";
  expect(shown()).toBe(of(me?.plane ?? ""));
  await user.click(screen.getByRole("radio", { name: other === "dungeon" ? "Dungeon" : "Surface" }));
  expect(shown()).toBe(of(other));
});

it("names the Overlord at the seats, wide and folded", () => {
  const { container, view } = sit("villainy");
  const seats = (selector: string): (string | null)[] =>
    [...container.querySelectorAll(`${selector}[data-seat]:has([data-sign='overlord'])`)].map((seat) => seat.getAttribute("data-seat"));
  expect(seats("article")).toEqual([view.active]);
  expect(seats(".mini")).toEqual([view.active]);
  // Over a map of one plane nothing lies.
  expect(container.querySelector("[data-strip]")).toBeNull();
});

it("says above two planes whose peril the Overlord can spend", () => {
  const { container, view } = sit("feats-planes", (outlook) => ({
    ...outlook,
    view: { ...(outlook.view as DungeoneerView), phase: "villainy" },
  }));
  const lord = container.querySelector("[data-strip] [data-part='overlord']");
  expect(lord?.textContent).toMatch(/Dragon Overlord/u);
  const others = view.seats.filter(({ seat, alive }) => alive && seat !== view.active);
  expect(others.length).toBeGreaterThan(0);
  for (const { peril } of others) expect(lord?.textContent).toContain(String(peril));
});

it("shows health, glory and peril of every hero as tracks", () => {
  const { view } = sit("feats");
  const rail = screen.getByRole("complementary", { name: "Seats" });
  for (const player of view.seats.filter(({ alive }) => alive)) {
    expect(within(rail).getAllByText(`Glory: ${player.glory}`).length).toBeGreaterThan(0);
    expect(within(rail).getAllByText(`Peril: ${player.peril}`).length).toBeGreaterThan(0);
    expect(within(rail).getAllByText(`Health: ${player.health} / ${player.max_health}`).length).toBeGreaterThan(0);
  }
});

it("shows what lies before any hero", async () => {
  const { user, view } = sit("feats");
  const kit = screen.getByRole("region", { name: "Inventory" });
  const other = view.seats.find(({ inventory }) => inventory.length > 0);
  if (!other) throw new Error("nobody has anything");
  await user.click(
    within(within(kit).getByRole("group", { name: "Whose inventory is shown" })).getByRole("button", {
      name: new RegExp(voice.game("dungeoneer").name("seat", other.seat), "u"),
    }),
  );
  for (const card of other.inventory)
    expect(
      within(screen.getByRole("region", { name: "Inventory" })).getByText(voice.game("dungeoneer").name("card", card.id)),
    ).toBeTruthy();
});

it("passes with the space bar, and shows no cards to those who only watch", async () => {
  const { acts, user } = sit("battle");
  await user.keyboard(" ");
  expect(acts()).toEqual(["pass"]);
  cleanup();
  expect(sit("feats-public").container.querySelectorAll("ul.fan .card")).toHaveLength(0);
});

it("lights nothing for whoever does not decide", () => {
  const { container } = sit("feats-waiting");
  expect(container.querySelector(".things")?.hasAttribute("data-waiting")).toBe(true);
  expect(container.querySelectorAll("[data-cell][data-lit]")).toHaveLength(0);
});
