// All five games on a phone, by touch alone: played from shortly before their end until they are over, with nothing that cannot be reached.
// WARHALL_LONG=1 plays them from their first move.
import assert from "node:assert/strict";
import { after, before, openHouse, PATIENCE, test, visitor } from "./house.mjs";
import { asked, ended, playOnFrom, steadily } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const LONG = process.env.WARHALL_LONG === "1";
/** Nobody plays longer than so many touches. */
const MOST = LONG ? 3000 : 150;

/** A golden record of each game, and how many of its last steps are played anew. */
const GAMES = {
  tyrants: { record: "two_players", left: 12 },
  fantasy_commander: { record: "s1", left: 12 },
  dungeon_command: { record: "first_game", left: 5 },
  dnd_miniatures: { record: "quick-start", left: 8 },
  dungeoneer: { record: "two_players", left: 4 },
};

/** What a finger finds next: what it has begun, then something lit, then an answer of the prompt; by turns the last one. Runs in the page. */
function wish(touches) {
  const begun = ["dialog[open] [data-lit]", ".glass .cut button", ".aimed button, button.aimed, .over .btn.go"];
  // What is picked already is touched no more.
  const fresh = `[data-lit]:not([aria-pressed="true"], [data-picked])`;
  const lit = [`[data-cell]${fresh}`, `ul.fan .card${fresh}`, `.tray ${fresh}`, `.strip ${fresh}`];
  const said = ["#prompt .option"];
  const narrowed = document.querySelector("#prompt button.chip") !== null;
  for (const selector of [...begun, ...(narrowed || touches % 3 === 0 ? [...said, ...lit] : [...lit, ...said])]) {
    const all = visible(selector);
    const found = all[selector === "#prompt .option" && !narrowed ? all.length - 1 : (touches * 7) % Math.max(all.length, 1)];
    if (found) return { ...spot(selector, found.nth), state: state() };
  }
  return null;
}
/** What a touch may change: the moment, what it has begun, and what is picked, each by its place: another one may be picked instead. Runs in the page. */
const state = `window.state = () => [window.moment(), ...[".glass, [data-confirms]", "[data-picked]", "[data-cell][aria-pressed=true]"].map(
  (selector) => [...document.querySelectorAll("*")].flatMap((one, nth) => (one.matches(selector) ? [nth] : [])))].join("/")`;

async function touch(page, touches) {
  const found = await page.evaluate(`${state}; (${steadily})(${wish}, ${touches})`);
  assert.ok(found, `nothing can be touched: ${await page.locator("#prompt").innerText()}`);
  await page.touchscreen.tap(found.x, found.y);
  const moved = (before) =>
    document.querySelector("section.end") !== null ||
    (window.state() !== before && document.querySelector("#prompt[data-lit]:not([data-sent])") !== null);
  await page.waitForFunction(moved, found.state, { timeout: PATIENCE, polling: 20 }).catch(async (cause) => {
    const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 200), found);
    const asks = await page.locator("#prompt").innerText();
    throw new Error(`nothing came of touch ${touches} on ${found.selector} at ${found.x}, ${found.y}, where ${under} lies: ${asks}`, {
      cause,
    });
  });
}

for (const [game, { record, left }] of Object.entries(GAMES))
  test(`${game} is played to its end by touch on a phone`, async () => {
    const { page, faults } = await visitor(house, { start: null, width: 390, height: 844, touch: true });
    await playOnFrom(house, page, { game, record, wanted: () => true, ...(LONG ? {} : { left }) });
    let touches = 0;
    for (; touches < MOST && !(await ended(page).isVisible()); touches += 1) {
      await asked(page).or(ended(page)).first().waitFor();
      if (!(await ended(page).isVisible())) await touch(page, touches);
    }
    assert.ok(await ended(page).isVisible(), `it is not over after ${touches} touches`);
    assert.ok(touches > 0);
    // The whole score is in sight, and no tab is left that has nothing behind it.
    await page.locator("section.end table").waitFor();
    const { cut, tabs } = await page.evaluate(() => ({
      cut: [...document.querySelectorAll("section.end :is(th, td)")].filter(
        (cell) => cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth,
      ).length,
      tabs: [...document.querySelectorAll('.tabs [role="tab"]')].length,
    }));
    assert.deepEqual({ cut, tabs }, { cut: 0, tabs: 4 });
    assert.deepEqual(faults, []);
  });
