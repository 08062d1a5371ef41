// A lesson at the table: by keyboard alone, on a phone, with mistakes, back and leave, and the page where one goes on.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { follow, kindOf, left, lessonOf, moment, openChapter, throughChapter } from "./learn.mjs";
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
  let read = 0;
  for (let presses = 0; (await kindOf(page)) !== "end"; presses += 1) {
    assert.ok(presses < 40, "the chapter does not end");
    const before = await moment(page);
    const kind = await kindOf(page);
    if (kind === "read") {
      read += 1;
      await page.waitForFunction(() => document.activeElement?.classList.contains("next"));
      await page.keyboard.press(read % 2 ? "ArrowRight" : "Enter");
    } else {
      await page.waitForFunction(
        () =>
          document.activeElement?.getAttribute("aria-description") !== null &&
          document.activeElement?.getAttribute("aria-description") !== undefined,
      );
      await page.keyboard.press("Enter");
    }
    await left(page, before);
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

test("a chapter is gone through on a phone, with a thumb", async () => {
  const { context, page, faults } = await visitor(house, { start: null, width: 390, height: 844, touch: true, locale: "uk" });
  await openChapter(house, page, "dungeon_command", "first-blow");
  await throughChapter(
    page,
    (at) => page.touchscreen.tap(at.x, at.y),
    async () => {
      const foot = page.locator(".foot:visible .btn");
      assert.equal(await foot.count(), 3);
      for (const box of await Promise.all([0, 1, 2].map((nth) => foot.nth(nth).boundingBox())))
        assert.ok(box.height >= 44, `${box.height}`);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    },
  );
  assert.equal(await kindOf(page), "end");
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
