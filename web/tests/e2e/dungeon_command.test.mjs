// Dungeon Command in the browser: a whole game by mouse, secrets, what blocks a line of sight, and a team game that is watched.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { asked, cell, ended, hiddenFrom, isFree, openDungeon, outlookOf, playByMouse, playDungeon, playOnFrom, shootersOf } from "./dungeon_command.mjs";
import { openHouse, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a first game is played to its end by mouse, and the bot's hand never comes into the page", { timeout: 300_000 }, async () => {
  const { context, page, faults, frames } = await visitor(house);
  await openDungeon(page, "first-game", ["me", "bot:greedy"]);
  const choices = await playByMouse(page);
  const result = ended(page);
  assert.match(await result.innerText(), /Victory: (Gold|Silver)\./u);
  assert.match(await result.locator(".rule").innerText(), /DC-27/u);
  assert.ok(choices > 15, `${choices} choices`);

  const updates = frames.filter((message) => message.type === "update" && message.outlook);
  assert.ok(updates.length > 20, `${updates.length} updates`);
  for (const { outlook } of updates) {
    const [mine, other] = outlook.view.seats;
    assert.notEqual(mine.hand, null);
    assert.equal(other.hand, null);
    assert.equal(other.creature_hand, null);
  }
  // Whatever the other drew was told as a card, not as which.
  const drawn = frames.flatMap((message) => message.events ?? []).flatMap((event) => event.told ?? []).filter(({ event }) => event.event.startsWith("drew"));
  assert.ok(drawn.length > 0);
  for (const { event, say } of drawn) assert.ok(say.words.seat.id === "gold" || !("order" in event), JSON.stringify(event));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game starts from the hall in one click, and a turn of it is played by mouse", { timeout: 120_000 }, async () => {
  const { context, page, faults } = await visitor(house);
  await playDungeon(page);
  await asked(page).waitFor();
  await page.getByRole("list", { name: "Commanders" }).getByRole("button").first().click();
  await playByMouse(page, async () => (await outlookOf(page)).view.round >= 2);
  const { view } = await outlookOf(page);
  // The own hand lies there as cards, the other's as backs.
  const names = view.seats[0].hand.length + view.seats[0].creature_hand.length;
  assert.equal(await page.locator("ul.fan .card").count(), names);
  await page.getByRole("img", { name: `Orders in hand: ${view.seats[1].hand_count}` }).waitFor();
  assert.equal(await page.locator(".placed").count(), view.units.filter(({ square }) => square !== null).length);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a blocked line of sight is explained with its rule and the square", { timeout: 180_000 }, async () => {
  const { context, page, faults } = await visitor(house);
  const shooters = await shootersOf(house);
  const outlook = await playOnFrom(house, page, "standard_2", (seen) => hiddenFrom(seen, shooters) !== null);
  const hidden = hiddenFrom(outlook, shooters);
  await page.getByRole("button", { name: "Whole board" }).click();
  await cell(page, hidden.at).click({ force: true });
  const why = page.locator("aside.why");
  await why.waitFor();
  assert.match(await why.innerText(), /No line of sight/u);
  assert.match(await why.innerText(), /DC-(20|3)\.\d/u);
  assert.match(await why.innerText(), new RegExp(`\\b${hidden.square}\\b`, "u"));
  // The square itself is marked on the board, and the note leaves it free.
  const square = await cell(page, hidden.square).boundingBox();
  const mark = await page.locator("[data-pointed]").first().boundingBox();
  assert.ok(Math.abs(square.x - mark.x) < 4 && Math.abs(square.y - mark.y) < 4);
  assert.ok(await isFree(page, hidden.square));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a team game of four bots is watched to its end", { timeout: 300_000 }, async () => {
  const { context, page, faults } = await visitor(house);
  await openDungeon(page, "teams", ["bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy"]);
  const result = ended(page);
  await result.waitFor({ timeout: 280_000 });
  assert.match(await result.innerText(), /Victory: (Gold, Copper|Silver, Iron)\./u);
  const { view } = await outlookOf(page);
  assert.equal(view.viewer, null);
  assert.ok(view.seats.every(({ hand }) => hand === null));
  assert.deepEqual(faults, []);
  await context.close();
});
