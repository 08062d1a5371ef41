// The card doctor as an author meets it: open a card, make another of it, misspell a word and put it right, read three languages, drive it.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { openHouse, visitor, test } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a card is made, read in three languages, put right, driven and exported", async () => {
  const { page, context, faults } = await visitor(house, { locale: "en" });
  await page.goto(`${house.url}/rules/tyrants/cards`);
  await page.getByRole("link", { name: "Card doctor" }).click();
  await page.waitForURL(/\/doctor\/tyrants/u);
  const yaml = page.getByRole("textbox", { name: "As YAML" });
  const sound = page.locator(".yaml .chip[data-sound=true]");
  const papers = page.locator(".papers article");
  await sound.waitFor();
  await page.getByLabel("Which").selectOption("advance_scout");
  await page.waitForFunction(() => document.querySelector(".yaml textarea")?.value.includes("advance_scout"));

  // The form changes the text, and the text the form.
  await page.getByLabel("cost", { exact: true }).fill("2");
  assert.match(await yaml.inputValue(), /^ {2}cost: 2$/mu);
  await yaml.fill((await yaml.inputValue()).replace("{do: supplant, target: white}", "{do: supplant, target: white, n: 2}"));
  await papers.getByText("Supplant 2 white troops").waitFor();
  await papers.getByText("Замените 2 белых войска").waitFor();
  await papers.getByText("Замініть 2 білі війська").waitFor();
  assert.deepEqual(await page.locator("section[aria-labelledby=against-title] tr th").allTextContents(), ["cost", "effect[0].n"]);

  // A misspelt word is told with its line, and put right by a button.
  await yaml.fill((await yaml.inputValue()).replace("supplant", "suplant"));
  const fault = page.locator("#faults li").filter({ hasText: "supplant" });
  await fault.getByRole("button", { name: "Put it right" }).click();
  await sound.waitFor();
  assert.match(await yaml.inputValue(), /do: supplant/u);

  // Bots drive it, and figures come while they do.
  await page.getByRole("button", { name: "Drive it" }).click();
  await page.waitForFunction(() => document.querySelector("progress")?.value >= 2);
  await page.getByRole("rowheader", { name: "Turns in a game" }).waitFor();
  if (process.env.WARHALL_SHOT) await page.screenshot({ path: process.env.WARHALL_SHOT });
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("progress[data-status=stopped]").waitFor();

  // At a prepared table the card lies in hand, says what it says now, and does it.
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/\/table\//u);
  const held = page.locator('[data-card="advance_scout"]').first();
  await held.waitFor();
  if (process.env.WARHALL_SHOT) await page.screenshot({ path: process.env.WARHALL_SHOT.replace(".png", "-table.png") });
  await page.goBack();
  await sound.waitFor();

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export as a pack" }).click()]);
  assert.equal(download.suggestedFilename(), "advance_scout.zip");

  // What was written is still there after a new visit.
  await page.reload();
  await sound.waitFor();
  assert.match(await yaml.inputValue(), /n: 2/u);
  await page.getByRole("button", { name: "Back to printed" }).click();
  await page.getByText("Nothing differs.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
