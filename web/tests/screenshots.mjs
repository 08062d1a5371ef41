// The pictures of the README, taken from the running program: `npm run screenshots` after `npm run build`; with the name
// of a part (`npm run screenshots fantasy_commander`) only its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { openHouse, settled, visitor } from "./e2e/house.mjs";
import { hand, litHand, openTyrants, playByMouse, playTyrants, space } from "./e2e/tyrants.mjs";
import { asked, atTable, moment, movedOn, tapOn } from "./e2e/table.mjs";
import { smaller } from "./png.mjs";
import { shootDoctor } from "./screenshots_doctor.mjs";
import { shootMiniatures } from "./screenshots_dnd_miniatures.mjs";
import { shootDungeon } from "./screenshots_dungeon_command.mjs";
import { shootDungeoneer } from "./screenshots_dungeoneer.mjs";
import { shootBattle } from "./screenshots_fantasy_commander.mjs";
import { shootMinds } from "./screenshots_minds.mjs";
import { shootLearning } from "./screenshots_learn.mjs";
import { shootPeople } from "./screenshots_people.mjs";

const folder = new URL("../../docs/screenshots/", import.meta.url);
const house = await openHouse();

/** Takes a picture; the pointer is out of the way, or over what is pointed at. */
async function shoot(page, name, pointed) {
  if (pointed) await pointed.hover({ force: true });
  else await page.mouse.move(0, 0);
  // Cards and names may still be on their way.
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = smaller(await page.screenshot({ animations: "disabled" }));
  writeFileSync(new URL(`${name}.png`, folder), picture);
  console.log(`${name}.png: ${Math.round(picture.length / 1000)} kB`);
}

/** Somebody else opens a table, so that the hall is not empty. */
async function stranger(name, table) {
  const call = async (path, body, token) => {
    const headers = { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    return (await fetch(house.url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { token } = await call("/api/guests", { name });
  await call("/api/tables", table, token);
}

const round = async (page) => Number((await page.locator(".title small").innerText()).match(/Round (\d+)/u)?.[1] ?? 0);

const PARTS = {
  hall: shootHall,
  fantasy_commander: () => shootBattle(house, shoot),
  dungeon_command: () => shootDungeon(house, shoot),
  dungeoneer: () => shootDungeoneer(house, shoot),
  dnd_miniatures: () => shootMiniatures(house, shoot),
  minds: () => shootMinds(house, shoot),
  learn: () => shootLearning(house, shoot),
  people: () => shootPeople(house, shoot),
  doctor: () => shootDoctor(house, shoot),
};

try {
  mkdirSync(folder, { recursive: true });
  const wanted = process.argv.slice(2);
  for (const [name, part] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await part();
} finally {
  await house.close();
}

/** The hall, and Tyrants with its rules and a replay. */
async function shootHall() {
  const { page } = await visitor(house);
  await openTyrants(page, ["me", "bot:greedy", "bot:greedy", "bot:greedy"]);
  await atTable(page);
  await playByMouse(
    page,
    async () => (await round(page)) >= 7 && (await litHand(page).count()) >= 2 && (await page.locator(".played li").count()) >= 2,
  );
  await shoot(page, "tyrants-night");

  await page.getByRole("button", { name: "Day theme" }).click();
  await page.locator('.offer .entry[aria-disabled="true"]').first().click({ force: true });
  await page.locator("aside.why .rule").first().waitFor();
  await shoot(page, "tyrants-day");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Night theme" }).click();

  await stranger("Oksana", { game: "tyrants", seats: [{ kind: "me" }, { kind: "open" }, { kind: "bot", bot: "greedy" }] });
  await stranger("Mira", { game: "four", seats: [{ kind: "me" }, { kind: "open" }], clock: { initial: 600, increment: 5 } });
  await stranger("Taras", { game: "tyrants", seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }] });
  await page.goto(house.url);
  await page.locator(".cut svg").nth(4).waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "hall");

  await page.goto(`${house.url}/rules/tyrants`);
  await page.getByRole("searchbox").fill("presence");
  await page.locator("dl > div").first().waitFor();
  await shoot(page, "rules");

  // A game against one bot is given up, so that it can be looked back at with every seat's eyes.
  await page.goto(house.url);
  await playTyrants(page, "greedy");
  await playByMouse(page, async () => (await round(page)) >= 8 && (await hand(page).count()) >= 3);
  await page.getByRole("button", { name: "Table menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Resign for good" }).click();
  await page.getByRole("link", { name: "Watch the replay" }).click();
  await page.getByRole("slider").waitFor();
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  await page.getByRole("slider").fill(String(last - 6));
  await page.getByText(`Step ${last - 6} of`).waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "replay");

  const phone = await visitor(house, { width: 390, height: 844, touch: true });
  await playTyrants(phone.page, "greedy");
  await asked(phone.page).waitFor();
  // Where a space is smaller than a finger, the first touch opens the glass.
  const was = await moment(phone.page);
  await tapOn(space(phone.page).first());
  const magnified = phone.page.locator(".glass .cut button").first();
  await magnified.tap();
  await movedOn(phone.page, was);
  const dealt = await moment(phone.page);
  await litHand(phone.page).first().tap();
  await movedOn(phone.page, dealt);
  await shoot(phone.page, "tyrants-phone");
}
