import { cleanup, render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import StagedBattle from "../../../tests/gallery/StagedBattle.svelte";
import { battleAt, learnBattle, stageBattle } from "../../../tests/gallery/battle";
import { voice } from "$lib/i18n/voice.svelte";
import type { BattleView } from "./view";

// Finding things by role in a whole table takes a while on a slow machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await voice.speak("en");
  await learnBattle();
});
afterEach(cleanup);

function sit(moment: string) {
  const staged = stageBattle(moment);
  render(StagedBattle, { staged });
  const acts = () => staged.sent.flatMap((message) => (message.type === "act" ? [message.notation] : []));
  const asked = () => staged.sent.filter((message) => message.type === "explain");
  const hex = (name: string) => {
    const map = screen.getByRole("group", { name: "Battlefield" });
    return within(map).getByRole("button", { name: new RegExp(`^${name},`, "u") });
  };
  return { acts, asked, hex, user: userEvent.setup(), view: battleAt(moment).view as BattleView };
}

it("moves by pressing a lit hex, and asks why not on another", async () => {
  const { acts, asked, hex, user } = sit("act");
  await user.click(hex("g6"));
  expect(asked()).toMatchObject([{ thing: { kind: "hex", id: "g6" } }]);
  await user.click(hex("c2"));
  expect(acts()).toEqual(["move c2"]);
});

it("activates a unit by pressing it on the map", async () => {
  const { acts, hex, user, view } = sit("activate");
  await user.click(hex(view.units.find((unit) => unit.id === "zombie_warriors-2")?.hex ?? ""));
  expect(acts()).toEqual(["activate zombie_warriors-2"]);
});

it("gives an order from the reserve to the unit that is asked about", async () => {
  const { acts, user } = sit("give-orders");
  const tray = screen.getByRole("region", { name: "Your reserve" });
  await user.click(within(tray).getByRole("button", { name: "green: 7" }));
  expect(acts()).toEqual(["give zombie_warriors-4 green"]);
});

it("gives an order to another unit that was pressed first", async () => {
  const { acts, hex, user } = sit("give-orders");
  await user.click(hex("h2"));
  await user.click(screen.getByRole("button", { name: "yellow: ∞" }));
  expect(acts()).toEqual(["give imelstar-1 yellow"]);
});

it("lists in the prompt the orders of the unit that was pressed", async () => {
  const { acts, hex, user } = sit("give-orders");
  const prompt = screen.getByRole("region", { name: "Your decision" });
  const listed = () =>
    within(prompt)
      .getAllByRole("button", { name: /: .* order/u })
      .map((button) => button.textContent.trim());
  const first = listed();
  expect(first.filter((said) => !said.startsWith("Zombie Warriors"))).toEqual([]);
  await user.click(hex("h2"));
  expect(listed()).toHaveLength(first.length);
  expect(listed().filter((said) => !said.startsWith("Imelstar"))).toEqual([]);
  await user.click(within(prompt).getByRole("button", { name: /green order/u }));
  expect(acts()).toEqual(["give imelstar-1 green"]);
});

it("gives an order by keys alone", async () => {
  const { acts, user } = sit("give-orders");
  await user.keyboard("{Shift>}[Digit3]{/Shift}");
  expect(acts()).toEqual(["give zombie_warriors-4 green"]);
});

it("takes an order back", async () => {
  const { acts, hex, user } = sit("give-orders");
  await user.click(hex("a1"));
  await user.click(screen.getByRole("button", { name: "Take it back" }));
  expect(acts()).toEqual(["take-back zombie_warriors-1"]);
});

it("asks why an order that is not in the reserve cannot be given", async () => {
  const { acts, asked, user } = sit("give-orders");
  await user.click(screen.getByRole("button", { name: "blue: 0" }));
  expect(acts()).toEqual([]);
  expect(asked()).toMatchObject([{ thing: { kind: "colour", id: "blue" }, picked: [{ kind: "piece", id: "zombie_warriors-4" }] }]);
});

