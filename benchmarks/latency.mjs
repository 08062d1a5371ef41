// Clicks in two browsers at one table, and tells when each of them showed the move: node latency.mjs GAME MOVES
// A move is shown when the page has drawn the first frame with the state that the server confirmed; the page itself moves
// nothing before. Answered by one line of JSON: for every move the milliseconds from the click to that frame, in the browser
// that clicked and in the opponent's. It needs the packages of web/ and the system's Chromium.
//
// Nothing asks the pages anything between the click and the frame: they keep the moments themselves. Before each click the
// pointer is already there and both pages have come to rest, as they have between the clicks of people.
import { openHouse } from "../web/tests/e2e/house.mjs";

const [game, wanted] = [process.argv[2], Number(process.argv[3])];

/** What may be pressed, in this order; a choice that is narrowed to a few options is finished first. */
const NARROWED = "#prompt:has(button.chip) .option";
const WISHES = {
  four: ['[data-column][aria-disabled="false"]'],
  tyrants: [NARROWED, "dialog[open] .card[data-lit]", "ul.fan .card[data-lit]", '[data-cell^="space:"][data-lit]', ".offer .entry[data-lit]", "#prompt .option", "[data-cell][data-lit]", ".hand [data-lit], .rail [data-lit]"],
  fantasy_commander: ["#prompt li:only-child .option[data-go]", NARROWED, ".strip .chip-unit[data-lit]", ".tray .order[data-lit]", "[data-cell][data-lit]", "#prompt .option"],
  dungeon_command: [NARROWED, "[data-cell][data-lit]", "#prompt .option", "ul.fan .card[data-lit]"],
  dnd_miniatures: [NARROWED, "[data-cell][data-lit]", "#prompt .option", ".strip .card[data-lit]"],
  dungeoneer: [NARROWED, ".offer .entry[data-lit]", ".tray .numbers button", ".tray [data-lit]", "ul.fan .card[data-lit]", "[data-cell][data-lit]", ".rail .entry[data-lit]", "#prompt .option"],
};
/** Longer than this nothing comes of a click: it only picked something. */
const PATIENCE = 1_500;

/** Runs in the page: keeps the moment of every click, and of every frame that shows one action more. */
function watch([token, wishes]) {
  localStorage.setItem("warhall.token", token);
  // Nothing is answered here but by a click.
  const asking = ["tyrants", "fantasy_commander", "dungeon_command", "dnd_miniatures", "dungeoneer"];
  localStorage.setItem("warhall.settings", JSON.stringify({ asking }));
  const eyes = (globalThis.eyes = { clicked: 0, shown: 0, asks, shows, rests, aim });
  const waiting = new Set();
  let seen = null;
  addEventListener("click", ({ timeStamp }) => (eyes.clicked = performance.timeOrigin + timeStamp), true);
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["data-lit"] });

  function look() {
    for (const each of waiting) each();
    const now = document.querySelector(".story .caps")?.textContent ?? null; // how many actions the page has seen
    if (now === seen) return;
    seen = now;
    requestAnimationFrame(() => {
      // The first task after the frame was drawn, before whatever the page has put off until then.
      void scheduler.postTask(
        () => {
          eyes.shown = performance.timeOrigin + performance.now();
          for (const each of waiting) each();
        },
        { priority: "user-blocking" },
      );
    });
  }
  function until(found, ms) {
    return new Promise((done) => {
      const timer = ms && setTimeout(end, ms, null);
      const check = () => {
        const value = found();
        if (value) end(value);
      };
      function end(value) {
        waiting.delete(check);
        clearTimeout(timer);
        done(value);
      }
      waiting.add(check);
      check();
    });
  }
  /** Waits until the reader is asked, or the game is over. */
  function asks() {
    return until(() => (document.querySelector("section.end") ? "over" : document.querySelector("#prompt[data-lit]") && "asked"));
  }
  /** The moment of the first frame after a moment that shows an action more; null if none comes. */
  function shows(after, ms) {
    return until(() => eyes.shown > after && eyes.shown, ms);
  }
  /** Waits until the page has nothing to do; one in which nothing moves at all is not told so, hence the limit. */
  function rests() {
    const timeout = 200;
    return new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, { timeout }), { timeout }));
  }
  /** A place to press: the nth one of the first kind that there is. */
  function aim(nth) {
    for (const selector of wishes) {
      const all = [...document.querySelectorAll(selector)];
      const one = all[nth % all.length];
      if (!one) continue;
      one.scrollIntoView({ block: "nearest", inline: "nearest" });
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    return null;
  }
}

const house = await openHouse();
const post = async (path, body, token) => {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(house.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Two pages at a new table. */
async function sitDown(tokens) {
  const made = await post("/api/tables", { game, seats: [{ kind: "me" }, { kind: "open" }] }, tokens[0]);
  await post(`/api/tables/${made.table.id}/join`, {}, tokens[1]);
  const pages = [];
  for (const token of tokens) {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(watch, [token, WISHES[game]]);
    await page.goto(`${house.url}/t/${made.table.id}`);
    await page.locator("[data-cell], [data-column]").first().waitFor();
    pages.push(page);
  }
  return pages;
}

/** Whoever is asked, or null if the game is over. */
function asked(pages) {
  return Promise.race(pages.map((page) => page.evaluate(() => globalThis.eyes.asks()).then((what) => (what === "over" ? null : page))));
}

/** One click; the times until the mover and the opponent saw the move, or null if it only picked something. */
async function click(pages, mover, nth) {
  const opponent = pages.find((page) => page !== mover);
  const place = await mover.evaluate((at) => globalThis.eyes.aim(at), nth);
  if (place === null) throw new Error(`nothing can be pressed: ${await mover.locator("#prompt").innerText()}`);
  await mover.mouse.move(place.x, place.y);
  for (const page of pages) await page.evaluate(() => globalThis.eyes.rests());
  const before = await opponent.evaluate(() => globalThis.eyes.shown);
  await mover.mouse.down();
  await mover.mouse.up();
  const shown = await mover.evaluate((ms) => globalThis.eyes.shows(globalThis.eyes.clicked, ms), PATIENCE);
  if (shown === null) return null;
  const clicked = await mover.evaluate(() => globalThis.eyes.clicked);
  const seen = await opponent.evaluate(([at, ms]) => globalThis.eyes.shows(at, ms), [before, PATIENCE]);
  return seen === null ? null : { own: shown - clicked, other: seen - clicked };
}

const own = [];
const other = [];
const tokens = [(await post("/api/guests", {})).token, (await post("/api/guests", {})).token];
while (own.length < wanted) {
  const pages = await sitDown(tokens);
  let clicks = 0;
  for (let mover = await asked(pages); mover !== null && own.length < wanted; mover = await asked(pages)) {
    clicks += 1;
    const move = await click(pages, mover, clicks);
    if (move === null) continue;
    own.push(move.own);
    other.push(move.other);
  }
  for (const page of pages) await page.context().close();
}
await house.close();
console.log(JSON.stringify({ own, other }));
