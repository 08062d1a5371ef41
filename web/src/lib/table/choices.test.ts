import { describe, expect, it } from "vitest";
import type { Option, Question, Touch } from "$lib/protocol/types";
import { askedAbout, Choices, inRole } from "./choices";

const option = (notation: string, words: Record<string, [kind: string, id: string]> = {}): Option => ({
  code: 0,
  notation,
  say: { message: "", words: Object.fromEntries(Object.entries(words).map(([name, [kind, id]]) => [name, { kind, id }])) },
});
const asking = (touches: Record<string, Touch>, words: Question["say"]["words"] = {}): Question => ({
  say: { message: "", words },
  options: [],
  touches,
});

describe("what a press on a thing means", () => {
  const deploy = option("zig harpy b2", { unit: ["unit", "harpy"], square: ["square", "b2"] });
  const bite = option("zag harpy", { unit: ["unit", "harpy"] });
  const blast = option("zog fire b2", { attack: ["attack", "fire"], square: ["square", "b2"] });
  const question = asking({ zig: { roles: { unit: "by", square: "to" } }, zog: { roles: { attack: "laid" } } });
  const choices = new Choices([deploy, bite, blast], question);

  it("is told by what the options touch, whatever their verbs are called", () => {
    expect(choices.with("unit", "harpy")).toEqual([deploy, bite]);
    expect(choices.at("unit", "harpy")).toEqual([bite]);
    expect(choices.at("square", "b2")).toEqual([deploy]);
    expect(choices.isLaid(blast)).toBe(true);
    expect([inRole(question, deploy, "to"), inRole(question, deploy, "by"), inRole(question, bite, "to")]).toEqual([
      "square:b2",
      "unit:harpy",
      null,
    ]);
  });

  it("is everything that names it where the question says nothing more", () => {
    expect(new Choices([deploy, bite], null).at("unit", "harpy")).toEqual([deploy, bite]);
  });
});

it("tells cards of one name apart by where they lie, and takes what names no card for whatever lies there", () => {
  const [one, other, top] = [option("a x", { card: ["card", "x"] }), option("b x", { card: ["card", "x"] }), option("c")];
  const choices = new Choices(
    [one, other, top],
    asking({ a: { lies: ["hand"] }, b: { lies: ["market", "stack"] }, c: { lies: ["pile"] } }),
  );
  expect(choices.lying("card", "x", "hand")).toEqual([one]);
  expect(choices.lying("card", "x", "stack")).toEqual([other]);
  expect(choices.lying("card", "y", "hand")).toEqual([]);
  expect(choices.lying("card", "y", "pile")).toEqual([top]);
});

it("says yes to what the question names by a press on it", () => {
  const [yes, no] = [option("go"), option("stay")];
  const question = asking({ go: { agrees: true } }, { hex: { kind: "hex", id: "g6" } });
  expect(askedAbout(question, "hex")).toBe("g6");
  expect(new Choices([yes, no], question).agreeing("hex", "g6")).toEqual([yes]);
  expect(new Choices([yes, no], question).agreeing("hex", "a1")).toEqual([]);
});
