// Two people and an onlooker meet: the waiting room, talk with its unread mark, away and back, the end, a rematch passed up and taken.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { complaints } from "./access.mjs";
import { after, before, guests, lit, openHouse, settled, test, visitor } from "./house.mjs";
import { idOf } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const accessible = async (page) => assert.deepEqual(await complaints(page), []);

const result = (page, name = "How it ended") => page.getByRole("region", { name });

/** Keeps the messages that the browser would show, and lets the page believe that nobody looks at it. Runs in the page. */
function elsewhere() {
  localStorage.setItem("warhall.settings", JSON.stringify({ notify: true }));
  window.notes = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, { body }) {
      window.notes.push(`${title} / ${body}`);
    }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
  window.look = (away) => {
    window.away = away;
    document.dispatchEvent(new Event("visibilitychange"));
  };
}
const noted = (page, words) => page.waitForFunction((text) => window.notes.some((note) => note.includes(text)), words);

test("two people and an onlooker meet, talk, part and meet again", async () => {
  const host = await visitor(house, { start: null });
  await host.page.addInitScript(elsewhere);
  await host.page.goto(house.url);
  await host.page.getByRole("button", { name: "Open a table" }).first().click();
  const dialog = host.page.getByRole("dialog", { name: "Open a table" });
  await dialog.getByLabel("Game").selectOption("four");
  await dialog.getByLabel("Seat 2").selectOption("open");
  await dialog.getByRole("button", { name: "Open a table" }).click();
  await host.page.waitForURL(/\/t\//u);
  // The waiting room: who is missing, a code for a camera, and talk.
  await host.page.getByText("Waiting for one more player.").waitFor();
  await host.page.getByRole("img", { name: "code for a phone" }).waitFor();
  // One is called at this table as one likes.
  await host.page.getByRole("button", { name: "Change your name at this table" }).click();
  await host.page.getByLabel("Your name at this table").fill("Anna the bold");
  await host.page.keyboard.press("Enter");
  await host.page.getByRole("heading", { name: "Anna the bold" }).waitFor();
  await accessible(host.page);

  const onlooker = await visitor(house, { start: null, known: false, locale: "uk", theme: "light" });
  await onlooker.page.goto(host.page.url());
  await onlooker.page.getByRole("button", { name: "Привіт!" }).click();
  await host.page.getByRole("log", { name: "Chat" }).getByText("Hello!").waitFor();

  const guest = await visitor(house, { start: null, known: false, locale: "ru", theme: "light" });
  await guest.page.goto(host.page.url());
  await guest.page.getByLabel("Ваше имя за этим столом").fill("Мария");
  // The host looks elsewhere, and is told who came and that it is their turn.
  await host.page.evaluate(() => window.look(true));
  await guest.page.getByRole("button", { name: "За стол" }).click();
  await lit(host.page).first().waitFor();
  await noted(host.page, "Your decision");
  await host.page.evaluate(() => window.look(false));
  await host.page.waitForFunction(() => document.title.startsWith("● "));
  assert.ok(!(await guest.page.title()).startsWith("●"));
  await onlooker.page.getByText("Ви дивитеся гру").waitFor();

  // Talk stands beside the board, with a mark for what was not read.
  await guest.page.getByRole("button", { name: "Открыть разговор" }).click();
  await guest.page.getByRole("button", { name: "Удачи!" }).click();
  const unread = host.page.getByRole("button", { name: "Open the chat, 1 new message" });
  await unread.waitFor();
  await unread.click();
  const log = host.page.getByRole("log", { name: "Chat" });
  await log.getByText("New: 1").waitFor();
  const words = log.locator(".line").filter({ hasText: "Good luck!" });
  await words.getByText("Мария").waitFor();
  await onlooker.page.getByText("Anna the bold").first().waitFor();
  await host.page.getByRole("button", { name: "Open the chat", exact: true }).waitFor();
  const [board, talk] = await Promise.all([host.page.locator("main.board").boundingBox(), log.boundingBox()]);
  assert.ok(board.x + board.width <= talk.x, "the talk stands beside the board");
  await words.hover();
  await words.getByRole("button", { name: "Mute" }).click();
  assert.equal(await log.getByText("Good luck!").count(), 0);
  await log.locator(".line").last().hover();
  await log.getByRole("button", { name: "Read again" }).last().click();
  await words.hover();
  await words.getByRole("button", { name: "Report" }).click();
  await words.getByRole("button", { name: "Reported" }).waitFor();
  await accessible(host.page);

  // Who goes is away, and who comes back is here.
  const panel = host.page.locator(".rail article").nth(1);
  await guest.page.goto(`${house.url}/rules`);
  await panel.getByText("away").waitFor();
  await guest.page.goBack();
  await panel.getByText("away").waitFor({ state: "detached" });

  // The end says to each what it is to them, and to the onlooker nothing of the kind.
  await host.page.getByRole("button", { name: "Table menu" }).click();
  await host.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await host.page.getByRole("dialog").getByRole("button", { name: "Resign for good" }).click();
  await result(host.page).getByText("You lost").waitFor();
  await result(guest.page, "Чем кончилось").getByText("Вы победили").waitFor();
  await result(onlooker.page, "Чим скінчилося").waitFor();
  assert.equal(await onlooker.page.locator("[data-outcome]").count(), 0);
  assert.equal(await onlooker.page.getByRole("button", { name: "Ще партію" }).count(), 0);
  await accessible(host.page);
  await accessible(guest.page);

  // A rematch is offered, passed up; the one who offered is told at the new table.
  const first = idOf(host.page);
  await result(host.page).getByRole("button", { name: "Rematch" }).click();
  await host.page.waitForURL((url) => !url.pathname.endsWith(first));
  const offer = guest.page.getByRole("region", { name: "Ещё партия" });
  // It is asked once, by the name at the table, and one button is lit: also for who comes back to it.
  await guest.page.reload();
  await offer.getByText("Anna the bold").waitFor();
  await settled(guest.page);
  assert.equal(await guest.page.getByRole("region", { name: "Вас зовут сыграть" }).count(), 0);
  assert.equal(await guest.page.locator(".btn.go").count(), 1);
  await offer.getByRole("button", { name: "Не сейчас" }).click();
  await offer.getByText("В этот раз вы пропускаете.").waitFor();
  await host.page.getByRole("log", { name: "Chat" }).getByText("Not this time, thank you").waitFor();
  // The seat is open now: whoever comes may take it, also the one who had passed.
  await guest.page.goto(host.page.url());
  await guest.page.getByRole("button", { name: "За стол" }).click();
  await guest.page.locator("[data-column]").first().waitFor();
  for (const { faults } of [host, guest, onlooker]) assert.deepEqual(faults, []);
});

test("play on a card begins a game at once against the level chosen last; the form is one press further", async () => {
  const { page, faults } = await visitor(house);
  await page.evaluate(() => localStorage.setItem("warhall.levels", JSON.stringify({ four: "easy" })));
  await page.reload();
  await page.getByRole("button", { name: "More choices for Four in a row" }).click();
  const dialog = page.getByRole("dialog", { name: "Open a table" });
  assert.equal(await dialog.getByLabel("Game").inputValue(), "four");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Play Four in a row" }).click();
  await page.waitForURL(/\/t\//u);
  await lit(page).first().waitFor();
  const { seats } = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), idOf(page));
  assert.deepEqual(
    seats.map(({ kind, bot }) => bot ?? kind),
    ["person", "easy"],
  );
  assert.deepEqual(faults, []);
});

