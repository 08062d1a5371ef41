// What a sign means, asked for as people do: a mouse that rests, keys that stay, a finger that holds.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { playTyrants } from "./tyrants.mjs";
import { asked } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const tip = (page) => page.locator("[data-tip]");

/** The middle of the first sign that fits a selector and is seen whole. */
const middleOf = (page, selector) =>
  page.evaluate((wanted) => {
    for (const sign of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = sign.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      if (width > 0 && hit && (sign.contains(hit) || hit.closest(".board"))) return at;
    }
    throw new Error(`no sign is seen: ${wanted}`);
  }, selector);

/** A name, a sentence and a rule that can be opened. */
async function tells(page) {
  await tip(page).waitFor();
  assert.match(await tip(page).innerText(), /\p{L}{3}.*TU-\d+\.\d+[\s\S]*\p{L}{3}.*\./u);
}

/** At a table of Tyrants, asked for the first time. */
async function atTyrants(how) {
  const person = await visitor(house, how);
  await playTyrants(person.page);
  await asked(person.page).waitFor();
  return person;
}

test("a mouse that rests on a sign is told what it means, in a panel and on the map, and the note goes with it", async () => {
  const { context, page, faults } = await atTyrants({});
  for (const sign of ["[data-seat] li[data-sign]", "main.board svg [data-sign]"]) {
    const at = await middleOf(page, sign);
    await page.mouse.move(at.x, at.y);
    await page.mouse.move(at.x + 1, at.y);
    await tells(page);
    await page.mouse.move(2, 2);
    await tip(page).waitFor({ state: "detached" });
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("keys that stay on a group of signs are told all of them; Enter goes to the rules, Escape back", async () => {
  const { context, page, faults } = await atTyrants({});
  const stays = () => {
    const now = document.activeElement;
    return now?.closest("[data-seat]") !== null && now?.querySelector("[data-sign]") !== null;
  };
  for (let tabs = 0; tabs < 60 && !(await page.evaluate(stays)); tabs += 1) await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(stays), "the Tab key never comes to the figures of a seat");
  await tells(page);
  await page.keyboard.press("Enter");
  assert.ok(await page.evaluate(() => document.activeElement?.matches("[data-tip] button")));
  await page.keyboard.press("Escape");
  await tip(page).waitFor({ state: "detached" });
  assert.ok(await page.evaluate(stays));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a finger that is held on a sign is told what it means, and chooses nothing", async () => {
  const { context, page, faults } = await atTyrants({ width: 390, height: 844, touch: true, locale: "uk", holds: true });
  const hand = await context.newCDPSession(page);
  const question = await page.locator("#prompt").innerText();
  for (const sign of ["[data-sign]:not(.board *, [data-holds], [data-holds] *)", "main.board svg [data-sign]"]) {
    const { x, y } = await middleOf(page, sign);
    await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await tells(page);
    await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    assert.ok(await tip(page).isVisible());
    assert.equal(await page.locator("#prompt").innerText(), question);
    await page.touchscreen.tap(195, 6);
    await tip(page).waitFor({ state: "detached" });
  }
  assert.deepEqual(faults, []);
  await context.close();
});
