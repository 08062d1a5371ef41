// A chance to respond that can only be passed: it passes by itself, after a moment, unless one waits or wants to be asked.
import assert from "node:assert/strict";
import { playOnFrom } from "./dungeon_command.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";
import { asked, outlookOf } from "./table.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

const count = async (page) => (await outlookOf(page)).count;
const onlyPass = ({ question }) => question.options.every(({ notation }) => notation.startsWith("pass"));

test("it passes by itself after a moment; who waits or wants to be asked is asked", async () => {
  const { page, faults } = await visitor(house, { start: null, passes: true });
  // The page's time stands still, so that nothing depends on how fast this machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await playOnFrom(house, page, "standard_2", onlyPass);
  const first = await count(page);
  const hold = page.locator("#prompt").getByRole("button", { name: "Wait", exact: true });
  await hold.waitFor();
  await page.clock.runFor(390);
  assert.equal(await count(page), first);
  await page.clock.runFor(20);
  await page.waitForFunction(() => document.querySelector("[role=log] li")?.textContent.includes("passes"));
  assert.ok((await count(page)) > first);

  // The same moment once more, and one waits.
  await playOnFrom(house, page, "standard_2", onlyPass);
  await hold.click();
  await hold.waitFor({ state: "detached" });
  await page.clock.runFor(10_000);
  assert.equal(await count(page), first);
  assert.ok(await asked(page).isVisible());

  // Whoever wants to be asked in this game always is.
  await page.goto(`${house.url}/settings`);
  await page.getByRole("checkbox", { name: "Dungeon Command" }).uncheck();
  await playOnFrom(house, page, "standard_2", onlyPass);
  await page.clock.runFor(10_000);
  assert.equal(await count(page), first);
  assert.equal(await hold.count(), 0);
  assert.deepEqual(faults, []);
});
