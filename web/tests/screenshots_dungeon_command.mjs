// The pictures of Dungeon Command: a duel at night, a refusal by day, building, the workshop, a phone.
import { hiddenFrom, playOnFrom, shootersOf } from "./e2e/dungeon_command.mjs";
import { asked, cell } from "./e2e/table.mjs";
import { visitor } from "./e2e/house.mjs";

/** A blow or a shot of the other side waits on the stack for an answer, in the thick of the fight. */
const attacked = ({ view, question }) =>
  question.say.message === "ask-respond" &&
  view.units.length >= 8 &&
  view.stack.some(({ seat, attack }) => seat !== view.viewer && attack !== null);

export async function shootDungeon(house, shoot) {
  const { page } = await visitor(house);
  await playOnFrom(house, page, "standard_2", attacked);
  await shoot(page, "dungeon-night");

  const day = await visitor(house, { theme: "light" });
  const shooters = await shootersOf(house);
  const seen = await playOnFrom(house, day.page, "standard_2", (outlook) => hiddenFrom(outlook, shooters) !== null);
  await cell(day.page, hiddenFrom(seen, shooters).at).click({ force: true });
  await day.page.locator("aside.why").waitFor();
  await shoot(day.page, "dungeon-day");

  await playOnFrom(
    house,
    page,
    "build_2",
    ({ view, question }) => question.say.message === "ask-lay" && view.battlefield.tiles.length === 5,
  );
  await page.getByRole("button", { name: "Whole board" }).click();
  await shoot(page, "dungeon-build");

  await day.page.goto(`${house.url}/workshop/dungeon_command`);
  await day.page.getByRole("button", { name: "Sting of Lolth" }).click();
  await day.page.getByRole("button", { name: "One fewer: Umber Hulk" }).click();
  await day.page.getByText(/at least 12 creatures, not 11/u).waitFor();
  await shoot(day.page, "dungeon-workshop");

  const phone = await visitor(house, { width: 390, height: 844, touch: true });
  await playOnFrom(
    house,
    phone.page,
    "standard_2",
    ({ view, question }) => question.say.message === "ask-act" && view.units.length >= 7,
    100,
  );
  await asked(phone.page).waitFor();
  await shoot(phone.page, "dungeon-phone");
}
