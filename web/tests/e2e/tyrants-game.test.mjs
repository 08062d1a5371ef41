// A game of Tyrants by mouse, from the hall to its end, and what can be made of it afterwards.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { playByMouse, playTyrants } from "./tyrants.mjs";
import { asked, atTable, ended, idOf, playOnFrom } from "./table.mjs";

const LONG = process.env.WARHALL_LONG === "1";
let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a game of Tyrants", async (t) => {
  const { context, page, faults } = await visitor(house);
  let id;

  await t.test("starts from the hall in one click and is played to its end by mouse", async () => {
    await playTyrants(page);
    // From its beginning to its end it is played where there is time for it; otherwise its first turns, and the last ones of another.
    if (!LONG) {
      let begun = 0;
      assert.equal(await playByMouse(page, async () => (begun += 1) > 20), 20);
      await playOnFrom(house, page, { game: "tyrants", record: "two_players", wanted: ({ seat }) => seat === 0, left: 20, bot: "random" });
    }
    id = idOf(page);
    const choices = await playByMouse(page);
    const result = ended(page);
    assert.match(await result.innerText(), /wins|victory is shared/u);
    assert.match(await result.locator("table").innerText(), /VP[\s\S]*\d/u);
    assert.ok(choices > (LONG ? 50 : 5), `${choices} choices`);
    await result.locator(".verdict .rule").click();
    await page
      .getByRole("dialog", { name: /Rule TU-11/u })
      .getByText(/TU-11/u)
      .first()
      .waitFor();
    await page.keyboard.press("Escape");
    // What to do next stands below: the lesson that was not begun, and a puzzle.
    const next = result.getByRole("region", { name: "And now" });
    await next.getByText("The lesson of Tyrants of the Underdark · about").waitFor();
    await next.getByText(/^A puzzle: .+ · 0 of \d+ solved$/u).waitFor();
    assert.deepEqual(await next.getByRole("button").allInnerTexts(), ["Begin", "Try it"]);
    assert.deepEqual(faults, []);
  });

  await t.test("is looked back at: step by step, by turns, by the scrubber, through every seat's eyes", async () => {
    await page.getByRole("link", { name: "Watch the replay" }).click();
    const step = page.locator(".controls .step");
    await step.getByText("Step 0 of").waitFor();
    const last = Number((await step.innerText()).match(/of (\d+)/u)[1]);
    await page.keyboard.press("ArrowRight");
    await step.getByText("Step 1 of").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.waitForFunction(() => !document.querySelector(".controls .step").textContent.startsWith("Step 1 of"));
    await page.getByRole("slider").fill(String(last));
    await step.getByText(`Step ${last} of`).waitFor();
    const middle = Math.floor(last / 2);
    await page.getByRole("slider").fill(String(middle));
    await step.getByText(`Step ${middle} of`).waitFor();

    const eyes = page.getByLabel("Through whose eyes");
    const ask = async (path) => (await fetch(`${house.url}/api/${path}`)).json();
    const names = new Map((await ask("games/tyrants/library/en")).cards.map((card) => [card.id, card.name]));
    for (const seat of [1, 0]) {
      const { steps } = await ask(`tables/${id}/steps?first=${middle}&last=${middle}&seat=${seat}`);
      const truth = steps[0].outlook.view.seats[seat].hand.map((card) => names.get(card));
      await eyes.selectOption(String(seat));
      await page.waitForFunction(
        (wanted) => [...document.querySelectorAll("ul.fan .head b")].map((each) => each.textContent).join() === wanted,
        truth.join(),
      );
    }
    await eyes.selectOption("public");
    await page.locator("ul.fan").waitFor({ state: "detached" });
    assert.deepEqual(faults, []);
  });

  await t.test("is played on from any moment as a new game", async () => {
    const troops = await page.locator(".placed").count();
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL((url) => url.pathname.startsWith("/t/") && !url.pathname.endsWith(id));
    await atTable(page);
    await asked(page).waitFor();
    assert.equal(await page.locator(".placed").count(), troops);
    assert.deepEqual(faults, []);
  });

  await context.close();
});
