// The pictures of people: a waiting room, talk at a table, the end of a game, and a person's page.
import { guests, visitor } from "./e2e/house.mjs";
import { asked, asker, atTable, ended, playOn, playOnFrom } from "./e2e/table.mjs";
import { chooseByMouse } from "./e2e/fantasy_commander.mjs";

/** Somebody with a name of their own, before an empty page. */
async function named(house, name, how = {}) {
  const person = await visitor(house, { start: null, ...how });
  const ask = await asker(person.page);
  await ask("me/claim", { name, password: "long enough" });
  return { ...person, ask };
}

/** A game of four in a row between two, won by the first or the second. */
async function fourBetween(one, other, first) {
  const { table } = await one.ask("tables", { game: "four", seats: [{ kind: "me" }, { kind: "open" }] });
  await other.ask(`tables/${table.id}/join`, {});
  const columns = first ? ["a", "b", "a", "b", "a", "b", "a"] : ["a", "b", "a", "b", "a", "b", "d", "b"];
  for (const [count, column] of columns.entries())
    await (count % 2 ? other : one).ask(`tables/${table.id}/actions`, { notation: `drop ${column}`, count });
}

export async function shootPeople(house, shoot) {
  const host = await named(house, "Ilvara");
  const friend = await named(house, "Mareth", { locale: "ru" });

  // A table waits for its second player.
  const { table: open } = await host.ask("tables", {
    game: "dungeon_command",
    seats: [{ kind: "me" }, { kind: "open" }],
    clock: { initial: 1200, increment: 10 },
  });
  await host.page.goto(`${house.url}/t/${open.id}`);
  await friend.page.goto(`${house.url}/t/${open.id}`);
  await friend.page.getByRole("log").waitFor();
  await friend.page.locator(".phrases .chip").last().click();
  await host.page.getByRole("log", { name: "Chat" }).getByText("My first game").waitFor();
  await host.page.locator(".picture [inert] .ground").waitFor();
  await shoot(host.page, "waiting-room");

  // Two at a table talk beside the board.
  const { table: played } = await host.ask("tables", { game: "tyrants", seats: [{ kind: "me" }, { kind: "open" }] });
  await friend.ask(`tables/${played.id}/join`, {});
  await host.page.goto(`${house.url}/t/${played.id}`);
  await friend.page.goto(`${house.url}/t/${played.id}`);
  await atTable(host.page);
  await atTable(friend.page);
  await friend.page.keyboard.press("c");
  for (const phrase of [0, 1]) await friend.page.locator(".phrases .chip").nth(phrase).click();
  await host.page.keyboard.press("c");
  await host.page.keyboard.type("Have fun! Menzoberranzan is mine.");
  await host.page.keyboard.press("Enter");
  await host.page.getByText("Menzoberranzan is mine.").waitFor();
  await shoot(host.page, "chat");

  // A battle is fought to its end.
  await playOnFrom(house, host.page, { game: "fantasy_commander", record: "s1", wanted: () => true, left: 30 });
  await asked(host.page).waitFor();
  await playOn(host.page, () => chooseByMouse(host.page));
  await ended(host.page).waitFor();
  await shoot(host.page, "end-night");
  await host.page.getByRole("button", { name: "Day theme" }).click();

  // A person's page after some games.
  for (const first of [true, true, false, true, false, true, true]) await fourBetween(host, friend, first);
  const { key } = await (
    await fetch(`${house.url}/api/me/friends`, { headers: { Authorization: `Bearer ${guests.get(host.page).token}` } })
  ).json();
  await friend.ask("me/friends", { key });
  await host.page.goto(`${house.url}/people`);
  await host.page.locator("[data-rating]").waitFor();
  await shoot(host.page, "profile");
}
