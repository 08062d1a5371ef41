import { expect, test } from "vitest";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import type { Choice, ChoiceValue, Need } from "$lib/protocol/types";
import { agreed, namesSaid } from "./agreed";
import { clockOf } from "./wishes";

const value = (word: string | number, ...needs: Need[]): ChoiceValue => ({ value: word, say: { message: `is-${word}` }, needs });
const choice = (option: string, rest: Partial<Choice>): Choice => ({
  option,
  kind: "one",
  say: { message: `option-${option}` },
  start: "",
  ...rest,
});
const GAME = {
  modes: ["duel", "epic"],
  modes_said: { duel: { message: "is-duel" }, epic: { message: "is-epic" } },
  players: [2, 3],
  workshop: ["armies"],
  choices: [
    choice("map", { start: "plain", values: [value("plain"), value("woods")] }),
    choice("decks", { kind: "some", count: 2, start: ["a", "b"], values: [value("a"), value("b"), value("c")] }),
    choice("sides", {
      kind: "each",
      start: ["left", "right"],
      values: [value("left", { option: "seat", among: [1] }), value("right", { option: "seat", among: [2] })],
      needs: [{ option: "players", among: [2] }],
    }),
    choice("houses", { kind: "each", start: ["random", "random", "random"], values: [value("random"), value("gold")] }),
    choice("build", { kind: "yes-no", start: false }),
    choice("limit", { kind: "number", start: 250, least: 200, most: 300, needs: [{ option: "build", among: [true] }] }),
    choice("rounds", { kind: "number", start: 20, least: 0, most: 99, finer: true }),
  ],
};
const narrator = new Narrator(new Speaker("en", "is-gold = Gold\nis-a = Drow"));
const words = (options: Record<string, unknown>, players = 2) => {
  const { table, seats, built } = agreed(GAME, options, players);
  const said = ({ option, is }: (typeof table)[number]): string => `${option}: ${namesSaid(narrator, is)}`;
  return { table: table.map(said), seats: seats.map((seat) => seat.map(said)), built };
};

test("of a table as usual it is told what lies on it and who plays what, but no finer point and nothing that all have alike", () => {
  expect(words({ mode: "duel", players: 2 })).toEqual({
    table: ["mode: is-duel", "map: is-plain", "decks: Drow, is-b"],
    seats: [["sides: is-left"], ["sides: is-right"]],
    built: [],
  });
});
test("what is not as usual is told by its name", () => {
  const { table, seats } = words({ mode: "epic", map: "woods", build: true, limit: 220, rounds: 9, houses: ["random", "gold"] });
  expect(table).toEqual(["mode: is-epic", "map: is-woods", "decks: Drow, is-b", "build: ", "limit: 220", "rounds: 9"]);
  expect(seats).toEqual([["sides: is-left"], ["sides: is-right", "houses: Gold"]]);
});
test("what does not stand for so many players is not told", () => {
  expect(words({ mode: "duel", players: 3 }, 3).seats).toEqual([[], [], []]);
});
test("a word that the lists do not have is left out, not guessed", () => {
  expect(words({ mode: "duel", map: "sea", decks: ["a"] }).table).toEqual(["mode: is-duel"]);
});
test("what was built is named, and then nothing usual is told of the seats", () => {
  expect(words({ mode: "duel", armies: [{}, {}] })).toMatchObject({ seats: [[], []], built: ["armies"] });
  // A list of nothing is nothing that was built.
  expect(words({ mode: "duel", armies: [] })).toMatchObject({ built: [] });
  expect(words({ mode: "duel", armies: {} })).toMatchObject({ built: [] });
  expect(words({ mode: "duel", armies: [{}, {}], sides: ["left", "right"] }).seats).toEqual([["sides: is-left"], ["sides: is-right"]]);
});
test("a clock is called as it was when it was chosen", () => {
  expect([clockOf({ initial: 600, increment: 5 }), clockOf({ initial: 7, increment: 5 }), clockOf(null)]).toEqual(["quick", null, null]);
  // Not each clock of a day is one of a day for each decision.
  const day = { initial: 86_400, increment: 86_400 };
  expect([clockOf({ ...day, most: 86_400 }), clockOf({ ...day, most: null })]).toEqual(["day", null]);
});
