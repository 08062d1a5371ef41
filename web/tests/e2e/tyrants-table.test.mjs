// The table of Tyrants in use: keys, undo, "why not?", one screen for two, a phone, three languages, and the library of rules.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, openHouse, settled, test, until, visitor } from "./house.mjs";
import { hand, litHand, openTyrants, playByMouse, playTyrants, space } from "./tyrants.mjs";
import { asked, atTable, clickOn, moment, movedOn, option, outlookOf } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Past the set-up, at the start of a turn of one's own. */
async function inTurn(page) {
  await playByMouse(page, async () => (await litHand(page).count()) > 0);
}

const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

async function tabTo(page, selector, most) {
  for (let tabs = 0; tabs < most; tabs += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.ok(await focused(page, selector), `${most} tabs do not reach ${selector}`);
}

test("an action is typed, and a rule is opened from the log by keys", async () => {
  const { context, page, faults } = await visitor(house);
  await playTyrants(page);
  await asked(page).waitFor();
  // Set-up: one Tab stop, whose first place is a lit space; Enter takes it.
  await tabTo(page, "[data-cell]", 25);
  let was = await moment(page);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await movedOn(page, was);
  const round = await page.locator(".title small").innerText();
  was = await moment(page);
  await page.keyboard.press("/");
  await page.keyboard.type("end-turn");
  await page.keyboard.press("Enter");
  await movedOn(page, was);
  await page.waitForFunction((now) => document.querySelector(".title small").textContent !== now, round);
  await page.keyboard.press("Escape");
  // The log is one tab stop; up and down walk over its rules, Enter opens one.
  await page.keyboard.press("g");
  assert.ok(await focused(page, "#log"));
  for (let line = 0; line < 40 && !(await focused(page, "#log .rule")); line += 1) await page.keyboard.press("ArrowDown");
  assert.ok(await focused(page, "#log .rule"));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: /Rule TU-/u }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("undo gives a card back to the hand and strikes it from the log; what cannot be done says why, with its rule", async () => {
  const { context, page, faults } = await visitor(house);
  await playTyrants(page);
  await inTurn(page);
  const cards = await hand(page).count();
  const was = await moment(page);
  await litHand(page).first().click();
  await movedOn(page, was);
  assert.equal(await hand(page).count(), cards - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((count) => document.querySelectorAll("ul.fan .card").length === count, cards);
  await page.locator(".log [data-undone]").first().waitFor();

  const why = page.locator("aside.why");
  // A troop costs power, which nobody has before a card is played.
  await clickOn(page.locator('[data-cell^="space:"][aria-disabled="true"]').first());
  await why.getByText(/Power|presence|occupied/u).waitFor();
  await why.getByRole("button", { name: /Rule TU-/u }).waitFor();
  await page.keyboard.press("Escape");
  await why.waitFor({ state: "detached" });
  // A card of the market costs influence.
  await clickOn(page.locator('.offer .entry[aria-disabled="true"]').first());
  await why.getByText(/This takes \d+ Influence; you have 0/u).waitFor();
  const rule = why.locator(".rule");
  const id = await rule.innerText();
  await rule.click();
  await page
    .getByRole("dialog", { name: `Rule ${id}` })
    .getByText(id)
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("two people at one screen: the last hand is covered, and the next is shown only when asked for", async () => {
  const { context, page, faults, frames } = await visitor(house);
  await openTyrants(page, ["me", "me"], ["Anna", "Borys"]);
  const veil = page.locator(".veil");
  const seen = [];
  const houses = [];
  for (let handed = 0; handed < 6; handed += 1) {
    await veil.waitFor();
    // Covered: no hand in the page at once, and none in the next thing the server says.
    await page.locator("ul.fan").waitFor({ state: "detached" });
    assert.equal(await page.locator(".hand").count(), 0);
    await page.waitForFunction(() => document.querySelectorAll(".card").length === 0);
    const latest = () => frames.findLast(({ outlook }) => outlook).outlook;
    await until(() => latest().seat === null);
    assert.ok(latest().view.seats.every((player) => player.hand === null));
    // What was drawn stands in the log of whoever drew it, and of nobody else.
    assert.doesNotMatch(await page.locator(".log").innerText(), /draws: /u);
    const name = (await veil.getByRole("button").innerText()).match(/Anna|Borys/u)[0];
    seen.push(name);
    await veil.getByRole("button").click();
    await veil.waitFor({ state: "detached" });
    await hand(page).first().waitFor();
    const drawn = (await page.locator(".log").innerText()).match(/^.+(?= draws: )/gmu) ?? [];
    houses.push(...new Set(drawn));
    assert.equal(houses.length, seen.length, `${name} reads the hands of ${drawn}`);
    // Both place a troop; then whole turns, cut short.
    if (handed < 2) await space(page).first().click();
    else await option(page, "End the turn").click();
  }
  for (const told of [seen, houses]) {
    assert.deepEqual(told, [told[0], told[1], told[0], told[1], told[0], told[1]]);
    assert.notEqual(told[0], told[1]);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone every part of the table is a tap away, and taps play", async () => {
  const { context, page, faults } = await visitor(house, { width: 390, height: 844, touch: true });
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.equal(await sideways(), 0);
  await playTyrants(page);
  await asked(page).waitFor();
  // A space is smaller than a fingertip: the first tap only looks, in the glass every place is large enough, and nothing was done yet.
  let was = await moment(page);
  const looked = space(page).last();
  await looked.tap();
  const glass = page.getByRole("group", { name: /lit places? near your touch/u });
  await glass.waitFor();
  const places = glass.locator("[data-place]");
  const boxes = await Promise.all((await places.all()).map((place) => place.boundingBox()));
  assert.ok(
    boxes.every(({ width, height }) => width >= 44 && height >= 44),
    JSON.stringify(boxes),
  );
  const touched = await looked.boundingBox();
  const covers = await glass.boundingBox();
  assert.ok(covers.y > touched.y + touched.height || covers.y + covers.height < touched.y, "the glass covers what was touched");
  assert.equal(await moment(page), was);
  await glass.getByRole("button", { name: "Close" }).tap();
  await glass.waitFor({ state: "detached" });
  assert.equal(await moment(page), was);
  await looked.tap();
  await places.first().tap();
  await movedOn(page, was);
  was = await moment(page);
  await litHand(page).first().tap();
  await movedOn(page, was);
  assert.equal(await sideways(), 0);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0);
  for (const [tab, part] of [
    ["Market", ".offer .entry"],
    ["Seats", ".rail article"],
    ["Log", "#log li"],
    ["Map", "[data-cell]"],
  ]) {
    await page.getByRole("tab", { name: tab }).tap();
    await page.locator(part).first().waitFor();
    assert.equal(await sideways(), 0);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

/** The ids of all messages that have a hyphen: as words on a page they can only be messages that were not said. */
async function messageIds() {
  const own = readFileSync(new URL("../../src/texts/en.ftl", import.meta.url), "utf8");
  const games = await (await fetch(`${house.url}/api/games/tyrants/texts/en`)).text();
  return new Set([...`${own}\n${games}`.matchAll(/^([a-z][\w-]*-[\w-]+) =/gmu)].map(([, id]) => id));
}

/** Everything a reader meets on the page: text, names for screen readers, tooltips. */
const wordsOf = (page) =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll("[aria-label], [title]")].flatMap((each) => [
      each.getAttribute("aria-label"),
      each.getAttribute("title"),
    ]);
    // The cuts of the maps in the hall are pictures, and silent.
    const cuts = [...document.querySelectorAll(".cut")].map((cut) => cut.innerText);
    return [cuts.reduce((text, cut) => text.replace(cut, ""), document.body.innerText), ...said.filter(Boolean)].join("\n");
  });

/** Words in Latin letters that stay so in every language: the house, its languages, rule ids, spaces, keys, and what guests are called. */
const LATIN =
  /[a-z_]+--[a-z_]+(?::\d)?|[a-z_]+:\d|Warhall|English|guest-\w+|Anna|Borys|Enter|Esc|\b[A-Z]{2}-[\w.]+|Fantasy Commander|Dungeon Command|D&D Miniatures/gu;

test("every page speaks English, Russian and Ukrainian, switched in place, with no message left unsaid", async () => {
  const { context, page, faults } = await visitor(house);
  const ids = await messageIds();
  const check = async (where, language) => {
    const words = await wordsOf(page);
    assert.deepEqual(
      (words.match(/[a-z][\w-]*-[\w-]+/gu) ?? []).filter((word) => ids.has(word)),
      [],
      `${where} in ${language}`,
    );
    if (language === "en") assert.doesNotMatch(words.replace(/Русский|Українська/gu, ""), /[а-яіїєґ]{2}/iu, `${where} in ${language}`);
    else assert.deepEqual(words.replace(LATIN, "").match(/[A-Za-z]{3,}/gu) ?? [], [], `${where} in ${language}`);
  };
  await playTyrants(page);
  await playByMouse(page, async () => (await page.locator(".played").count()) > 0);
  const table = page.url();
  for (const [language, name, decision] of [
    ["ru", "Русский", "Ваше решение"],
    ["uk", "Українська", "Ваше рішення"],
    ["en", "English", "Your decision"],
  ]) {
    const count = (await outlookOf(page)).count;
    await page.locator("header .ibtn").last().click();
    await page.locator("dialog[open] fieldset").getByText(name).click();
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: decision }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.equal((await outlookOf(page)).count, count);
    await check("the table", language);
    for (const path of ["/", "/tables", "/replays", "/rules", "/rules/tyrants", "/rules/tyrants/cards", "/settings"]) {
      await page.goto(house.url + path);
      await page.locator("h1").waitFor();
      await settled(page);
      await check(path, language);
    }
    await page.goto(table);
    await atTable(page);
    await asked(page).waitFor();
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("rules are found by word and by id, with the worked cases; every card can be leafed through", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await page.goto(`${house.url}/rules/tyrants`);
  const search = page.getByRole("searchbox");
  const rules = page.locator("dl > div");
  await rules.first().waitFor();
  const all = await rules.count();
  await search.fill("presence");
  await page.waitForFunction((count) => document.querySelectorAll("dl > div").length < count, all);
  assert.ok((await rules.count()) > 1);
  assert.match(await rules.first().innerText(), /presence/iu);
  await search.fill("TU-5.3");
  await page.locator("dt", { hasText: /^TU-5\.3$/u }).waitFor();
  await search.fill("no rule has these words");
  await page.getByText("No rule has these words").waitFor();
  await search.fill("");
  const { cases } = await (await fetch(`${house.url}/api/games/tyrants/rules/en`)).json();
  assert.equal(await page.locator("article.pan").count(), cases.length);

  await page.getByRole("link", { name: "Cards" }).click();
  const cards = page.locator("#main li");
  await cards.first().waitFor();
  const printed = (await (await fetch(`${house.url}/api/games/tyrants/library/en`)).json()).cards;
  assert.equal(await cards.count(), printed.length);
  const shown = new Set(await cards.locator(".head b").allInnerTexts());
  for (const card of printed) assert.ok(shown.has(card.name), card.name);
  await page.getByRole("searchbox").fill("assassinate");
  await page.waitForFunction((count) => document.querySelectorAll("#main li").length < count, printed.length);
  assert.match(await cards.first().innerText(), /assassinate/iu);
  assert.deepEqual(faults, []);
  await context.close();
});