/** Asks the server as the guest of a page. */
async function ask(page, path, body) {
  const { token, origin } = guests.get(page);
  const answer = await fetch(`${origin}/api/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, Connection: "close" },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

/** Counts the sounds that a page makes, once they are wanted. */
const listening = (page) =>
  page.addInitScript(() => {
    localStorage.setItem("warhall.settings", JSON.stringify({ sound: true }));
    window.sounds = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      window.sounds += 1;
      return make.call(this);
    };
  });

test("clocks stand at every seat, beat and tick near the end, and what happens at zero is told before", async () => {
  const anna = await visitor(house, { start: null });
  const boris = await visitor(house, { start: null, locale: "uk", width: 390, height: 844, touch: true });
  const opened = async (clock) => {
    const seats = [{ kind: "me", name: "Anna" }, { kind: "open" }];
    const { table } = await ask(anna.page, "tables", { game: "four", seats, clock });
    return table.id;
  };
  // By correspondence: so many days for each decision, in the waiting room and in the list of what waits.
  const slow = await opened({ initial: 259_200, increment: 259_200, most: 259_200 });
  await boris.page.goto(`${house.url}/t/${slow}`);
  await boris.page.getByText("3 дні на кожне рішення").waitFor();
  await boris.page.getByText("У кого час вийшов, той програв.").waitFor();
  await boris.page.getByRole("button", { name: "За стіл" }).click();
  await boris.page
    .getByRole("timer", { name: /, лишилося часу: 3 дн\. 0 год|, лишилося часу: 2 дн\. 23 год/u })
    .first()
    .waitFor();
  await anna.page.goto(house.url);
  await anna.page.getByText(/^2 d 23 h left$/u).waitFor();
  await anna.page.getByText("Whoever runs out of time has lost.").waitFor();
  // And how long those have whom one waits for.
  await boris.page.goto(house.url);
  const theirs = boris.page.getByRole("link", { name: /^Вирішує: Anna/u });
  await theirs.getByText(/^лишилося 2 дн\. 23 год/u).waitFor();

  // In the last seconds the running clock beats at every seat, and whose it is hears it; the other one stands.
  await listening(anna.page);
  const fast = await opened({ initial: 20, increment: 0 });
  await anna.page.goto(`${house.url}/t/${fast}`);
  await anna.page.getByText("Waiting for one more player.").waitFor();
  await ask(boris.page, `tables/${fast}/join`, { name: "Boris" });
  const clocks = anna.page.locator(".rail").getByRole("timer");
  await anna.page.locator(".rail [data-short]").waitFor();
  assert.deepEqual(await clocks.evaluateAll((all) => all.map(({ dataset }) => [dataset.running, dataset.short])), [
    ["true", "true"],
    [undefined, undefined],
  ]);
  // The knock of one's turn is the first sound, and the ticks follow.
  await anna.page.waitForFunction(() => window.sounds > 1);

  // At zero it comes as it was told.
  const over = await opened({ initial: 1, increment: 0 });
  await ask(boris.page, `tables/${over}/join`, { name: "Boris" });
  await anna.page.goto(`${house.url}/t/${over}`);
  await result(anna.page).getByText("You lost").waitFor();
  await result(anna.page)
    .getByText(/ran out/u)
    .waitFor();
  for (const { faults } of [anna, boris]) assert.deepEqual(faults, []);
});

test("a friend is asked to a game, says no, is asked again and sits down", async () => {
  const anna = await visitor(house, { start: null });
  const boris = await visitor(house, { start: null, locale: "ru", theme: "light" });
  await ask(anna.page, "me/claim", { name: "Anna the bold", password: "long enough" });
  const { key } = await ask(boris.page, "me/friends", {
    key: (
      await (await fetch(`${house.url}/api/me/friends`, { headers: { Authorization: `Bearer ${guests.get(anna.page).token}` } })).json()
    ).key,
  });
  assert.ok(key);
  const challenged = async () => {
    await anna.page.goto(`${house.url}/people`);
    const friends = anna.page.getByRole("region", { name: "Friends" });
    await friends.getByRole("button", { name: /^Ask guest-.* to a game$/u }).click();
    const dialog = anna.page.getByRole("dialog", { name: /^Ask guest-.* to a game$/u });
    await dialog.getByLabel("Game").selectOption("four");
    await dialog
      .getByLabel("Seat 2")
      .locator("option:checked", { hasText: /^For guest-/u })
      .waitFor({ state: "attached" });
    await dialog.getByRole("button", { name: "Open a table" }).click();
    await anna.page.waitForURL(/\/t\//u);
    await anna.page.getByText("Waiting for one more player.").waitFor();
  };
  await boris.page.goto(`${house.url}/rules`);
  await challenged();
  const strip = boris.page.getByRole("region", { name: "Вас зовут сыграть" });
  await strip.getByText("Anna the bold зовёт вас сыграть: Четыре в ряд.").waitFor();
  await accessible(boris.page);
  await strip.getByRole("button", { name: "Не сейчас" }).click();
  await strip.waitFor({ state: "detached" });
  await anna.page.getByRole("log", { name: "Chat" }).getByText("Not this time, thank you").waitFor();

  await challenged();
  await boris.page.goto(house.url);
  await boris.page.getByRole("link", { name: /Anna the bold зовёт вас сыграть/u }).waitFor();
  await strip.getByRole("button", { name: "За стол" }).click();
  await boris.page.locator("[data-column]").first().waitFor();
  await lit(anna.page).first().waitFor();
  assert.equal(idOf(anna.page), idOf(boris.page));
  for (const { faults } of [anna, boris]) assert.deepEqual(faults, []);
});

test("a game moves the rating; the page of a person shows it, friends meet by a link, and who leaves leaves no name", async () => {
  const anna = await visitor(house, { start: null, theme: "light" });
  const boris = await visitor(house, { start: null, locale: "ru" });
  const { table } = await ask(anna.page, "tables", { game: "four", seats: [{ kind: "me", name: "Anna" }, { kind: "open" }] });
  await ask(boris.page, `tables/${table.id}/join`, { name: "Boris" });
  await anna.page.goto(`${house.url}/t/${table.id}`);
  const moves = ["a", "b", "a", "b", "a", "b", "a"];
  for (const [count, column] of moves.entries())
    await ask((count % 2 ? boris : anna).page, `tables/${table.id}/actions`, { notation: `drop ${column}`, count });
  await result(anna.page)
    .getByText(/Rating 1.?6\d\d \(\+1\d\d\)/u)
    .waitFor();

  // One's own page: the figure, the game, and a way to keep it.
  await anna.page.goto(`${house.url}/people`);
  await anna.page.locator('[data-rating="four"]').waitFor();
  await anna.page.getByText("not yet settled").waitFor();
  const row = anna.page.getByRole("row", { name: "Four in a row" });
  assert.match(await row.getByRole("cell").first().innerText(), /1.?6\d\d\s± \d+/u);
  const history = anna.page.getByRole("region", { name: "History" });
  await history.getByText("won, 1 to 0").waitFor();
  assert.equal(await history.getByRole("link", { name: "Replay" }).getAttribute("href"), `/replays/${table.id}`);
  await anna.page.getByRole("radio", { name: "Emblem 4" }).check({ force: true });
  await accessible(anna.page);
  await anna.page.getByRole("link", { name: "Keep them" }).click();
  const claim = anna.page.locator("form").filter({ hasText: "Password" }).first();
  await claim.getByLabel("Name").fill("Anna");
  await claim.getByLabel("Password").fill("long enough");
  await claim.getByRole("button").click();
  await anna.page.getByRole("heading", { name: "Anna", level: 1 }).waitFor();

  // The other finds the page by the name, and becomes a friend by the link.
  await anna.page.goto(`${house.url}/people`);
  const link = await anna.page.getByLabel("Your link for friends").inputValue();
  await boris.page.goto(`${house.url}/people/anna`);
  await boris.page.getByRole("heading", { name: "Anna", level: 1 }).waitFor();
  assert.equal(await boris.page.getByText("Покинуть зал").count(), 0);
  await accessible(boris.page);
  await boris.page.goto(link);
  await boris.page.getByRole("button", { name: "Дружить" }).click();
  const friends = boris.page.getByRole("region", { name: "Друзья" });
  await friends.getByRole("link", { name: "Anna" }).waitFor();

  // The file with one's data, and the way out: the name must be typed, and is nobody's then.
  const [file] = await Promise.all([anna.page.waitForEvent("download"), anna.page.getByRole("button", { name: "Export" }).click()]);
  const kept = JSON.parse(readFileSync(await file.path(), "utf8"));
  assert.deepEqual([kept.person.name, kept.emblem, Object.keys(kept.records)], ["Anna", "dragon", [table.id]]);
  await anna.page.getByRole("button", { name: "Erase me…" }).click();
  const erase = anna.page.getByRole("button", { name: "Erase me for good" });
  assert.ok(await erase.isDisabled());
  await anna.page.getByLabel("Type your name to be sure").fill("anna");
  await erase.click();
  await anna.page.waitForURL(`${house.url}/`);
  await boris.page.reload();
  await boris.page.getByRole("region", { name: "История" }).getByText("кто-то").waitFor();
  assert.equal(await boris.page.getByText("Anna").count(), 0);
  await boris.page.goto(`${house.url}/people/anna`);
  await boris.page.getByText("Такого имени или такой ссылки здесь ни у кого нет.").waitFor();
  assert.deepEqual(anna.faults, []);
  assert.deepEqual(
    boris.faults.filter((fault) => !fault.includes("404")),
    [],
  );
});
