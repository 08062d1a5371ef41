// The waiting room tells everybody who comes what they will play, each in their own language.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openHouse, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const picked = (page) => page.locator("section ul li[data-option]");
const ofSeats = (page) => page.locator("small[data-option]");

test("host, guest and watcher read what was picked, in their own languages", async () => {
  const host = await visitor(house);
  await host.page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = host.page.locator("dialog[open]");
  await dialog.locator(".seat").first().waitFor();
  await dialog.locator("select").first().selectOption("tyrants");
  const field = (option, place) => dialog.locator(`[data-option="${option}"] select`).nth(place);
  await field("players", 0).selectOption("3");
  await field("half_decks", 1).selectOption("undead");
  await field("section", 0).selectOption("left");
  await field("houses", 0).selectOption("baenre");
  await dialog.getByLabel("Seat 3").selectOption("open");
  await dialog.getByLabel("Clock").selectOption("calm");
  await dialog.locator("button[type=submit]").click();
  await host.page.waitForURL(/\/t\//u);

  const guest = await visitor(house, { locale: "ru" });
  const watcher = await visitor(house, { locale: "uk", width: 390, height: 844 });
  for (const each of [guest, watcher]) await each.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "За стол" }).click();
  await guest.page.getByText("· вы").waitFor();

  const read = async ({ page }) => {
    await picked(page).first().waitFor();
    return [await picked(page).locator("b").allInnerTexts(), await ofSeats(page).allTextContents()];
  };
  assert.deepEqual(await read(host), [["Drow, Undead", "Left section"], ["House: House Baenre"]]);
  const [ru, uk] = [await read(guest), await read(watcher)];
  assert.deepEqual(ru, [["Дроу, Нежить", "Левый фрагмент"], ["Дом: Дом Бэнре"]]);
  assert.deepEqual(uk, [["Дроу, Нежить", "Ліва частина"], ["Дім: Дім Бенре"]]);
  await watcher.page.getByText("30 хвилин і ще 15 секунд за рішення").waitFor();
  for (const { context, faults } of [host, guest, watcher]) {
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("of a game with nothing to pick nothing is told, and built warbands are named instead of packs", async () => {
  const { page, context, faults } = await visitor(house);
  const made = (wish) =>
    page.evaluate(async (body) => {
      const { token } = await (await fetch("/api/guests", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })).json();
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      return (await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json()).table.id;
    }, wish);
  const seats = [{ kind: "me" }, { kind: "open" }];
  await page.goto(`${house.url}/t/${await made({ game: "four", seats })}`);
  await page.getByRole("button", { name: "Sit down" }).waitFor();
  assert.equal(await picked(page).count(), 0);

  const { creatures, orders } = await (await fetch(`${house.url}/api/games/dungeon_command/library/en`)).json();
  const cards = (all) => Object.fromEntries(all.filter(({ faction }) => faction === "sting_of_lolth").map(({ id, copies }) => [id, copies.gold + copies.silver]));
  const warband = { creatures: cards(creatures), orders: cards(orders), commander: "sl_kalteros", tiles: "sting_of_lolth" };
  await page.goto(`${house.url}/t/${await made({ game: "dungeon_command", options: { warbands: [warband, warband] }, seats })}`);
  await page.getByText("warbands", { exact: true }).waitFor();
  assert.equal(await ofSeats(page).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
