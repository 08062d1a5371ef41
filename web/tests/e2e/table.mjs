// A table under the hand of a test, whatever is played there: how to get there, what is asked, what one may know, and when it has moved on.
import { seating } from "./house.mjs";

import { readFileSync } from "node:fs";
import { PATIENCE } from "./house.mjs";

/** Sits down from the hall page against a bot, with "play now". */
export async function playNow(page, game, bot) {
  const quick = page.locator("form").filter({ has: page.locator('button[type="submit"]') }).first();
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
  for (const [i, seat] of seats.entries()) await dialog.getByLabel(`Seat ${i + 1}`, { exact: true }).selectOption(seat.startsWith("bot:") ? "bot:normal" : seat);
}

/** Asks the server as the person in this browser, who becomes a guest if need be. */
export async function asker(page) {
  const token = await page.evaluate(async () => {
    const known = localStorage.getItem("warhall.token");
    if (known) return known;
    const made = await (await fetch("/api/guests", { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" })).json();
    localStorage.setItem("warhall.token", made.token);
    return made.token;
  });
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const { origin } = new URL(page.url());
  return async (path, body) => (await fetch(`${origin}/api/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers })).json();
}

/** What the person in this browser may know of the table, asked beside the socket. */
export async function outlookOf(page) {
  const ask = await asker(page);
  return (await ask(`tables/${idOf(page)}/outlook`)).outlook;
}

/** Watches bots play the last steps of a golden record anew: nobody needs a whole game to see how one ends. */
export async function watchEnd(house, page, game, record, left) {
  const ask = await asker(page);
  const text = readFileSync(new URL(`../../../tests/games/${game}/records/${record}.record`, import.meta.url), "utf8");
  const laid = await ask("records", { record: text });
  const { last } = await ask(`tables/${laid.id}/steps?first=0&last=0`);
  const { table } = await ask(`tables/${laid.id}/branch`, { step: last - left, seats: laid.seats.map(() => ({ kind: "bot", bot: "greedy" })) });
  await page.goto(`${house.url}/t/${table.id}`);
  await atTable(page);
}

export const atTable = (page) => page.locator("[data-cell]").first().waitFor();
export const idOf = (page) => new URL(page.url()).pathname.split("/").pop();

/** The asked person's prompt; it is lit as long as an answer is wanted. */
export const asked = (page) => page.locator("#prompt[data-lit]");
export const ended = (page) => page.locator("section.result");
export const option = (page, name) => page.locator("#prompt .option").filter({ hasText: name });
/** A square or hex of a board by its name, such as c4. */
export const cell = (page, name) => page.locator(`[data-cell="${name.charCodeAt(0) - 97},${Number(name.slice(1)) - 1}"]`);

/** The moment of the page: how many actions it has seen, how much is picked, and whether a pile lies open; or whether it has left one. Runs in the page. */
function look(from) {
  const now = [document.querySelector(".story .caps")?.textContent, document.querySelectorAll("#prompt button.chip, dialog[open]").length].join("/");
  if (!from) return now;
  const asks = !from.again || document.querySelector("#prompt[data-lit]") !== null;
  return document.querySelector("section.result") !== null || (now !== from.before && asks);
}
export const moment = (page) => page.evaluate(look, null);

/** Waits until the page has moved on from a moment and, unless told otherwise, asks again; or the game is over. */
export async function movedOn(page, before, again = true) {
  await page.waitForFunction(look, { before, again }, { timeout: PATIENCE, polling: 20 });
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
