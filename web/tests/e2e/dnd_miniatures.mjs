// A table of D&D Miniatures under the hand of a test: how to get there, what is lit, and a player who only knows the mouse.
import { asked, asker, atTable, playOn, playOnFrom as playOnFromRecord, press } from "./table.mjs";

/** Opens a table of some mode against a bot. */
export async function openMiniatures(house, page, mode, options = {}, bot = "greedy") {
  const ask = await asker(page);
  const { table } = await ask("tables", { game: "dnd_miniatures", mode, options, seats: [{ kind: "me" }, { kind: "bot", bot }] });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
  await asked(page).waitFor();
  return table.id;
}

/** Plays on from the first moment of a golden record at which a seat sees what is wanted; the other seats are bots. */
export const playOnFrom = (house, page, record, wanted) => playOnFromRecord(house, page, { game: "dnd_miniatures", record, wanted });

/** The square of a map by its name, such as c4 or ab12. */
export function square(page, name) {
  const letters = name.match(/^[a-z]+/u)[0];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return page.locator(`[data-cell="${column},${Number(name.slice(letters.length)) - 1}"]`);
}

/** What a player would press now: an enemy, a creature to activate, a way to the enemy, the end. Runs in the page. */
function wish() {
  const at = (element) => `[data-cell="${element.getAttribute("data-cell")}"]`;
  const place = (element) => element.getAttribute("data-cell").split(",").map(Number);
  const nth = (selector, words) => {
    const [found] = visible(selector, words);
    return found ? spot(selector, found.nth) : null;
  };
  if (document.querySelector("#prompt button.chip") !== null) return nth("#prompt .option", /./u);
  const cells = visible("[data-cell]").map(({ element }) => element);
  // Of every creature the board says whose it is; the player's own band stands below.
  const own = document.querySelector('.bands[data-place="under"]')?.getAttribute("aria-label") ?? null;
  const called = (each) => each.getAttribute("aria-label").match(/, ([^,]+), \d+ of/u)?.[1] ?? null;
  const foes = cells.filter((each) => called(each) !== null && called(each) !== own);
  const lit = cells.filter((each) => each.hasAttribute("data-lit"));
  const foe = lit.find((each) => foes.includes(each));
  if (foe) return spot(at(foe));
  const mine = lit.find((each) => called(each) === own);
  if (mine && /Activate/u.test(document.querySelector("#prompt h2").textContent)) return spot(at(mine));
  const ground = lit.filter((each) => !/, \d+ of \d+/u.test(each.getAttribute("aria-label")));
  const acting = document.querySelector("#prompt h2").textContent.includes("what does it do");
  const moved = document.querySelector(".offer .chip[data-spent]") !== null;
  if (ground.length > 0 && !(acting && moved)) {
    const far = (each) =>
      Math.min(...foes.map((other) => Math.hypot(place(each)[0] - place(other)[0], place(each)[1] - place(other)[1])), 99);
    return spot(at(ground.reduce((best, each) => (far(each) < far(best) ? each : best))));
  }
  return nth("#prompt .option", /End this/u) ?? nth("#prompt .option", /./u) ?? nth(".strip .card[data-lit]", /./u);
}

/** One choice by mouse. */
export const chooseByMouse = (page) => press(page, wish);

/** Plays on by mouse until something is so, or the game is over; returns how often something was chosen. */
export const playByMouse = (page, enough) => playOn(page, () => chooseByMouse(page), enough);
