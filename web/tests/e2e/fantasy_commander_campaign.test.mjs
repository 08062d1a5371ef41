// A campaign of Fantasy Commander by mouse, against a bot: armies, missions, reports, settlement, escalation, raids, and how it ends.
// The missions last one round each; WARHALL_LONG=1 plays all six, otherwise two of them and the raids between.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { openBattle } from "./fantasy_commander.mjs";
import { asked, asker, clickOn, ended, idOf, moment, movedOn, outlookOf } from "./table.mjs";
import { after, before, openHouse, test, until, visitor } from "./house.mjs";

const LONG = process.env.WARHALL_LONG === "1";
const LOCALE = process.env.WARHALL_LOCALE ?? "en";
/** Where pictures of every screen go, if they are wanted. */
const PICTURES = process.env.WARHALL_PICTURES;
const SMALL = process.env.WARHALL_PHONE === "1" ? { width: 390, height: 844, touch: true } : {};

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** What is pressed first where several things can be; anything else is answered from the prompt. */
const WISHES = {
  "ask-build-army": [".muster .stepper > button:last-child:not([data-off])"],
  "ask-build-deck": [".muster .stepper > button:last-child:not([data-off])"],
  "ask-escalation": [".offered button"],
  "ask-settlement": [".campaign .sides button.lit"],
  "ask-bring-back": [".campaign .sides button.lit"],
};
const HASTE = ["#prompt .option[data-go]", "#prompt li:last-child .option", "[data-cell][data-lit]", ".strip [data-lit]"];
/** As few units as make an army: the battle is short. */
const ENOUGH = 3;

/** What passes or ends something, in notation; if nothing does, the last option is as good as any. */
const PASSING = /^(pass|done|end|hold)/u;

/** One choice by mouse, as the question asks for it; a question of a battle that was answered so before is answered without the mouse. */
async function choose(page, { question, view, seat, count }, known) {
  const was = await moment(page);
  const ask = question.say.message;
  if (known && !WISHES[ask]) {
    const { options } = question;
    const { notation } = options.find((each) => PASSING.test(each.notation)) ?? options.at(-1);
    await (
      await asker(page)
    )(`tables/${idOf(page)}/actions`, { notation, count });
    await movedOn(page, was);
    return;
  }
  const wishes = ask === "ask-build-army" && view.muster.armies[seat].length >= ENOUGH ? [] : (WISHES[ask] ?? []);
  const found = await page.waitForFunction(
    (selectors) => selectors.find((selector) => document.querySelector(selector)),
    [...wishes, ...HASTE],
  );
  await clickOn(page.locator(await found.jsonValue()).first());
  await movedOn(page, was);
}

test("a campaign of Fantasy Commander", async (t) => {
  const { context, page, faults } = await visitor(house, { start: null, locale: LOCALE, ...SMALL });
  /** Every question with the mission it was asked in, and what its page said then. */
  const seen = new Map();

  /** Whether this was asked before in this mission; if not, what the page says is kept. */
  async function look(ask, { view }) {
    const key = `${ask} ${view.kind} ${view.campaign.mission}`;
    if (seen.has(key)) return true;
    seen.set(key, await page.locator("body").innerText());
    if (!PICTURES) return false;
    mkdirSync(PICTURES, { recursive: true });
    await page.screenshot({ path: `${PICTURES}/${String(seen.size).padStart(3, "0")}-${key.replaceAll(" ", "-")}.png` });
    return false;
  }

  /** Plays on until something is so, or the campaign is over. */
  async function playOn(enough) {
    const over = ended(page);
    for (;;) {
      await asked(page).or(over).first().waitFor();
      if (await over.isVisible()) return;
      let outlook;
      await until(async () => (outlook = await outlookOf(page)).question || (await over.isVisible()));
      if (!outlook.question) return;
      const known = await look(outlook.question.say.message, outlook);
      if (enough(outlook)) return;
      await choose(page, outlook, known);
    }
  }
  const asks =
    (message, mission) =>
    ({ question, view }) =>
      question.say.message === message && view.campaign.mission === mission;
  const of = async (ask) => [...seen].filter(([key]) => key.startsWith(ask)).map(([, text]) => text);

  await t.test("begins with an army and a deck from the roster, and says how the mission is won", async () => {
    await openBattle(house, page, { mode: "campaign", options: { round_limit: 1 } });
    await playOn(asks("ask-build-deck", 1));
    assert.match((await of("ask-build-army"))[0], LOCALE === "en" && !SMALL.width ? /VP for each destroyed enemy unit/u : /./u);
    await playOn(asks("ask-deploy-hex", 1));
    assert.equal((await outlookOf(page)).view.muster, null);
  });

  await t.test("reports the mission, and the settlement is built up by pressing", async () => {
    await playOn(asks("ask-settlement", 1));
    const { view } = await outlookOf(page);
    const report = page.getByRole("region", { name: LOCALE === "en" ? "Mission report" : /./u }).first();
    await report.waitFor();
    assert.ok((await report.locator("li").count()) >= 3);
    const supplies = view.campaign.supplies[0];
    await choose(page, await outlookOf(page));
    const after = (await outlookOf(page)).view.campaign;
    assert.ok(after.supplies[0] < supplies, "what is built or hired costs Supplies");
  });

  await t.test("raids come after the second mission and belong to it", async () => {
    await playOn(asks("ask-raid-by-dice", 2));
    assert.equal((await outlookOf(page)).view.scenario, "s2");
    // It is fought out, since not both sides want dice.
    await playOn(({ view }) => view.kind === "raid" && view.phase === "active");
    const { view } = await outlookOf(page);
    assert.equal(view.campaign.mission, 2);
    const plates = await page.locator("text.town").allTextContents();
    if (LOCALE === "en") assert.equal(plates.filter((name) => /building/iu.test(name)).length, Object.keys(view.buildings).length);
  });

  await t.test("goes on to the third mission with an escalation card, experience and what was built", async () => {
    await playOn(({ question, view }) => view.campaign.mission === 3 && question.say.message === "ask-build-army");
    const { campaign } = (await outlookOf(page)).view;
    assert.ok(campaign.escalation !== null);
    assert.ok(campaign.built[0].length > 0);
    assert.ok(campaign.roster.some(({ side, marks, card }) => side === 0 && (marks > 0 || card.endsWith("_veteran"))));
    assert.deepEqual(faults, []);
  });

  await t.test("is played to its end over six missions", { skip: !LONG && "only with WARHALL_LONG=1" }, async () => {
    await playOn(() => false);
    const result = ended(page);
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/999-end.png` });
    assert.deepEqual([...new Set([...seen.keys()].map((key) => key.split(" ").at(-1)))], ["1", "2", "3", "4", "5", "6"]);
    assert.match(await result.innerText(), LOCALE === "en" ? /campaign/u : /./u);
    assert.doesNotMatch(await result.innerText(), /VP/u, "a campaign is no battle");
    await result.locator(".verdict .rule").click();
    await page.getByRole("dialog", { name: /FC-/u }).waitFor();
    assert.deepEqual(faults, []);
  });

  await context.close();
});
