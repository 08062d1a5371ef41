import { expect, test } from "vitest";
import type { Choice, ChoiceValue, Need } from "$lib/protocol/types";
import { choicesOf, isOpen, optionsOf, replaced, settled, stands, valuesOf } from "./choices";

const need = (option: string, ...among: Need["among"]): Need => ({ option, among });
const value = (word: string | number, ...needs: Need[]): ChoiceValue => ({ value: word, say: { message: `option-${word}` }, needs });
const choice = (option: string, rest: Partial<Choice>): Choice => ({
  option,
  kind: "one",
  say: { message: `option-${option}` },
  start: "",
  ...rest,
});

const GAME = {
  modes: ["duel", "teams"],
  modes_said: {},
  players: [2, 3, 4],
  choices: [
    choice("players", { start: 2, values: [value(2, need("mode", "duel")), value(3, need("mode", "duel")), value(4)] }),
    choice("packs", { kind: "each", start: ["gold", "iron", "gold", "iron"], values: [value("gold"), value("iron")] }),
    choice("leaders", {
      kind: "each",
      start: ["", "", "", ""],
      values: [value(""), value("midas", need("packs", "gold")), value("ferro", need("packs", "iron"))],
    }),
    choice("map", { start: "plain", values: [value("plain"), value("drawn", need("players", 2))], needs: [need("mode", "duel")] }),
    choice("decks", { kind: "some", count: 2, start: ["a", "b"], values: [value("a"), value("b"), value("c")] }),
    choice("built", { kind: "yes-no", start: false }),
    choice("limit", { kind: "number", start: 250, least: 200, most: 250, needs: [need("built", true)] }),
    choice("side", {
      kind: "each",
      start: ["left", "right"],
      values: [value("left", need("seat", 1)), value("right", need("seat", 2))],
      needs: [need("players", 2)],
    }),
  ],
};
const CHOICES = choicesOf(GAME);
const after = (given: Record<string, never> | Parameters<typeof settled>[1]) => settled(CHOICES, given);

test("kind of game and players are choices, whether the game speaks of them or not", () => {
  expect(CHOICES.map(({ option }) => option).slice(0, 2)).toEqual(["mode", "players"]);
  const bare = choicesOf({ ...GAME, choices: [] });
  expect(bare.map(({ option, start, values }) => [option, start, values?.map((each) => each.value)])).toEqual([
    ["mode", "duel", ["duel", "teams"]],
    ["players", 2, [2, 3, 4]],
  ]);
});
test("what nobody picks is the start, with an entry for every seat, and the game need not be told", () => {
  const start = after({});
  expect(start.picks).toEqual({
    mode: "duel",
    players: 2,
    packs: ["gold", "iron"],
    leaders: ["", ""],
    map: "plain",
    decks: ["a", "b"],
    built: false,
    side: ["left", "right"],
  });
  expect(optionsOf(start)).toEqual({});
});
test("only what differs from the start is told", () => {
  expect(optionsOf(after({ packs: ["iron", "iron"], decks: ["a", "c"], built: true, limit: 220 }))).toEqual({
    packs: ["iron", "iron"],
    decks: ["a", "c"],
    built: true,
    limit: 220,
  });
});
test("another kind of game brings the players it needs, and takes away what is not for it", () => {
  const teams = after({ mode: "teams", players: 2, map: "drawn" });
  expect(teams.picks.players).toBe(4);
  expect(teams.standing.map(({ option }) => option)).toEqual(["mode", "players", "packs", "leaders", "decks", "built"]);
  expect(teams.picks.packs).toEqual(["gold", "iron", "gold", "iron"]);
});
test("a value that needs another pick goes when that pick goes", () => {
  expect(after({ map: "drawn" }).picks.map).toBe("drawn");
  expect(after({ map: "drawn", players: 3 }).picks.map).toBe("plain");
});
test("what is picked for a seat depends on the same seat", () => {
  const leaders = CHOICES.find(({ option }) => option === "leaders");
  const { picks } = after({ packs: ["iron", "gold"], leaders: ["midas", "midas"] });
  expect(picks.leaders).toEqual(["", "midas"]);
  expect(leaders && valuesOf(leaders, picks, 0).map((each) => each.value)).toEqual(["", "ferro"]);
});
test("of a list without an entry for the seat any entry will do", () => {
  expect(stands([need("packs", "gold")], { packs: ["gold"] }, 1)).toBe(true);
  expect(stands([need("packs", "gold")], { packs: ["iron"] }, 1)).toBe(false);
  expect(stands([need("packs", "gold")], {}, 1)).toBe(false);
});
test("a number stands only with what it needs, and one of its bounds is no matter for the client", () => {
  expect(after({ limit: 300 }).picks.limit).toBeUndefined();
  expect(after({ built: true, limit: 300 }).picks.limit).toBe(300);
});
test("where there is one value there is nothing to pick", () => {
  const { picks, standing } = after({});
  expect(standing.filter((each) => !isOpen(each, picks)).map(({ option }) => option)).toEqual(["side"]);
});
test("an entry is replaced in its place", () => {
  expect(replaced(["a", "b"], 1, "c")).toEqual(["a", "c"]);
  expect(replaced(undefined, 0, "c")).toEqual(["c"]);
});
