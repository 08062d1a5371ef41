import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Speaker, type Language } from "$lib/i18n/speaker";
import { saidFault } from "./faults";

const said = (problem: string, language: Language): string => {
  const speaker = new Speaker(language, readFileSync(`src/texts/${language}.ftl`, "utf8"));
  return saidFault(problem, (message, args) => speaker.say(message, args)).replaceAll(/[\u2068\u2069]/gu, "");
};

describe("faults are said in the reader's language", () => {
  test.each([
    ["unknown field 'cots' (did you mean 'cost'?)", "Невідоме поле «cots». Можливо, «cost»?"],
    ["unknown 'do': 'gian' (did you mean 'gain'?)", "Невідоме значення поля «do»: «gian». Можливо, «gain»?"],
    ["field 'cost' is missing", "Немає поля «cost»."],
    ["expected a whole number or nothing (null), found the text 'cheap'", "Має бути ціле число або нічого (null), а не текст 'cheap'."],
    ["expected at most 9, found 100", "Має бути щонайбільше 9, а не 100."],
    ["there is no place 'pitt' (did you mean 'pit'?)", "Немає нічого з id «pitt». Можливо, «pit»?"],
    ["unknown 'kind': 'x': it is one of 'a', 'b'", "Невідоме значення поля «kind»: «x». Можливі: 'a', 'b'."],
  ])("%s", (problem, ukrainian) => {
    expect(said(problem, "uk")).toBe(ukrainian);
    expect(said(problem, "ru")).toMatch(/[а-яё]/u);
  });
  test("in English too, and what one game says of its own stays as it came", () => {
    expect(said("field 'cost' is missing", "en")).toBe("The field “cost” is missing.");
    expect(said("'dragons' has 40 cards, 'drow' 43", "ru")).toBe("'dragons' has 40 cards, 'drow' 43");
  });
});
