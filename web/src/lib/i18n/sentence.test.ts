import { describe, expect, test } from "vitest";
import { Narrator } from "./sentence";
import { preferred, Speaker } from "./speaker";

const RU = `
seat-red = Красные
event-dropped = { $seat } опускают фишку в столбец { $column }.
event-drawn = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }: { $cards }.
`;
const narrator = new Narrator(new Speaker("ru", RU), { card: { noble: "Благородный", spy: "Шпион" } });

describe("sentences", () => {
  test("things are called in the reader's language, by content, by message, or by their id", () => {
    expect(narrator.name("card", "noble")).toBe("Благородный");
    expect(narrator.name("seat", "red")).toBe("Красные");
    expect(narrator.name("column", "d")).toBe("d");
  });
  test("facts go into the message", () => {
    const words = { seat: { kind: "seat", id: "red" }, column: { kind: "column", id: "d" } };
    expect(narrator.sentence({ message: "event-dropped", words })).toBe("Красные опускают фишку в столбец d.");
  });
  test("Russian plurals and lists of things are right", () => {
    const cards = [
      { kind: "card", id: "noble" },
      { kind: "card", id: "spy" },
    ];
    expect(narrator.sentence({ message: "event-drawn", words: { count: 2, cards } })).toBe("2 карты: Благородный, Шпион.");
    expect(narrator.say("event-drawn", { count: 21, cards: "" })).toBe("21 карта: .");
    expect(narrator.say("event-drawn", { count: 5, cards: "" })).toBe("5 карт: .");
  });
  test("the names in a sentence stand apart, so that they can be bold", () => {
    const words = { seat: { kind: "seat", id: "red" }, column: { kind: "column", id: "d" } };
    expect(narrator.pieces({ message: "event-dropped", words })).toEqual(["", "Красные", " опускают фишку в столбец d."]);
  });
  test("names are declined as the game lists them, with the number of the figure; others stand behind a noun", () => {
    const declined = `
names-declined =
    Гарпия; Гарпии; Гарпии; Гарпию
    Орк; Орка; Орку; Орка
names-undeclined = { $case ->
    [dat] существу «{ $name }»
   *[acc] существо «{ $name }»
}
event-hit = { $unit } попадает по { $target-dat }.
event-covers = Под ударом: { $targets-acc }.
`;
    const names = { unit: { harpy: "Гарпия 1", orc: "Орк 12", mimic: "Мимик" } };
    const speaks = new Narrator(new Speaker("ru", declined), names);
    const [harpy, orc, mimic] = ["harpy", "orc", "mimic"].map((id) => ({ kind: "unit", id }));
    const hit = { message: "event-hit", words: { unit: harpy!, target: orc! } };
    expect(speaks.sentence(hit)).toBe("Гарпия 1 попадает по Орку 12.");
    expect(speaks.pieces(hit)).toEqual(["", "Гарпия 1", " попадает по ", "Орку 12", "."]);
    expect(speaks.say("event-hit", { unit: harpy!, target: mimic! })).toBe("Гарпия 1 попадает по существу «Мимик».");
    expect(speaks.say("event-covers", { targets: [harpy!, orc!] })).toBe("Под ударом: Гарпию 1, Орка 12.");
    expect(speaks.say("event-hit", { unit: "Орк 1", target: "Гарпия 2" })).toBe("Орк 1 попадает по Гарпии 2.");
  });
  test("a missing message is shown by its id", () => {
    expect(narrator.say("nowhere")).toBe("nowhere");
  });
  test("a later source rewords an earlier one", () => {
    expect(new Speaker("en", "title = House", "title = Game").say("title")).toBe("Game");
  });
});
test("the first language that the house speaks is chosen", () => {
  expect(preferred(["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(preferred(["de"])).toBe("en");
});

test("what was said before is said the same again, and a number is not taken for a text that looks like it", () => {
  const speaker = new Speaker("en", "left = { $count ->\n    [one] one card\n   *[other] { $count } cards\n  }\n");
  expect([1, "1", 2, 1, "1"].map((count) => speaker.say("left", { count }))).toEqual([
    "one card",
    "1 cards",
    "2 cards",
    "one card",
    "1 cards",
  ]);
});
