// The pace of bots: their moves are shown so that a person can follow, as slowly as the reader wants, and no click is lost or misread.
import assert from "node:assert/strict";
import { after, before, lit, openHouse, sitDown, test, until, visitor } from "./house.mjs";
import { clickOn, moment, movedOn, playOnFrom } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const counts = (frames) => frames.filter(({ type, outlook }) => type === "update" && outlook).map(({ outlook }) => outlook.count);
const pieces = (page) =>
  page.locator("[data-column]").evaluateAll((columns) => columns.map((column) => column.getAttribute("aria-label")).join());

async function setPace(page, name) {
  await page.goto(`${house.url}/settings`);
  await page.getByRole("radio", { name, exact: true }).check({ force: true });
  await page.reload();
  assert.ok(await page.getByRole("radio", { name, exact: true }).isChecked());
  await page.goto(house.url);
}

test("the bot's answer waits until one's own move was seen; a click on the board brings it and is no move; so does the space bar", async () => {
  const { page, context, faults, frames } = await visitor(house);
  await setPace(page, "Slow");
  // The page's time stands still from here on, so that nothing depends on how fast this machine is.
  await page.clock.install({ time: 0 });
  await sitDown(page);
  await lit(page).first().waitFor();
  await page.clock.pauseAt(3_600_000);
  const skip = page.getByRole("button", { name: "Show them all" });
  /** One's own move, and the answer that waits for its moment. */
  async function move() {
    const before = counts(frames).at(-1);
    await lit(page).first().click();
    await until(() => counts(frames).at(-1) === before + 2);
    await skip.waitFor();
    assert.equal(await lit(page).count(), 0);
    return [before + 2, await pieces(page)];
  }

  const [count, waiting] = await move();
  await page.locator("[data-column]").nth(3).click({ force: true });
  await lit(page).first().waitFor();
  assert.notEqual(await pieces(page), waiting);
  assert.equal(counts(frames).at(-1), count);

  const [again] = await move();
  await page.keyboard.press("Space");
  await lit(page).first().waitFor();
  assert.equal(counts(frames).at(-1), again);

  // Who waits sees it without doing anything.
  await move();
  await page.clock.runFor(1_390);
  assert.equal(await lit(page).count(), 0);
  await page.clock.runFor(20);
  await lit(page).first().waitFor();
  assert.equal(await skip.count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("at once is at once, and it is what readers get who want nothing to move", async () => {
  const { page, context, faults, frames } = await visitor(house, { start: null, known: false });
  await page.goto(`${house.url}/settings`);
  assert.ok(await page.getByRole("radio", { name: "At once", exact: true }).isChecked());
  await page.goto(house.url);
  await sitDown(page);
  await lit(page).first().waitFor();
  const waited = page.evaluate(
    () =>
      new Promise((done) => {
        let seen = false;
        const look = () =>
          (seen ||= [...document.querySelectorAll("button")].some((button) => button.textContent?.includes("Show them all")));
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        addEventListener("asked", () => done(seen));
      }),
  );
  const first = counts(frames).at(-1);
  await lit(page).first().click();
  await until(() => counts(frames).at(-1) === first + 2);
  await lit(page).first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event("asked")));
  assert.equal(await waited, false);
  assert.deepEqual(faults, []);
  await context.close();
});

/** How long each walk of a piece takes that begins from now on. Runs in the page. */
function watchWalks() {
  window.walks = [];
  addEventListener(
    "transitionrun",
    ({ target }) => target.matches(".placed") && window.walks.push(getComputedStyle(target).transitionDuration),
  );
}

/** The page has been drawn after what it knows now: a walk that was to begin has begun. Runs in the page. */
async function drawnAgain() {
  for (let nth = 0; nth < 2; nth++) await new Promise(requestAnimationFrame);
}

test("a piece walks its way step by step, and stands there at once for who wants nothing to move", async () => {
  const walks = [];
  for (const motion of [true, false]) {
    const { page, faults } = await visitor(house, { start: null, motion });
    const moves = ({ question }) => question.options.filter(({ notation }) => notation.startsWith("move")).length > 20;
    await playOnFrom(house, page, { game: "dnd_miniatures", record: "quick-start", wanted: moves });
    await page.evaluate(watchWalks);
    const was = await moment(page);
    await clickOn(page.locator("[data-cell][data-lit]").last());
    await movedOn(page, was, false);
    await page.evaluate(drawnAgain);
    if (motion) await page.waitForFunction(() => window.walks.length > 0);
    walks.push(await page.evaluate(() => window.walks));
    assert.deepEqual(faults, []);
  }
  assert.deepEqual(walks, [["0.72s"], []]);
});
