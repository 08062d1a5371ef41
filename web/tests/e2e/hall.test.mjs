// The hall around the games: private tables, onlookers, rematches, records laid down, accounts, and what people do at a table
// beside playing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, lit, openHouse, sitDown, test, visitor } from "./house.mjs";
import { hand, litHand, openTyrants, playByMouse, playTyrants, space } from "./tyrants.mjs";
import { asked, atTable, idOf, moment, movedOn, outlookOf } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Ends a visit; nothing may have gone wrong in any page but what the test expects. */
async function leave(...people) {
  for (const { faults, context } of people) {
    assert.deepEqual(faults, []);
    await context.close();
  }
}

/** A call to the server as the person in this browser. */
const call = (page, path, body) =>
  page.evaluate(
    async ([where, what]) => {
      const headers = { Authorization: `Bearer ${localStorage.getItem("warhall.token")}`, "Content-Type": "application/json" };
      const answer = await fetch(where, what === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(what) });
      return (answer.headers.get("Content-Type") ?? "").includes("json") ? answer.json() : answer.text();
    },
    [path, body],
  );

async function menu(page, button) {
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: button }).click();
}

const result = (page) => page.getByRole("region", { name: "How it ended" });

test("a private table opens to whoever has the link, and to nobody else; onlookers see it; a rematch takes all along", async () => {
  const host = await visitor(house);
  await host.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await host.page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = host.page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("four");
  await dialog.getByLabel("Seat 2").selectOption("invited");
  await dialog.getByLabel("private").check();
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await host.page.waitForURL(/\/t\//u);
  const copied = async (button) => {
    await host.page.getByRole("button", { name: button }).click();
    return host.page.evaluate(() => navigator.clipboard.readText());
  };
  const invitation = await copied("invitation");
  const watching = await copied("Copy the link");
  assert.match(invitation, /\?key=/u);
  assert.match(watching, /\?key=/u);
  assert.notEqual(invitation, watching);

  const stranger = await visitor(house, { start: null, known: false });
  await stranger.page.goto(host.page.url());
  await stranger.page.getByText("There is no such table, or it is private: then its host has the link.").waitFor();
  await stranger.page.goto(`${host.page.url()}?key=wrong`);
  await stranger.page.getByText("This link does not open the table.").waitFor();
  await stranger.page.goto(house.url);
  assert.equal(await stranger.page.locator(`a[href*="${idOf(host.page)}"]`).count(), 0);
  stranger.faults.length = 0;

  const friend = await visitor(house, { start: null, known: false });
  await friend.page.goto(invitation);
  await friend.page.getByRole("button", { name: "Sit down" }).click();
  await lit(host.page).first().waitFor();
  // With the other link the stranger looks on, and no more.
  const onlooker = stranger;
  await onlooker.page.goto(watching);
  await onlooker.page.locator("[data-column]").first().waitFor();
  await lit(host.page).nth(3).click();
  await onlooker.page.locator(".stone").waitFor();
  assert.equal(await asked(onlooker.page).count(), 0);
  assert.equal(await lit(onlooker.page).count(), 0);
  await friend.page
    .getByText(/1 watching|watching/u)
    .first()
    .waitFor();

  await menu(friend.page, "Resign").then(() =>
    friend.page
      .getByRole("dialog")
      .getByRole("button", { name: /resign/iu })
      .click(),
  );
  await result(host.page)
    .getByText(/resign/iu)
    .waitFor();
  const first = idOf(host.page);
  await result(host.page).getByRole("button", { name: "Rematch" }).click();
  await host.page.waitForURL((url) => !url.pathname.endsWith(first));
  await result(friend.page).getByRole("button", { name: "Rematch" }).click();
  await friend.page.waitForURL((url) => !url.pathname.endsWith(first));
  assert.equal(idOf(friend.page), idOf(host.page));
  // Whoever began the last time is second now.
  await lit(friend.page).first().waitFor();
  await leave(host, friend, onlooker);
});

/** Lays a file on the page as a hand would: over it, then down. */
const drop = (page, name, text) =>
  page.evaluate(
    ([called, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], called, { type: "text/plain" }));
      for (const kind of ["dragover", "drop"])
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, text],
  );

