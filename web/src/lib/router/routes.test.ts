import { expect, test } from "vitest";
import { href, parse, type Route } from "./routes";

const ROUTES: Route[] = [
  { page: "hall" },
  { page: "tables" },
  { page: "table", id: "k3x9", key: null },
  { page: "table", id: "k3x9", key: "a b&c" },
  { page: "replays" },
  { page: "replay", id: "k3x9", at: null },
  { page: "replay", id: "k3x9", at: 12 },
  { page: "rules" },
  { page: "rulebook", game: "four", rule: null },
  { page: "rulebook", game: "four", rule: "CF-2.2" },
  { page: "cards", game: "four" },
  { page: "workshop", game: "fantasy_commander" },
  { page: "doctor", game: "tyrants" },
  { page: "learn" },
  { page: "lesson", game: "tyrants", chapter: null },
  { page: "lesson", game: "tyrants", chapter: "spies" },
  { page: "puzzles", game: "tyrants" },
  { page: "puzzle", game: "tyrants", id: "one-troop" },
  { page: "how-to-play", game: "tyrants" },
  { page: "settings" },
  { page: "account" },
  { page: "person", name: null },
  { page: "person", name: "Anna Karenina/1" },
  { page: "befriend", key: "k3x9" },
];

test.each(ROUTES)("$page is found again by its address", (route) => {
  const address = new URL(href(route), "http://hall");
  expect(parse(address.pathname, address.search)).toEqual(route);
});
test.each(["/nowhere", "/settings/x", "/tables/x", "/rules/four/CF-1.1/x"])("%s leads nowhere", (address) => {
  expect(parse(address)).toEqual({ page: "lost" });
});
test("a broken address is not a crash", () => {
  expect(parse("/t/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A", key: null });
});
