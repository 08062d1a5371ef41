import { describe, expect, test } from "vitest";
import type { Option } from "$lib/protocol/types";
import { byText, nextPicks, optionOf, pick, thingsOf } from "./picks";

let code = 0;
function option(notation: string, words: Option["say"]["words"] = {}): Option {
  code += 1;
  return { code, notation, say: { message: `action-${notation.split(" ")[0]}`, words } };
}
const card = (id: string) => ({ kind: "card", id });
const space = (id: string) => ({ kind: "space", id });
const OPTIONS = [
  option("play noble", { card: card("noble") }),
  option("devour noble", { card: card("noble") }),
  option("deploy araumycos:1", { space: space("araumycos:1") }),
  option("move a b", { from: space("a"), to: space("b") }),
  option("move a c", { from: space("a"), to: space("c") }),
  option("end-turn"),
];
const said = (each: Option): string => each.notation;

describe("narrowing a choice", () => {
  test("a thing is the whole answer only where an option names nothing else", () => {
    expect(optionOf(OPTIONS, "space:araumycos:1")?.notation).toBe("deploy araumycos:1");
    expect(optionOf(OPTIONS, "space:a")).toBeUndefined();
  });
  test("everything an option names is lit at the start", () => {
    expect([...nextPicks(OPTIONS, []).lit.keys()]).toEqual(["card:noble", "space:araumycos:1", "space:a", "space:b", "space:c"]);
  });
  test("nothing is ready before something is picked, even a lone option", () => {
    expect(nextPicks([option("done")], []).ready).toBeNull();
  });
  test("a thing that leaves one option makes it ready", () => {
    expect(nextPicks(OPTIONS, ["space:araumycos:1"]).ready?.notation).toBe("deploy araumycos:1");
  });
  test("a thing with two verbs leaves both to choose from", () => {
    const { options, ready } = nextPicks(OPTIONS, ["card:noble"]);
    expect(options.map(said)).toEqual(["play noble", "devour noble"]);
    expect(ready).toBeNull();
  });
  test("things may be picked in any order", () => {
    expect(nextPicks(OPTIONS, ["space:c", "space:a"]).ready?.notation).toBe("move a c");
    expect(nextPicks(OPTIONS, ["space:c"]).ready?.notation).toBe("move a c");
  });
  test("after the first pick only what goes with it is lit", () => {
    expect([...nextPicks(OPTIONS, ["space:a"]).lit.keys()]).toEqual(["space:b", "space:c"]);
  });
  test("picking the same thing again takes it back", () => {
    expect(pick(OPTIONS, ["space:a"], "space:a")).toEqual([]);
  });
  test("picking something of another option begins anew", () => {
    expect(pick(OPTIONS, ["space:a"], "card:noble")).toEqual(["card:noble"]);
  });
  test("picking what is not offered changes nothing", () => {
    expect(pick(OPTIONS, ["space:a"], "space:z")).toEqual(["space:a"]);
  });
  test("a list of things counts as things", () => {
    expect(thingsOf(option("move u1 a b", { path: [space("a"), space("b")] }))).toEqual(["space:a", "space:b"]);
  });
});

describe("typing a choice", () => {
  test("beginnings of words are enough", () => {
    expect(byText(OPTIONS, "mo c", said).map(said)).toEqual(["move a c"]);
  });
  test("the whole notation wins over longer ones that begin with it", () => {
    const both = [option("go a"), option("go a b")];
    expect(byText(both, "go a", said).map(said)).toEqual(["go a"]);
  });
  test("words of the sentence count in any language", () => {
    expect(byText(OPTIONS, "дворянин", (each) => (each.notation === "play noble" ? "Сыграть: Дворянин" : "")).map(said)).toEqual([
      "play noble",
    ]);
  });
  test("an empty text means everything", () => {
    expect(byText(OPTIONS, " ", said)).toHaveLength(OPTIONS.length);
  });
});
