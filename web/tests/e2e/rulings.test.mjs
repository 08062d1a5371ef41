// The library of rules in Russian and Ukrainian: rulings are found by word and id, and a rule leads to its ruling and back.
import assert from "node:assert/strict";
import { after, before, openHouse, test, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

/** A ruling of each game, a rule that rests on it, and words of the ruling in each language. */
const NAMED = [
  { game: "tyrants", ruling: "TU-D16", rule: "TU-9.23", ru: "казармы размещение", uk: "казарми розміщення" },
  { game: "fantasy_commander", ruling: "FC-D33", rule: "FC-21.9", ru: "некромантия продвижение", uk: "некромантія просування" },
  { game: "dungeon_command", ruling: "DC-D23", rule: "DC-20.4", ru: "геометрия видимости", uk: "геометрія видимості" },
];

for (const locale of ["ru", "uk"]) {
  test(`rulings are read and followed in ${locale}`, async () => {
    const { context, page, faults } = await visitor(house, { start: null, locale });
    for (const { game, ruling, rule, [locale]: words } of NAMED) {
      await page.goto(`${house.url}/rules/${game}`);
      const entry = (id) => page.locator("dl > div").filter({ has: page.locator("dt", { hasText: new RegExp(`^${id}$`, "u") }) });
      await entry(rule).waitFor();
      for (const wanted of [words, ruling.toLowerCase()]) {
        await page.getByRole("searchbox").fill(wanted);
        await page.waitForFunction(() => document.querySelectorAll("dl > div").length < 20);
        assert.match(await entry(ruling).innerText(), /[а-яіїє]{5}/iu);
      }
      const chip = (within, id) => within.locator("button.rule", { hasText: new RegExp(`^${id}$`, "u") });
      await chip(entry(rule), ruling).click();
      const sheet = page.getByRole("dialog");
      await sheet.locator("[aria-current]", { hasText: ruling }).waitFor();
      await chip(sheet.locator(".cited"), rule).click();
      await sheet.locator("[aria-current]", { hasText: rule }).waitFor();
      // An address of its own brings the ruling into view.
      await page.goto(`${house.url}/rules/${game}/${ruling}`);
      await page.locator("[data-asked]", { hasText: ruling }).waitFor();
      await page.waitForFunction(() => {
        const { top, bottom } = document.querySelector("[data-asked]").getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}
