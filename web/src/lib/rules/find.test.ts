import { expect, test } from "vitest";
import { chapters, citations, findRules, lookUp, neighbours, pieces } from "./find";
import type { CardFace } from "$lib/cards/face";
import { findEntries, findFaces, shelves } from "./library";

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
test("an id means the rule or ruling that bears it, with all that name it, and no longer number", () => {
  const book = {
    rules: [
      { id: "DC-2.5", chapter: "", text: "Closed (DC-D2)." },
      { id: "DC-2.51", chapter: "", text: "A wall (DC-D21), but see DC-2.5." },
    ],
    rulings: [
      { id: "DC-D2", chapter: "", text: "Allowed." },
      { id: "DC-D21", chapter: "", text: "Not by DC-D2." },
      { id: "DC-D22", chapter: "", text: "A wall." },
    ],
  };
  const ids = (words: string) => {
    const { rules, rulings, ruling } = lookUp(book, words);
    return [rules.map(({ id }) => id), rulings.map(({ id }) => id), ruling];
  };
  expect(ids(" dc-d2 ")).toEqual([["DC-2.5"], ["DC-D2", "DC-D21"], true]);
  expect(ids("DC-2.5")).toEqual([["DC-2.5", "DC-2.51"], [], false]);
  expect(ids("wall")).toEqual([["DC-2.51"], ["DC-D22"], false]);
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
test("a page of the book stands apart, a dash for one is left out", () => {
  expect(pieces("(p.10) A spy.")).toEqual([
    { kind: "page", text: "(p.10)" },
    { kind: "text", text: " " },
    { kind: "text", text: "A spy." },
  ]);
  expect(pieces("(с. —) Шпион.")).toEqual([{ kind: "text", text: "Шпион." }]);
});
test("rules of the appendices and rulings can be opened from the words that name them", () => {
  expect(pieces("TU-D4, FC-C.7").map(({ kind, text }) => [kind, text])).toEqual([
    ["rule", "TU-D4"],
    ["text", ", "],
    ["rule", "FC-C.7"],
  ]);
  expect(pieces("filled by *wall*")).toEqual([
    { kind: "text", text: "filled by " },
    { kind: "em", text: "wall" },
  ]);
});
test("a ruling knows the rules that name it, and is not taken for a longer number", () => {
  const rules = [
    { id: "DC-2.5", chapter: "", text: "Closed (DC-D2), see DC-D2." },
    { id: "DC-2.9", chapter: "", text: "A wall (DC-D21)." },
    { id: "DC-D2", chapter: "", text: "DC-D2 allows it." },
  ];
  expect([...citations(rules)]).toEqual([
    ["DC-D2", ["DC-2.5"]],
    ["DC-D21", ["DC-2.9"]],
  ]);
});
test("cards are found by every word on them, and lie by their sets", () => {
  const face = (name: string, set: string | null, text: string): CardFace => ({
    ...{ id: name, name, cost: 1, tone: "", emblem: "", motif: "cave", aspect: null, signs: [], type: "Drow", value: null },
    ...{ set: set === null ? null : { emblem: "", name: set }, lines: [{ indent: 0, option: false, text }] },
  });
  const faces = [
    face("Noble", null, "Gain 1 Influence"),
    face("Scout", "Drow", "Supplant 1 troop"),
    face("Wyrm", "Dragons", "Supplant 2 troops"),
  ];
  const names = (words: string) => findFaces(faces, words).map(({ set, faces: found }) => [set, ...found.map(({ name }) => name)]);
  expect(names("")).toEqual([
    ["", "Noble"],
    ["Drow", "Scout"],
    ["Dragons", "Wyrm"],
  ]);
  expect(names("supplant DROW")).toEqual([
    ["Drow", "Scout"],
    ["Dragons", "Wyrm"],
  ]);
  expect(names("banana")).toEqual([]);
});
test("a library becomes shelves of named things that can be searched", () => {
  const [cards, ...rest] = shelves({
    cards: [{ id: "noble", name: "Noble", text: ["+1 Influence."], cost: 0 }],
    maps: { left: { outline: [] } },
  });
  expect(rest).toEqual([]);
  expect(cards?.entries).toEqual([{ id: "noble", name: "Noble", text: "+1 Influence.", facts: [{ label: "cost", value: "0" }] }]);
  expect(cards && findEntries(cards, "influence")).toHaveLength(1);
  expect(cards && findEntries(cards, "power")).toEqual([]);
});
