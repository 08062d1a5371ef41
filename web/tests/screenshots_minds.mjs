// The pictures of hints, win chances and an analysed replay.
import { readFileSync } from "node:fs";
import { openTyrants, playByMouse } from "./e2e/tyrants.mjs";
import { playBattle, playUntil } from "./e2e/fantasy_commander.mjs";
import { asked, asker, atTable, outlookOf } from "./e2e/table.mjs";
import { visitor } from "./e2e/house.mjs";

const RECORD = new URL("../../tests/games/tyrants/records/four_players.record", import.meta.url);
/** An analysis of a whole game takes its time. */
const LONG = 1_200_000;

export async function shootMinds(house, shoot) {
  // A finished game of four, is analysed while the other pictures are taken.
  const day = await visitor(house, { theme: "light" });
  const ask = await asker(day.page);
  const { id } = await ask("records", { record: readFileSync(RECORD, "utf8") });
  await day.page.goto(`${house.url}/replays/${id}`);
  await day.page.getByRole("button", { name: "Analyse this game" }).click();

  // Three ways to act in the middle of a battle, and where they end.
  const { page } = await visitor(house);
  await playBattle(page, "greedy");
  await asked(page).waitFor();
  await playUntil(page, async () => {
    const { view, question } = await outlookOf(page);
    return view.round >= 2 && question?.say.message === "ask-act" && question.options.length >= 6;
  });
  await page.keyboard.press("h");
  await page.locator("[data-hinted]").first().waitFor();
  await shoot(page, "hint");

  // Four houses and their chances under the prompt; a bot says why.
  const four = await visitor(house);
  await openTyrants(four.page, ["me", "bot:greedy", "bot:greedy", "bot:greedy"]);
  await atTable(four.page);
  await playByMouse(four.page, async () => Number((await four.page.locator(".title small").innerText()).match(/Round (\d+)/u)?.[1] ?? 0) >= 3);
  await four.page.locator("section.chance").waitFor();
  await four.page.locator("#log .asks").first().click();
  await four.page.locator("#log .reason [role=listitem]").first().waitFor();
  await shoot(four.page, "win-chance");

  // At a mistake, with the better move on the board.
  await day.page.locator("section dl").first().waitFor({ timeout: LONG });
  for (let tries = 0; tries < 12 && (await day.page.locator('.marks .mark[data-tone="mend"]').count()) === 0; tries += 1) {
    await day.page.keyboard.press("m");
    await day.page.locator("section[data-wrong]").waitFor();
    await day.page.waitForLoadState("networkidle");
  }
  await shoot(day.page, "analysis");
}
