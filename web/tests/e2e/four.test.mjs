// The house played through with its smallest game: mouse, keyboard, two people, a cut line, undo, replay, languages, phone.
import assert from "node:assert/strict";
import { after, before, lit, openHouse, sitDown, test, visitor } from "./house.mjs";
import { clickOn } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Plays on by mouse until the result is shown. */
async function playOut(page) {
  const result = page.getByRole("region", { name: "How it ended" });
  for (let moves = 0; moves < 42; moves += 1) {
    await lit(page).first().or(result).first().waitFor();
    if (await result.isVisible()) break;
    const before = await page.locator(".stone").count();
    await lit(page).first().click();
    await page.waitForFunction((count) => document.querySelectorAll(".stone").length > count, before);
  }
  await result.waitFor();
  return result;
}

test("a turn is played by keyboard alone, on the board and in the text box", async () => {
  const { context, page, faults } = await visitor(house);
  await sitDown(page);
  await lit(page).first().waitFor();
  await page.keyboard.press("3");
  await page.waitForFunction(() => document.querySelectorAll(".stone").length >= 2);
  await lit(page).first().waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("drop d");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".stone").length >= 4);
  await lit(page).first().waitFor();
  await page.locator('[data-column][tabindex="0"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".stone").length >= 5);
  assert.deepEqual(faults, []);
  await context.close();
});

test("two people meet by link, talk, lose the line and go on", async () => {
  const host = await visitor(house);
  await host.page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = host.page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("four");
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await host.page.waitForURL(/\/t\//u);
  const guest = await visitor(house, { start: null, known: false, lines: true });
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await lit(host.page).nth(3).click();
  await lit(guest.page).first().waitFor();

  // The host moves on while the guest's line is cut; the guest comes back by itself and misses nothing.
  await lit(guest.page).nth(3).click();
  await lit(host.page).first().waitFor();
  const cuts = guest.wires.length;
  await guest.wires.at(-1).close();
  await lit(host.page).nth(3).click();
  await guest.page.waitForFunction(() => document.querySelectorAll(".stone").length === 3);
  assert.equal(guest.wires.length, cuts + 1);
  await lit(guest.page).nth(3).click();
  await host.page.waitForFunction(() => document.querySelectorAll(".stone").length === 4);

  await host.page.getByRole("button", { name: "Open the chat" }).click();
  await host.page.getByRole("textbox", { name: "Say something" }).fill("well played");
  await host.page.keyboard.press("Enter");
  await guest.page.getByRole("button", { name: "Open the chat" }).click();
  await guest.page.getByText("well played").waitFor();
  assert.deepEqual([...host.faults, ...guest.faults], []);
  await host.context.close();
  await guest.context.close();
});

test("undo takes the last move back, and the log strikes it out", async () => {
  const { context, page, faults } = await visitor(house);
  await sitDown(page);
  await lit(page).first().click();
  await page.waitForFunction(() => document.querySelectorAll(".stone").length === 2);
  await page.getByRole("button", { name: /undo/iu }).click();
  // The bot's answer goes back with it.
  await page.waitForFunction(() => document.querySelectorAll(".stone").length === 0);
  assert.equal(await page.locator("[data-undone]").count(), 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a full column says why not, with its rule, and the rule opens", async () => {
  const { context, page, faults } = await visitor(house);
  await page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("four");
  await dialog.getByLabel("Seat 2").selectOption("me");
  await dialog.getByRole("button", { name: "Open a table" }).click();
  for (let stone = 1; stone <= 6; stone += 1) {
    await page.locator('[data-column="0"][aria-disabled="false"]').click();
    await page.waitForFunction((count) => document.querySelectorAll(".stone").length === count, stone);
    await lit(page).first().waitFor();
  }
  // A column that is full is not enabled, and still answers.
  await clickOn(page.locator('[data-column="0"]'));
  const why = page.locator("aside.why");
  await why.getByText(/full/u).waitFor();
  await why.getByRole("button", { name: "Rule CF-2.3" }).click();
  await page.getByRole("dialog", { name: "Rule CF-2.3" }).getByText("CF-2.3").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game starts from the hall in one click, is played to its end by mouse, looked back at, and played on from a moment", async () => {
  const { context, page, faults } = await visitor(house);
  const id = await sitDown(page);
  const result = await playOut(page);
  assert.match(await result.innerText(), /wins|draw/u);
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByText("Step 0 of").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.getByText("Step 2 of").waitFor();
  assert.equal(await page.locator(".stone").count(), 2);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
  await lit(page).first().waitFor();
  assert.equal(await page.locator(".stone").count(), 2);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const [language, title, decision] of [
  ["en", "Four in a row", "Your decision"],
  ["ru", "Четыре в ряд", "Ваше решение"],
  ["uk", "Чотири в ряд", "Ваше рішення"],
]) {
  test(`the table speaks ${language}, and switches in place`, async () => {
    const { context, page, faults } = await visitor(house, { locale: language });
    await sitDown(page);
    await page.getByRole("heading", { name: title }).waitFor();
    await page.getByRole("region", { name: decision }).waitFor();
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a phone shows hall and table without scrolling sideways, and a tap plays", async () => {
  for (const width of [360, 390]) {
    const { context, page, faults } = await visitor(house, { width, height: 800, touch: true });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.equal(await sideways(), 0);
    await sitDown(page);
    await lit(page).first().tap();
    await page.waitForFunction(() => document.querySelectorAll(".stone").length >= 1);
    assert.equal(await sideways(), 0);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0);
    assert.deepEqual(faults, []);
    await context.close();
  }
});
