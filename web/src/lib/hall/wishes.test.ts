import { expect, test } from "vitest";
import { fieldsOf } from "./schema";
import { firstChoice, linkTo, middling, quickWish, seatWish } from "./wishes";

const game = (id: string) => ({ id, title: id, titles: {}, players: [2], modes: [] });

test("play now offers the first of the five that is there, else any", () => {
  expect(firstChoice([game("four"), game("tyrants")], ["tyrants", "dungeoneer"])).toBe("tyrants");
  expect(firstChoice([game("four")], ["tyrants"])).toBe("four");
  expect(firstChoice([], ["tyrants"])).toBeNull();
});
test("the opponent is neither the weakest nor the strongest", () => {
  expect(middling(["random", "greedy", "search"])).toBe("greedy");
  expect(middling(["random"])).toBe("random");
  expect(middling([])).toBeNull();
});
test("a quick game has as few seats as the game allows, and bots in all others", () => {
  expect(quickWish({ id: "g", players: [4, 3] }, "greedy", "salt").seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "greedy" }, { kind: "bot", bot: "greedy" }]);
});
test("a seat is wished for as it was chosen", () => {
  expect(seatWish("bot:search-4", "")).toEqual({ kind: "bot", bot: "search-4" });
  expect(seatWish("me", "Anna")).toEqual({ kind: "me", name: "Anna" });
  expect(seatWish("invited", "Anna")).toEqual({ kind: "invited" });
});
test("a link carries its key", () => {
  expect(linkTo("http://hall", "k3", "a&b")).toBe("http://hall/t/k3?key=a%26b");
});
test("options become fields; players and mode have their own place", () => {
  const fields = fieldsOf({
    $ref: "#/$defs/Options",
    $defs: {
      Options: {
        type: "object",
        properties: {
          players: { type: "integer", default: 2 },
          mode: { type: "string" },
          map: { $ref: "#/$defs/Map", default: "left" },
          decks: { type: "array", items: { enum: ["drow", "dragons", "undead"] }, default: ["drow", "dragons"] },
          long: { type: "boolean", default: true },
          points: { type: "integer", minimum: 50, maximum: 500, default: 200 },
          note: { anyOf: [{ type: "string" }, { type: "null" }], default: null },
        },
      },
      Map: { enum: ["left", "right"] },
    },
  });
  expect(fields).toEqual([
    { name: "map", kind: "one", values: ["left", "right"], start: "left" },
    { name: "decks", kind: "some", values: ["drow", "dragons", "undead"], start: ["drow", "dragons"], least: 0, most: 3 },
    { name: "long", kind: "yes-no", start: true },
    { name: "points", kind: "number", start: 200, least: 50, most: 500 },
    { name: "note", kind: "text", start: "" },
  ]);
});
