import { expect, it } from "vitest";
import { type CardFace, crowding, nameSize, running, spoken } from "./face";
import { plate } from "./plate";

const FACE: CardFace = {
  id: "blackguard",
  name: "Blackguard",
  cost: 3,
  tone: "--aspect-malice",
  emblem: "helm",
  motif: "cave",
  aspect: { emblem: "dagger", name: "Malice" },
  signs: [],
  lines: [
    { indent: 0, option: false, text: "Choose one:" },
    { indent: 1, option: true, text: "Gain 2 Power" },
    { indent: 1, option: true, text: "Assassinate a troop" },
  ],
  type: "Drow",
  value: { short: "1 / 3", said: "1 VP in the deck, 3 in the inner circle" },
  set: null,
};

it("runs its text together for a ledger row", () => {
  expect(running(FACE.lines)).toBe("Choose one: gain 2 Power; assassinate a troop.");
  expect(
    running([
      { indent: 0, option: false, text: "Draw a card" },
      { indent: 0, option: false, text: "Gain 1 VP" },
    ]),
  ).toBe("Draw a card. Gain 1 VP.");
});

it("says everything that is printed on it", () => {
  const said = spoken(FACE, (cost) => `cost ${cost}`);
  for (const word of ["Blackguard", "cost 3", "Malice", "Drow", "Assassinate a troop", "3 in the inner circle"])
    expect(said).toContain(word);
});

it("cuts the same vignette from the same id, and another from another", () => {
  for (const motif of ["rays", "web", "cave", "ring", "field", "dunes"] as const) {
    expect(plate(motif, "a")).toEqual(plate(motif, "a"));
    expect(plate(motif, "a").length).toBeLessThanOrEqual(13);
  }
  expect(plate("cave", "a")).not.toEqual(plate("cave", "b"));
});

it("gives a long text more room, and a long word a smaller size", () => {
  expect(crowding([{ indent: 0, option: false, text: "Gain 2 Power" }])).toBe("plain");
  expect(crowding(FACE.lines)).toBe("plain");
  expect(crowding(Array.from({ length: 6 }, () => ({ indent: 0, option: false, text: "Draw a card" })))).toBe("long");
  expect(crowding(Array.from({ length: 7 }, () => ({ indent: 0, option: false, text: "Draw a card" })))).toBe("longest");
  expect(crowding(Array.from({ length: 9 }, () => ({ indent: 0, option: false, text: "Draw a card" })))).toBe("fullest");
  // Figures take room too, and so do wider letters.
  const four = Array.from({ length: 4 }, () => ({ indent: 0, option: false, text: "Draw a card" }));
  expect([crowding(four), crowding(four, 1), crowding(four, 4)]).toEqual(["plain", "long", "longest"]);
  expect([crowding(four, 0, "Treasure"), crowding(four, 0, "Перевага · навичка")]).toEqual(["plain", "long"]);
  const said = (text: string) => [{ indent: 0, option: false, text: [text, text, text, text].join(" ") }];
  expect([crowding(said("abcdefg ijklmnopqrs")), crowding(said("абвгдеж ийклмнопрст"))]).toEqual(["plain", "fullest"]);
  expect(nameSize("Noble")).toBe(0.78);
  expect(nameSize("Wyrmspeaker")).toBeLessThan(0.7);
});
