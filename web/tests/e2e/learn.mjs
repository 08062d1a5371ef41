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
    // Each for itself: what was picked may give way to a button that confirms it.
    ...['[aria-pressed="true"]', "[data-picked]", "[data-confirms]", ".glass", ".strip .btn.go"].map(
      (one) => document.querySelectorAll(one).length,
    ),
  ].join("|");
  return from === null ? now : now !== from;
}
export const moment = (page) => page.evaluate(look, null);

/** What a test that stands still tells: the step, what was read there last, and where the focus is. */
async function stuck(page, what, before, cause) {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const say = await page.locator(".teach").innerText();
  return new Error(`${what} at ${await moment(page)}, before: ${before}\n${say}\nfocus: ${focus}`, { cause });
}

/** Waits until the page has left a moment. */
export async function left(page, before) {
  await page.waitForFunction(look, before, { polling: 30 }).catch(async (cause) => {
    throw await stuck(page, "nothing came of it", before, cause);
  });
}

/** The kind and the moment of a step that has the focus where it wants it: read together, for a step may go by meanwhile. Runs in the page. */
async function atFocus(where, patience) {
  const fits = { read: ".next", end: '[data-way="on"]', do: "[aria-description]", try: "[aria-description]" };
  for (const end = Date.now() + patience; Date.now() < end;) {
    const kind = document.querySelector(".teach")?.getAttribute("data-kind");
    if (kind === "play" || (kind && document.activeElement?.matches(fits[kind]))) return { kind, moment: where(null) };
    await new Promise(requestAnimationFrame);
  }
  throw new Error("the focus never comes to what is wanted");
}

/** The step, once the keys can do what it wants. */
async function focused(page) {
  return page.evaluate(`(${atFocus})(${look}, ${PATIENCE})`).catch(async (cause) => {
    throw await stuck(page, "the keys cannot go on", "", cause);
  });
}

export const kindOf = (page) => page.locator(".teach").getAttribute("data-kind");

/** Does with the keys what the step wants, once the focus is there; says which kind of step it was. */
export async function key(page, read = "Enter") {
  const { kind, moment: before } = await focused(page);
  if (kind === "play") return kind;
  await page.keyboard.press(kind === "read" ? read : "Enter");
  await left(page, before);
  return kind;
}

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
async function ring(page, before) {
  return page.evaluate(`(${standing})(${look}, ${JSON.stringify(before)}, ${PATIENCE})`).catch(async (cause) => {
    throw await stuck(page, "there is nothing to press", before, cause);
  });
}

/** The middle of the first button that can be seen; null if there is none. Runs in the page. */
function middle(selector) {
  const boxes = [...document.querySelectorAll(selector)].map((one) => {
    one.scrollIntoViewIfNeeded();
    return one.getBoundingClientRect();
  });
  const box = boxes.find(({ width }) => width > 0);
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
/** The way on; where what is spoken of is nowhere on a phone, its button stands under the text. */
const WAYS = { read: ".next:not(:disabled)", end: '[data-way="on"]:not(:disabled)', do: ".ask > .option", try: ".ask > .option" };

/** Nothing sticks out of a phone, and the way on, back and out is as large as a thumb. */
async function fits(page) {
  const { wide, heights, free } = await page.evaluate(() => ({
    free: document.querySelector('.teach:not([data-kind="play"])') === null,
    wide: document.documentElement.scrollWidth,
    heights: [...document.querySelectorAll(".foot .btn")].map((one) => one.getBoundingClientRect().height).filter((height) => height > 0),
  }));
  assert.ok(wide <= 390, `${wide}`);
  assert.equal(heights.length, free ? 0 : 3);
  for (const height of heights) assert.ok(height >= 44, `${height}`);
}

/** Does with a thumb what the step wants, once; says which kind of step it was. It may go by meanwhile: then there is nothing to touch. */
export async function thumb(page) {
  const before = await moment(page);
  const kind = before.split("|")[2];
  if (kind === "play") return kind;
  if (kind) {
    await fits(page);
    const way = await page.evaluate(middle, WAYS[kind]);
    const at = way ?? (kind === "do" || kind === "try" ? await ring(page, before) : null);
    if (at !== null) await page.touchscreen.tap(at.x, at.y);
  }
  await left(page, before);
  return kind;
}

/** Does what the step wants, once: reads on, or presses what is lit. Returns which step it was. */
export async function follow(page, press = (at) => page.mouse.click(at.x, at.y)) {
  const before = await moment(page);
  const [table, step, kind] = before.split("|");
  if (kind === "end" || kind === "play") return null;
  const at = kind === "read" ? await page.evaluate(middle, WAYS.read) : await ring(page, before);
  if (at === null) return `${table} ${step}`;
  if (kind === "read") await page.mouse.click(at.x, at.y);
  else await press(at);
  await left(page, before);
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
