// The pictures of the doctor: a card in three languages while bots drive it, a map that is painted with its half turn, and a new card in hand.
import { visitor } from "./e2e/house.mjs";

/** So many games are driven before the picture is taken, so that there are figures in it. */
const DRIVEN = 12;
const sound = (page) => page.locator(".yaml .chip[data-sound=true]").waitFor();
const text = (page) => page.getByRole("textbox", { name: "As YAML" });
const says = (page, word) => page.waitForFunction((each) => document.querySelector(".yaml textarea")?.value.includes(each), word);

export async function shootDoctor(house, shoot) {
  const { page } = await visitor(house);
  await page.goto(`${house.url}/doctor/tyrants`);
  await sound(page);
  await page.getByLabel("Which").selectOption("advance_scout");
  await says(page, "advance_scout");
  await page.getByLabel("cost", { exact: true }).fill("2");
  await text(page).fill((await text(page).inputValue()).replace("{do: supplant, target: white}", "{do: supplant, target: white, n: 2}"));
  await page.locator(".papers article").getByText("Supplant 2 white troops").waitFor();
  await sound(page);
  await page.getByRole("button", { name: "Drive it" }).click();
  await page.waitForFunction((games) => document.querySelector("progress")?.value >= games, DRIVEN);
  await shoot(page, "doctor");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.locator("progress[data-status=stopped]").waitFor();

  await page.getByRole("button", { name: "Back to printed" }).click();
  await page.getByText("Nothing differs.").waitFor();
  await page.getByRole("button", { name: "Make a new one from it" }).click();
  await says(page, "advance_scout_new");
  await text(page).fill((await text(page).inputValue()).replace("en: Advance Scout", "en: Night Scout"));
  await page.locator(".papers article").getByText("Night Scout").waitFor();
  await sound(page);
  await page.getByRole("button", { name: "Play it" }).click();
  await page.waitForURL(/\/t\//u);
  await page.locator('ul.fan .card[data-card="advance_scout_new"]').getByText("Night Scout").first().waitFor();
  await page.locator("section.chance i").first().waitFor();
  await shoot(page, "doctor-table");

  await page.goto(`${house.url}/doctor/dnd_miniatures`);
  await sound(page);
  await page.getByLabel("Kind").selectOption("maps.yaml");
  await says(page, "dwarven_outpost");
  const board = page.getByRole("application");
  await board.waitFor();
  await page.getByRole("button", { name: /^o pit/u }).click();
  await page.getByRole("button", { name: "Half turn" }).click();
  await board.locator('[data-cell="6,0"]').click();
  await says(page, "......o");
  await sound(page);
  await shoot(page, "doctor-map");
}
