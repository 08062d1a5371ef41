// The pictures of Fantasy Commander: orders being given, an attack, the army builder, the map editor, a campaign, a phone.
import { playUntil } from "./e2e/fantasy_commander.mjs";
import { cell as hex, outlookOf, playOnFrom } from "./e2e/table.mjs";
import { visitor } from "./e2e/house.mjs";

const asks = async (page, message) => (await outlookOf(page)).question?.say.message === message;

export async function shootBattle(house, shoot) {
  const { page } = await visitor(house, { start: null });
  // From the second round of a golden record on, so that nobody has to set up and fight the first.
  const ordering = ({ view, question }) => view.round >= 2 && question.say.message === "ask-give-orders";
  await playOnFrom(house, page, { game: "fantasy_commander", record: "s1", wanted: ordering });
  await playUntil(
    page,
    async () => (await asks(page, "ask-give-orders")) && (await page.locator('[data-order="red"], [data-order="blue"]').count()) >= 3,
  );
  await shoot(page, "fantasy-orders");
  // An attack with dice on the table, in the middle of the fight.
  await playUntil(page, async () => (await page.locator(".offer svg.die").count()) >= 5 && (await outlookOf(page)).view.attack !== null);
  await shoot(page, "fantasy-night");

  const day = await visitor(house, { theme: "light" });
  await day.page.goto(`${house.url}/workshop/fantasy_commander`);
  await day.page.getByRole("button", { name: "Start from the ready list" }).click();
  await day.page.getByText("may fight").waitFor();
  await shoot(day.page, "fantasy-army");
  await day.page.getByText("Map", { exact: true }).first().click();
  for (const [key, hexes] of [
    ["3", ["c4", "d4", "j8", "k8", "l7"]],
    ["4", ["f7", "g7", "h5"]],
    ["2", ["e5", "i6"]],
    ["5", ["b8", "k4"]],
  ]) {
    await day.page.keyboard.press(key);
    for (const each of hexes) await hex(day.page, each).click({ force: true });
  }
  await day.page.waitForFunction(() => document.querySelector("aside .total b")?.textContent === "12");
  await shoot(day.page, "fantasy-map");

  const phone = await visitor(house, { start: null, width: 390, height: 844, touch: true });
  const wanted = ({ view, question }) => view.round >= 2 && question.say.message === "ask-act";
  await playOnFrom(house, phone.page, { game: "fantasy_commander", record: "s1", wanted });
  await shoot(phone.page, "fantasy-phone");
}
