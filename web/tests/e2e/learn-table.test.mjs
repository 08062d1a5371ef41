// A lesson at the table: by keyboard alone, on a phone, with mistakes, back and leave, and the page where one goes on.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { follow, key, kindOf, left, lessonOf, moment, openChapter, thumb } from "./learn.mjs";
import { clickOn } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a chapter is gone through by keyboard alone: the focus is where the light is", async () => {
  const { context, page, faults } = await visitor(house);
  await page.keyboard.press("Tab");
  await openChapter(house, page, "tyrants", "first-troops");
  for (let presses = 0; (await kindOf(page)) !== "end"; presses += 1) {
    assert.ok(presses < 40, "the chapter does not end");
    await key(page, presses % 2 ? "ArrowRight" : "Enter");
  }
  // What is told is said once, by the one live region.
  assert.match(await page.locator("#live").textContent(), /\S/u);
  // Escape leaves; the page where one learns knows the place.
  await page.keyboard.press("Escape");
  await page.waitForURL(/\/learn$/u);
  await page.locator(".feat ol").waitFor();
  assert.equal(await page.locator('.feat a[data-state="done"]').count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test("within a step the focus goes on with the light: the charge, then whom", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openChapter(house, page, "dnd_miniatures", "two_actions");
  for (let presses = 0; (await kindOf(page)) !== "end"; presses += 1) {
    assert.ok(presses < 40, "the chapter does not end");
    await key(page);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

for (const { game, chapter, locale } of [
  { game: "dungeon_command", chapter: "first-blow", locale: "uk" },
  { game: "tyrants", chapter: "first-troops", locale: "en" },
  { game: "dnd_miniatures", chapter: "first_blow", locale: "ru" },
])
  test(`the chapter ${chapter} of ${game} is gone through on a phone, with a thumb that touches only what is ringed`, async () => {
    const { context, page, faults } = await visitor(house, { start: null, width: 390, height: 844, touch: true, locale });
    await openChapter(house, page, game, chapter);
    for (let taps = 0; (await kindOf(page)) !== "end"; taps += 1) {
      assert.ok(taps < 40, "the chapter does not end");
      await thumb(page);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });

test("what is not lit answers why not yet, at its place, and nothing is spent", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openChapter(house, page, "tyrants", "first-troops");
  await follow(page);
  const step = await moment(page);
  // Another site could be chosen by the rules, but the lesson wants this one.
  await clickOn(page.locator('[data-cell="space:skullport:2"]'));
  const why = page.locator("aside.why");
  await why.waitFor();
  assert.equal(await moment(page), step);
  await page.keyboard.press("Escape");
  await why.waitFor({ state: "detached" });
  // Twice wrong: the teacher offers to show it.
  await clickOn(page.locator('[data-cell="space:skullport:2"]'));
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator(".hand svg, div.hand").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the mistake that a lesson invites to is refused with its rule, and the teacher picks it up", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openChapter(house, page, "dungeon_command", "bow");
  assert.equal(await kindOf(page), "try");
  const said = await page.locator(".teach .say").textContent();
  await follow(page);
  await page.locator("aside.why").getByText("DC-19.7").waitFor();
  assert.equal(await kindOf(page), "read");
  assert.notEqual(await page.locator(".teach .say").textContent(), said);
  assert.deepEqual(faults, []);
  await context.close();
});

test("back restores the position before the step, and whoever comes back goes on where they stopped", async () => {
  const { context, page, faults } = await visitor(house, { start: null });
  await openChapter(house, page, "tyrants", "first-troops");
  for (let step = 0; step < 4; step += 1) await follow(page);
  const here = await lessonOf(page);
  const before = await moment(page);
  await page.getByRole("button", { name: "Back" }).click();
  await left(page, before);
  assert.equal((await lessonOf(page)).step, here.step - 1);
  await page.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/\/learn$/u);
  await page.locator(".feat .btn.go").click();
  await page.locator(".teach").waitFor();
  assert.equal((await lessonOf(page)).step, here.step - 1);
  assert.deepEqual(faults, []);
  await context.close();
});
