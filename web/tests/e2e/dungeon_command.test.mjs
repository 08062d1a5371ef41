// Dungeon Command in the browser: a whole game by mouse, secrets, what blocks a line of sight, and a team game that is watched.
import assert from "node:assert/strict";
import { hiddenFrom, isFree, openBuilding, openDungeon, playByMouse, playDungeon, playOnFrom, shootersOf } from "./dungeon_command.mjs";
import { asked, cell, clickOn, ended, hoverOver, moment, movedOn, option, outlookOf, tapOn, watchAgain } from "./table.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";

const LONG = process.env.WARHALL_LONG === "1";
let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a first game is played to its end by mouse, and the bot's hand never comes into the page", async () => {
  const { context, page, faults, frames } = await visitor(house, { start: LONG ? "/" : null });
  const updates = () => frames.filter((message) => message.type === "update" && message.outlook);
  const draws = () =>
    frames
      .flatMap((message) => message.events ?? [])
      .flatMap((event) => event.told ?? [])
      .filter(({ event }) => event.event.startsWith("drew"));
  const enough = async () => updates().length > 10 && draws().some(({ say }) => say.words.seat.id === "silver");
  // From its beginning to its end it is played where there is time for it.
  if (LONG) await openDungeon(page, "first-game", ["me", "bot:greedy"]);
  else await playOnFrom(house, page, "first_game", ({ seat }) => seat === 0, 100);
  const choices = await playByMouse(page, LONG ? undefined : enough);
  assert.ok(choices > (LONG ? 15 : 5), `${choices} choices`);
  const told = updates();
  const drawn = draws();
  // Otherwise the last choice of a game is made: a creature that cowers costs the last Morale.
  if (!LONG) {
    await playOnFrom(house, page, "first_game", ({ question }) => question.say.message === "ask-cower", 194);
    await option(page, /cowers/u).click();
  }
  const result = ended(page);
  await result.waitFor();
  assert.match(await result.innerText(), /Victory: (Azure|Ember)\./u);
  assert.match(await result.locator(".verdict .rule").innerText(), /DC-27/u);

  assert.ok(told.length > 10, `${told.length} updates`);
  for (const { outlook } of told) {
    const [mine, other] = outlook.view.seats;
    assert.notEqual(mine.hand, null);
    assert.equal(other.hand, null);
    assert.equal(other.creature_hand, null);
  }
  // Whatever the other drew was told as a card, not as which.
  assert.ok(drawn.length > 0);
  for (const { event, say } of drawn) assert.ok(say.words.seat.id === "gold" || !("order" in event), JSON.stringify(event));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game starts from the hall in one click, and a turn of it is played by mouse", async () => {
  const { context, page, faults } = await visitor(house);
  await playDungeon(page);
  await asked(page).waitFor();
  const was = await moment(page);
  await page.getByRole("list", { name: "Commanders" }).getByRole("button").first().click();
  await movedOn(page, was);
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

