// The pictures of hints, win chances and an analysed replay. All of them begin in recorded games, so that they are soon taken.
import { readFileSync } from "node:fs";
import { visitor } from "./e2e/house.mjs";
import { asked, asker, atTable } from "./e2e/table.mjs";

const RECORDS = new URL("../../tests/games/", import.meta.url);
const laid = (ask, record) => ask("records", { record: readFileSync(new URL(record, RECORDS), "utf8") });
/** An analysis of a whole game takes its time. */
const LONG = 1_200_000;

/** Sits down in a recorded game at the first moment from a step on that is wanted, at a seat that may be named; the other seats are bots. */
async function playOnFrom(house, page, record, first, wanted, chosen = null) {
  const ask = await asker(page);
  const { id, seats } = await laid(ask, record);
  for (const seat of chosen === null ? seats.keys() : [chosen]) {
    const { steps } = await ask(`tables/${id}/steps?first=${first}&last=${first + 49}&seat=${seat}`);
    const found = steps.find(({ outlook }) => outlook.question && wanted(outlook));
    if (!found) continue;
    const { table } = await ask(`tables/${id}/branch`, {
      step: found.step,
      seats: seats.map((_, each) => (each === seat ? { kind: "me" } : { kind: "bot", bot: "greedy" })),
    });
    await page.goto(`${house.url}/t/${table.id}`);
    await atTable(page);
    await asked(page).waitFor();
    return;
  }
  throw new Error(`${record} never comes to that`);
}

export async function shootMinds(house, shoot) {
  // A finished game is analysed while the other pictures are taken.
  const day = await visitor(house, { theme: "light" });
  const { id } = await laid(await asker(day.page), "tyrants/records/two_players.record");
  await day.page.goto(`${house.url}/replays/${id}`);
  await day.page.getByRole("button", { name: "Analyse this game" }).click();

  // Three ways to act in the middle of a battle, and where they end.
  const { page } = await visitor(house);
  const enemies = ({ say }) => Object.values(say.words ?? {}).some((word) => word.kind === "piece");
  await playOnFrom(
    house,
    page,
    "fantasy_commander/records/s1.record",
    150,
    ({ question }) => question.say.message === "ask-act" && question.options.filter(enemies).length >= 1,
  );
  await page.keyboard.press("h");
  await page.locator("[data-hinted]").first().waitFor();
  await page.locator(".marks .mark").first().waitFor();
  await shoot(page, "hint");

  // Four houses and their chances under the prompt; a bot says why.
  const four = await visitor(house, { height: 1080 });
  await playOnFrom(
    house,
    four.page,
    "tyrants/records/four_players.record",
    120,
    ({ question }) => question.options.some(({ notation }) => notation === "end-turn"),
    3,
  );
  await four.page.locator("section.chance i").first().waitFor();
  const end = four.page.locator("#prompt .option").filter({ hasText: "End the turn" });
  await end.click();
  await end.waitFor({ state: "detached" });
  await asked(four.page).waitFor();
  await four.page
    .locator("#log .asks")
    .filter({ hasText: /recruits|deploys/u })
    .first()
    .click();
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
