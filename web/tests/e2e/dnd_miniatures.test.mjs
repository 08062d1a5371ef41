// D&D Miniatures in the browser: a battle by mouse, sealed boosters, what blocks a line of sight, areas and opportunity attacks before they happen.
import assert from "node:assert/strict";
import { openMiniatures, playByMouse, playOnFrom, square } from "./dnd_miniatures.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { asked, clickOn, ended, hoverOver, moment, movedOn, outlookOf, tapOn } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a small battle is played to its end by mouse", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openMiniatures(house, page, "quick-start");
  const choices = await playByMouse(page);
  assert.match(await ended(page).innerText(), /wins/u);
  assert.match(await ended(page).locator(".verdict .rule").innerText(), /DM-26/u);
  assert.ok(choices > 5, `${choices} choices`);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a battle of 50 points is deployed and its first round played by mouse", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openMiniatures(house, page, "assault", { limit: 50 });
  await playByMouse(page, async () => (await outlookOf(page)).view.round >= 2);
  const { view } = await outlookOf(page);
  assert.equal(await page.locator(".placed").count(), view.units.filter((unit) => unit.square !== null).length);
  assert.equal(await page.locator(".bands li").count(), view.units.length);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an opportunity attack on the way is shown before the step is taken", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const risky = ({ view }) =>
    view.routes.find(
      ({ provokes, target, unit }) => provokes.length > 0 && target === null && view.units.find(({ id }) => id === unit).size === 1,
    );
  const { view } = await playOnFrom(house, page, "assault-50", (seen) => risky(seen) !== undefined);
  const route = risky({ view });
  await hoverOver(square(page, route.square));
  await page.locator(".arrows .danger").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".arrows .danger").count(), route.provokes.length);
  await page
    .getByText(/^Provokes: /u)
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what blocks a line of sight is marked on the map and said with its rule", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const hidden = ({ view, question }) =>
    view.sights.find(
      ({ sight, target, square: at }) =>
        sight === "blocked" && at !== null && !question.options.some(({ notation }) => notation.includes(target)),
    );
  const { view, question } = await playOnFrom(house, page, "assault-50", (seen) => hidden(seen) !== undefined);
  const sight = hidden({ view, question });
  const unit = view.units.find(({ id }) => id === sight.target);
  await hoverOver(square(page, unit.square));
  const marked = await page.locator(".arrows [data-pointed]").first().boundingBox();
  const blocking = await square(page, sight.square).boundingBox();
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round);
  assert.deepEqual(middle(marked), middle(blocking));
  await clickOn(square(page, unit.square));
  const why = page.locator("aside.why");
  await why.waitFor();
  assert.match(await why.innerText(), /DM-\d+\.\d+/u);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an area is shown before it is confirmed, and then attacks whom it showed", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const { view } = await playOnFrom(house, page, "epic", (seen) => seen.view.laid.length > 1);
  const [{ attack }] = view.laid;
  const ways = view.laid.filter((way) => way.attack === attack);
  await page
    .getByRole("region", { name: "What it can do" })
    .getByRole("button")
    .filter({ hasText: /to lay it/u })
    .first()
    .click();
  const rows = page.getByRole("region", { name: "Where the area lies" }).getByRole("button");
  assert.equal(await rows.count(), ways.length);
  await rows.first().hover();
  assert.equal(await page.locator(".arrows .struck").count(), ways[0].targets.length);
  await rows.first().click();
  await page
    .getByRole("log")
    .getByText(/attacks with/u)
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("with a finger the first touch shows the way, and the button goes it", async () => {
  const { context, page, faults } = await visitor(house, { start: null, width: 390, height: 844, touch: true });
  const far = ({ view, question }) =>
    view.routes.find(
      ({ square: at, path, unit }) =>
        path.length === 3 &&
        question.options.filter(({ notation }) => notation.endsWith(` ${at}`)).length === 1 &&
        view.units.find(({ id }) => id === unit).size === 1,
    );
  const seen = await playOnFrom(
    house,
    page,
    "assault-50",
    (outlook) => outlook.question.say.message === "ask-act" && far(outlook) !== undefined,
  );
  const { square: at } = far(seen);
  await tapOn(square(page, at));
  const go = page.getByRole("button", { name: `Move to ${at}` });
  await go.waitFor();
  const was = await moment(page);
  await go.tap();
  await movedOn(page, was, false);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the boosters of sealed play are seen by their owner only", async () => {
  const { context, page, faults, frames } = await visitor(house, { start: null });
  await openMiniatures(house, page, "sealed");
  const { view } = await outlookOf(page);
  assert.equal(await page.locator(".hand .card").count(), view.seats[0].pool.length);
  await page.locator(".hand .card[data-lit], .hand [data-lit] .card").first().click();
  await page.getByRole("list", { name: /^Warband: \d+ of 200 points/u }).waitFor();
  await asked(page).waitFor();
  for (const { outlook } of frames.filter((message) => message.type === "update" && message.outlook))
    assert.equal(outlook.view.seats[1].pool, null);
  assert.deepEqual(faults, []);
  await context.close();
});