test("a blocked line of sight is explained with its rule and the square", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const shooters = await shootersOf(house);
  const outlook = await playOnFrom(house, page, "standard_2", (seen) => hiddenFrom(seen, shooters) !== null);
  const hidden = hiddenFrom(outlook, shooters);
  await page.getByRole("button", { name: "Whole board" }).click();
  await clickOn(cell(page, hidden.at));
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

test("cover is shown corner by corner, and said in words", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const covered = ({ view }) => view.sights.find(({ sight, unseen }) => sight === "cover" && unseen.length > 0);
  const outlook = await playOnFrom(house, page, "standard_2", (seen) => covered(seen) !== undefined);
  const { target, square, seen, unseen } = covered(outlook);
  await page.getByRole("button", { name: "Whole board" }).click();
  await hoverOver(cell(page, outlook.view.units.find(({ id }) => id === target).square));
  await page.locator(".arrows .ray").first().waitFor({ state: "attached" });
  assert.equal(await page.locator(".arrows .ray").count(), 4);
  assert.equal(await page.locator(".arrows .ray[data-blocked]").count(), unseen.length);
  assert.equal(seen.length + unseen.length, 4);
  await page.getByRole("region", { name: "Creature" }).getByText(`cover: ${square}`).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a large creature shows the squares it would cover, and any of them can be pressed", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const large = ({ view, question }) =>
    question.say.message === "ask-act" && view.units.find(({ id }) => id === view.routes[0]?.unit)?.size === 2;
  const { view } = await playOnFrom(house, page, "standard_2", large);
  await page.getByRole("button", { name: "Whole board" }).click();
  const places = new Set(view.routes.map(({ square }) => square));
  const beside = (square) => `${String.fromCharCode(square.charCodeAt(0) + 1)}${square.slice(1)}`;
  // A square that the creature would cover although none of its places begins there.
  const place = [...places].find((square) => !places.has(beside(square)) && !view.units.some((unit) => unit.square === beside(square)));
  const [first, second] = [await cell(page, place).boundingBox(), await cell(page, beside(place)).boundingBox()];
  await hoverOver(cell(page, place));
  const footprint = page.locator(".arrows .footprint");
  const drawn = await footprint.boundingBox();
  assert.ok(Math.abs(drawn.x - first.x) < 4 && Math.abs(drawn.y - first.y) < 4);
  assert.ok(Math.abs(drawn.width - 2 * first.width) < 6, `${drawn.width} and ${first.width}`);
  await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2);
  assert.deepEqual(await footprint.boundingBox(), drawn);
  await clickOn(cell(page, beside(place)));
  await page
    .getByRole("log")
    .getByText(new RegExp(`\\b${place}\\.`, "u"))
    .first()
    .waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the stack is listed with who may respond", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  const { view } = await playOnFrom(
    house,
    page,
    "standard_2",
    ({ view: seen, question }) => question.say.message === "ask-respond" && seen.stack.length > 1,
  );
  const stack = page.getByRole("region", { name: "The stack" });
  assert.equal(await stack.locator("ol > li").count(), view.stack.length);
  assert.deepEqual(
    await stack.locator("ol .n").allInnerTexts(),
    view.stack.map((_, at) => String(view.stack.length - at)),
  );
  await stack.getByText(/may respond/u).waitFor();
  await page.getByText("Pass until…").click();
  await page.getByRole("button", { name: /the stack is empty/u }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the battlefield is built by keys", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openBuilding(house, page);
  const lit = page.locator("[data-cell][data-lit]");
  for (let laid = 1; laid <= 2; laid += 1) {
    await lit.first().focus();
    await page.keyboard.press("ArrowRight");
    await page.locator("g.ghost").waitFor({ state: "attached" });
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await page.waitForFunction((count) => document.querySelectorAll("rect.tile").length >= count, laid);
    await asked(page).waitFor();
  }
  assert.ok((await outlookOf(page)).view.battlefield.tiles.filter(({ seat }) => seat === "gold").length >= 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the battlefield is built with a finger: the first touch shows the tile, the button lays it, and the game begins", async () => {
  const { context, page, faults } = await visitor(house, { start: null, width: 360, height: 740, touch: true });
  await openBuilding(house, page);
  const lit = page.locator("[data-cell][data-lit]");
  const laid = () => page.locator("rect.tile").count();
  while ((await outlookOf(page)).question?.say.message !== "ask-lead") {
    const was = await laid();
    await tapOn(lit.nth(20));
    await page.locator("g.ghost").waitFor({ state: "attached" });
    assert.equal(await laid(), was);
    await page.getByRole("button", { name: /^Lay / }).first().tap();
    await page.waitForFunction((count) => document.querySelectorAll("rect.tile").length > count, was);
    await asked(page).waitFor();
  }
  const { view } = await outlookOf(page);
  assert.equal(view.battlefield.tiles.length, 8);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a team game of four is watched to its end", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await watchAgain(house, page, "dungeon_command", "teams_4", 10);
  const result = ended(page);
  await result.waitFor();
  assert.match(await result.innerText(), /Victory: (Azure, Jade|Ember, Orchid)\./u);
  const { view } = await outlookOf(page);
  assert.equal(view.viewer, null);
  assert.ok(view.seats.every(({ hand }) => hand === null));
  assert.deepEqual(faults, []);
  await context.close();
});
