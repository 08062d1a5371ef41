import { expect, test } from "vitest";
import { Glossary, spokenEntry } from "./glossary";

const entry = (id: string, ...forms: string[]) => ({ id, name: id, means: `It is ${id}.`, rule: "TU-1.1", forms });
const glossary = new Glossary([
  entry("control", "control", "контрол"),
  entry("total-control", "total control", "полн контрол"),
  entry("devour", "devour", "погло"),
  { id: "power", name: "Power", means: "It pays.", rule: "TU-4.2" },
]);
const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);

test("entries are found by their ids, each once and in their order; unknown ones are left out", () => {
  expect(ids(glossary.of(["power", "nothing", "devour", "power"]))).toEqual(["power", "devour"]);
  expect(glossary.has("power")).toBe(true);
  expect(glossary.has("nothing")).toBe(false);
});

test("words are found in a text in whatever form they stand there, and longer ones first", () => {
  expect(ids(glossary.in(["Devours a card; if you have total control, gain 2 VP."]))).toEqual(["devour", "total-control"]);
  expect(ids(glossary.in(["За каждую локацию под полным контролем", "поглотите карту"]))).toEqual(["total-control", "devour"]);
  expect(ids(glossary.in(["You control it."]))).toEqual(["control"]);
});

test("a word inside another word is not that word", () => {
  expect(glossary.in(["uncontrolled"])).toEqual([]);
});

test("an entry is told to the ear with its rule", () => {
  expect(spokenEntry({ id: "power", name: "Power", means: "It pays.", rule: "TU-4.2" })).toBe("Power. It pays. TU-4.2");
});
