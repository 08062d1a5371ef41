import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import StagedTable from "../../../tests/gallery/StagedTable.svelte";
import { learnTyrants, outlookAt, stageTable } from "../../../tests/gallery/table";
import { Narrator } from "$lib/i18n/sentence";
import { voice } from "$lib/i18n/voice.svelte";
import type { TyrantsView } from "./view";

// Finding things by role in a whole table takes a while on a slow machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(async () => {
  await voice.speak("en");
  await learnTyrants();
});
afterEach(cleanup);

function sit(moment: string) {
  const staged = stageTable(moment);
  render(StagedTable, { staged });
  const acts = () => staged.sent.flatMap((message) => (message.type === "act" ? [message.notation] : []));
  const asked = () => staged.sent.filter((message) => message.type === "explain");
  return { ...staged, acts, asked, user: userEvent.setup(), view: outlookAt(moment).view as TyrantsView };
}

it("plays a card from hand by pressing it", async () => {
  const { acts, user } = sit("act");
  const hand = screen.getByRole("list", { name: "Your hand" });
  await user.click(within(hand).getByRole("button", { name: /^Blackguard/ }));
  expect(acts()).toEqual(["play blackguard"]);
});

it("plays a card by keyboard alone", async () => {
  const { acts, user } = sit("act");
  const hand = screen.getByRole("list", { name: "Your hand" });
  within(hand)
    .getByRole("button", { name: /^Blackguard/ })
    .focus();
  await user.keyboard("{Enter}");
  expect(acts()).toEqual(["play blackguard"]);
});

it("deploys on a lit space of the map, and asks why not on another", async () => {
  const { acts, asked, user } = sit("act");
  const map = screen.getByRole("group", { name: "Map of the Underdark" });
  await user.click(within(map).getByRole("button", { name: /^Kanaglym – Tsenviilyq, space 1: empty/ }));
  expect(acts()).toEqual(["deploy kanaglym--tsenviilyq:0"]);
  await user.click(within(map).getByRole("button", { name: /^Skullport, space 1: white troop/ }));
  expect(asked()).toMatchObject([{ thing: { kind: "space", id: "skullport:0" } }]);
});

it("walks the map with the arrow keys, picks with Enter and asks with the question mark", async () => {
  const { acts, asked, user } = sit("act");
  const map = screen.getByRole("group", { name: "Map of the Underdark" });
  const stop = within(map)
    .getAllByRole("button")
    .filter((cell) => cell.getAttribute("tabindex") === "0");
  expect(stop).toHaveLength(1);
  stop[0]?.focus();
  await user.keyboard("{PageDown}");
  expect(document.activeElement?.hasAttribute("data-lit")).toBe(true);
  await user.keyboard("{Enter}");
  expect(acts()).toHaveLength(1);
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowLeft}?");
  expect(asked()).toHaveLength(1);
});

it("places a spy by pressing the site", async () => {
  const { acts, user } = sit("spy");
  const map = screen.getByRole("group", { name: "Map of the Underdark" });
  await user.click(within(map).getByRole("button", { name: /^Gauntlgrym, 2 VP/ }));
  expect(acts()).toEqual(["spy gauntlgrym"]);
});

it("promotes a card of the played area", async () => {
  const { acts, user } = sit("promote");
  const played = screen.getByRole("list", { name: "Played this turn" });
  await user.click(within(played).getAllByRole("button", { name: /^Noble/ })[0] as HTMLElement);
  expect(acts()).toEqual(["promote noble"]);
});

it("gives the reason for a market card that cannot be had", async () => {
  const { asked, acts, user, view } = sit("act");
  const dear = screen.getAllByRole("button", { name: /cost 8/ })[0] as HTMLElement;
  expect(dear.getAttribute("aria-disabled")).toBe("true");
  await user.click(dear);
  expect(acts()).toEqual([]);
  expect(asked()).toMatchObject([{ thing: { kind: "card", id: view.market[0] }, zone: "market" }]);
});

it("lists the whole board in words and acts from the list", async () => {
  const { acts, user } = sit("act");
  await user.click(screen.getByRole("button", { name: "Board as a list" }));
  const list = screen.getByRole("region", { name: /as a list/ });
  await user.click(within(list).getByRole("button", { name: /^Kanaglym – Tsenviilyq, space 1: empty/ }));
  expect(acts()).toEqual(["deploy kanaglym--tsenviilyq:0"]);
});

it("shows nobody else's hand, and nothing to press when another decides", () => {
  const { view } = sit("public");
  expect(screen.queryByRole("list", { name: "Your hand" })).toBeNull();
  expect(document.querySelectorAll("[data-lit]")).toHaveLength(0);
  expect(view.viewer).toBeNull();
});

it("opens the discard pile with every card in it", async () => {
  const { user, view } = sit("spy");
  const mine = view.seats.find((player) => player.seat === view.viewer);
  await user.click(screen.getAllByRole("button", { name: `Discard pile: ${mine?.discard.length}` })[0] as HTMLElement);
  const dialog = screen.getByRole("dialog", { name: "Discard pile" });
  expect(within(dialog).getAllByRole("button").length).toBeGreaterThan(new Set(mine?.discard).size);
});

it("draws only what a move has changed: other cards and pieces stay the same elements, and no card is presented anew", async () => {
  const { hear, table, view } = sit("act");
  const rows = [...document.querySelectorAll(".offer .entry")];
  const troops = [...document.querySelectorAll(".placed")];
  const name = vi.spyOn(Narrator.prototype, "name");
  const [space] = view.routes.flatMap(({ id, spaces }) => (spaces[0] === null ? [id] : []));
  const routes = view.routes.map((route) => (route.id === space ? { ...route, spaces: [view.viewer, ...route.spaces.slice(1)] } : route));
  const outlook = { ...table.outlook, count: table.outlook.count + 1, view: { ...view, routes } };
  const info = { ...structuredClone(table.info!), n: 3, count: outlook.count };
  hear({ type: "update", table: "staged", n: 3, since: 2, events: [], outlook: structuredClone(outlook), info });
  await tick();
  expect([...document.querySelectorAll(".placed")]).toEqual(expect.arrayContaining(troops));
  expect(document.querySelectorAll(".placed")).toHaveLength(troops.length + 1);
  expect([...document.querySelectorAll(".offer .entry")].every((row, i) => row === rows[i])).toBe(true);
  expect(name.mock.calls.filter(([kind]) => kind === "aspect" || kind === "type")).toEqual([]);
});
