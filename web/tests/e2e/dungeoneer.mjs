// A table of Dungeoneer under the hand of a test: how to get there, what is lit, and a player who only knows the mouse.
import { readFileSync } from "node:fs";
import { asked, asker, atTable, moment, movedOn, playNow, playOn } from "./table.mjs";

const RECORDS = new URL("../../../tests/games/dungeoneer/records/", import.meta.url);

export const playDungeoneer = (page, bot = "greedy") => playNow(page, "dungeoneer", bot);

/** A table with options and seats of one's own; `seats` are "me" or a bot. */
export async function openDungeoneer(house, page, seats, options = {}) {
  const ask = await asker(page);
  const { table } = await ask("tables", { game: "dungeoneer", options, seats: seats.map((seat) => (seat === "me" ? { kind: "me" } : { kind: "bot", bot: seat })) });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
  return table.id;
}

/** Plays on from a moment of a golden record at which a seat sees what is wanted, the first one, or the last that leaves so many steps; the other seats are bots. */
export async function playOnFrom(house, page, record, wanted, left = null) {
  const ask = await asker(page);
  const laid = await ask("records", { record: readFileSync(new URL(`${record}.record`, RECORDS), "utf8") });
  const { last: end } = await ask(`tables/${laid.id}/steps?first=0&last=0`);
  const late = left !== null;
  const last = end - (left ?? 0);
  const starts = Array.from({ length: Math.ceil((last + 1) / 40) }, (_, k) => 40 * k);
  for (const first of late ? starts.reverse() : starts) {
    for (const seat of laid.seats.keys()) {
      const { steps } = await ask(`tables/${laid.id}/steps?first=${first}&last=${Math.min(last, first + 39)}&seat=${seat}`);
      const fits = ({ outlook }) => outlook.question && wanted(outlook);
      const found = late ? steps.findLast(fits) : steps.find(fits);
      if (!found) continue;
      const seats = laid.seats.map((_, each) => (each === seat ? { kind: "me" } : { kind: "bot", bot: "greedy" }));
      const { table } = await ask(`tables/${laid.id}/branch`, { step: found.step, seats });
      await page.goto(`${house.url}/t/${table.id}`);
      await atTable(page);
      await asked(page).waitFor();
      return found.outlook;
    }
  }
  throw new Error(`${record} never comes to that`);
}

/** Where the player looks for something to press, in this order: a quest, a fight, a card of the hand, the map, the rest. */
const WISHES = [
  ".offer .entry[data-lit]",
  ".tray .numbers button",
  ".tray [data-lit]",
  "ul.fan .card[data-lit]",
  "[data-cell][data-lit]",
  ".rail .entry[data-lit]",
  "#prompt .option",
];

/** One choice by mouse; what the prompt was narrowed to is answered first, a chance to act in another's turn is let go by. */
export async function chooseByMouse(page) {
  const before = await moment(page);
  const found = await page.evaluate((wishes) => {
    const hold = visible("#prompt .option", /Pass for the rest/u)[0];
    if (hold) return { selector: "#prompt .option", nth: hold.nth };
    if (document.querySelector("#prompt button.chip") !== null) return { selector: "#prompt .option", nth: visible("#prompt .option")[0].nth };
    for (const selector of wishes) {
      // At this size something that is lit may lie behind a tab: then it is not for the mouse.
      const all = visible(selector);
      // Whoever walks does not always walk the same way.
      if (all.length > 0) return { selector, nth: all[selector.startsWith("[data-cell]") ? (document.querySelectorAll("[role=log] li").length * 7) % all.length : 0].nth };
    }
    return null;
  }, WISHES);
  if (!found) throw new Error(`nothing can be pressed: ${await page.locator("#prompt").innerText()}`);
  await page.locator(found.selector).nth(found.nth).click({ force: true });
  // Where nothing hovers, the first touch of the map only shows what would happen.
  const shows = found.selector.startsWith("[data-cell]") && (await page.evaluate(() => matchMedia("(hover: none)").matches));
  if (shows) await page.locator(".aimed button").click();
  await movedOn(page, before);
}

export const playByMouse = (page, enough) => playOn(page, () => chooseByMouse(page), enough);
