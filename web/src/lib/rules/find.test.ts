import { expect, test } from "vitest";
import { chapters, findRules, neighbours, pieces } from "./find";
import { findEntries, shelves } from "./library";

const RULES = [
  { id: "CF-1.1", chapter: "1. Board", text: "Seven columns." },
  { id: "CF-2.1", chapter: "2. Play", text: "Drop a stone." },
  { id: "CF-2.2", chapter: "2. Play", text: "It falls." },
];
test("rules are found by id and by all words, whatever their case", () => {
  expect(findRules(RULES, "cf-2").map(({ id }) => id)).toEqual(["CF-2.1", "CF-2.2"]);
  expect(findRules(RULES, "STONE drop").map(({ id }) => id)).toEqual(["CF-2.1"]);
  expect(findRules(RULES, "")).toHaveLength(3);
});
test("neighbours stay in the chapter", () => {
  expect(neighbours(RULES, "CF-2.1").map(({ id }) => id)).toEqual(["CF-2.1", "CF-2.2"]);
  expect(neighbours(RULES, "CF-9")).toEqual([]);
});
test("chapters keep the order of the book", () => {
  expect(chapters(RULES).map(({ chapter, rules }) => [chapter, rules.length])).toEqual([
    ["1. Board", 1],
    ["2. Play", 2],
  ]);
});
test("bold words, code and rule ids are told apart", () => {
  expect(pieces("See **all** of `a:1` in CF-2.1.")).toEqual([
    { kind: "text", text: "See " },
    { kind: "strong", text: "all" },
    { kind: "text", text: " of " },
    { kind: "code", text: "a:1" },
    { kind: "text", text: " in " },
    { kind: "rule", text: "CF-2.1" },
    { kind: "text", text: "." },
  ]);
});
test("a library becomes shelves of named things that can be searched", () => {
  const [cards, ...rest] = shelves({ cards: [{ id: "noble", name: "Noble", text: ["+1 Influence."], cost: 0 }], maps: { left: { outline: [] } } });
  expect(rest).toEqual([]);
  expect(cards?.entries).toEqual([{ id: "noble", name: "Noble", text: "+1 Influence.", facts: [{ label: "cost", value: "0" }] }]);
  expect(cards && findEntries(cards, "influence")).toHaveLength(1);
  expect(cards && findEntries(cards, "power")).toEqual([]);
});
