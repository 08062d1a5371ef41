// What is built before a battle of Fantasy Commander, and what lasts longer than one: armies, decks, maps, campaigns.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { asked, cell as hex, clickOn, outlookOf } from "./table.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const more = (page, name) => page.getByRole("button", { name: `One more: ${name}`, exact: true });
const points = (page) => page.locator("aside .total b");
const says = (page, text) => page.locator("aside").getByText(text).first().waitFor();

test("the workshop of Fantasy Commander", async (t) => {
  const { context, page, faults } = await visitor(house, { theme: "light" });

  await t.test("counts points and names every broken rule while an army is built", async () => {
    await page.locator('a[href="/workshop/fantasy_commander"]').click();
    await more(page, "Roland the Proud").click();
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "30");
    await page.locator("aside .rule", { hasText: "FC-5.1" }).waitFor();
    await more(page, "Roland the Proud").click();
    await page.locator("aside .rule", { hasText: "FC-3.2" }).waitFor();
    await page.getByRole("button", { name: "One fewer: Roland the Proud" }).click();
    await page.locator("aside .rule", { hasText: "FC-3.2" }).waitFor({ state: "detached" });
    // By keys alone: the focus is on the button that was pressed.
    await more(page, "Powerful Strikes").focus();
    await page.keyboard.press("Enter");
    await says(page, "The army and its deck may fight.");
    assert.deepEqual(faults, []);
  });

  await t.test("keeps an army by name, and hands it out and takes it in as a file", async () => {
    await page.getByRole("button", { name: "Start from the ready list" }).click();
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "400");
    await page.getByLabel("Name").fill("Iron and Fire");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export as a file" }).click();
    const file = await (await waiting).path();
    const saved = JSON.parse(readFileSync(file, "utf8"));
    assert.equal(saved.faction, "empire");

    await page.reload();
    await page.getByLabel("Kept in this browser").selectOption("Iron and Fire");
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "400");
    await page.getByRole("button", { name: "Clear" }).click();
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "0");
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(saved)) });
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "400");
    assert.equal(await page.getByLabel("Name").inputValue(), "mine");
    await page.locator('input[type="file"]').setInputFiles({ name: "bad.json", mimeType: "application/json", buffer: Buffer.from("[]") });
    await page.getByRole("alert").getByText("holds nothing").waitFor();
    assert.equal(await points(page).innerText(), "400");
  });

  await t.test("paints a map by press, by drag and by keys, and plays on it with the army", async () => {
    await page.getByText("Map", { exact: true }).first().click();
    const laid = page.locator("aside .total b");
    await hex(page, "c4").click();
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "1");
    await page.keyboard.press("4");
    const [from, to] = [await hex(page, "e6").boundingBox(), await hex(page, "g6").boundingBox()];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "4");
    await hex(page, "g8").focus();
    await page.keyboard.press("5");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "5");
    await says(page, "The map may be played on.");
    await clickOn(hex(page, "g1"));
    await page.locator("aside .rule", { hasText: "FC-29.4" }).waitFor();
    await page.keyboard.press("1");
    await clickOn(hex(page, "g1"));
    await says(page, "The map may be played on.");
    assert.equal(await laid.innerText(), "5");

    await page.getByLabel("Name").fill("Three Hills");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Play with it" }).click();
    await page.waitForURL(/\/t\//u);
    await asked(page).waitFor();
    const { view } = await outlookOf(page);
    assert.equal(view.kind, "epic");
    assert.equal(view.terrain[3][2], "F");
    assert.equal(view.terrain[5].slice(4, 7), "HHH");
    assert.equal(view.terrain[7][6], "T");
    assert.ok(view.units.some((unit) => unit.card === "anna_dark" && unit.side === 0));
    assert.deepEqual(faults, []);
  });

  await t.test("plays a campaign that can be left and come back to", async () => {
    await page.goto(house.url);
    await page.getByRole("button", { name: "Open a table" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Open a table" });
    await dialog.getByLabel("Game").selectOption("fantasy_commander");
    await dialog.getByLabel("Seat 2").selectOption("bot:beginner");
    await dialog.getByLabel("Kind of game").selectOption("campaign");
    await dialog.getByRole("button", { name: "Open a table" }).click();
    await more(page, "Roland the Proud").click();
    await page.getByRole("button", { name: "One fewer: Roland the Proud" }).waitFor();
    await page.getByRole("button", { name: "Rosters" }).click();
    await page.getByRole("dialog", { name: "Mission 1" }).getByRole("region", { name: "Fort Starkov" }).waitFor();
    await page.keyboard.press("Escape");
    const table = page.url();
    await page.goto(house.url);
    await page.getByRole("link", { name: /Fantasy Commander · Campaign/u }).click();
    assert.equal(page.url(), table);
    await page.getByRole("button", { name: "One fewer: Roland the Proud" }).waitFor();
    assert.deepEqual(faults, []);
  });

  await context.close();
});
