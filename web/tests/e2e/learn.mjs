// A lesson under the hand of a test: it is entered from the page where one learns, and gone through by pressing only what is lit.
import assert from "node:assert/strict";
import { PATIENCE } from "./house.mjs";
import { asker, idOf } from "./table.mjs";

export const GAMES = ["tyrants", "fantasy_commander", "dungeon_command", "dungeoneer", "dnd_miniatures"];

/** Opens a chapter by its address. */
export async function openChapter(house, page, game, chapter = null) {
  await page.goto(`${house.url}/learn/${game}${chapter ? `/${chapter}` : ""}`);
  await page.locator(".teach").waitFor();
  return (await lessonOf(page)).chapters.map(({ id }) => id);
}

/** The lesson as the server tells it to the person in this browser. */
export async function lessonOf(page) {
  const ask = await asker(page);
  return (await ask(`tables/${idOf(page)}/outlook`)).lesson;
}

/** Where the page is in a lesson, and what was pressed so far; or whether it has left a moment. Runs in the page. */
function look(from) {
  const teacher = document.querySelector(".teach");
  const now = [
    location.pathname,
    teacher?.getAttribute("data-step"),
    teacher?.getAttribute("data-kind"),
    teacher?.querySelector(".say")?.textContent,
    document.querySelector(".story .caps")?.textContent,
    document.querySelectorAll('[aria-pressed="true"], [data-picked], .btn.go.aimed, .over .btn.go, .strip .btn.go').length,
  ].join("|");
  return from === null ? now : now !== from;
}
export const moment = (page) => page.evaluate(look, null);

/** Waits until the page has left a moment. */
export async function left(page, before) {
  await page.waitForFunction(look, before, { polling: 30 });
}

export const kindOf = (page) => page.locator(".teach").getAttribute("data-kind");

/** The middle of the ring, once it stands still; null if the step has gone by meanwhile. Runs in the page. */
async function standing(where, before, patience) {
  let last = null;
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (where(null) !== before) return null;
    const box = document.querySelector(".veil .ring")?.getBoundingClientRect();
    const now = box ? JSON.stringify(box) : null;
    if (now !== null && now === last) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    last = now;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  throw new Error("nothing is lit");
}
export const ring = (page, before) => page.evaluate(`(${standing})(${look}, ${JSON.stringify(before)}, ${PATIENCE})`);

/** Does what the step wants, once: reads on, or presses what is lit. Returns which step it was. */
export async function follow(page, press = (at) => page.mouse.click(at.x, at.y)) {
  const before = await moment(page);
  const [table, step, kind] = before.split("|");
  if (kind === "end" || kind === "play") return null;
  if (kind === "read") await page.locator(".next:visible").click();
  else {
    const at = await ring(page, before);
    if (at === null) return `${table} ${step}`;
    await press(at);
  }
  await left(page, before).catch(async (error) => {
    throw new Error(
      `nothing came of it: ${before}\n${await page.locator(".teach").innerText()}\n${await page
        .locator("aside.why")
        .innerText()
        .catch(() => "")}`,
      { cause: error },
    );
  });
  return `${table} ${step}`;
}

/** Goes through a chapter to its end; returns the steps that were told. */
export async function throughChapter(page, press, seen = async () => {}) {
  const steps = new Set();
  for (let presses = 0; presses < 80; presses += 1) {
    const kind = await kindOf(page);
    if (kind === "end" || kind === "play") return steps;
    await seen(page, steps.size);
    const step = await follow(page, press);
    if (step !== null) steps.add(step);
  }
  throw new Error(`the chapter does not end: ${await page.locator(".teach").innerText()}`);
}

/** On to the next chapter, at its own table. */
export async function onward(page) {
  const table = idOf(page);
  await page.locator('[data-way="on"]').click();
  await page.waitForURL((url) => !url.pathname.endsWith(table));
  await page.waitForFunction(() => document.querySelector(".teach")?.getAttribute("data-kind") !== "end");
}

/** Every sentence is said: no message is shown by its id. */
export async function saysAll(page) {
  const text = await page.locator("body").innerText();
  assert.doesNotMatch(text, /\b(?:learn|lesson|puzzle|how|ask|event|option)-[a-z0-9]+(?:-[a-z0-9]+)*\b/u);
}
