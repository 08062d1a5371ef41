import { afterEach, expect, test, vi } from "vitest";
import { readKept, settings } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

test("what is kept is read back", () => {
  const kept = {
    theme: "day",
    motion: "none",
    sound: true,
    asking: ["tyrants"],
    notify: true,
    scale: 115,
    text: 130,
    quickTaps: true,
    pace: "slow",
    chances: false,
    language: "uk",
  };
  expect(readKept(JSON.stringify(kept))).toEqual(kept);
});
test.each([null, "", "{", "7", '{"theme":"neon","scale":99,"text":12,"sound":"yes","pace":"toString","language":"de"}'])(
  "%s counts as nothing kept",
  (text) => {
    expect(readKept(text)).toEqual({
      theme: "system",
      motion: "system",
      sound: null,
      asking: [],
      notify: false,
      scale: 100,
      text: 100,
      quickTaps: false,
      pace: null,
      chances: true,
      language: null,
    });
  },
);

test.each([
  ["at a desk", true],
  ["on a phone", false],
])("without a wish there are sounds %s: %s", (_, desk) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === "(hover: hover) and (pointer: fine)" && desk }));
  expect(settings.sound).toBe(desk);
  settings.change({ sound: !desk });
  expect(settings.sound).toBe(!desk);
  settings.change({ sound: null });
});
