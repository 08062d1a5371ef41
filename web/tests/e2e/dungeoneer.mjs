// A table of Dungeoneer under the hand of a test: how to get there, what is lit, and a player who only knows the mouse.
import { asker, atTable, movedOn, playNow, playOn, playOnFrom as playOnFromRecord, steadily } from "./table.mjs";

export const playDungeoneer = (page, bot = "greedy") => playNow(page, "dungeoneer", bot);

/** A table with options and seats of one's own; `seats` are "me" or a bot. */
export async function openDungeoneer(house, page, seats, options = {}) {
  const ask = await asker(page);
  const { table } = await ask("tables", {
    game: "dungeoneer",
    options,
    seats: seats.map((seat) => (seat === "me" ? { kind: "me" } : { kind: "bot", bot: seat })),
  });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
  return table.id;
}

/** Plays on from a moment of a golden record at which a seat sees what is wanted, the first one, or the last that leaves so many steps; the other seats are bots. */
export const playOnFrom = (house, page, record, wanted, left = null) =>
  playOnFromRecord(house, page, { game: "dungeoneer", record, wanted, left });

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

/** What is pressed next: what the prompt was narrowed to is answered first, a chance to act in another's turn is let go by. Runs in the page. */
function wish(wishes) {
  const hold = visible("#prompt .option", /Pass for the rest/u)[0];
  if (hold) return spot("#prompt .option", hold.nth);
  if (document.querySelector("#prompt button.chip") !== null) return spot("#prompt .option", visible("#prompt .option")[0].nth);
  for (const selector of wishes) {
    // At this size something that is lit may lie behind a tab: then it is not for the mouse.
    const all = visible(selector);
    // Whoever walks does not always walk the same way.
    if (all.length > 0)
      return spot(
        selector,
        all[selector.startsWith("[data-cell]") ? (document.querySelectorAll("[role=log] li").length * 7) % all.length : 0].nth,
      );
  }
  return null;
}

/** One choice by mouse. */
export async function chooseByMouse(page) {
  const found = await page.evaluate(`(${steadily})(${wish}, ${JSON.stringify(WISHES)})`);
  if (!found) throw new Error(`nothing can be pressed: ${await page.locator("#prompt").innerText()}`);
  await page.mouse.click(found.x, found.y);
  // Where nothing hovers, the first touch of the map only shows what would happen, unless it can mean several things.
  const shows = found.selector.startsWith("[data-cell]") && (await page.evaluate(() => matchMedia("(hover: none)").matches));
  if (shows) {
    const aimed = page.locator(".aimed button");
    await aimed.or(page.locator("#prompt button.chip")).first().waitFor();
    if ((await aimed.count()) > 0) await aimed.click();
  }
  await movedOn(page, found.moment);
}

export const playByMouse = (page, enough) => playOn(page, () => chooseByMouse(page), enough);
