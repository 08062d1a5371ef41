// The warband builder of Dungeon Command: judged by the rules while it is built, kept, carried off as a file, and played with.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { asked, atTable, outlookOf } from "./table.mjs";
import { after, before, openHouse, test, visitor } from "./house.mjs";

let house;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

test("a warband is built, judged, kept, exported, imported and played with", async () => {
  const { context, page, faults } = await visitor(house);
  await page.locator('a[href="/workshop/dungeon_command"]').first().click();
  const side = page.getByRole("complementary", { name: "Warband" });
  const play = side.getByRole("button", { name: "Play with it" });
  // Nothing is chosen yet: every fault names its rule.
  await side.getByText(/at least 12 creatures, not 0/u).waitFor();
  for (const rule of ["DC-30.2", "DC-30.3", "DC-30.4"]) await side.getByText(rule, { exact: true }).first().waitFor();
  assert.ok(await play.isDisabled());

  await page.getByRole("button", { name: "Sting of Lolth" }).click();
  await side.getByText("The warband is legal.").waitFor();
  await page.getByRole("button", { name: "One fewer: Umber Hulk" }).click();
  await side.getByText(/at least 12 creatures, not 11/u).waitFor();
  await page.getByRole("button", { name: "One more: Copper Dragon" }).click();
  await side.getByText("The warband is legal.").waitFor();
  await page.getByText("Commander and tiles").click();
  await page.getByRole("radio", { name: /Rhynseera/u }).check({ force: true });

  await side.getByRole("textbox", { name: "Name" }).fill("Dragon in the web");
  await side.getByRole("button", { name: "Save" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), side.getByRole("button", { name: "Export as a file" }).click()]);
  const path = await file.path();
  const written = JSON.parse(readFileSync(path, "utf8"));
  assert.equal(written.creatures.hc_copper_dragon, 1);
  assert.equal(written.commander, "hc_rhynseera");

  await page.reload();
  await side.getByRole("combobox", { name: "Kept in this browser" }).selectOption("Dragon in the web");
  await side.getByText("The warband is legal.").waitFor();
  await page.getByRole("button", { name: "Clear" }).click();
  await side.getByText(/at least 12 creatures, not 0/u).waitFor();
  await side.locator('input[type="file"]').setInputFiles(path);
  await side.getByText("The warband is legal.").waitFor();

  await play.click();
  await atTable(page);
  await asked(page).waitFor();
  const { view } = await outlookOf(page);
  assert.equal(view.seats[0].commander, "hc_rhynseera");
  assert.ok(view.seats[0].unseen_creatures.includes("hc_copper_dragon"));
  assert.ok(!view.seats[0].unseen_creatures.includes("sl_umber_hulk"));
  assert.equal(view.seats[0].faction, "sting_of_lolth");
  assert.deepEqual(faults, []);
  await context.close();
});
