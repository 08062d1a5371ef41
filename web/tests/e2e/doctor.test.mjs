// The card doctor as an author meets it: open a card, make another of it, misspell a word and put it right, read three languages, drive it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { complaintsInBothThemes } from "./access.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a card is made, read in three languages, put right, driven and exported", async () => {
  const { page, context, faults } = await visitor(house, { start: null, known: false });
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
  assert.deepEqual(await page.locator("section[aria-labelledby=against-title] tr th").allTextContents(), [
    "cost",
    "effect › part 1 › number",
  ]);

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

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export as a pack" }).click()]);
  assert.equal(download.suggestedFilename(), "advance_scout.zip");

  // What was written is still there after a new visit.
  await page.reload();
  await sound.waitFor();
  assert.match(await yaml.inputValue(), /n: 2/u);
  await page.getByRole("button", { name: "Back to printed" }).click();
  await page.getByText("Nothing differs.").waitFor();

  // The exported pack beside the game as printed: what differs, in words and in what players may do.
  await page.getByText("Compare two packs").click();
  await page
    .getByLabel("The second")
    .setInputFiles({ name: "pack.zip", mimeType: "application/zip", buffer: readFileSync(await download.path()) });
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await page.locator(".compare").getByText("Supplant 2 white troops").waitFor();
  await page.locator(".compare code", { hasText: "+ recruit advance_scout" }).first().waitFor();
  if (process.env.WARHALL_SHOT) await page.screenshot({ path: process.env.WARHALL_SHOT.replace(".png", "-diff.png"), fullPage: true });

  // A new card is made of it; at a prepared table it lies in hand under its own name, and is played.
  await page.getByRole("button", { name: "Make a new one from it" }).click();
  await page.waitForFunction(() => document.querySelector(".yaml textarea")?.value.includes("advance_scout_new"));
  await yaml.fill((await yaml.inputValue()).replace("en: Advance Scout", "en: Night Scout"));
  await papers.getByText("Night Scout").waitFor();
  await sound.waitFor();
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/\/t\//u);
  const held = page.locator('ul.fan .card[data-card="advance_scout_new"]');
  await held.getByText("Night Scout").first().waitFor();
  await held.getByText("Supplant 1 white troop").first().waitFor();
  if (process.env.WARHALL_SHOT) await page.screenshot({ path: process.env.WARHALL_SHOT.replace(".png", "-table.png") });
  await held.click();
  await page.locator("[role=log]").getByText("Night Scout").first().waitFor();
  await held.waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("a map is painted with its twin, by mouse and by keys, and the text follows", async () => {
  const { page, context, faults } = await visitor(house, { start: null, known: false });
  await page.goto(`${house.url}/doctor/dnd_miniatures`);
  const yaml = page.getByRole("textbox", { name: "As YAML" });
  await page.locator(".yaml .chip[data-sound=true]").waitFor();
  await page.getByLabel("Kind").selectOption("maps.yaml");
  await page.waitForFunction(() => document.querySelector(".yaml textarea")?.value.includes("dwarven_outpost"));
  const board = page.getByRole("application");
  await board.waitFor();
  // Every brush shows what it paints, and every area of the map its letter.
  assert.equal(await page.locator(".brushes li:has(kbd) svg").count(), await page.locator(".brushes li kbd").count());
  assert.deepEqual((await board.locator("text").allTextContents()).toSorted(), ["P", "Q", "U", "V", "a", "b"]);
  await page.getByRole("button", { name: /^o pit/u }).click();
  await page.getByRole("button", { name: "Half turn" }).click();
  await board.locator('[data-cell="6,0"]').click();
  const rows = async () =>
    /terrain: \|\n((?: {4}.*\n)+)/u
      .exec(await yaml.inputValue())[1]
      .split("\n")
      .map((row) => row.trim());
  const painted = await rows();
  assert.equal(painted[0][6], "o");
  assert.equal(painted[20][23], "o");
  await board.press("ArrowRight");
  await board.press("Enter");
  assert.equal((await rows())[0][7], "o");
  await board.press("z");
  assert.equal((await rows())[0][7], ".");
  await page.locator(".yaml .chip[data-sound=true]").waitFor();
  if (process.env.WARHALL_SHOT) await page.screenshot({ path: process.env.WARHALL_SHOT.replace(".png", "-map.png") });
  assert.deepEqual(await complaintsInBothThemes(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});
