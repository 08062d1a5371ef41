// Clicks in two browsers at one table, and tells when each of them showed the move: node latency.mjs GAME MOVES
// A move is shown when the page has drawn the first frame with the state that the server confirmed; the page itself moves
// nothing before. Answered by one line of JSON: for every move the milliseconds from the click to that frame, in the browser
// that clicked and in the opponent's. It needs the packages of web/ and the system's Chromium.
import { openHouse } from "../web/tests/e2e/house.mjs";
import { chooseByMouse } from "../web/tests/e2e/tyrants.mjs";

const [game, wanted] = [process.argv[2], Number(process.argv[3])];
const COUNT = ".story .caps"; // how many actions the page has seen

/** Runs in the page: keeps the moment of every click, and of every frame that shows one action more. */
function watch([token, count]) {
  localStorage.setItem("warhall.token", token);
  const moments = (globalThis.moments = { clicked: 0, shown: 0 });
  addEventListener("click", ({ timeStamp }) => (moments.clicked = performance.timeOrigin + timeStamp), true);
  let seen = null;
  const look = () => {
    const now = document.querySelector(count)?.textContent ?? null;
    if (now === seen) return;
    seen = now;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel(); // its message comes after the frame was drawn
      port1.onmessage = () => (moments.shown = performance.timeOrigin + performance.now());
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
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
    await page.addInitScript(watch, [token, COUNT]);
    await page.goto(`${house.url}/t/${made.table.id}`);
    await page.locator("[data-cell], [data-column]").first().waitFor();
    pages.push(page);
  }
  return pages;
}

/** Whoever is asked, or nobody if the game is over. */
async function asked(pages) {
  const lit = (page) => page.locator("#prompt[data-lit]").or(page.locator("section.result")).first();
  await Promise.race(pages.map((page) => lit(page).waitFor()));
  for (const page of pages) if (await page.locator("section.result").isVisible()) return null;
  for (const page of pages) if (await page.locator("#prompt[data-lit]").isVisible()) return page;
  return asked(pages);
}

async function click(page) {
  if (game === "four") await page.locator('[data-column][aria-disabled="false"]').first().click();
  else await chooseByMouse(page, false);
}

const moments = (page) => page.evaluate(() => globalThis.moments);
const shownAfter = (page, before) => page.waitForFunction((at) => globalThis.moments.shown > at, before, { timeout: 1_500 }).then(() => moments(page), () => null);

const own = [];
const other = [];
const tokens = [(await post("/api/guests", {})).token, (await post("/api/guests", {})).token];
while (own.length < wanted) {
  const pages = await sitDown(tokens);
  for (let mover = await asked(pages); mover !== null && own.length < wanted; mover = await asked(pages)) {
    const opponent = pages.find((page) => page !== mover);
    const before = (await moments(opponent)).shown;
    await click(mover);
    const { clicked, shown } = await moments(mover);
    const seen = await shownAfter(opponent, before);
    if (seen === null || shown < clicked) continue; // a click that only picked something is no move yet
    own.push(shown - clicked);
    other.push(seen.shown - clicked);
  }
  for (const page of pages) await page.context().close();
}
await house.close();
console.log(JSON.stringify({ own, other }));
