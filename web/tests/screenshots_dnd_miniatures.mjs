// The pictures of D&D Miniatures: an attack before its roll at night, a way past an enemy by day, an area, the workshop, a phone.
import { playOnFrom, square } from "./e2e/dnd_miniatures.mjs";
import { visitor } from "./e2e/house.mjs";

const acts = ({ question }) => question.say.message === "ask-act";
const unitOf = (view, id) => view.units.find((unit) => unit.id === id);
/** An attack against cover, by one who would be struck first. */
const covered = ({ view }) => view.aims.find(({ cover, provokes }) => cover !== null && provokes.length > 0);
/** A long way on which somebody may strike. */
const risky = ({ view }) => view.routes.find(({ path, provokes, target }) => path.length > 3 && provokes.length > 0 && target === null);

export async function shootMiniatures(house, shoot) {
  const { page } = await visitor(house);
  const seen = await playOnFrom(
    house,
    page,
    "bounty-100",
    (outlook) => acts(outlook) && outlook.view.round >= 3 && covered(outlook) !== undefined,
  );
  await shoot(page, "miniatures-night", square(page, unitOf(seen.view, covered(seen).target).square));

  const day = await visitor(house, { theme: "light" });
  const moving = await playOnFrom(
    house,
    day.page,
    "epic",
    (outlook) => acts(outlook) && outlook.view.round >= 2 && risky(outlook) !== undefined,
  );
  await shoot(day.page, "miniatures-day", square(day.page, risky(moving).square));

  await playOnFrom(house, page, "epic", ({ view }) => view.laid.some(({ targets }) => targets.length > 1));
  await page
    .getByRole("region", { name: "What it can do" })
    .getByRole("button")
    .filter({ hasText: /to lay it/u })
    .last()
    .click();
  await shoot(page, "miniatures-area", page.getByRole("region", { name: "Where the area lies" }).getByRole("button").first());

  await day.page.goto(`${house.url}/workshop/dnd_miniatures`);
  await day.page.getByRole("button", { name: "Shield of the Realm" }).click();
  await day.page.getByRole("button", { name: "One more: Orc Raider" }).click();
  await day.page.getByText("DM-4.4").waitFor();
  await shoot(day.page, "miniatures-workshop");

  const phone = await visitor(house, { width: 390, height: 844, touch: true });
  const held = await playOnFrom(
    house,
    phone.page,
    "bounty-100",
    (outlook) => acts(outlook) && outlook.view.round >= 3 && risky(outlook) !== undefined,
  );
  await square(phone.page, risky(held).square).tap({ force: true });
  await shoot(phone.page, "miniatures-phone");
}
