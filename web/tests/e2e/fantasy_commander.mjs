// A table of Fantasy Commander under the hand of a test: how to get there, what is lit, and a commander who only knows the mouse.
import { asked, asker, ended, playNow, playOn, press } from "./table.mjs";

export const playBattle = (page, bot = "random") => playNow(page, "fantasy_commander", bot);

/** Opens a table against a bot without the hall's dialog, and sits down at it. */
export async function openBattle(house, page, { mode, options, bot = "random" }) {
  const ask = await asker(page);
  const { table } = await ask("tables", { game: "fantasy_commander", mode, options, seats: [{ kind: "me" }, { kind: "bot", bot }] });
  await page.goto(`${house.url}/t/${table.id}`);
  return table.id;
}

/** What a commander looks for, in this order: the one thing that is left, a fight, something on the map or beside it, any answer. */
const WISHES = [
  ["#prompt li:only-child .option[data-go]", ""],
  ["#prompt .option", "^(Attack|Shoot|Advance|Effect|Defend)"],
  [".strip .chip-unit[data-lit]", ""],
  [".tray .order[data-lit]", ""],
  ["[data-cell][data-lit]", ""],
  ["#prompt .option", ""],
];
/** In a hurry nobody gets an order, and what is asked is answered from the prompt. */
const HASTE = [
  ["#prompt .option", "^All orders are given"],
  ["#prompt .option[data-go]", ""],
  ["#prompt .option:last-child", ""],
  ["#prompt .option", ""],
  ["[data-cell][data-lit]", ""],
];

/** One choice by mouse, as soon as there is one. */
export async function chooseByMouse(page, { haste = false } = {}) {
  const wish = (wishes) => {
    for (const [selector, words] of wishes) {
      const [first] = visible(selector, new RegExp(words, "u"));
      if (first) return spot(selector, first.nth);
    }
    return null;
  };
  await asked(page).or(ended(page)).first().waitFor();
  if (await ended(page).isVisible()) return;
  await press(page, wish, haste ? HASTE : WISHES);
}

/** Plays on by mouse until something is so, or the game is over. */
export const playUntil = (page, enough, haste = false) => playOn(page, () => chooseByMouse(page, { haste }), enough);
