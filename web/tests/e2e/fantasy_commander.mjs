// A table of Fantasy Commander under the hand of a test: how to get there, what is lit, and a commander who only knows the mouse.

/** Sits down from the hall page against a bot, with "play now". */
export async function playBattle(page, bot = "random") {
  const quick = page.locator("form").filter({ has: page.locator('button[type="submit"]') }).first();
  await quick.locator("select").first().selectOption("fantasy_commander");
  await quick.locator("select").last().selectOption(bot);
  await quick.locator('button[type="submit"]').click();
  await page.locator("[data-cell]").first().waitFor();
  return idOf(page);
}

/** Opens a table against a bot without the hall's dialog, and sits down at it. */
export async function openBattle(page, { mode, options, bot = "random" }) {
  const id = await page.evaluate(
    async (wish) => {
      const call = async (path, body) => {
        const token = localStorage.getItem("warhall.token");
        const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
      };
      if (!localStorage.getItem("warhall.token")) localStorage.setItem("warhall.token", (await call("/api/guests", {})).token);
      return (await call("/api/tables", wish)).table.id;
    },
    { game: "fantasy_commander", mode, options, seats: [{ kind: "me" }, { kind: "bot", bot }] },
  );
  await page.goto(new URL(`/t/${id}`, page.url()).href);
  return id;
}

export const idOf = (page) => new URL(page.url()).pathname.split("/").pop();

/** The asked person's prompt; it is lit as long as an answer is wanted. */
export const asked = (page) => page.locator("#prompt[data-lit]");
export const ended = (page) => page.locator("section.result");
export const hex = (page, name) => {
  const cell = `${name.charCodeAt(0) - 97},${Number(name.slice(1)) - 1}`;
  return page.locator(`[data-cell="${cell}"]`);
};

/** What the person in this browser may know of the table, asked beside the socket. */
export async function outlookOf(page) {
  return page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("warhall.token")}` };
    return (await (await fetch(`/api/tables/${id}/outlook`, { headers })).json()).outlook;
  }, idOf(page));
}

/** How many actions the page has seen, and how much is picked. */
const now = () => [document.querySelector(".story .caps")?.textContent, document.querySelectorAll("#prompt button.chip").length].join("/");
export const moment = (page) => page.evaluate(now);

/** Waits until the page has moved on from a moment and asks again; or the game is over. */
export async function movedOn(page, before) {
  await page.waitForFunction(
    (was) => {
      if (document.querySelector("section.result")) return true;
      const present = [document.querySelector(".story .caps")?.textContent, document.querySelectorAll("#prompt button.chip").length].join("/");
      return present !== was && document.querySelector("#prompt[data-lit]") !== null;
    },
    before,
    { timeout: 30_000, polling: 20 },
  );
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
  const found = await page.waitForFunction((wishes) => {
    if (document.querySelector("section.result")) return { over: true };
    if (!document.querySelector("#prompt[data-lit]")) return null;
    for (const [selector, words] of wishes) {
      const nth = [...document.querySelectorAll(selector)].findIndex(({ textContent }) => new RegExp(words, "u").test(textContent.trim()));
      if (nth >= 0) return { selector, nth };
    }
    return null;
  }, haste ? HASTE : WISHES);
  const { over, selector, nth } = await found.jsonValue();
  if (over) return;
  const before = await moment(page);
  await page.locator(selector).nth(nth).click({ force: true });
  await movedOn(page, before);
}

/** Plays on by mouse until something is so, or the game is over. */
export async function playUntil(page, enough, haste = false) {
  const over = ended(page);
  await asked(page).or(over).first().waitFor();
  while (!(await over.isVisible()) && !(await enough())) await chooseByMouse(page, { haste });
}
