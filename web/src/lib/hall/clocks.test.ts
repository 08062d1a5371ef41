import { expect, test } from "vitest";
import { clockShort, spanSaid } from "./clocks";

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

test.each([
  [{ initial: 1200, increment: 10 }, "20 min + 10 sec"],
  [{ initial: 1200, increment: 0 }, "20 min"],
  [{ initial: 86_400, increment: 86_400, most: 86_400 }, "1 day"],
])("a clock is said in little room: %j", (clock, text) => {
  expect(clockShort(clock)).toBe(text);
});
