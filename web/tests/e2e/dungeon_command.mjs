// A table of Dungeon Command under the hand of a test: how to get there, what is lit, and a commander who only knows the mouse.
import { asked, asker, atTable, cell, idOf, playNow, playOn, playOnFrom as playOnFromRecord, press, seatAll } from "./table.mjs";

export const playDungeon = (page, bot = "greedy") => playNow(page, "dungeon_command", bot);

/** Opens a table from the dialog; `seats` are the choices of the dialog, "me", "open" or "bot:greedy". */
export async function openDungeon(page, mode, seats) {
  await page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("dungeon_command");
  const field = (name) => dialog.locator("label").filter({ hasText: name }).locator("select");
  await field(/^\s*Players/u).selectOption(String(seats.length));
  await field(/^\s*Kind of game/u).selectOption(mode);
  await seatAll(page, dialog, seats);
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await page.waitForURL(/\/t\//u);
  await atTable(page);
  return idOf(page);
}

/** A table whose battlefield is built by its players, against a bot. */
export async function openBuilding(house, page) {
  const ask = await asker(page);
  const { table } = await ask("tables", {
    game: "dungeon_command",
    options: { layout: "build" },
    seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
  });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
  await asked(page).waitFor();
}

/** Plays on from the first moment of a golden record, from some step on, at which a seat sees what is wanted; the other seats are bots. */
export const playOnFrom = (house, page, record, wanted, first = 0) =>
  playOnFromRecord(house, page, { game: "dungeon_command", record, wanted, first });

/** An enemy in range of the acting archer whom it does not see and cannot do anything to; null if there is none. */
export function hiddenFrom({ view, question }, shooters) {
  const active = view.units.find(({ id }) => id === view.active);
  const range = shooters[active?.creature];
  if (question?.say.message !== "ask-act" || active.tapped || !range) return null;
  const near = ({ x, y }) => Math.max(Math.abs(x - active.x), Math.abs(y - active.y)) < range;
  for (const { sight, target, square } of view.sights) {
    const unit = view.units.find(({ id }) => id === target);
    if (
      sight === "blocked" &&
      unit.controller !== view.viewer &&
      near(unit) &&
      !question.options.some(({ notation }) => notation.endsWith(` ${target}`))
    )
      return { target, square, at: unit.square };
  }
  return null;
}

/** How far each creature shoots. */
export async function shootersOf(house) {
  const { creatures } = await (await fetch(`${house.url}/api/games/dungeon_command/library/en`)).json();
  return Object.fromEntries(creatures.map(({ id, ranged }) => [id, ranged?.range ?? 0]));
}

/** Whether a square lies free under the pointer, and not under a tool or a note. */
export const isFree = (page, square) =>
  cell(page, square).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

/** What a commander would press now: an answer, an enemy, a creature to activate, a way to the enemy, the end. Runs in the page. */
function wish(patient) {
  const at = (element) => `[data-cell="${element.getAttribute("data-cell")}"]`;
  const place = (element) => element.getAttribute("data-cell").split(",").map(Number);
  const nth = (selector, words) => {
    const [found] = visible(selector, words);
    return found ? spot(selector, found.nth) : null;
  };
  const narrowed = document.querySelector("#prompt button.chip") !== null;
  // It lies folded up, so only what it is folded into can be seen.
  const folded = visible("#prompt details").length > 0 ? [...document.querySelectorAll("#prompt details button")] : [];
  const last = folded.findIndex(({ textContent }) => /the end of the turn/u.test(textContent));
  if (!patient && last >= 0) {
    const closed = document.querySelector("#prompt details:not([open])") !== null;
    return closed ? { ...spot("#prompt details summary"), opens: true } : spot("#prompt details button", last);
  }
  if (narrowed) return nth("#prompt .option", /./u);
  const cells = visible("[data-cell]").map(({ element }) => element);
  const foes = cells.filter((each) => /, Ember, \d+ of/u.test(each.getAttribute("aria-label")));
  const lit = cells.filter((each) => each.hasAttribute("data-lit"));
  const foe = lit.find((each) => foes.includes(each));
  const own = lit.find((each) => /, Azure, \d+ of/u.test(each.getAttribute("aria-label")));
  const question = document.querySelector("#prompt h2").textContent;
  if (foe) return spot(at(foe));
  if (/activate a creature/u.test(question) && own) return spot(at(own));
  const ground = lit.filter((each) => !/, \d+ of \d+/u.test(each.getAttribute("aria-label")));
  if (ground.length > 0) {
    const far = (each) =>
      Math.min(...foes.map((other) => Math.hypot(place(each)[0] - place(other)[0], place(each)[1] - place(other)[1])), 99);
    return spot(at(ground.reduce((best, each) => (far(each) < far(best) ? each : best))));
  }
  return nth("#prompt .option", /./u) ?? nth("ul.fan .card[data-lit]", /./u) ?? (lit[0] ? spot(at(lit[0])) : null);
}

/** One choice by mouse; whoever is patient passes one chance to respond at a time. */
export async function chooseByMouse(page, patient = false) {
  const { opens } = await press(page, wish, patient);
  if (opens) await press(page, wish, patient);
}

/** Plays on by mouse until something is so, or the game is over; returns how often something was chosen. */
export const playByMouse = (page, enough, patient = false) => playOn(page, () => chooseByMouse(page, patient), enough);
