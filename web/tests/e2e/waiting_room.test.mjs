// The waiting room tells everybody who comes what they will play, each in their own language.
import assert from "node:assert/strict";
import { after, before, lit, openHouse, test, until, visitor } from "./house.mjs";
import { asker, atTable } from "./table.mjs";

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

  const guest = await visitor(house, { start: null, known: false, locale: "ru" });
  const watcher = await visitor(house, { start: null, known: false, locale: "uk", width: 390, height: 844 });
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
  // The map is the one that was picked, with the names of whoever looks at it; a phone has no room for it.
  await host.page.getByRole("img", { name: "The map of Tyrants of the Underdark as it is set up" }).waitFor();
  for (const [{ page }, west, east] of [
    [host, "Gauntlgrym", "Ruins of Dekanter"],
    [guest, "Гонтлгрим", "Руины Декантера"],
  ]) {
    await page.locator(".picture .chamber .name").first().waitFor();
    const names = await page.locator(".picture .chamber .name").allTextContents();
    assert.deepEqual([names.includes(west), names.includes(east)], [true, false], `of the map there is ${names}`);
    const [map, frame] = await Promise.all([page.locator(".picture .ground").boundingBox(), page.locator("figure .map").boundingBox()]);
    // What is written on it is as large as it was drawn, and covers nothing.
    assert.equal(
      await page
        .locator(".picture .vp")
        .first()
        .evaluate((vp) => getComputedStyle(vp).fontSize),
      "11px",
    );
    assert.ok(map.height > 200 && map.height <= frame.height && map.width <= frame.width);
  }
  assert.equal(await watcher.page.locator(".picture").count(), 0);
  await watcher.page.getByText("30 хвилин і ще 15 секунд за рішення").waitFor();
  await watcher.page.getByText("Партія з підказкою до рейтингу не зараховується.").waitFor();
  await watcher.page.getByRole("listitem").filter({ hasText: "Хто може дивитися" }).getByText("усі").waitFor();
  for (const { context, faults } of [host, guest, watcher]) {
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("the host picks anew what is played until somebody sits down; whoever is there reads it at once", async () => {
  const host = await visitor(house, { start: null });
  const ask = await asker(host.page);
  const { table } = await ask("tables", { game: "tyrants", seats: [{ kind: "me" }, { kind: "open" }] });
  const guest = await visitor(house, { start: null, locale: "uk" });
  for (const each of [host, guest]) {
    await each.page.goto(`${house.url}/t/${table.id}`);
    await each.page.locator(".seats li").first().waitFor();
  }
  const change = host.page.getByRole("button", { name: "Change", exact: true });
  assert.equal(await guest.page.getByRole("button", { name: "Змінити" }).count(), 0);
  await change.click();
  const dialog = host.page.locator("dialog[open]");
  // It begins with what was picked; who sits at the table stays there.
  const decks = dialog.locator('[data-option="half_decks"] select');
  await decks.first().waitFor();
  assert.equal(await dialog.locator('[data-option="players"]').count(), 0);
  await decks.nth(1).selectOption("undead");
  await dialog.getByLabel("Clock").selectOption("calm");
  await dialog.locator("button[type=submit]").click();
  await dialog.waitFor({ state: "detached" });
  await guest.page.getByText("Дроу, Нежить").waitFor();
  await guest.page.getByText("30 хвилин і ще 15 секунд за рішення").waitFor();
  await host.page.getByText("Drow, Undead").waitFor();
  await guest.page.getByRole("button", { name: "За стіл" }).click();
  await atTable(host.page);
  const begun = await ask(`tables/${table.id}`);
  assert.deepEqual(begun.options.half_decks.toSorted(), ["drow", "undead"]);
  for (const { context, faults } of [host, guest]) {
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("of a game with nothing to pick nothing is told, and built warbands are named instead of packs", async () => {
  const { page, context, faults } = await visitor(house);
  const made = (wish) =>
    page.evaluate(async (body) => {
      const { token } = await (
        await fetch("/api/guests", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })
      ).json();
      const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
      return (await (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json()).table.id;
    }, wish);
  const seats = [{ kind: "me" }, { kind: "open" }];
  await page.goto(`${house.url}/t/${await made({ game: "four", seats })}`);
  await page.getByRole("button", { name: "Sit down" }).waitFor();
  assert.equal(await picked(page).count(), 0);

  const { creatures, orders } = await (await fetch(`${house.url}/api/games/dungeon_command/library/en`)).json();
  const cards = (all) =>
    Object.fromEntries(
      all.filter(({ faction }) => faction === "sting_of_lolth").map(({ id, copies }) => [id, copies.gold + copies.silver]),
    );
  const warband = { creatures: cards(creatures), orders: cards(orders), commander: "sl_kalteros", tiles: "sting_of_lolth" };
  await page.goto(`${house.url}/t/${await made({ game: "dungeon_command", options: { warbands: [warband, warband] }, seats })}`);
  await page.getByText("warbands", { exact: true }).waitFor();
  assert.equal(await ofSeats(page).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

/** A table with an open seat, made by somebody who is not here. */
async function openTable(game, options = {}) {
  const post = async (path, body, token) => {
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
    return (await fetch(`${house.url}/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { token } = await post("guests", { name: "Host" });
  return (await post("tables", { game, options, seats: [{ kind: "me" }, { kind: "open" }] }, token)).table.id;
}

const painted = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("nothing can be pressed before the room is set, and then nothing moves from under the finger", async () => {
  const { page, context, faults, frames } = await visitor(house, { start: null, known: false });
  const table = await openTable("tyrants", { half_decks: ["drow", "undead"] });
  let free;
  const held = new Promise((done) => (free = done));
  await page.route(/\/api\/games\/tyrants$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${house.url}/t/${table}`);
  await until(() => frames.some(({ type }) => type === "update"));
  await page.locator("main#main").waitFor({ state: "attached" });
  await painted(page);
  const sit = page.getByRole("button", { name: "Sit down" });
  const early = (await sit.count()) > 0 ? await sit.boundingBox() : null;
  free();
  await picked(page).first().waitFor();
  await painted(page);
  if (early) assert.deepEqual(await sit.boundingBox(), early, "the button moved while somebody may have pressed it");
  await sit.click();
  await page.getByText("· you").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("who sits down while the line is being opened sits there when it is, once, however often it was pressed", async () => {
  const { page, context, faults, wires, holdLines } = await visitor(house, { start: null, known: false, lines: true });
  const table = await openTable("four");
  await page.goto(`${house.url}/t/${table}`);
  const sit = page.getByRole("button", { name: "Sit down" });
  await sit.waitFor();
  const open = holdLines();
  await wires.at(-1).close();
  await sit.dblclick();
  await until(async () => (await (await fetch(`${house.url}/api/tables/${table}`)).json()).status === "playing");
  open();
  await page.locator("[data-column]").first().waitFor();
  assert.equal((await (await fetch(`${house.url}/api/tables/${table}`)).json()).seats.filter(({ kind }) => kind === "person").length, 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a move that is made while there is no line is played when there is one", async () => {
  const { page, context, faults, wires, holdLines } = await visitor(house, { lines: true });
  await page.getByRole("form").getByRole("combobox").first().selectOption("four");
  await page.getByRole("form").getByRole("button", { name: "Sit down" }).click();
  await lit(page).first().waitFor();
  const open = holdLines();
  await wires.at(-1).close();
  await lit(page).nth(3).click();
  open();
  await page.waitForFunction(() => document.querySelectorAll(".stone").length === 2);
  assert.deepEqual(faults, []);
  await context.close();
});
