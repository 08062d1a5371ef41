import { expect, test } from "vitest";
import { firstChoice, firstSeats, linkTo, quickWish, seatWish } from "./wishes";

const game = (id: string) => ({ id, title: id, titles: {}, players: [2], modes: [] });

test("play now offers the first of the five that is there, else any", () => {
  expect(firstChoice([game("four"), game("tyrants")], ["tyrants", "dungeoneer"])).toBe("tyrants");
  expect(firstChoice([game("four")], ["tyrants"])).toBe("four");
  expect(firstChoice([], ["tyrants"])).toBeNull();
});
test("a quick game has as few seats as the game allows, and bots in all others", () => {
  expect(quickWish({ id: "g", players: [4, 3] }, "greedy", "salt").seats).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ]);
});
test("a seat is wished for as it was chosen", () => {
  expect(seatWish("bot:search-4", "")).toEqual({ kind: "bot", bot: "search-4" });
  expect(seatWish("me", "Anna")).toEqual({ kind: "me", name: "Anna" });
  expect(seatWish("invited", "Anna")).toEqual({ kind: "invited" });
});
test("a link carries its key", () => {
  expect(linkTo("http://hall", "k3", "a&b")).toBe("http://hall/t/k3?key=a%26b");
});
test("whoever wants to play meets a bot; whoever opens a table to others waits for one", () => {
  const game = { players: [2, 3] };
  expect(firstSeats(game, "normal", true)).toEqual(["me", "bot:normal", "bot:normal"]);
  expect(firstSeats(game, "normal", false)).toEqual(["me", "open", "bot:normal"]);
  expect(firstSeats(game, null, true)).toEqual(["me", "open", "open"]);
});