it("rolls an order die again by pressing it", async () => {
  const { acts, user } = sit("order-dice");
  const dice = screen.getByRole("list", { name: "Order dice" });
  await user.click(within(dice).getByRole("button", { name: /panic/u }));
  expect(acts()).toEqual(["reroll panic"]);
});

it("deploys a unit of the bench, then on a hex", async () => {
  const first = sit("deploy");
  const bench = screen.getByRole("region", { name: "Units to deploy" });
  await first.user.click(within(bench).getByRole("button", { name: /^Zombie Archers 1/u }));
  expect(first.acts()).toEqual(["deploy zombie_archers-1"]);
  cleanup();
  const second = sit("deploy-hex");
  await second.user.click(second.hex("c2"));
  expect(second.acts()).toEqual(["on c2"]);
});

it("lays terrain of the supply", async () => {
  const { acts, user } = sit("lay-map");
  await user.click(within(screen.getByRole("region", { name: "Terrain to lay" })).getByRole("button", { name: /^Forest/u }));
  expect(acts()).toEqual(["lay forest"]);
});

it("plays the top card for its effect or its order", async () => {
  const { acts, user } = sit("turn");
  const deck = screen.getByRole("region", { name: "Tactic cards" });
  await user.click(within(deck).getByRole("button", { name: "Take the order of the card" }));
  expect(acts()).toEqual(["take-order"]);
});

it("advances by pressing the hex that was left free", async () => {
  const { acts, hex, user } = sit("advance");
  const free = battleAt("advance").question?.say.words?.hex as { id: string };
  await user.click(hex(free.id));
  expect(acts()).toEqual(["advance"]);
});

it("rolls a die of the attack again by pressing it", async () => {
  const { acts, user, view } = sit("reroll");
  const rolled = [view.attack?.attack_roll ?? [], view.attack?.defence_roll ?? []].filter((faces) => faces.length > 0);
  const dice = [...document.querySelectorAll<HTMLElement>(".offer ul:has(svg.die)")];
  expect(dice.map((list) => within(list).getAllByRole("img").length)).toEqual(rolled.map((faces) => faces.length));
  const [face] = rolled.at(-1) ?? [];
  await user.click(within(dice.at(-1) as HTMLElement).getAllByRole("button")[0] as HTMLElement);
  expect(acts()).toEqual([`reroll ${face}`]);
});

it("shows nothing to press and no reserve to those who only watch", () => {
  sit("give-orders-public");
  expect(document.querySelectorAll("[data-lit]")).toHaveLength(0);
  expect(screen.queryByRole("region", { name: "Your reserve" })).toBeNull();
});

it("says how the battle is won, what scores, and what each side has got by it", () => {
  const { view } = sit("act");
  const aim = screen.getAllByRole("group", { name: "How to win" })[0] as HTMLElement;
  expect(within(aim).getByText(/The first side with \d+ VP/u)).toBeTruthy();
  const rows = within(aim).getAllByRole("row").slice(1);
  expect(rows).toHaveLength(view.aim.scoring.length);
  expect(rows[0]?.textContent).toContain("VP for each destroyed enemy unit");
  expect(
    within(rows[0] as HTMLElement)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(view.aim.scoring[0]?.vp.map(String));
});

it("shows the order dice and the reserve of the enemy while both lie open", () => {
  const { view } = sit("begin-orders");
  const other = 1 - (battleAt("begin-orders").seat ?? 0);
  const name = view.sides[other]?.faction === "styx" ? "Styx" : "Empire of the Iron Nest";
  const held = screen.getByRole("region", { name: `Reserve: ${name}` });
  const shown = within(held)
    .getAllByText(/^\d+$/u)
    .map((each) => Number(each.textContent));
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(view.sides[other]?.reserve?.reduce((sum, count) => sum + count, 0));
});