test("a record dropped on the page is replayed; a broken one says what is wrong, and where", async () => {
  const player = await visitor(house);
  const { page } = player;
  const id = await sitDown(page);
  await lit(page).first().click();
  await page.waitForFunction(() => document.querySelectorAll(".stone").length >= 2);
  await menu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign for good" }).click();
  await result(page).waitFor();
  const record = await call(page, `/api/tables/${id}/record`);
  await page.goto(`${house.url}/replays`);
  await page.locator("h1").waitFor();

  const lines = record.split("\n");
  const second = lines.findIndex((line) => /^2 /u.test(line));
  await drop(page, "broken.record", lines.with(second, lines[second].replace(/drop \w/u, "drop x")).join("\n"));
  await page
    .getByRole("alert")
    .getByText(`Line ${second + 1}`)
    .waitFor();
  await drop(page, "letter.txt", "Dear friend, here is no game.");
  await page.getByRole("alert").getByText("Line 1").waitFor();
  player.faults.length = 0;

  await drop(page, "game.record", record);
  await page.getByText("Step 0 of").waitFor();
  assert.notEqual(idOf(page), id);
  await leave(player);
});

test("a name is kept with a password: out, back in, and not with a wrong one", async () => {
  const player = await visitor(house, { start: null, known: false });
  const { page } = player;
  await page.goto(`${house.url}/account`);
  const form = (button) => page.locator("form").filter({ has: page.getByRole("button", { name: button }) });
  const fill = async (button, name, password) => {
    await form(button).getByLabel("Name").fill(name);
    await form(button).getByLabel("Password").fill(password);
    await form(button).getByRole("button", { name: button }).click();
  };
  const name = "Mareth of the Candle";
  await fill("Keep it", name, "candle in the dark");
  await page.getByText("The name is yours now.").waitFor();
  await page.getByRole("heading", { name }).waitFor();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("heading", { name: "Nobody yet" }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.getItem("warhall.token")), null);

  await fill("Come in", name, "a wrong password");
  await page.getByRole("alert").getByText("Name and password do not fit together.").waitFor();
  await page.getByRole("heading", { name: "Nobody yet" }).waitFor();
  await fill("Come in", name, "candle in the dark");
  await page.getByText("Welcome back.").waitFor();
  await page.reload();
  await page.getByRole("heading", { name }).waitFor();
  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByRole("heading", { name: "Nobody yet" }).waitFor();
  await fill("Keep it", name, "another password");
  await page.getByRole("alert").getByText("Somebody else has this name.").waitFor();
  player.faults.length = 0;
  await leave(player);
});

