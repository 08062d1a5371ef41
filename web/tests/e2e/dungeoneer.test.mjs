// Dungeoneer in the browser: a game by mouse to its end, secrets, a card laid by keys and by finger, both planes, and a game that is watched.
import assert from "node:assert/strict";
import { openDungeoneer, playByMouse, playDungeoneer, playOnFrom } from "./dungeoneer.mjs";
import { asker, clickOn, ended, idOf, moment, movedOn, outlookOf, tapOn, watchEnd } from "./table.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const litCells = (page) => page.locator("[data-cell][data-lit]");
const asks = async (page, message) => (await outlookOf(page)).question?.say.message === `ask-${message}`;

/** What a page of the first seat may never have heard. */
function secretsKept(frames) {
  const updates = frames.filter((message) => message.type === "update" && message.outlook);
  assert.ok(updates.length > 0);
  for (const { outlook } of updates)
    for (const { seat, hand } of outlook.view.seats) assert.equal(hand === null, seat !== outlook.view.viewer);
  // Whatever another drew was told as a card, not as which.
  const told = updates.flatMap(({ outlook, events }) =>
    (events ?? []).flatMap((event) => (event.told ?? []).map((each) => ({ ...each, viewer: outlook.view.viewer }))),
  );
  for (const { event, say, viewer } of told.filter(({ event: each }) => each.event.startsWith("drew")))
    assert.ok(say.words.seat.id === viewer || !("card" in event), JSON.stringify(event));
}

test("a game starts from the hall in one click, and a round of it is played by mouse; the bot's hand never comes into the page", async () => {
  const { context, page, faults, frames } = await visitor(house);
  await playDungeoneer(page, "greedy");
  const choices = await playByMouse(page, async () => (await outlookOf(page)).view.round >= 2);
  assert.ok(choices > 5, `${choices} choices`);
  secretsKept(frames);
  const { view } = await outlookOf(page);
  assert.equal(await page.locator("ul.fan .card").count(), view.seats[0].hand.length);
  assert.equal(await page.locator(".placed").count(), view.seats.filter(({ alive }) => alive).length);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game is played to its end by mouse", async () => {
  const { context, page, faults, frames } = await visitor(house, { start: null });
  await playOnFrom(house, page, "two_players", ({ question }) => question.say.message === "ask-feats", 25);
  const choices = await playByMouse(page);
  assert.ok(choices > 0);
  const result = ended(page);
  assert.match(await result.innerText(), /(Azure|Ember) has (completed the third quest|the last hero alive) and wins/u);
  assert.match(await result.locator(".verdict .rule").innerText(), /DG-(1|21)\.\d/u);
  secretsKept(frames);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a drawn location is shown where it would lie, turned and laid by keys", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openDungeoneer(house, page, ["me", "random"]);
  await playByMouse(page, () => asks(page, "place"));
  const { view, question } = await outlookOf(page);
  assert.equal(await litCells(page).count(), new Set(question.options.map(({ notation }) => notation.split(" ")[1])).size);
  const [, spot] =
    question.options
      .find(({ notation }, _, all) => notation.endsWith(" 180") && all.some((other) => other.notation === notation.replace(" 180", " 0")))
      ?.notation.split(" ") ?? question.options[0].notation.split(" ");
  const [x, y] = spot.split(":").map(Number);
  await page.locator(`[data-cell="${x},${y === 0 ? 0 : -y}"]`).focus();
  await page.locator("g.ghost").waitFor({ state: "attached" });
  await page.keyboard.press("r");
  const was = await moment(page);
  await page.keyboard.press("Enter");
  await movedOn(page, was);
  await page.waitForFunction((count) => document.querySelectorAll(".zones > g:not(.ghost) g.tile").length > count, view.places.length);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a hero walks with a finger: the first touch shows what is met, the button goes", async () => {
  const { context, page, faults } = await visitor(house, { start: null, width: 360, height: 740, touch: true });
  await openDungeoneer(house, page, ["me", "random"]);
  await playByMouse(page, () => asks(page, "feats"));
  const { view } = await outlookOf(page);
  const me = view.seats[0];
  await tapOn(litCells(page).first());
  const go = page.locator(".aimed button");
  await go.waitFor();
  assert.match(await page.locator(".aimed small").innerText(), /glory|no points/u);
  assert.equal((await outlookOf(page)).view.seats[0].place, me.place);
  const was = await moment(page);
  await go.tap();
  await movedOn(page, was, false);
  await page.waitForFunction(() => document.documentElement.scrollWidth <= innerWidth);
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone the hero's things lie behind a tab: what is asked of them alone is answered from the prompt", async () => {
  const { context, page, faults } = await visitor(house, { start: null, width: 360, height: 740, touch: true });
  const onlyThings = ({ question, view, seat }) => question.say.message === "ask-discard" && view.seats[seat].hand.length === 0;
  await playOnFrom(house, page, "two_players", onlyThings);
  const things = page.locator(".rail .entry[data-lit]");
  await things.first().waitFor({ state: "attached" });
  assert.equal(await things.first().isVisible(), false);
  await playByMouse(page, async () => !(await asks(page, "discard")));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a card that cannot be played and a quest that cannot be tried are explained with their rules", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openDungeoneer(house, page, ["me", "random"]);
  await playByMouse(page, () => asks(page, "feats"));
  const why = page.locator("aside.why");
  for (const dark of [page.locator("ul.fan .card:not([data-lit])").first(), page.locator(".offer .entry:not([data-lit])").first()]) {
    await clickOn(dark);
    await why.waitFor();
    assert.match(await why.innerText(), /DG-\d+\.\d+/u);
    await page.keyboard.press("Escape");
    await why.waitFor({ state: "detached" });
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("with both sets there are two maps under one switch", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openDungeoneer(house, page, ["me", "random"], { sets: "all" });
  await playByMouse(
    page,
    async () => new Set((await outlookOf(page)).view.places.map(({ plane }) => plane)).size === 2 && (await asks(page, "feats")),
  );
  const { view } = await outlookOf(page);
  for (const plane of ["Surface", "Dungeon"]) {
    await page.locator("label").filter({ hasText: plane }).click();
    const there = view.places.filter((place) => place.plane === plane.toLowerCase()).length;
    await page.waitForFunction((count) => document.querySelectorAll(".zones > g:not(.ghost) g.tile").length === count, there);
  }
  // The switch has a line of its own: it lies over no name of the map, which keeps most of the room.
  const [strip, map] = [await page.locator("[data-strip]").boundingBox(), await page.locator("svg.stage").boundingBox()];
  assert.ok(strip.y + strip.height <= map.y, `the switch ends at ${strip.y + strip.height}, the map begins at ${map.y}`);
  assert.ok(map.height > 6 * strip.height, `the map is ${map.height} high, the switch ${strip.height}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game of four bots is watched to its end, and looked back at", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await watchEnd(house, page, "dungeoneer", "four_players_limited_movement", 20);
  const result = ended(page);
  await result.waitFor();
  assert.match(await result.innerText(), /wins/u);
  const { view } = await outlookOf(page);
  assert.equal(view.viewer, null);
  assert.ok(view.seats.every(({ hand }) => hand === null));
  const ask = await asker(page);
  const { last } = await ask(`tables/${idOf(page)}/steps?first=0&last=0`);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByRole("slider").fill(String(Math.floor(last / 2)));
  await page.getByText(`Step ${Math.floor(last / 2)} of`).waitFor();
  await page.locator("g.tile").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
