// A table under the hand of a test, whatever is played there: how to get there, what is asked, what one may know, and when it has moved on.
import { readFileSync } from "node:fs";
import { guests, newGuest, PATIENCE, seating } from "./house.mjs";

/** So many steps of a record are asked for at once. */
const STEPS = 40;
const recordOf = (game, record) => readFileSync(new URL(`../../../tests/games/${game}/records/${record}.record`, import.meta.url), "utf8");

/** Sits down from the hall page against a bot, with "play now". */
export async function playNow(page, game, bot) {
  const quick = page
    .locator("form")
    .filter({ has: page.locator('button[type="submit"]') })
    .first();
  await quick.locator("select").selectOption(game);
  await seating(page, bot);
  await quick.locator('button[type="submit"]').click();
  await atTable(page);
  return idOf(page);
}

/** Seats people and bots in the dialog that opens a table; `seats` are "me", "open", or "bot:" with a name. */
export async function seatAll(page, dialog, seats) {
  const bot = seats.find((seat) => seat.startsWith("bot:"));
  if (bot) await seating(page, bot.slice("bot:".length));
  for (const [i, seat] of seats.entries())
    await dialog.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(seat.startsWith("bot:") ? "bot:normal" : seat);
}

/** Asks the server as the person in this browser, who becomes a guest if need be. */
export async function asker(page) {
  const known = guests.get(page);
  const token =
    known?.token ??
    (await page.evaluate(async () => {
      const known = localStorage.getItem("warhall.token");
      if (known) return known;
      const made = await (
        await fetch("/api/guests", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })
      ).json();
      localStorage.setItem("warhall.token", made.token);
      return made.token;
    }));
  return askerAs(token, known?.origin ?? new URL(page.url()).origin);
}

/** Asks the server as whoever has this token. */
function askerAs(token, origin) {
  // A line that stood idle may be closed by the server just when it is used again, so each question has a line of its own.
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}`, Connection: "close" };
  return async (path, body) =>
    (await fetch(`${origin}/api/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers })).json();
}

/** What the person in this browser may know of the table, asked beside the socket. */
export async function outlookOf(page) {
  const ask = await asker(page);
  return (await ask(`tables/${idOf(page)}/outlook`)).outlook;
}

/**
 * Plays on from a moment of a golden record at which a seat sees what is wanted: the first one from some step on, or the last
 * that leaves so many steps. The other seats are bots. Returns what the seat saw.
 */
export async function playOnFrom(house, page, { game, record, wanted, first = 0, left = null, bot = "greedy" }) {
  const ask = await asker(page);
  const laid = await ask("records", { record: recordOf(game, record) });
  const { last: end } = await ask(`tables/${laid.id}/steps?first=0&last=0`);
  const late = left !== null;
  const last = end - (left ?? 0);
  const starts = Array.from({ length: Math.ceil((last + 1 - first) / STEPS) }, (_, k) => first + STEPS * k);
  for (const start of late ? starts.reverse() : starts) {
    for (const seat of laid.seats.keys()) {
      const { steps } = await ask(`tables/${laid.id}/steps?first=${start}&last=${Math.min(start + STEPS - 1, last)}&seat=${seat}`);
      const fits = ({ outlook }) => outlook.question && wanted(outlook);
      const found = late ? steps.findLast(fits) : steps.find(fits);
      if (!found) continue;
      const seats = laid.seats.map((_, each) => (each === seat ? { kind: "me" } : { kind: "bot", bot }));
      const { table } = await ask(`tables/${laid.id}/branch`, { step: found.step, seats });
      await page.goto(`${house.url}/t/${table.id}`);
      await atTable(page);
      await asked(page).waitFor();
      return found.outlook;
    }
  }
  throw new Error(`${record} never comes to that`);
}

/** Watches bots play the last steps of a golden record anew: nobody needs a whole game to see how one ends. */
export async function watchEnd(house, page, game, record, left) {
  const ask = await asker(page);
  const laid = await ask("records", { record: recordOf(game, record) });
  const { last } = await ask(`tables/${laid.id}/steps?first=0&last=0`);
  const { table } = await ask(`tables/${laid.id}/branch`, {
    step: last - left,
    seats: laid.seats.map(() => ({ kind: "bot", bot: "greedy" })),
  });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
}

