// Every lesson by keyboard alone, and every one by touch on a phone: from the page where one learns to where its free game begins.
// Only with WARHALL_LONG=1: chapters are gone through both ways every day (learn-table).
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { GAMES, key, kindOf, thumb } from "./learn.mjs";

const LONG = process.env.WARHALL_LONG === "1";
const LEARNT = LONG ? GAMES : [];
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

for (const [index, game] of LEARNT.entries())
  test(`${game} is learnt by keyboard alone, from the page where one learns to its free game`, async () => {
    const { context, page, faults } = await visitor(house, { locale: LANGUAGES[index % 3], start: "/learn" });
    await page.locator(begins(game)).first().waitFor();
    await tabTo(page, begins(game));
    await page.keyboard.press("Enter");
    await page.locator(".teach").waitFor();
    for (let steps = 0; steps < MOST && (await key(page)) !== "play"; steps += 1);
    assert.equal(await kindOf(page), "play");
    assert.deepEqual(faults, []);
    await context.close();
  });

for (const [index, game] of LEARNT.entries())
  test(`${game} is learnt on a phone with a thumb, as far as its free game`, async () => {
    const locale = LANGUAGES[(index + 1) % 3];
    const { context, page, faults } = await visitor(house, { locale, start: "/learn", width: 390, height: 844, touch: true });
    await page.locator(begins(game)).first().tap();
    await page.locator(".teach").waitFor();
    for (let taps = 0; taps < MOST && (await thumb(page)) !== "play"; taps += 1);
    assert.equal(await kindOf(page), "play");
    assert.deepEqual(faults, []);
    await context.close();
  });
