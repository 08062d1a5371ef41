// Two people at a table of Tyrants, each with a browser: what is hidden stays hidden, and a cut line loses nothing.
import assert from "node:assert/strict";
import { after, before, openHouse, test, until } from "./house.mjs";
import { chooseByMouse, hand, litHand, twoPeople } from "./tyrants.mjs";
import { asked, moment, movedOn, outlookOf } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Whoever is asked now, and the other. */
async function onTurn({ host, guest }) {
  await asked(host.page).or(host.page.locator("#prompt:not([data-lit])")).waitFor();
  return new Promise((found, failed) => {
    for (const [one, other] of [
      [host, guest],
      [guest, host],
    ])
      asked(one.page)
        .waitFor()
        .then(() => found({ one, other }), failed);
  });
}

async function play(people, choices) {
  for (let i = 0; i < choices; i += 1) await chooseByMouse((await onTurn(people)).one.page, false);
}

/** Where somebody may read of another's cards: the zones that lie open, and events that happen for all to see. */
const OPEN_ZONES = /\.view\.(market|stacks|devoured|played|aside|waiting|card)\b|\.seats\.\d+\.(discard|inner_circle|unseen|shown)\b/u;
const SHOWN = [
  "played",
  "recruited",
  "promoted",
  "devoured",
  "discarded",
  "revealed",
  "market-filled",
  "waits",
  "back-on-stack",
  "deck-discarded",
];

/** Every place in a message where a card is named, with its path. */
function mentions(value, cards, path = "") {
  if (typeof value === "string") return cards.has(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(cards.has(key) ? [`${path}.${key}`] : []),
    ...mentions(each, cards, `${path}.${key}`),
  ]);
}

/** What a person was told that only the other may know. */
function leaks(frames, seat, cards) {
  const found = [];
  for (const frame of frames.filter(({ type }) => type === "update")) {
    for (const event of frame.events ?? []) {
      if (event.kind !== "acted" || event.seat === seat) continue;
      if (event.own) found.push({ own: event.own });
      for (const told of event.told ?? []) {
        const open = SHOWN.includes(told.event.event) || told.event.seat === seat;
        if (!open && mentions(told, cards).length > 0) found.push({ told });
      }
    }
    if (!frame.outlook) continue;
    for (const [i, player] of frame.outlook.view.seats.entries()) if (i !== seat && player.hand !== null) found.push({ hand: player.hand });
    const outlook = { view: frame.outlook.view };
    for (const path of mentions(outlook, cards)) if (!OPEN_ZONES.test(path) && !path.includes(`.seats.${seat}.hand`)) found.push({ path });
  }
  return found;
}

test("two browsers play against each other, and hands stay hidden in the page and in the traffic", async () => {
  const people = await twoPeople(house);
  const cards = new Set((await (await fetch(`${house.url}/api/games/tyrants/library/en`)).json()).cards.map(({ id }) => id));
  await play(people, 24);
  const { one, other } = await onTurn(people);
  for (const person of [one, other]) {
    const outlook = await outlookOf(person.page);
    const truth = outlook.view.seats[outlook.seat];
    assert.equal(await hand(person.page).count(), truth.hand.length);
    assert.deepEqual(leaks(person.frames, outlook.seat, cards), []);
    // The search is not blind: the person's own frames do name the hand.
    assert.ok(person.frames.some((frame) => mentions(frame.outlook?.view.seats[outlook.seat].hand ?? [], cards).length > 0));
    // What is public of hand and deck is only both together.
    const seen = (person === one ? other : one).frames.findLast(({ outlook: their }) => their)?.outlook.view.seats[outlook.seat];
    assert.equal(seen.hand_count, truth.hand.length);
    assert.equal(seen.unseen.length, seen.hand_count + seen.deck_count);
    // All cards in the page of the one lie in a hand of their own or were played before everybody's eyes.
    assert.equal(await person.page.locator(".card").count(), truth.hand.length + outlook.view.played.length);
  }
  assert.deepEqual([...one.faults, ...other.faults], []);
  await one.context.close();
  await other.context.close();
});

test("a line that is cut in the middle of an action loses nothing and does nothing twice", async () => {
  const people = await twoPeople(house, { lines: true });
  await play(people, 2);
  const { one, other } = await onTurn(people);
  const before = await outlookOf(one.page);
  const cards = await hand(one.page).count();

  // The answer to the action gets lost with the line: the page sends it again, and the server knows it already.
  one.cutAtAck();
  const lines = one.wires.length;
  const was = await moment(one.page);
  await litHand(one.page).first().click();
  await movedOn(one.page, was);
  await one.page.waitForFunction((count) => document.querySelectorAll("ul.fan .card").length === count, cards - 1);
  // The page shows what the server has told, and sends its action again when the line is back.
  await until(() => one.frames.some(({ type, again }) => type === "ack" && again));
  assert.equal(one.wires.length, lines + 1);
  const after = await outlookOf(one.page);
  assert.equal(after.count, before.count + 1);

  // The other's line is down while a turn goes on; the log is whole when it is back.
  const cut = other.wires.at(-1);
  await cut.close();
  await chooseByMouse(one.page, false);
  await chooseByMouse(one.page, false);
  const told = (page) => page.locator(".log li[data-now], .log li").evaluateAll((all) => all.filter((line) => !line.dataset.house).length);
  const { count } = await outlookOf(one.page);
  await other.page.waitForFunction((step) => document.querySelector(".story .caps").textContent.endsWith(String(step)), count);
  assert.equal(await told(other.page), await told(one.page));
  assert.deepEqual((await outlookOf(other.page)).view.sites, (await outlookOf(one.page)).view.sites);
  assert.deepEqual([...one.faults, ...other.faults], []);
  await one.context.close();
  await other.context.close();
});
