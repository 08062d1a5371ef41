import { expect, test } from "vitest";
import { percent, share } from "./odds";

const plain = (text: string): string => text.replace(/\s/gu, " ");

test("a chance is said in whole percents, in the reader's way", () => {
  expect(plain(percent(0.617, "en"))).toBe("62%");
  expect(plain(percent(0.617, "ru"))).toBe("62 %");
});
test("almost sure is not sure, and hardly is not never", () => {
  expect(percent(0.999, "en")).toBe("99%");
  expect(percent(0.001, "en")).toBe("1%");
  expect(percent(1, "en")).toBe("100%");
  expect(percent(0, "en")).toBe("0%");
});
test("of nobody there is no share", () => {
  expect(share(0, 0)).toBeNull();
  expect(share(1, 4)).toBe(0.25);
});
