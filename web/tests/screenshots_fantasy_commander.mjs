// The pictures of Fantasy Commander: orders being given, an attack, the army builder, the map editor, a campaign, a phone.
import { chooseByMouse, playBattle, playUntil } from "./e2e/fantasy_commander.mjs";
import { asked, cell as hex, moment, movedOn, outlookOf } from "./e2e/table.mjs";
import { visitor } from "./e2e/house.mjs";

/** Where a commander with taste sets up. */
const LINE = ["d10", "f10", "h10", "j10", "e11", "g11", "i11"];

async function deploy(page) {
  for (const place of LINE) {
    for (const step of ["ask-deploy", "ask-deploy-hex"]) {
      if ((await outlookOf(page)).question?.say.message !== step) continue;
      if (step === "ask-deploy") await chooseByMouse(page);
      else {
        const was = await moment(page);
        await hex(page, place).click({ force: true });
        await movedOn(page, was);
      }
    }
  }
}

const asks = async (page, message) => (await outlookOf(page)).question?.say.message === message;

export async function shootBattle(house, shoot) {
  const { page } = await visitor(house);
  await playBattle(page, "greedy");
  await asked(page).waitFor();
  await deploy(page);
  const round = async () => (await outlookOf(page)).view.round;
  await playUntil(
    page,
    async () =>
      (await round()) >= 2 &&
      (await asks(page, "ask-give-orders")) &&
      (await page.locator('[data-order="red"], [data-order="blue"]').count()) >= 3,
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

  const phone = await visitor(house, { width: 390, height: 844, touch: true });
  await playBattle(phone.page, "greedy");
  await asked(phone.page).waitFor();
  await deploy(phone.page);
  await playUntil(phone.page, async () => asks(phone.page, "ask-act"));
  await shoot(phone.page, "fantasy-phone");
}
