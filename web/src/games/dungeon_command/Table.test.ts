import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import StagedDungeon from "../../../tests/gallery/StagedDungeon.svelte";
import { dungeonAt, learnDungeon, stageDungeon } from "../../../tests/gallery/dungeon";
import { voice } from "$lib/i18n/voice.svelte";
import type { DungeonView } from "./view";

// Finding things by role in a whole table takes a while on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await voice.speak("en");
  await learnDungeon();
});
afterEach(cleanup);

function sit(moment: string) {
  const staged = stageDungeon(moment);
  const { container } = render(StagedDungeon, { staged });
  const acts = () => staged.sent.flatMap((message) => (message.type === "act" ? [message.notation] : []));
  const asked = () => staged.sent.filter((message) => message.type === "explain");
  const square = (name: string): Element => {
    const found = [...container.querySelectorAll("[data-cell]")].find((each) => each.getAttribute("aria-label")?.startsWith(`${name},`));
    if (!found) throw new Error(`no square ${name}`);
    return found;
  };
  return { staged, container, acts, asked, square, user: userEvent.setup(), view: dungeonAt(moment).view as DungeonView };
}

it("moves by pressing a lit square", async () => {
  const { acts, square, user } = sit("act");
  await user.click(square("i1"));
  expect(acts()).toEqual(["move i1"]);
});

it("moves by keys alone", async () => {
  const { acts, square, user } = sit("act");
  (square("k2") as SVGElement).focus();
  await user.keyboard("{ArrowLeft}{Enter}");
  expect(acts()).toEqual(["move j2"]);
});

it("shows where a creature would go while the keys move over the board", async () => {
  const { container, square, user } = sit("act");
  (square("k2") as SVGElement).focus();
  await user.keyboard("{ArrowLeft}");
  expect(container.querySelectorAll(".arrows .footprint")).toHaveLength(1);
  expect(container.querySelector(".arrows .path")).not.toBeNull();
});

it("shows a finger what would happen first, and does it at the second touch or by the button", async () => {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (query) => ({ matches: query === "(hover: none)", addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
  const { acts, square, user } = sit("act");
  await user.click(square("i1"));
  expect(acts()).toEqual([]);
  expect(screen.getByRole("button", { name: "Move to i1" })).toBeTruthy();
  await user.click(square("j2"));
  expect(acts()).toEqual([]);
  await user.click(square("j2"));
  expect(acts()).toEqual(["move j2"]);
});

it("asks why a hidden enemy cannot be shot, and names the square in the way with its rule", async () => {
  const { asked, container, square, user, view } = sit("blocked");
  await user.click(square(view.units.find(({ id }) => id === "sl_demonweb_spider#1")?.square ?? ""));
  expect(asked()).toMatchObject([{ thing: { kind: "unit", id: "sl_demonweb_spider#1" } }]);
  expect(await screen.findByText(/the obstacle on n6 is in the way/u)).toBeTruthy();
  expect(screen.getByText("DC-3.4")).toBeTruthy();
  expect(container.querySelector("[data-pointed]")).not.toBeNull();
});

it("deploys by a card from the hand and a square", async () => {
  const { acts, square, user, view } = sit("deploy");
  const offered = dungeonAt("deploy").question?.options.find(({ notation }) => notation.startsWith("deploy"))?.notation ?? "";
  const [, creature = "", place = ""] = offered.split(" ");
  const at = view.seats.find(({ seat }) => seat === view.viewer)?.creature_hand?.indexOf(creature) ?? -1;
  const card = within(screen.getByRole("list", { name: "Creatures" })).getAllByRole("button")[at];
  if (!card) throw new Error("no such card");
  await user.click(card);
  if (acts().length === 0) await user.click(square(place));
  expect(acts()).toEqual([offered]);
});

it("lists the stack with who decides, and passes until something happens", async () => {
  const { acts, user } = sit("respond");
  const stack = screen.getByRole("region", { name: "The stack" });
  expect(within(stack).getByText("Move")).toBeTruthy();
  expect(within(stack).getByText(/Ember may respond/u)).toBeTruthy();
  // The ways to pass for a while stand in their menu, not among the options.
  expect(screen.getAllByRole("button", { name: /stack is empty/u }).map((each) => each.textContent)).toEqual([
    "Pass until the stack is empty",
  ]);
  await user.click(screen.getByText("Pass until…"));
  await user.click(screen.getByRole("button", { name: "Pass until the stack is empty" }));
  expect(acts()).toEqual(["pass-until stack-empty"]);
});

it("passes with the space bar", async () => {
  const { acts, user } = sit("respond");
  await user.keyboard(" ");
  expect(acts()).toEqual(["pass"]);
});

it("lays a tile by pointing at any square that it would cover, after turning it with a key", async () => {
  const { acts, square, user } = sit("lay");
  const tiles = screen.getByRole("group", { name: "Tiles to lay" });
  expect(within(tiles).getAllByRole("button", { pressed: true })).toHaveLength(1);
  await user.keyboard("r");
  await user.click(square("v8"));
  expect(acts()).toEqual(["lay sl_s1 u5 90"]);
});

it("shows the own hand as cards and the others' as backs", () => {
  const { container, view } = sit("act");
  const me = view.seats.find(({ seat }) => seat === view.viewer);
  const other = view.seats.find(({ seat }) => seat !== view.viewer);
  expect(container.querySelectorAll("ul.fan .card")).toHaveLength((me?.hand?.length ?? 0) + (me?.creature_hand?.length ?? 0));
  expect(screen.getByRole("img", { name: `Orders in hand: ${other?.hand_count}` })).toBeTruthy();
});

it("shows no cards to those who only watch", () => {
  const { container } = sit("act-public");
  expect(container.querySelectorAll("ul.fan .card")).toHaveLength(0);
});

it("chooses a commander by its card", async () => {
  const { acts, user } = sit("lead");
  const [first] = within(screen.getByRole("list", { name: "Commanders" })).getAllByRole("button");
  if (!first) throw new Error("no commander");
  await user.click(first);
  expect(acts()).toEqual([dungeonAt("lead").question?.options[0]?.notation]);
});

it("shows morale and leadership of four seats, and their teams", () => {
  const { view } = sit("act-teams");
  const rail = screen.getByRole("complementary", { name: "Seats" });
  for (const player of view.seats)
    expect(within(rail).getAllByText(`${player.leadership_used} of ${player.leadership} in play`).length).toBeGreaterThan(0);
  expect(within(rail).getAllByText("Team")).toHaveLength(4);
});

it("shows all lines of sight while L is held", async () => {
  const { container, user, view } = sit("blocked");
  await user.keyboard("{l>}");
  expect(container.querySelectorAll(".arrows .cover")).toHaveLength(view.sights.filter(({ sight }) => sight === "cover").length);
  await user.keyboard("{/l}");
  expect(container.querySelectorAll(".arrows .cover")).toHaveLength(0);
});

it("lights nothing for whoever does not decide: the busy creature is ringed without the candle", () => {
  const drawing = (moment: string) => sit(moment).container.querySelector(".things");
  expect(drawing("act")?.hasAttribute("data-waiting")).toBe(false);
  cleanup();
  expect(drawing("act-waiting")?.hasAttribute("data-waiting")).toBe(true);
});
