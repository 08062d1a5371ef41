// One puzzle of every game, in rotation over the three languages: a try that falls short, a hint, the solution, and what the result says.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { saysAll } from "./learn.mjs";

const PUZZLES = [
  { game: "tyrants", id: "one-troop", locale: "ru", line: ["play soldier", "deploy kanaglym:2", "end-turn"] },
  { game: "fantasy_commander", id: "last-step", locale: "uk", line: ["move g6"] },
  {
    game: "dungeon_command",
    id: "room-for-the-bow",
    locale: "en",
    line: ["activate hc_elf_archer#1", "move c4", "shoot sl_demonweb_spider#1"],
  },
  { game: "dungeoneer", id: "toll", locale: "ru", line: ["move e", "move n", "try fd_q_sun"] },
  { game: "dnd_miniatures", id: "four_points_short", locale: "uk", line: ["move h1", "move k2"] },
];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Where the page is in a puzzle; or whether it has left a moment. Runs in the page. */
function look(from) {
  const lines = document.querySelectorAll(".tries ol li").length;
  const now = [
    document.querySelector(".result[data-state]")?.getAttribute("data-state"),
    document.querySelector(".tries b")?.textContent,
    lines,
    document.querySelector(".story .caps")?.textContent,
    document.querySelector(".hint")?.textContent,
  ].join("|");
  return from === null ? now : now !== from;
}
async function after_(page, deed) {
  const before = await page.evaluate(look, null);
  await deed();
  await page.waitForFunction(look, before, { polling: 30 });
}

/** Types an action, as the prompt takes it. */
async function type(page, notation) {
  const box = page.locator("#prompt input.notation");
  await page.locator("#prompt[data-lit]").waitFor();
  await after_(page, async () => {
    await page.locator("#prompt .type").click();
    await box.fill(notation);
    await box.press("Enter");
  });
}

for (const { game, id, locale, line } of PUZZLES) {
  test(`a puzzle of ${game} is tried, hinted at and solved, in ${locale}`, async () => {
    const { context, page, faults } = await visitor(house, { start: null, locale });
    await page.goto(`${house.url}/puzzles/${game}/${id}`);
    await page.locator(".task h2").waitFor();
    await page.locator(".tries").waitFor();
    const { out, high } = await page.evaluate(() => {
      const { right } = document.querySelector(".tries").getBoundingClientRect();
      return {
        out: [...document.querySelectorAll(".tries .btn")].filter((button) => button.getBoundingClientRect().right > right).length,
        high: document.querySelector(".tries b").getBoundingClientRect().height,
      };
    });
    assert.equal(out, 0, "buttons reach out of the panel");
    assert.ok(high < 30, `which try it is takes ${high} pixels, more than a line`);
    // A line that is given up half-way falls short; its chance is told, and one may try again.
    await type(page, line[0]);
    if (line.length > 1) {
      await after_(page, () => page.locator(".tries .btn.ghost").first().click());
      assert.equal(await page.locator(".result").getAttribute("data-state"), "judged");
      await saysAll(page);
      await after_(page, () => page.keyboard.press("r"));
      await after_(page, () => page.keyboard.press("h"));
      assert.match(await page.locator(".hint").innerText(), /\S/u);
      for (const notation of line) await type(page, notation);
    }
    await page.waitForFunction(() => document.querySelector(".result")?.getAttribute("data-state") === "solved");
    assert.match((await page.locator(".chance b").innerText()).replace(/\s/gu, ""), /^100%$/u);
    assert.ok((await page.locator(".result .rule").count()) > 0);
    await page.locator('[data-way="next"]').waitFor();
    await saysAll(page);
    await page.goto(`${house.url}/puzzles/${game}`);
    await page.locator('.mark[data-state="solved"]').waitFor();
    await saysAll(page);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("whoever gives up is shown the way without a reproach, and goes on", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await page.goto(`${house.url}/puzzles/tyrants/one-troop`);
  // Whoever has not tried yet is not tempted to look.
  assert.equal(await page.getByRole("button", { name: "Show the way" }).count(), 0);
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByText("Here is the way", { exact: true }).waitFor();
  const table = page.url();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await page.waitForURL((url) => url.href !== table);
  await page.locator(".tries").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
