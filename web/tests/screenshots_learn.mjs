// The pictures of learning: the page, a step of a lesson at a table and on a phone, how to play on one page, a solved puzzle.
import { follow, openChapter } from "./e2e/learn.mjs";
import { visitor } from "./e2e/house.mjs";

/** Types an action, as the prompt takes it. */
async function type(page, notation) {
  const box = page.locator("#prompt input.notation");
  await page.locator("#prompt[data-lit]").waitFor();
  const before = await page.locator(".tries ol li").count();
  await page.locator("#prompt .type").click();
  await box.fill(notation);
  await box.press("Enter");
  await page.waitForFunction(
    (was) => document.querySelector(".result") !== null || document.querySelectorAll(".tries ol li").length > was,
    before,
  );
}

export async function shootLearning(house, shoot) {
  const { page } = await visitor(house);
  await openChapter(house, page, "tyrants", "first-troops");
  for (let step = 0; step < 6; step += 1) await follow(page);
  await page.locator(".veil .ring").first().waitFor({ state: "attached" });
  await follow(page);
  await page.locator("aside.why").waitFor();
  await shoot(page, "lesson-night");

  await page.goto(`${house.url}/learn`);
  await page.locator(".feat ol").waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "learn");

  await page.goto(`${house.url}/puzzles/dnd_miniatures/four_points_short`);
  for (const notation of ["move h1", "move k2"]) await type(page, notation);
  await page.locator('.result[data-state="solved"]').waitFor();
  await shoot(page, "puzzle");

  const paper = await visitor(house, { width: 1000, height: 1240, theme: "light" });
  await paper.page.goto(`${house.url}/how-to-play/fantasy_commander`);
  await paper.page.locator(".sheet .figures svg").first().waitFor();
  await paper.page.waitForLoadState("networkidle");
  await shoot(paper.page, "how-to-play");

  const phone = await visitor(house, { width: 390, height: 844, touch: true });
  await openChapter(house, phone.page, "dungeon_command", "bow");
  await phone.page.locator(".veil .ring").first().waitFor({ state: "attached" });
  await shoot(phone.page, "lesson-phone");
}