/** Watches the last steps of a golden record, taken again by somebody who holds every seat: a person here only looks on. */
export async function watchAgain(house, page, game, record, left) {
  const ask = askerAs(await newGuest(house.url), house.url);
  const text = recordOf(game, record);
  const laid = await ask("records", { record: text });
  const { last } = await ask(`tables/${laid.id}/steps?first=0&last=0`);
  const { table } = await ask(`tables/${laid.id}/branch`, { step: last - left, seats: laid.seats.map(() => ({ kind: "me" })) });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
  const { seats } = (await ask(`tables/${table.id}/outlook`)).outlook;
  for (const [, number, name, notation] of [...text.matchAll(/^(\d+) (\w+) (.+) = [0-9a-f]+$/gmu)].slice(-left)) {
    const done = await ask(`tables/${table.id}/actions`, { notation, count: Number(number) - 1, seat: seats.indexOf(name) });
    if (done.code) throw new Error(`${number} ${name} ${notation}: ${done.message}`);
  }
}

export const atTable = (page) => page.locator("[data-cell]").first().waitFor();
export const idOf = (page) => new URL(page.url()).pathname.split("/").pop();

/** The asked person's prompt; it is lit as long as an answer is wanted. */
export const asked = (page) => page.locator("#prompt[data-lit]");
export const ended = (page) => page.locator("section.end");
export const option = (page, name) => page.locator("#prompt .option").filter({ hasText: name });
/** A square or hex of a board by its name, such as c4. */
export const cell = (page, name) => page.locator(`[data-cell="${name.charCodeAt(0) - 97},${Number(name.slice(1)) - 1}"]`);

/**
 * A thing of the board once it lies still: a map that is being fitted into its frame slips away under a finger.
 * What lies on top of a cell is part of it, so the cell is pressed through it. Not where a test has stopped the page's clock: no frame comes then.
 */
export async function still(thing) {
  await thing.waitFor({ state: "attached" });
  await thing.evaluate(async (element) => {
    const place = () => Object.values(element.getBoundingClientRect().toJSON()).join();
    for (let last = "", quiet = 0; quiet < 6; quiet = last === (last = place()) ? quiet + 1 : 0) await new Promise(requestAnimationFrame);
  });
  return thing;
}
export const tapOn = async (thing) => (await still(thing)).tap({ force: true });
export const clickOn = async (thing) => (await still(thing)).click({ force: true });
export const hoverOver = async (thing) => (await still(thing)).hover({ force: true });

export const moment = (page) => page.evaluate(() => window.moment());

/** Whether the page has left a moment and asks again, with all answered that was sent: others may act at the same time. Runs in the page. */
function left({ before, again }) {
  const asks = !again || document.querySelector("#prompt[data-lit]:not([data-sent])") !== null;
  return document.querySelector("section.end") !== null || (window.moment() !== before && asks);
}

/** Waits until the page has moved on from a moment and, unless told otherwise, asks again; or the game is over. */
export async function movedOn(page, before, again = true) {
  await page.waitForFunction(left, { before, again }, { timeout: PATIENCE, polling: 20 });
}

/** What a wish finds, once it lies where it lay a frame ago: the board may still be fitting itself into its frame. Runs in the page. */
export async function steadily(wish, wished) {
  for (let last = null; ;) {
    const found = wish(wished);
    const now = JSON.stringify(found);
    if (now === last) return found;
    last = now;
    await new Promise(requestAnimationFrame);
  }
}

/** Presses what a wish finds in the page, a spot or nothing, and waits until the page has moved on; returns what was pressed. */
export async function press(page, wish, wished, again = true) {
  const found = await page.evaluate(`(${steadily})(${wish}, ${JSON.stringify(wished ?? null)})`);
  if (!found) throw new Error(`nothing can be pressed: ${await page.locator("#prompt").innerText()}`);
  await page.mouse.click(found.x, found.y);
  if (!found.opens) await movedOn(page, found.moment, again);
  return found;
}

/** Plays on, choice by choice, until the game is over or `enough` says so; returns how often something was chosen. */
export async function playOn(page, choose, enough = async () => false) {
  const over = ended(page);
  let choices = 0;
  await asked(page).or(over).first().waitFor();
  while (!(await over.isVisible()) && !(await enough())) {
    await choose();
    choices += 1;
  }
  return choices;
}
