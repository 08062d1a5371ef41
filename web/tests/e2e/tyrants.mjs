// A table of Tyrants under the hand of a test: how to get there, what is lit, and a player who only knows the mouse.
import { visitor } from "./house.mjs";

/** Sits down from the hall page against a bot, with "play now". */
export async function playTyrants(page, bot = "random") {
  const quick = page.locator("form").filter({ has: page.locator('button[type="submit"]') }).first();
  await quick.locator("select").first().selectOption("tyrants");
  await quick.locator("select").last().selectOption(bot);
  await quick.locator('button[type="submit"]').click();
  await atTable(page);
  return idOf(page);
}

export async function atTable(page) {
  await page.locator("[data-cell]").first().waitFor();
}

export const idOf = (page) => new URL(page.url()).pathname.split("/").pop();

/** Opens a table from the dialog; `seats` are the choices of the dialog, "me", "open" or "bot:random". */
export async function openTyrants(page, seats, names = [], clock = "none") {
  await page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("tyrants");
  await dialog.getByLabel("Players").selectOption(String(seats.length));
  for (const [i, seat] of seats.entries()) await dialog.getByLabel(`Seat ${i + 1}`).selectOption(seat);
  for (const [i, name] of names.entries()) await dialog.getByRole("textbox", { name: "Name at this table" }).nth(i).fill(name);
  await dialog.getByLabel("Clock").selectOption(clock);
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await page.waitForURL(/\/t\//u);
  return idOf(page);
}

/** Two people at one table, each with a browser of their own. */
export async function twoPeople(house) {
  const host = await visitor(house);
  await openTyrants(host.page, ["me", "open"]);
  const guest = await visitor(house);
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await atTable(host.page);
  await atTable(guest.page);
  return { host, guest };
}

/** What the person in this browser may know of the table, asked beside the socket. */
export async function outlookOf(page) {
  return page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("warhall.token")}` };
    return (await (await fetch(`/api/tables/${id}/outlook`, { headers })).json()).outlook;
  }, idOf(page));
}

/** The asked person's prompt; it is lit as long as an answer is wanted. */
export const asked = (page) => page.locator("#prompt[data-lit]");
export const ended = (page) => page.locator("section.result");
export const space = (page) => page.locator('[data-cell^="space:"][data-lit]');
export const hand = (page) => page.locator("ul.fan .card");
export const litHand = (page) => page.locator("ul.fan .card[data-lit]");
export const option = (page, name) => page.locator("#prompt .option").filter({ hasText: name });

/** The moment of the page: how many actions it has seen, how much is picked, and whether a pile lies open. */
const now = () => [document.querySelector(".story .caps")?.textContent, document.querySelectorAll("#prompt button.chip, dialog[open]").length].join("/");
export const moment = (page) => page.evaluate(now);

/** Waits until the page has moved on from a moment and, unless told otherwise, asks again; or the game is over. */
export async function movedOn(page, before, again = true) {
  await page.waitForFunction(
    ([was, asks]) => {
      if (document.querySelector("section.result")) return true;
      const present = [document.querySelector(".story .caps")?.textContent, document.querySelectorAll("#prompt button.chip, dialog[open]").length].join("/");
      return present !== was && (!asks || document.querySelector("#prompt[data-lit]") !== null);
    },
    [before, again],
    { timeout: 30_000, polling: 20 },
  );
}

/** Where the player looks for something to press, in this order: play the hand, deploy, recruit (first what gives power), answer. */
const WISHES = [
  ["dialog[open] .card[data-lit]", ""],
  ["ul.fan .card[data-lit]", ""],
  ['[data-cell^="space:"][data-lit]', ""],
  [".offer .entry[data-lit]", "Power"],
  [".offer .entry[data-lit]", ""],
  ["#prompt .option", ""],
  ["[data-cell][data-lit]", ""],
  [".hand [data-lit], .rail [data-lit]", ""],
];

/** One choice by mouse; what the prompt was narrowed to is answered first. */
export async function chooseByMouse(page, again = true) {
  const before = await moment(page);
  const found = await page.evaluate((wishes) => {
    const narrowed = document.querySelector("#prompt button.chip") !== null;
    for (const [selector, word] of narrowed ? [["#prompt .option", ""], ...wishes] : wishes) {
      const nth = [...document.querySelectorAll(selector)].findIndex(({ textContent }) => textContent.includes(word));
      if (nth >= 0) return { selector, nth };
    }
    return null;
  }, WISHES);
  if (!found) throw new Error(`nothing can be pressed: ${await page.locator("#prompt").innerText()}`);
  // Spaces lie over the middle of their site: a press there still means the site.
  await page.locator(found.selector).nth(found.nth).click({ force: found.selector.startsWith("[data-cell]") });
  await movedOn(page, before, again);
}

/** Plays on by mouse until the game is over, or `enough` says so; returns how often something was chosen. */
export async function playByMouse(page, enough = async () => false) {
  const over = ended(page);
  let choices = 0;
  await asked(page).or(over).first().waitFor();
  while (!(await over.isVisible()) && !(await enough())) {
    await chooseByMouse(page);
    choices += 1;
  }
  return choices;
}
