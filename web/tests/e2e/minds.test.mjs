// Opponents and what they know: levels are chosen, a hint is opened and used, win chances are shown or agreed away, bots say why, and a finished game is analysed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, lit, openHouse, test, visitor } from "./house.mjs";
import { asked, asker } from "./table.mjs";

/** A game in which the first seat plays at random, and loses. */
const RECORD = readFileSync(new URL("../../../tests/games/four/records/yellow_wins.record", import.meta.url), "utf8");

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const quick = (page) => page.locator("form").filter({ has: page.locator("[data-opponent]") });
const stones = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll(".stone").length === wanted, count);
const hintRows = (page) => page.locator("[data-hinted]");

/** A table of the tutorial game whose bot answers at once; whoever plays first is the person of the page. */
async function four(page, wish = {}) {
  const ask = await asker(page);
  const made = await ask("tables", { game: "four", seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], ...wish });
  await page.goto(`${house.url}/t/${made.table.id}`);
  await lit(page).first().waitFor();
  return made.table.id;
}

test("the quick seat offers five levels with what they do; keys choose, and the choice is kept for each game", async () => {
  const { context, page, faults } = await visitor(house);
  const opponent = page.locator("[data-opponent]");
  await quick(page).locator("select").selectOption("four");
  await page.locator('[data-opponent="normal"]').click();
  const sheet = page.getByRole("dialog", { name: "Who sits opposite?" });
  const radios = sheet.getByRole("radio");
  assert.deepEqual(await radios.evaluateAll((all) => all.map((each) => each.dataset.level)), [
    "beginner",
    "easy",
    "normal",
    "hard",
    "master",
  ]);
  assert.equal(await sheet.getByRole("radio", { checked: true }).getAttribute("data-level"), "normal");
  await sheet.getByText("Looks one stone ahead.", { exact: false }).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.locator('[data-opponent="beginner"]').waitFor();
  assert.match(await opponent.innerText(), /Beginner bot/u);
  await quick(page).locator("select").selectOption("tyrants");
  await page.locator('[data-opponent="normal"]').waitFor();
  await page.reload();
  await quick(page).locator("select").selectOption("four");
  await page.locator('[data-opponent="beginner"]').waitFor();
  await quick(page).locator('button[type="submit"]').click();
  await lit(page).first().waitFor();
  await page.getByText("Beginner bot").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a host seats a level, another one instead, and frees the seat", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const ask = await asker(page);
  const { table } = await ask("tables", { game: "four", start: "host", seats: [{ kind: "me" }, { kind: "open" }] });
  await page.goto(`${house.url}/t/${table.id}`);
  await page.getByRole("button", { name: "Normal bot sits here" }).click();
  await page.getByRole("button", { name: "Free the seat" }).waitFor();
  await page.getByRole("button", { name: "Choose a level" }).click();
  await page.keyboard.press("5");
  await page.getByRole("button", { name: "Seat: Master" }).click();
  await page.getByRole("heading", { name: "Master bot" }).waitFor();
  await page.getByRole("button", { name: "Free the seat" }).click();
  await page.getByRole("button", { name: "Master bot sits here" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a hint is opened by its key, its numbers stand on the board, and a move of it is built before it is sent", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await four(page);
  await page.keyboard.press("h");
  await hintRows(page).nth(2).waitFor();
  assert.deepEqual(
    await page
      .locator(".mark text")
      .allTextContents()
      .then((all) => all.sort()),
    ["1", "2", "3"],
  );
  assert.match(await page.getByRole("region", { name: "Hint" }).innerText(), /One hint used so far/u);
  const second = await hintRows(page).nth(1).getAttribute("data-hinted");
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "built, not sent" }).waitFor();
  assert.equal(await page.locator("#prompt .notation").inputValue(), second);
  assert.equal(await page.locator(".stone").count(), 0);
  // Another number builds another move; Enter sends it.
  const first = await hintRows(page).first().getAttribute("data-hinted");
  await page.keyboard.press("1");
  await page.waitForFunction((wanted) => document.querySelector("#prompt .notation").value === wanted, first);
  await page.keyboard.press("Enter");
  await stones(page, 2);
  assert.equal(await hintRows(page).count(), 0);
  // The same position costs one hint, however often it is looked at.
  await asked(page).waitFor();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await hintRows(page).first().waitFor();
  await page.keyboard.press("h");
  await hintRows(page).first().waitFor({ state: "detached" });
  await page.keyboard.press("h");
  await page.getByText("2 hints used so far", { exact: false }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the win chance stands under the prompt until it is switched off, and a bot says why it moved", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const id = await four(page);
  const bar = page.getByRole("region", { name: "Win chance" });
  await bar.waitFor();
  assert.match(await bar.getByRole("img").getAttribute("aria-label"), /^Win chance: You \d+\s%, Ember \d+\s%$/u);
  // A name that has no room is left out, never cut.
  const named = (width) =>
    bar.evaluate((section, width) => {
      section.style.inlineSize = width;
      const { bottom } = section.getBoundingClientRect();
      const seen = [...section.querySelectorAll("b")].filter((name) => name.getBoundingClientRect().top < bottom - 1);
      return seen.map((name) => [
        name.scrollWidth <= name.clientWidth,
        name.getBoundingClientRect().right <= name.parentElement.getBoundingClientRect().right,
      ]);
    }, width);
  assert.deepEqual(await named(""), [
    [true, true],
    [true, true],
  ]);
  assert.deepEqual(await named("7rem"), []);
  await named("");
  await lit(page).nth(3).click();
  await stones(page, 2);
  await page.locator("#log .asks").first().click();
  await page.locator("#log .reason").filter({ hasText: "Why this move?" }).waitFor();
  await page.goto(`${house.url}/settings`);
  await page.getByRole("checkbox", { name: "Show it at the table" }).uncheck();
  await page.goto(`${house.url}/t/${id}`);
  await asked(page).waitFor();
  assert.equal(await bar.count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a serious game is agreed to when it is opened: no hints, no win chance, no reasons", async () => {
  const { context, page, faults, frames } = await visitor(house);
  await page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("four");
  await dialog.getByLabel("Seat 2").selectOption("bot:beginner");
  await dialog.getByRole("checkbox", { name: "Serious: no hints, no win chances" }).check();
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await lit(page).first().click();
  await stones(page, 2);
  await asked(page).waitFor();
  await page.keyboard.press("h");
  await page.getByRole("region", { name: "Hint" }).getByText("This is a serious game", { exact: false }).waitFor();
  assert.equal(await hintRows(page).count(), 0);
  assert.equal(await page.locator("#log .asks").count(), 0);
  assert.equal(await page.getByRole("region", { name: "Win chance" }).count(), 0);
  assert.deepEqual(
    frames.filter(({ type }) => ["hint", "chance", "why"].includes(type)),
    [],
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test("a finished game is analysed: graph, mistakes with the better move on the board, both eyes, and everything by keys", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const ask = await asker(page);
  const { id } = await ask("records", { record: RECORD });
  await page.goto(`${house.url}/replays/${id}`);
  await page.getByRole("button", { name: "Analyse this game" }).click();
  await page.getByRole("region", { name: "Azure in numbers" }).waitFor();
  const graph = page.getByRole("img", { name: "Win chances by step" });
  assert.equal(await graph.locator("path[fill]").count(), 2);
  await page.keyboard.press("m");
  const verdict = page.locator("section[data-wrong]");
  await verdict.waitFor();
  assert.match(await verdict.locator("h3").innerText(), /^Azure: a (mistake|blunder), \d+ points?$/u);
  const [worse, good] = [page.locator('.mark[data-tone="harm"]'), page.locator('.mark[data-tone="mend"]')];
  assert.deepEqual([await worse.count(), await good.count()], [1, 1]);
  const step = Number((await page.locator(".step b").innerText()).match(/\d+/u)[0]);
  await page.keyboard.press("b");
  await page.getByText(`Step ${step - 1} of`).waitFor();
  assert.deepEqual([await worse.count(), await good.count()], [1, 1]);
  await page.keyboard.press("b");
  await page.getByText(`Step ${step} of`).waitFor();
  await page.getByRole("radio", { name: "All hands open" }).check({ force: true });
  await page.keyboard.press("t");
  await page.getByRole("table", { name: "Win chances by step" }).waitFor();
  // Whoever comes back finds it done, also on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole("region", { name: "Azure in numbers" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone the hint is a sheet over the lower half, and what is built there is seen before it is sent", async () => {
  const { context, page, faults } = await visitor(house, { start: null, width: 390, height: 844, touch: true });
  await four(page);
  await page.getByRole("button", { name: "Hint", exact: true }).tap();
  await hintRows(page).first().waitFor();
  const sheet = await page.getByRole("region", { name: "Hint" }).boundingBox();
  assert.ok(sheet.y >= 844 / 2 - 1 && Math.round(sheet.y + sheet.height) === 844, JSON.stringify(sheet));
  for (const mark of await page.locator(".mark[data-tone]").all()) assert.ok((await mark.boundingBox()).y < sheet.y);
  for (const row of await hintRows(page).all()) assert.ok((await row.boundingBox()).height >= 64);
  await hintRows(page).first().tap();
  await page.getByRole("button", { name: "built, not sent" }).waitFor();
  assert.equal(await page.locator(".stone").count(), 0);
  await page.locator("#prompt .option").tap();
  await stones(page, 2);
  assert.deepEqual(faults, []);
  await context.close();
});
