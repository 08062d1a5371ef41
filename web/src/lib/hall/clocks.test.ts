import { expect, test } from "vitest";
import { spanSaid } from "./clocks";

test.each([
  [259_200, "en", "3 days"],
  [5400, "en", "90 minutes"],
  [86_400, "uk", "1 день"],
  [300, "ru", "5 минут"],
  [61, "ru", "61 секунда"],
  [0, "en", "0 seconds"],
])("%d seconds are said in the largest unit that fits, %s", (seconds, language, text) => {
  expect(spanSaid(seconds, language)).toBe(text);
});
