// A whole lesson by keyboard alone, and one by touch on a phone: from the page where one learns to where its free game begins.
// Only with WARHALL_LONG=1: a chapter each is gone through every day (learn-table), and a whole one by keyboard has stood still.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { kindOf, left, moment, ring } from "./learn.mjs";

const LONG = process.env.WARHALL_LONG === "1";
const BY_KEYS = LONG ? ["dungeoneer", "tyrants", "fantasy_commander", "dungeon_command"] : [];
const BY_TOUCH = LONG ? ["dungeon_command"] : [];
const LANGUAGES = ["uk", "en", "ru"];
/** No lesson has more steps, presses of questions among them. */
const MOST = 400;

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** The button on the page where one learns that begins a lesson. */
const begins = (game) => [".feat", "article"].map((part) => `${part}:has(a[href="/how-to-play/${game}"]) button.btn`).join(", ");

/** Tabs on until something has the focus that fits a selector. */
async function tabTo(page, selector) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key never comes to ${selector}`);
}

/** What the keys do next, once the focus is where the step wants it; null if the step has gone by meanwhile. */
async function keys(page) {
  const before = await moment(page);
  const kind = await kindOf(page);
  if (kind === "play") return false;
  const fits =
    kind === "read"
      ? () => document.activeElement?.classList.contains("next")
      : kind === "end"
        ? () => document.activeElement?.matches('[data-way="on"]')
        : () => document.activeElement?.hasAttribute("aria-description");
  await page.waitForFunction(fits);
  await page.keyboard.press("Enter");
  await left(page, before);
  return true;
}

for (const [index, game] of BY_KEYS.entries())
  test(`${game} is learnt by keyboard alone, from the page where one learns to its free game`, async () => {
    const { context, page, faults } = await visitor(house, { locale: LANGUAGES[index % 3], start: "/learn" });
    await page.locator(begins(game)).first().waitFor();
    await tabTo(page, begins(game));
    await page.keyboard.press("Enter");
    await page.locator(".teach").waitFor();
    for (let steps = 0; steps < MOST && (await keys(page)); steps += 1);
    assert.equal(await kindOf(page), "play");
    assert.deepEqual(faults, []);
    await context.close();
  });

/** Nothing sticks out, and the way on, back and out is as large as a thumb. */
async function fits(page) {
  const { wide, heights } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    heights: [...document.querySelectorAll(".foot .btn")].map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
  }));
  assert.ok(wide <= 390, `${wide}`);
  assert.equal(heights.length, 3);
  for (const height of heights) assert.ok(height >= 44, `${height}`);
}

/** What a thumb does: the button that confirms what it has chosen, else what the ring is around. */
async function touchLit(page, before) {
  const confirms = page.locator(".over .btn.go:enabled:visible, .btn.go.aimed:enabled:visible");
  if ((await confirms.count()) > 0) return confirms.first().tap();
  const at = await ring(page, before);
  if (at !== null) await page.touchscreen.tap(at.x, at.y);
}

for (const [index, game] of BY_TOUCH.entries())
  test(`${game} is learnt on a phone with a thumb, as far as its free game`, async () => {
    const locale = LANGUAGES[(index + 1) % 3];
    const { context, page, faults } = await visitor(house, { locale, start: "/learn", width: 390, height: 844, touch: true });
    await page.locator(begins(game)).first().tap();
    await page.locator(".teach").waitFor();
    for (let taps = 0; taps < MOST && (await kindOf(page)) !== "play"; taps += 1) {
      const before = await moment(page);
      await fits(page);
      const kind = await kindOf(page);
      if (kind === "read") await page.locator(".next:visible").tap();
      else if (kind === "end") await page.locator('[data-way="on"]').tap();
      else await touchLit(page, before);
      await left(page, before);
    }
    assert.equal(await kindOf(page), "play");
    assert.deepEqual(faults, []);
    await context.close();
  });
