// Every page on a phone, in the longest language: nothing is wider than the screen, nothing is squeezed to letters.
import assert from "node:assert/strict";
import { after, before, openHouse, settled, test, until, visitor } from "./house.mjs";
import { openBattle } from "./fantasy_commander.mjs";
import { asker, ended, outlookOf, playOnFrom, watchAgain } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const PAGES = [
  "",
  "tables",
  "replays",
  "rules",
  "rules/dungeon_command",
  "rules/tyrants/cards",
  "settings",
  "account",
  "people",
  "workshop/fantasy_commander",
  "workshop/dungeon_command",
];
const tooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test("no page is wider than a phone, and every heading keeps its words whole", async () => {
  const { page, context, faults } = await visitor(house, { start: null, locale: "ru", width: 390, height: 844, touch: true });
  for (const path of PAGES) {
    await page.goto(`${house.url}/${path}`);
    await page.locator("h1").first().waitFor();
    await settled(page);
    assert.ok((await tooWide(page)) <= 0, `/${path} is too wide`);
    const [words, lines] = await page
      .locator("h1")
      .first()
      .evaluate((title) => [
        title.textContent.trim().split(/\s+/u).length,
        title.getClientRects().length && title.offsetHeight / parseFloat(getComputedStyle(title).lineHeight),
      ]);
    assert.ok(lines <= words + 0.5, `/${path}: ${words} words on ${lines} lines`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("a battle with its strip of units and orders is no wider than a phone", async () => {
  const { page, context, faults } = await visitor(house, { start: null, locale: "ru", width: 390, height: 844, touch: true });
  const id = await openBattle(house, page, { mode: "scenario", options: {} });
  const ask = await asker(page);
  // Both armies are set up, and orders are given, so that everything lies in the strip.
  await until(async () => {
    const { question, count, view } = await outlookOf(page);
    if (view.phase === "active" && question) return true;
    if (question) await ask(`tables/${id}/actions`, { notation: question.options[0].notation, count });
    return false;
  });
  await page.locator(".strip .chip-unit, .tray .order").first().waitFor();
  assert.ok((await tooWide(page)) <= 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("games that are being played are watched, not opened: one button opens a table", async () => {
  const { page, context, faults } = await visitor(house, { start: null });
  const id = await openBattle(house, page, { mode: "scenario", options: {} });
  assert.ok(id);
  await page.goto(`${house.url}/tables`);
  await page.getByRole("heading", { name: "In play" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Open a table" }).count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the score of four houses keeps their names whole on a phone", async () => {
  const { page, context, faults } = await visitor(house, { start: null, locale: "uk", width: 390, height: 844, touch: true });
  await watchAgain(house, page, "tyrants", "four_players", 1);
  await ended(page).locator("table").waitFor();
  const names = await page.evaluate(() =>
    [...document.querySelectorAll("section.end thead b")].flatMap((name) =>
      [...name.textContent.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(name.firstChild, index);
        range.setEnd(name.firstChild, index + word.length);
        return [word, range.getClientRects().length];
      }),
    ),
  );
  assert.equal(names.length, 5);
  assert.deepEqual(
    names.filter(([, pieces]) => pieces > 1),
    [],
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test("the last position is a picture: no plaque of a site reaches out of its chamber, however small it is", async () => {
  const { page, context, faults } = await visitor(house, { start: null });
  await watchAgain(house, page, "tyrants", "four_players", 1);
  await ended(page).locator("table").waitFor();
  await settled(page);
  const { plaques, beyond } = await page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const floors = [...document.querySelectorAll("path.floor")].map(box);
    const plaques = [...document.querySelectorAll("rect.plaque")].map(box);
    const lies = (plaque) => floors.some((floor) => plaque.left >= floor.left && plaque.right <= floor.right && plaque.top >= floor.top);
    return { plaques: plaques.length, beyond: plaques.filter((plaque) => !lies(plaque)).length };
  });
  assert.ok(plaques > 0);
  assert.equal(beyond, 0);
  assert.deepEqual(faults, []);
  await context.close();
});

/** How much of the letters of each name pieces lie over, in square pixels. Runs in the page. */
const under = ([names, pieces]) => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
  const shared = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const over = boxes(pieces);
  // Above and below small letters there is room in a line.
  const letters = ({ left, right, top, bottom, height }) => ({ left, right, top: top + height / 3, bottom: bottom - height / 3 });
  return boxes(names)
    .map(letters)
    .map((name) => Math.round(over.reduce((sum, piece) => sum + shared(name, piece), 0)));
};

test("names of towns and areas stand beside the pieces, and points that nobody holds are marked by day too", async () => {
  const { page, context, faults } = await visitor(house, { start: null, theme: "light" });
  await playOnFrom(house, page, { game: "fantasy_commander", record: "s5", wanted: ({ view }) => view.round >= 4 });
  await settled(page);
  assert.deepEqual(await page.evaluate(under, ["text.town", ".placed .drop"]), [0, 0]);
  // Which point is meant is never cut short, and its mark is seen: it is darker than what it stands on.
  const points = page.locator(".pan").filter({ hasText: "Capture points" }).locator("li");
  assert.deepEqual(await points.locator(".clip").evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length), 0);
  const ink = await points.locator(".pip[data-empty]").evaluate((pip) => getComputedStyle(pip).stroke);
  assert.ok(Math.max(...ink.match(/\d+/gu).map(Number)) < 140, ink);

  await playOnFrom(house, page, { game: "dnd_miniatures", record: "assault-50", wanted: ({ view }) => view.round >= 4 });
  await settled(page);
  const areas = await page.evaluate(under, ["text.label", ".placed"]);
  assert.ok(areas.length > 0);
  assert.deepEqual(
    areas.filter((shared) => shared > 0),
    [],
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone the figures of four seats are whole, and what the Overlord's line says needs no scrolling", async () => {
  const { page, context, faults } = await visitor(house, { start: null, locale: "ru", width: 390, height: 844, touch: true });
  await playOnFrom(house, page, { game: "dungeon_command", record: "standard_4", wanted: ({ view }) => view.round >= 4 });
  await settled(page);
  const figures = await page.locator(".mini small").evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
  assert.deepEqual(figures, [0, 0, 0, 0]);
  assert.equal(await page.locator(".strip:has(> .mini)").evaluate((strip) => strip.scrollWidth - strip.clientWidth), 0);
  assert.ok((await tooWide(page)) <= 0);

  await playOnFrom(house, page, { game: "dungeoneer", record: "both_sets", wanted: ({ view }) => view.phase === "villainy" });
  await page.locator("[data-part='overlord']").waitFor();
  assert.equal(await page.locator("[data-strip]").evaluate((strip) => strip.scrollWidth - strip.clientWidth), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