test("at a table of Tyrants one plans ahead, asks to undo beyond the barrier, passes ahead, offers a draw, talks, and sees the clocks", async () => {
  const host = await visitor(house);
  await openTyrants(host.page, ["me", "open"], [], "quick");
  const guest = await visitor(house, { start: null, known: false });
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await atTable(host.page);
  await atTable(guest.page);
  const waiting = async () => {
    const { waiting: seats } = await outlookOf(host.page);
    return seats[0] === 0 ? [host.page, guest.page] : [guest.page, host.page];
  };
  for (let seat = 0; seat < 2; seat += 1) {
    const [page, other] = await waiting();
    const was = await moment(other);
    await space(page).first().click();
    await movedOn(other, was, false);
  }
  const [page, other] = await waiting();

  // A clock for each seat and for oneself; it runs for whoever is asked.
  assert.equal(await page.locator(".rail .clock").count(), 2);
  const shown = await page.locator(".bar .clock").innerText();
  assert.match(shown, /^\s*(10|\d):\d\d\s*$/u);
  await page.waitForFunction((text) => document.querySelector(".bar .clock").textContent.trim() !== text, shown.trim());

  // A plan is shown as if it were played, is nobody else's business, and counts once it is committed.
  const cards = await hand(page).count();
  const { count } = await outlookOf(page);
  await menu(page, "Plan");
  await page.getByText("Plan: nothing is played yet").waitFor();
  for (const left of [1, 2]) {
    await litHand(page).first().click();
    await page.waitForFunction((number) => document.querySelectorAll("ul.fan .card").length === number, cards - left);
  }
  assert.equal((await outlookOf(other)).count, count);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((number) => document.querySelectorAll("ul.fan .card").length === number, cards - 1);
  await page.getByRole("button", { name: "Play the plan" }).click();
  await page.waitForFunction((number) => document.querySelector(".story .caps").textContent.endsWith(String(number)), count + 1);
  assert.equal((await outlookOf(other)).count, count + 1);

  // While the one plays, the other lets reactions go by ahead of time; the bar shows it, and takes it back.
  await other.getByRole("button", { name: "Table menu" }).click();
  await other.getByText("Reactions to a forced discard: pass until…").click();
  await other.getByRole("button", { name: "the game ends" }).click();
  await other.keyboard.press("Escape");
  await other.locator(".bar").getByRole("button", { name: "Passing: Reactions to a forced discard" }).click();
  await other.locator(".bar").getByRole("button", { name: "Passing" }).waitFor({ state: "detached" });

  // Ended turns draw cards: taking that back needs the other's word.
  const was = await moment(other);
  await page.locator("#prompt .option").filter({ hasText: "End the turn" }).click();
  await movedOn(other, was);
  await page.getByRole("button", { name: "Ask to undo" }).click();
  // It is called what it is, by the one who asks and by the one who answers.
  const [request, draw] = [/^A request to take actions back$/u, /^A draw is offered$/u];
  await page
    .getByRole("region", { name: request })
    .getByText(/You ask to take the last (\d+ actions|action) back; the others have to agree\./u)
    .waitFor();
  await other.getByRole("region", { name: request }).getByRole("button", { name: "Let it be taken back" }).click();
  await asked(page).waitFor();
  assert.ok((await outlookOf(page)).count <= count + 1);

  await page.getByRole("button", { name: "Open the chat" }).click();
  await page.getByRole("textbox", { name: "Say something" }).fill("a draw, perhaps?");
  // Who talks still sees what is asked.
  const [prompt, bar] = await Promise.all([page.locator("#prompt").boundingBox(), page.locator("header.bar").boundingBox()]);
  assert.ok(prompt.y >= bar.y + bar.height, "the prompt has scrolled away");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await other.getByRole("button", { name: "Open the chat" }).click();
  await other.getByText("a draw, perhaps?").waitFor();
  await other.keyboard.press("Escape");

  await menu(page, "Offer a draw");
  await other.getByRole("region", { name: draw }).getByRole("button", { name: "Play on" }).click();
  await page.getByRole("region", { name: draw }).waitFor({ state: "detached" });
  await menu(other, "Offer a draw");
  await page.getByRole("region", { name: draw }).getByRole("button", { name: "Accept the draw" }).click();
  await result(page).getByText(/draw/iu).first().waitFor();
  await result(other).getByText(/draw/iu).first().waitFor();
  await leave(host, guest);
});

