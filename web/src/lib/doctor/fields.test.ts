import { afterEach, expect, test } from "vitest";
import { voice } from "$lib/i18n/voice.svelte";
import { fieldSaid, pathSaid, valueSaid } from "./fields";

afterEach(async () => voice.speak("en"));

test.each([
  ["en", "effect › part 1 › number", "yes"],
  ["ru", "эффект › часть 1 › число", "да"],
  ["uk", "ефект › частина 1 › число", "так"],
] as const)("a field is said in words: %s", async (language, path, yes) => {
  await voice.speak(language);
  expect(pathSaid("effect[0].n")).toBe(path);
  expect(valueSaid("true")).toBe(yes);
});

test("languages are told by their letters, and what has no words keeps its own", () => {
  expect(pathSaid("name.ru")).toBe("name › RU");
  expect(fieldSaid("half_deck")).toBe("half-deck");
  expect(pathSaid("do[2].strikes_bloodied")).toBe("what it does › part 3 › strikes bloodied");
});
