// A table of Tyrants under the hand of a test: how to get there, what is lit, and a player who only knows the mouse.
import { visitor } from "./house.mjs";
import { atTable, idOf, playNow, playOn, press, seatAll } from "./table.mjs";

export const playTyrants = (page, bot = "random") => playNow(page, "tyrants", bot);

/** Opens a table from the dialog; `seats` are the choices of the dialog, "me", "open" or "bot:random". */
export async function openTyrants(page, seats, names = [], clock = "none") {
  await page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("tyrants");
  await dialog.getByLabel("Players").selectOption(String(seats.length));
  await seatAll(page, dialog, seats);
  for (const [i, name] of names.entries()) await dialog.getByRole("textbox", { name: "Name at this table" }).nth(i).fill(name);
  await dialog.getByLabel("Clock").selectOption(clock);
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await page.waitForURL(/\/t\//u);
  return idOf(page);
}

/** Two people at one table, each with a browser of their own. */
export async function twoPeople(house, how = {}) {
  const host = await visitor(house, how);
  await openTyrants(host.page, ["me", "open"]);
  const guest = await visitor(house, { start: null, known: false, ...how });
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await atTable(host.page);
  await atTable(guest.page);
  return { host, guest };
}

export const space = (page) => page.locator('[data-cell^="space:"][data-lit]');
export const hand = (page) => page.locator("ul.fan .card");
export const litHand = (page) => page.locator("ul.fan .card[data-lit]");
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
  const wish = (wishes) => {
    const narrowed = document.querySelector("#prompt button.chip") !== null;
    for (const [selector, word] of narrowed ? [["#prompt .option", ""], ...wishes] : wishes) {
      const [first] = visible(selector, new RegExp(word, "u"));
      if (first) return spot(selector, first.nth);
    }
    return null;
  };
  await press(page, wish, WISHES, again);
}

/** Plays on by mouse until the game is over, or `enough` says so; returns how often something was chosen. */
export const playByMouse = (page, enough) => playOn(page, () => chooseByMouse(page), enough);
