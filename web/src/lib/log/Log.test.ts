import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { voice } from "$lib/i18n/voice.svelte";
import type { TableEvent } from "$lib/protocol/types";
import { addLines } from "./lines";
import Log from "./Log.svelte";

beforeEach(async () => {
  voice.connect(async () => ({ source: "", names: {} }));
  await voice.speak("en");
  await voice.learn("four");
});

const started: TableEvent = { n: 1, at: 1, kind: "started", commitment: "", salts: [] };

test.each([
  [null, "The game begins."],
  [281, "The game goes on from step 281 of another."],
])("a game that goes on from another does not begin: %s", (from, text) => {
  render(Log, { lines: addLines([], [started]), game: "four", seats: ["red", "yellow"], from });
  expect(screen.getByRole("log").textContent?.trim()).toBe(text);
});
