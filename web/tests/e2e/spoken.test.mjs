// A whole turn of each game by keys alone, as a screen reader tells it: what has the focus, what the live region says, what the log adds.
// WARHALL_SPOKEN=1 prints every turn as it was heard.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { asked, ended, moment, movedOn, outlookOf, playOnFrom } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** So many decisions are a turn that never ends. */
const MOST = 30;

/** Keeps all that is told without being asked for: the live region, and new lines of the log. Runs in the page. */
function listen() {
  const heard = (window.heard = []);
  const region = document.getElementById("live");
  new MutationObserver(() => heard.push(`says: ${region.textContent.trim()}`)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  new MutationObserver((all) => {
    for (const { addedNodes } of all)
      for (const node of addedNodes)
        if (node instanceof HTMLLIElement && node.textContent.trim()) heard.push(`log: ${node.textContent.trim().replace(/\s+/gu, " ")}`);
  }).observe(document.querySelector('[role="log"]'), { childList: true, subtree: true });
}

/** What a reader says of the element with the focus: its role and name in one line. */
async function focused(page) {
  const [line] = (await page.locator(":focus").ariaSnapshot()).split("\n");
  return line.replace(/^- /u, "").replace(/^'(.*)'$/u, "$1");
}

/** A turn of a game: where it begins, when it is over, what of the table is gone through and how often, and what is heard in this order. */
const TURNS = {
  tyrants: {
    record: "two_players",
    wanted: ({ view, seats, seat }) => view.round >= 3 && view.active === seats[seat],
    over: ({ view }, begun) => view.round !== begun.view.round,
    plan: { hand: 9, board: 1 },
    end: /^End the turn/u,
    hears: [
      /^focus: button "Priestess of Lolth\. cost 2\..*Gain 2 Influence/u,
      /^ {2}says: Your decision\. Your turn: .*Power: 0, Influence: 2/u,
      /^ {2}log: Xorlarrin plays Priestess of Lolth: \+2 Influence\. TU-6\.1$/u,
      /^focus: button "Soldier\./u,
      /^focus: button "Llacerellyn – Ched Nasad, space \d: empty"/u,
      /^ {2}log: Xorlarrin deploys a troop for 1 Power: Llacerellyn – Ched Nasad, space \d\. TU-9\.21$/u,
      /^focus: region "Your decision".*End the turn/u,
      /^ {2}log: Xorlarrin ends stage 1.* TU-4\.5$/u,
    ],
  },
  fantasy_commander: {
    record: "s1",
    wanted: ({ view, question }) => view.round >= 2 && view.phase === "active" && question.say.message === "ask-activate",
    over: ({ question }) => question === null || question.say.message === "ask-activate",
    plan: { board: 3 },
    end: /^(End|Do nothing|Finish|Stop|Pass)/u,
    hears: [
      /^focus: button "j8, Open ground, Legionnaires 2, .*4 of 4 left, red order"/u,
      /^ {2}says: Your decision\. What do Legionnaires 2 do\?/u,
      /^ {2}log: The Empire activates Legionnaires 2 \(red order\)\. FC-14\.1$/u,
      /^focus: button "g9, Hill"/u,
      /^ {2}log: Legionnaires 2 run to i8, h8, g8, g9\. FC-16\.4$/u,
      /^focus: region "Your decision".*Play the card for its effect/u,
    ],
  },
  dungeon_command: {
    record: "standard_2",
    wanted: ({ view, seats, seat }) => view.round >= 2 && view.turn === seats[seat],
    over: ({ view }, begun) => view.round !== begun.view.round,
    plan: { board: 2 },
    end: /^(End|Done|Finish|Pass)/u,
    hears: [
      /^focus: button "f3, .*Drider 1, Ember, 100 of 100"/u,
      /^ {2}says: Your decision\. Drider 1 is active: what does it do\?/u,
      /^ {2}log: Drider 1 starts moving: .* DC-11\.1$/u,
      /^ {2}log: Ember passes\. DC-10\.4$/u,
      /^focus: region "Your decision".*End the activation/u,
      /^focus: region "Your decision".*End the phase.*not yet activated/u,
      /^ {2}says: Your decision\. Deploy phase/u,
      /^ {2}log: Round 2: the turn of Azure\. DC-5\.11$/u,
    ],
  },
  dnd_miniatures: {
    record: "quick-start",
    wanted: ({ view, seats, seat }) => view.round >= 2 && view.turn === seats[seat],
    over: ({ view, seats, seat }) => view.turn !== seats[seat],
    plan: { board: 2 },
    end: /^End this/u,
    hears: [
      /^focus: button "r9, floor, Human Sellsword 1, Azure, 60 of 60"/u,
      /^ {2}says: Your decision\. Human Sellsword 1: what does it do\?/u,
      /^focus: button "s9, floor, start area B"/u,
      /^ {2}log: Human Sellsword 1 moves to s9\. DM-8\.20$/u,
      /^focus: region "Your decision".*End this creature/u,
      /^ {2}log: Human Sellsword 1: end of turn\. DM-6\.15$/u,
    ],
  },
  dungeoneer: {
    record: "two_players",
    wanted: ({ view, seats, seat }) => view.round >= 2 && view.active === seats[seat],
    over: ({ view, seats, seat }) => view.active !== seats[seat],
    plan: { board: 3 },
    end: /^(End|Pass for the rest|Pass|Done|No more|Nothing)/u,
    hears: [
      /^ {2}says: Your decision\. Villainy: /u,
      /^ {2}says: Your decision\. Place the location card: Temple of the Sun/u,
      /^focus: button "empty cell: 1 north and 1 west of the entrance"/u,
      /^ {2}says: Your decision\. Feats: you have 3 AP and 1 glory/u,
      /^focus: button "Caravan Trail, .*north: open, .*Going there: \+1 glory, \+1 peril"/u,
      /^ {2}log: Azure enters Caravan Trail\. DG-7\.2$/u,
      /^ {2}says: Your decision\. End of turn: discard a card/u,
      /^ {2}log: Azure saves 1 AP\. DG-8\.7$/u,
    ],
  },
};

/** Tab goes on until something of a kind has the focus. */
async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not come to ${selector}`);
}

/** One decision by keys; tells what had the focus when it was made, or which key named it. */
async function decide(page, { end }, left) {
  const lit = await page.evaluate(() => ({
    narrowed: document.querySelector("#prompt button.chip:has(svg)") !== null,
    hand: document.querySelectorAll("ul.fan .card[data-lit]").length,
    board: document.querySelectorAll("[data-cell][data-lit]").length,
    options: [...document.querySelectorAll("#prompt .option")].map(({ textContent }) => textContent.trim()),
  }));
  const go = async (kind, keys) => {
    left[kind] -= 1;
    for (const key of keys) await page.keyboard.press(key);
    const at = await focused(page);
    await page.keyboard.press("Enter");
    return at;
  };
  if (!lit.narrowed && lit.hand > 0 && left.hand > 0) {
    await page.keyboard.press("b");
    await tabTo(page, "ul.fan .card[data-lit]");
    return go("hand", []);
  }
  if (!lit.narrowed && lit.board > 0 && left.board > 0) return go("board", ["b", "PageDown"]);
  if (lit.options.length > 0) {
    const ends = lit.options.findIndex((text) => end.test(text));
    const number = lit.narrowed || ends < 0 ? 1 : ends + 1;
    await page.keyboard.press("p");
    const at = await focused(page);
    assert.ok(number <= 9);
    await page.keyboard.press(String(number));
    return `${at} > ${number}: ${lit.options[number - 1]}`;
  }
  return go("board", ["b", "PageDown"]);
}

for (const [game, turn] of Object.entries(TURNS))
  test(`a turn of ${game} is heard from its first question to its end`, async () => {
    const { page, faults } = await visitor(house, { start: null });
    const begun = await playOnFrom(house, page, { game, record: turn.record, wanted: turn.wanted });
    await page.evaluate(listen);
    const left = { hand: 0, board: 0, ...turn.plan };
    const heard = [];
    for (let count = 0; ; count += 1) {
      assert.ok(count < MOST, `the turn never ends:\n${heard.join("\n")}`);
      const was = await moment(page);
      const at = await decide(page, turn, left);
      // Whatever has the focus has a role and a name.
      assert.match(at, /^\w+ "?\S/u);
      heard.push(`focus: ${at}`);
      await movedOn(page, was, false);
      await asked(page).or(ended(page)).first().waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const told = await page.evaluate(() => window.heard.splice(0));
      heard.push(...told.map((line) => `  ${line}`));
      const outlook = await outlookOf(page);
      const narrowed = (await page.locator("#prompt button.chip:has(svg)").count()) > 0;
      // Every new question is asked aloud, once.
      const questions = told.filter((line) => line.startsWith("says: Your decision. ")).length;
      assert.equal(questions, narrowed || (await ended(page).isVisible()) ? 0 : 1, heard.join("\n"));
      if ((await ended(page).isVisible()) || (count > 0 && turn.over(outlook, begun))) break;
    }
    if (process.env.WARHALL_SPOKEN) console.log(`\n${game}\n${heard.join("\n")}`);
    let from = 0;
    for (const words of turn.hears) {
      const found = heard.findIndex((line, i) => i >= from && words.test(line));
      assert.ok(found >= 0, `${words} is not heard after line ${from}:\n${heard.join("\n")}`);
      from = found + 1;
    }
    assert.deepEqual(faults, []);
  });
