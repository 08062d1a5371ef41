// Every lesson, gone through to its end by pressing only what is lit, in rotation over the three languages.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { GAMES, kindOf, lessonOf, onward, openChapter, saysAll, throughChapter } from "./learn.mjs";
import { asker, idOf } from "./table.mjs";

const LANGUAGES = ["en", "ru", "uk"];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** Lets the free game go, so that the lesson has an end. */
async function giveUp(page) {
  await page.locator("header.bar .ibtn").last().click();
  const menu = page.locator("dialog[open]");
  const resign = menu.locator(".body .wrap-row").first().locator(".btn").last();
  await resign.click();
  await resign.click();
  await page.waitForFunction(() => document.querySelector(".teach")?.getAttribute("data-kind") === "end");
}

for (const [index, game] of GAMES.entries()) {
  const locale = LANGUAGES[index % LANGUAGES.length];
  test(`${game} is learnt from its first step to a real game, in ${locale}`, async () => {
    const { context, page, faults } = await visitor(house, { start: null, locale });
    const chapters = await openChapter(house, page, game);
    for (const [number, chapter] of chapters.entries()) {
      const lesson = await lessonOf(page);
      assert.equal(lesson.chapter, chapter);
      const steps = await throughChapter(page);
      await saysAll(page);
      if (number < chapters.length - 1) {
        assert.equal(steps.size, lesson.steps);
        assert.equal(await kindOf(page), "end");
        await onward(page);
      }
    }
    // The last chapter is a real game: everything is open, and the ordinary prompt asks.
    assert.equal(await kindOf(page), "play");
    await page.locator("#prompt[data-lit], #prompt .option").first().waitFor();
    await giveUp(page);
    await saysAll(page);
    const ask = await asker(page);
    const { lessons } = await ask("learn");
    const mine = lessons.find((each) => each.game === game);
    assert.deepEqual(
      mine.chapters.slice(0, -1).map(({ state }) => state),
      chapters.slice(0, -1).map(() => "done"),
    );
    // What comes next is one press away: a game of one's own, against a level that is gentle.
    if (index === 0) {
      const taught = idOf(page);
      await page.locator('[data-way="on"]').click();
      await page.waitForURL((url) => !url.pathname.endsWith(taught));
      await page.locator("#prompt").waitFor();
      const { seats } = await ask(`tables/${idOf(page)}`);
      assert.deepEqual(
        seats.map(({ bot }) => bot),
        [null, "easy"],
      );
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}
