// The pictures of Dungeoneer: a turn at night, a location being laid by day, a battle, both planes, a phone.
import { playOnFrom } from "./e2e/dungeoneer.mjs";
import { asked } from "./e2e/table.mjs";
import { visitor } from "./e2e/house.mjs";

const asks = (question, what) => question.say.message === `ask-${what}`;
const mine = (view) => view.seats.find(({ seat }) => seat === view.viewer);
const lit = (page) => page.locator("[data-cell][data-lit]");

/** A way with a test on it. */
const guarded = ({ view, question }) =>
  asks(question, "feats") && view.places.length >= 11 && mine(view).hand.length >= 3 && view.ways.some(({ tests }) => tests.length > 0);

/** The cell of a location of the view. */
const cellOf = (view, id) => {
  const [x, y] = view.places
    .find((place) => place.id === id)
    .cell.split(":")
    .map(Number);
  return `[data-cell="${x},${y === 0 ? 0 : -y}"]`;
};

export async function shootDungeoneer(house, shoot) {
  const { page } = await visitor(house);
  const { view } = await playOnFrom(house, page, "four_players_limited_movement", guarded);
  await page.locator(cellOf(view, view.ways.find(({ tests }) => tests.length > 0).place)).focus();
  await shoot(page, "dungeoneer-night");

  const day = await visitor(house, { theme: "light" });
  await playOnFrom(house, day.page, "two_players", ({ view: seen, question }) => asks(question, "place") && seen.places.length >= 8);
  await lit(day.page).nth(2).focus();
  await shoot(day.page, "dungeoneer-day");

  await playOnFrom(
    house,
    page,
    "three_players_resurrection",
    ({ view: seen, question }) => asks(question, "respond") && seen.fights[0]?.attacks.length > 0 && seen.fights[0].kind === "encounters",
  );
  await shoot(page, "dungeoneer-battle");

  await playOnFrom(house, day.page, "both_sets", ({ view: seen, question }) => asks(question, "feats") && seen.places.length >= 10);
  await day.page.locator("label").filter({ hasText: "Dungeon" }).click();
  await shoot(day.page, "dungeoneer-planes");

  const phone = await visitor(house, { width: 390, height: 844, touch: true });
  await playOnFrom(
    house,
    phone.page,
    "two_players",
    ({ view: seen, question }) => asks(question, "feats") && seen.places.length >= 8 && seen.ways.length >= 2,
  );
  await asked(phone.page).waitFor();
  await lit(phone.page).first().tap({ force: true });
  await phone.page.locator(".aimed button").waitFor();
  await shoot(phone.page, "dungeoneer-phone");
}
