// Every page and every table as axe judges them, by night and by day; and the ways of whoever uses keys or needs larger letters.
import assert from "node:assert/strict";
import { complaintsInBothThemes } from "./access.mjs";
import { after, before, openHouse, settled, test, visitor } from "./house.mjs";
import { asker } from "./table.mjs";

const GAMES = ["tyrants", "fantasy_commander", "dungeon_command", "dnd_miniatures", "dungeoneer"];
const PAGES = [
  "",
  "tables",
  "replays",
  "rules",
  "learn",
  "settings",
  "account",
  "people",
  "rules/tyrants",
  "rules/tyrants/cards",
  "puzzles/tyrants",
  "how-to-play/tyrants",
  "workshop/fantasy_commander",
  "workshop/dungeon_command",
  "workshop/dnd_miniatures",
  "doctor/tyrants",
];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** A table against a bot that waits for its person. */
async function tableOf(page, game) {
  const ask = await asker(page);
  const made = await ask("tables", { game, seats: [{ kind: "me" }, { kind: "bot", bot: "random" }] });
  await page.goto(`${house.url}/t/${made.table.id}`);
  await page.locator("#prompt[data-lit]").first().waitFor();
  await settled(page);
}

test("axe finds nothing on any page or table, by night and by day", async () => {
  const { page, faults } = await visitor(house, { start: null });
  const found = {};
  const judge = async (what) => {
    const all = await complaintsInBothThemes(page);
    if (all.length > 0) found[what] = all;
  };
  for (const path of PAGES) {
    await page.goto(`${house.url}/${path}`);
    await page.locator("h1").first().waitFor();
    await settled(page);
    await judge(`/${path}`);
  }
  for (const game of GAMES) {
    await tableOf(page, game);
    await judge(game);
  }
  assert.deepEqual(found, {});
  assert.deepEqual(faults, []);
});

test("one key goes to the board, and larger letters are kept", async () => {
  const { page, faults } = await visitor(house, { start: null });
  await page.goto(`${house.url}/settings`);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  const before = await size();
  await page.getByRole("group", { name: "Text size" }).getByText("150 %").click();
  assert.equal(await size(), 1.5 * before);
  await page.reload();
  await page.locator("h1").first().waitFor();
  assert.equal(await size(), 1.5 * before);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
  await tableOf(page, "tyrants");
  await page.keyboard.press("b");
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? ""), /^(space|site|spy):/u);
  assert.deepEqual(faults, []);
});
