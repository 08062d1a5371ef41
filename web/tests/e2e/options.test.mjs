// The dialog "Open a table" as somebody meets it who knows no ids: every option by its name, in each language, and the rules
// in words where picks do not go together.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const GAMES = ["tyrants", "fantasy_commander", "dungeon_command", "dnd_miniatures", "dungeoneer"];
const TITLES = ["Fantasy Commander", "Dungeon Command", "D&D Miniatures", "Warhall"];

const api = async (path) => (await fetch(`${house.url}/api/${path}`)).json();
const cards = (page) => page.locator("section.five article");
const dialogOf = (page) => page.locator("dialog[open]");
const field = (dialog, option) => dialog.locator(`[data-option="${option}"]`);

/** Opens the dialog from the card of a game. */
async function fromCard(page, game) {
  await cards(page).nth(GAMES.indexOf(game)).getByRole("button").last().click();
  const dialog = dialogOf(page);
  await dialog.locator(".seat").first().waitFor();
  return dialog;
}

async function pick(dialog, option, value, place = 0) {
  await field(dialog, option).locator("select").nth(place).selectOption(value);
}

/** Opens the table, and says what the server knows of it. */
async function opened(page, dialog) {
  await dialog.locator("button[type=submit]").click();
  await page.waitForURL(/\/t\//u);
  await page.locator("[data-cell]").first().waitFor();
  const id = new URL(page.url()).pathname.split("/").pop();
  return page.evaluate(async (table) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem("warhall.token")}` };
    const info = await (await fetch(`/api/tables/${table}`, { headers })).json();
    const { outlook } = await (await fetch(`/api/tables/${table}/outlook`, { headers })).json();
    return { info, view: outlook.view };
  }, id);
}

/** Every text that the dialog shows or offers. */
async function texts(dialog) {
  for (const folded of await dialog.locator("details:not([open]) summary").all()) await folded.click();
  return dialog.evaluate((root) =>
    [...root.querySelectorAll("h2, label, option, .caps, legend, b, .help, p, summary, button")].flatMap((each) => {
      const own = [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim());
      return [...own, each.getAttribute("aria-label") ?? ""].filter(Boolean);
    }),
  );
}

for (const locale of ["en", "ru", "uk"]) {
  test(`every option has a name in ${locale}, in every mode of every game`, async () => {
    const { page, context, faults } = await visitor(house, { locale });
    for (const game of GAMES) {
      const { choices, modes } = await api(`games/${game}`);
      const ids = new Set(choices.flatMap(({ values = [] }) => values.map(({ value }) => String(value))).filter((id) => id.length > 1));
      for (const { option } of choices) ids.add(option);
      const dialog = await fromCard(page, game);
      for (const mode of modes) {
        if (modes.length > 1) await pick(dialog, "mode", mode);
        const shown = await texts(dialog);
        assert.ok(shown.length > 20, `${game} ${mode} shows something`);
        for (const text of shown) {
          assert.doesNotMatch(text, /\w_\w|option-|^named$/u, `${game} ${mode}: ${text}`);
          assert.ok(!ids.has(text), `${game} ${mode}: the raw id ${text}`);
          if (locale !== "en" && !TITLES.includes(text)) assert.match(text, /\p{Script=Cyrillic}/u, `${game} ${mode}: ${text}`);
        }
      }
      await page.keyboard.press("Escape");
    }
    // A game without options asks for nothing but the seats.
    const dialog = await fromCard(page, "tyrants");
    await dialog.locator("select").first().selectOption("four");
    await field(dialog, "houses").first().waitFor({ state: "detached" });
    await dialog.locator(".seat").first().waitFor();
    assert.equal(await dialog.locator("[data-option]").count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("whoever comes from a card meets a bot at once; a table opened to all waits for somebody", async () => {
  const { page, context, faults } = await visitor(house);
  const dialog = await fromCard(page, "tyrants");
  assert.match(await dialog.getByLabel("Seat 2").inputValue(), /^bot:/u);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open a table" }).first().click();
  await dialogOf(page).locator(".seat").first().waitFor();
  assert.equal(await dialogOf(page).getByLabel("Seat 2").inputValue(), "open");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the third scenario of Fantasy Commander is picked by its name, in Ukrainian", async () => {
  const { page, context, faults } = await visitor(house, { locale: "uk" });
  const dialog = await fromCard(page, "fantasy_commander");
  await pick(dialog, "scenario", { label: "3. Складне рішення" });
  // The sides of a scenario are not picked, but told.
  assert.deepEqual(await field(dialog, "factions").locator("b").allInnerTexts(), ["Імперія Залізного Гнізда", "Стікс"]);
  assert.equal(await field(dialog, "map").count(), 0);
  const { info, view } = await opened(page, dialog);
  assert.deepEqual([info.mode, info.options.scenario, view.scenario], ["scenario", "s3", "s3"]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an Epic Battle of another size, on another map, with the sides changed", async () => {
  const { page, context, faults } = await visitor(house, { locale: "ru" });
  const dialog = await fromCard(page, "fantasy_commander");
  await pick(dialog, "mode", "epic");
  await pick(dialog, "size", { label: "Большая битва, 500 очков" });
  await pick(dialog, "map", { label: "Два брода" });
  await pick(dialog, "factions", { label: "Стикс" }, 0);
  await dialog.getByText("Обе стороны могут быть одной фракции только по согласию игроков.").waitFor();
  await pick(dialog, "factions", { label: "Империя Железного Гнезда" }, 1);
  const { info, view } = await opened(page, dialog);
  assert.deepEqual(
    [info.mode, info.options.size, info.options.map, info.options.factions],
    ["epic", "great", "map_epic_river", ["styx", "empire"]],
  );
  assert.equal(view.kind, "epic");
  assert.deepEqual(faults, []);
  await context.close();
});

test("what does not go together is explained with its rule, and cannot be opened until it does", async () => {
  const { page, context, faults } = await visitor(house);
  const open = (dialog) => dialog.locator("button[type=submit]");
  let dialog = await fromCard(page, "fantasy_commander");
  await pick(dialog, "mode", "epic");
  await pick(dialog, "factions", "empire", 1);
  await dialog.getByText("Both sides may be of one faction only if both players agree.").waitFor();
  await dialog.locator(".rule", { hasText: "FC-29.7" }).waitFor();
  assert.ok(await open(dialog).isDisabled());
  await dialog.getByLabel("Both may play the same faction").check();
  await dialog.locator(".rule").waitFor({ state: "detached" });
  assert.ok(await open(dialog).isEnabled());

  // A limit is for armies that are built, of a size that leaves a choice.
  assert.equal(await field(dialog, "limit").count(), 0);
  await dialog.getByLabel("Build the armies at the table").check();
  await pick(dialog, "size", "vanguard");
  await dialog.getByLabel("Points a side").fill("300");
  await dialog.getByText("Vanguard battle is fought with 200 to 250 points, not 300.").waitFor();
  await dialog.locator(".rule", { hasText: "FC-3.3" }).waitFor();
  await page.keyboard.press("Escape");

  dialog = await fromCard(page, "tyrants");
  await pick(dialog, "half_decks", "drow", 1);
  await dialog.locator(".rule", { hasText: "TU-2.7" }).waitFor();
  await pick(dialog, "half_decks", "undead", 1);
  await dialog.locator(".rule").waitFor({ state: "detached" });
  await pick(dialog, "houses", "baenre", 0);
  await pick(dialog, "houses", "baenre", 1);
  await dialog.locator(".rule", { hasText: "TU-2.16" }).waitFor();
  await page.keyboard.press("Escape");

  dialog = await fromCard(page, "dungeon_command");
  await pick(dialog, "mode", "first-game");
  await pick(dialog, "commanders", { label: "Valnar Trueblade" }, 0);
  await pick(dialog, "commanders", { label: "Valnar Trueblade" }, 1);
  await dialog.locator(".rule", { hasText: "DC-28.6" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("Dungeon Command on a named battlefield under the open sky; the commanders are those of the chosen pack", async () => {
  const { page, context, faults } = await visitor(house, { locale: "ru" });
  const dialog = await fromCard(page, "dungeon_command");
  await pick(dialog, "layout", { label: "Лицом к лицу" });
  await pick(dialog, "face", { label: "Под открытым небом" });
  const commanders = () => field(dialog, "commanders").nth(0).locator("option").allInnerTexts();
  assert.ok((await commanders()).includes("Валнар Верный Клинок"));
  await pick(dialog, "factions", { label: "Жало Ллос" }, 0);
  assert.deepEqual(await commanders(), ["Выбрать в начале игры", "Алишандра Малистрос", "Калтерос Наёмник"]);
  await pick(dialog, "commanders", { label: "Калтерос Наёмник" }, 0);
  const { info, view } = await opened(page, dialog);
  assert.deepEqual(
    [info.options.layout, info.options.face, info.options.factions, info.options.commanders],
    ["duel_facing", "outdoors", ["sting_of_lolth", "sting_of_lolth"], ["sl_kalteros", ""]],
  );
  assert.deepEqual([view.battlefield.face, view.battlefield.width], ["outdoors", 16]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the First game is for two and asks nothing that is not for it; a team game is for four", async () => {
  const { page, context, faults } = await visitor(house, { locale: "uk" });
  const dialog = await fromCard(page, "dungeon_command");
  await pick(dialog, "mode", { label: "Командна гра" });
  assert.equal(await dialog.locator(".seat").count(), 4);
  await pick(dialog, "mode", { label: "Перша гра" });
  assert.equal(await dialog.locator(".seat").count(), 2);
  for (const option of ["players", "layout", "face"]) assert.equal(await field(dialog, option).count(), 0, option);
  await pick(dialog, "factions", { label: "Жало Ллос" });
  await dialog.locator("summary").click();
  await pick(dialog, "large", { label: "Зарослі павутинням тунелі" });
  const { info } = await opened(page, dialog);
  assert.deepEqual([info.mode, info.options.factions, info.options.large], ["first-game", ["sting_of_lolth"], "L2"]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an army and a warband from the workshop are taken to a table by the names they were given", async () => {
  const { page, context, faults } = await visitor(house);
  const list = (await api("games/fantasy_commander/library/en")).lists.find(({ faction, size }) => faction === "empire" && size === "main");
  const counts = (entries, key) => Object.fromEntries(entries.map((entry) => [entry[key], entry.n]));
  const army = { faction: "empire", size: "main", limit: 0, army: counts(list.army, "unit"), deck: counts(list.deck, "card") };
  await page.evaluate(
    ([built, short]) =>
      localStorage.setItem("warhall.workshop.fantasy_commander.armies", JSON.stringify({ "Iron Wall": built, Unready: short })),
    [army, { ...army, deck: {} }],
  );
  let dialog = await fromCard(page, "fantasy_commander");
  assert.equal(await dialog.locator("[data-loan]").count(), 0);
  await pick(dialog, "mode", "epic");
  assert.equal(await dialog.locator("[data-loan]").count(), 1);
  const army1 = dialog.getByLabel("Army · 1");
  await army1.selectOption("Unready");
  await dialog.locator(".rule").first().waitFor();
  await army1.selectOption("Iron Wall");
  await dialog.locator(".rule").waitFor({ state: "detached" });
  const battle = await opened(page, dialog);
  assert.deepEqual([battle.info.options.armies.length, battle.info.options.armies[0]], [2, army.army]);

  const library = await api("games/dungeon_command/library/en");
  const cards = (kind) =>
    Object.fromEntries(
      library[kind].filter(({ faction }) => faction === "sting_of_lolth").map(({ id, copies }) => [id, copies.gold + copies.silver]),
    );
  const warband = { creatures: cards("creatures"), orders: cards("orders"), commander: "sl_kalteros", tiles: "sting_of_lolth" };
  await page.evaluate(
    (built) => localStorage.setItem("warhall.workshop.dungeon_command.warbands", JSON.stringify({ Spiders: built })),
    warband,
  );
  await page.goto(house.url);
  dialog = await fromCard(page, "dungeon_command");
  await dialog.getByLabel("Warband · 1").selectOption("Spiders");
  assert.ok(await dialog.getByLabel("Faction pack · 1").isDisabled());
  assert.ok(await dialog.getByLabel("Faction pack · 2").isEnabled());
  const duel = await opened(page, dialog);
  assert.deepEqual([duel.info.options.warbands.length, duel.info.options.warbands[0]], [2, warband]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone nothing sticks out, and the buttons are always in reach", async () => {
  const { page, context, faults } = await visitor(house, { locale: "ru", width: 360, height: 640, touch: true });
  const dialog = await fromCard(page, "fantasy_commander");
  await pick(dialog, "mode", "epic");
  await texts(dialog);
  const wide = await dialog.evaluate(
    (root) => [...root.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > window.innerWidth).length,
  );
  assert.equal(wide, 0);
  const scrolls = await dialog.locator(".body").evaluate((body) => body.scrollHeight > body.clientHeight);
  assert.ok(scrolls);
  for (const button of await dialog.locator("footer button").all()) {
    const box = await button.boundingBox();
    assert.ok(box.y + box.height <= 640);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
