import { describe, expect, test } from "vitest";
import type { Option } from "$lib/protocol/types";
import { LEAST, MOST, onlyPass, passAfter, SEEN } from "./passing";

const options = (...notations: string[]): Option[] => notations.map((notation, code) => ({ code, notation, say: { message: "x" } }));

describe("a window that passes by itself", () => {
  test.each([
    [["pass"], null, "pass"],
    [["pass", "pass-until stack-empty", "pass-until turn"], null, "pass"],
    [["pass", "hold"], null, "pass"],
    [["decline"], "decline", "decline"],
  ])("%s has no other answer", (given, pass, wanted) => {
    expect(onlyPass(options(...given), pass)?.notation).toBe(wanted);
  });
  test.each([[["play parry", "pass"]], [["end-turn"]], [["decline"]], [[]]])("%s is asked", (given) => {
    expect(onlyPass(options(...given), null)).toBeNull();
  });
  test("it stands there for a moment before bots, and as long as a person needs before people", () => {
    expect(passAfter(false, () => 0.7)).toBe(SEEN);
    expect([passAfter(true, () => 0), passAfter(true, () => 1)]).toEqual([LEAST, MOST]);
  });
});
