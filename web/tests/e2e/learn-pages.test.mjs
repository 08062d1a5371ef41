// The page where one learns, and the one page of every game: complete in three languages, and on one sheet of paper.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { GAMES, saysAll } from "./learn.mjs";

const LANGUAGES = ["en", "ru", "uk"];

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const locale of LANGUAGES) {
  test(`how to play is one sheet of A4 for every game, in ${locale}`, async () => {
    const { context, page, faults } = await visitor(house, { start: null, locale });
    for (const game of GAMES) {
      await page.goto(`${house.url}/how-to-play/${game}`);
      await page.locator(".sheet .figures svg").first().waitFor();
      assert.ok((await page.locator(".sheet .figures li").count()) >= 5);
      assert.ok((await page.locator(".sheet .rule").count()) >= 5);
      assert.equal(await page.locator(".sheet .mistakes li").count(), 3);
      // Every sign that the page explains is drawn before its line.
      assert.ok((await page.locator(".sheet ul.signs li").count()) >= 5);
      assert.equal(await page.locator(".sheet ul.signs li:has(.signs > *)").count(), await page.locator(".sheet ul.signs li").count());
      await saysAll(page);
      const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
      assert.equal(pdf.match(/\/Type\s*\/Page\b/gu)?.length, 1, `${game} in ${locale}`);
    }
    // Where one learns, no word is wider than its button.
    await page.goto(`${house.url}/learn`);
    await page.locator(".cards .ways .btn").nth(7).waitFor();
    const cut = await page
      .locator(".btn")
      .evaluateAll((all) => all.filter((btn) => btn.scrollWidth > btn.clientWidth).map((btn) => btn.innerText));
    assert.deepEqual(cut, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a stranger finds the first lesson, and every way leads to it", async () => {
  const { context, page, faults } = await visitor(house);
  assert.equal(await page.locator('article a[href^="/learn/"]').count(), GAMES.length);
  await page.getByRole("link", { name: "Learn", exact: true }).first().click();
  await page.locator(".feat ol li").first().waitFor();
  assert.equal(await page.locator(".btn.go").count(), 1);
  assert.equal(await page.locator(".cards article").count(), GAMES.length - 1);
  await page.locator(".feat .btn.go").click();
  await page.locator(".teach").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the puzzle of the day is in the hall and where one learns, there with its whole position, and one press opens it", async () => {
  const { context, page, faults } = await visitor(house);
  const title = await page.locator(".today b").innerText();
  await page.getByRole("link", { name: "Learn", exact: true }).first().click();
  const picture = page.locator(".day").getByRole("img", { name: title });
  await picture.locator("[data-cell]").first().waitFor({ state: "attached" });
  // All of it: nothing reaches out of the frame.
  assert.equal(
    await picture.evaluate((frame) => {
      const edge = frame.getBoundingClientRect();
      const boxes = [...frame.querySelectorAll("[data-cell]")].map((cell) => cell.getBoundingClientRect());
      return boxes.filter(
        ({ top, bottom, left, right }) => top < edge.top - 1 || bottom > edge.bottom + 1 || left < edge.left - 1 || right > edge.right + 1,
      ).length;
    }),
    0,
  );
  await page.goBack();
  await page.locator(".today button").click();
  await page.locator(".task, #prompt").first().waitFor();
  assert.match(page.url(), /\/t\//u);
  assert.deepEqual(faults, []);
  await context.close();
});

test("without a line the page says so, and its buttons too", async () => {
  const { context, page } = await visitor(house);
  await page.route(/\/api\/learn/u, (route) => route.abort());
  await page.getByRole("link", { name: "Learn", exact: true }).first().click();
  await page.getByText("The line to the server is down.").waitFor();
  assert.equal(await page.locator(".cards article").count(), GAMES.length - 1);
  await context.close();
});