/** A table of Tyrants in the middle of a game for three: Myconid Adult asks for an opponent. */
async function amidst(page) {
  const record = readFileSync(new URL("../../../tests/games/tyrants/records/three_players_left.record", import.meta.url), "utf8");
  await page.goto(`${house.url}/replays`);
  await page.locator("h1").waitFor();
  await drop(page, "three.record", record);
  await page.getByText("Step 0 of").waitFor();
  await page.goto(`${page.url()}?at=391`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/t\//u);
  await asked(page).waitFor();
}

test("a seat is chosen at its panel; whatever is grey says why not, with a rule; every line of the log opens its rule", async () => {
  const player = await visitor(house, { start: null, known: false });
  const { page } = player;
  await amidst(page);
  const why = page.locator("aside.why");
  for (const grey of [
    '[data-cell^="space:"]',
    '[data-cell^="site:"]',
    '[data-cell^="spy:"]',
    "ul.fan .card",
    ".played .card:not([data-lit])",
    ".offer .entry",
    ".rail .inner button",
    ".rail .hall button",
  ]) {
    await page.locator(grey).first().dispatchEvent("contextmenu");
    await why.locator(".rule").first().waitFor();
    await page.keyboard.press("Escape");
    await why.waitFor({ state: "detached" });
  }

  const panels = page.locator(".rail article[data-lit]");
  assert.equal(await panels.count(), 2);
  const was = await moment(page);
  await panels.first().getByRole("button").click();
  await movedOn(page, was);
  assert.equal(await panels.count(), 0);

  // Every line that tells of the rules has its rule, and the rule opens.
  const lines = page.locator(".log li:not([data-house])");
  await lines.first().waitFor();
  assert.equal(await lines.count(), await lines.filter({ has: page.locator(".rule") }).count());
  const chip = lines.first().locator(".rule");
  const rule = await chip.innerText();
  await chip.click();
  await page
    .getByRole("dialog", { name: `Rule ${rule}` })
    .getByText(rule)
    .first()
    .waitFor();
  await page.keyboard.press("Escape");
  await leave(player);
});

test("what a pointer does a finger does: a long press reads, two fingers zoom, and the tools cover nothing that is lit", async () => {
  const player = await visitor(house, { width: 390, height: 844, touch: true, holds: true });
  const { page } = player;
  await playTyrants(page);
  await asked(page).waitFor();
  const uncovered = () =>
    page.evaluate(() => {
      const tools = document.querySelector(".tools").getBoundingClientRect();
      const frame = document.querySelector(".stage").getBoundingClientRect();
      const middles = [...document.querySelectorAll("[data-cell][data-lit]")]
        .map((cell) => cell.getBoundingClientRect())
        .map((box) => [box.x + box.width / 2, box.y + box.height / 2]);
      const shown = middles.filter(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
      return [shown.length > 0, shown.every(([x, y]) => x < tools.left || x > tools.right || y < tools.top || y > tools.bottom)];
    });
  assert.deepEqual(await uncovered(), [true, true]);

  // Two fingers draw apart over the map.
  const fingers = await player.context.newCDPSession(page);
  const touch = (type, points) =>
    fingers.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const scale = () => page.locator(".world").evaluate((world) => Number(/scale\(([\d.]+)\)/u.exec(world.style.transform)[1]));
  const stage = await page.locator(".stage").boundingBox();
  const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
  const before = await scale();
  await touch("touchStart", [
    [x - 30, y],
    [x + 30, y],
  ]);
  for (const apart of [40, 50, 60])
    await touch("touchMove", [
      [x - apart, y],
      [x + apart, y],
    ]);
  await touch("touchEnd", []);
  const factor = (await scale()) / before;
  assert.ok(factor > 1.8 && factor < 2.2, `twice as far apart is twice as near, not ${factor}`);
  assert.deepEqual((await uncovered())[1], true);
  await page.getByRole("button", { name: "Tools of the board" }).tap();
  await page.getByRole("button", { name: "Whole board" }).tap();
  await page.getByRole("button", { name: "Tools of the board" }).tap();
  assert.ok((await scale()) < before * 1.1);

  // A card held is read large, and not played; a touch elsewhere lays it down.
  await playByMouse(page, async () => (await litHand(page).count()) > 0);
  const cards = await hand(page).count();
  const card = await litHand(page).first().boundingBox();
  await touch("touchStart", [[card.x + 20, card.y + 40]]);
  await page.locator(".reader").waitFor();
  await touch("touchEnd", []);
  assert.ok(await page.locator(".reader").isVisible());
  assert.equal(await hand(page).count(), cards);
  assert.equal(await page.locator("aside.why").count(), 0);
  await page.locator("#prompt h2").tap();
  await page.locator(".reader").waitFor({ state: "detached" });
  // A space held says why not.
  const space = await page.locator('[data-cell^="space:"][aria-disabled="true"]').evaluateAll((all) =>
    all
      .map((cell) => [cell, cell.getBoundingClientRect()])
      .map(([cell, box]) => [cell, box.x + box.width / 2, box.y + box.height / 2])
      .find(([cell, ...at]) => document.elementFromPoint(...at) === cell)
      .slice(1),
  );
  await touch("touchStart", [space]);
  await page.locator("aside.why .rule").first().waitFor();
  await touch("touchEnd", []);
  await leave(player);
});

test("the hall follows the system: day and night, less motion, and forced colours keep pieces and candle apart", async () => {
  const player = await visitor(house, { theme: "light" });
  const { page } = player;
  const theme = () => page.locator("html").getAttribute("data-theme");
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  assert.equal(await theme(), "day");
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "night");
  assert.notEqual(await ground(), day);

  await playTyrants(page);
  await asked(page).waitFor();
  const moving = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--t-turn").trim());
  assert.match(await moving(), /^0m?s$/u);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  assert.doesNotMatch(await moving(), /^0m?s$/u);

  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const colours = await page.evaluate(() => {
    const of = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    return {
      lit: of(".slot-lit", "stroke"),
      dark: of(".slot", "stroke"),
      prompt: of("#prompt", "borderTopWidth"),
      pips: new Set([...document.querySelectorAll(".rail .piece .rim")].map((rim) => getComputedStyle(rim).fill)).size,
    };
  });
  assert.notEqual(colours.lit, colours.dark);
  assert.equal(colours.pips, 2);
  await leave(player);
});
