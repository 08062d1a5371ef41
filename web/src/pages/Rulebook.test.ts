import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { voice } from "$lib/i18n/voice.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import type { Rulebook as Book } from "$lib/protocol/types";
import { ruleSheet } from "$lib/rules/sheet.svelte";
import Rulebook from "./Rulebook.svelte";

const BOOK: Book = {
  title: "Duel",
  rules: [{ id: "DU-2.1", chapter: "2. Play", text: "Both choose in secret (DU-D2)." }],
  cases: [{ id: "DU-C1", rules: ["DU-2.1"], title: "Two kings", text: "Given: two kings" }],
  rulings: [
    { id: "DU-D1", chapter: "Cards", text: "A laid card stays laid." },
    { id: "DU-D2", chapter: "Cards", text: "Dice are rolled in the open." },
  ],
};

beforeEach(async () => {
  await voice.speak("en");
  vi.spyOn(hall.rest, "rules").mockResolvedValue(BOOK);
});

test("rulings stand behind rules and cases, and are found by word and id", async () => {
  render(Rulebook, { game: "duel", rule: null });
  const rulings = await screen.findByRole("region", { name: "Rulings" });
  expect(
    within(rulings)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["DU-D1", "DU-D2"]);
  expect(
    within(rulings)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Cards"]);
  expect(
    within(screen.getByRole("combobox"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["2. Play", "Worked cases", "Rulings"]);
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "2. Play",
    "Worked cases",
    "Rulings",
  ]);
  await userEvent.type(screen.getByRole("searchbox"), "dice");
  expect(
    within(rulings)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["DU-D2"]);
  expect(screen.queryByRole("heading", { name: "Worked cases" })).toBeNull();
});
test("a rule leads to its ruling, and the ruling back to the rule", async () => {
  render(Rulebook, { game: "duel", rule: null });
  const rulings = await screen.findByRole("region", { name: "Rulings" });
  const chapter = screen.getByRole("region", { name: "2. Play" });
  await userEvent.click(within(chapter).getByRole("button", { name: /DU-D2/u }));
  expect([ruleSheet.open, ruleSheet.rule]).toEqual([true, "DU-D2"]);
  const [first, second] = within(rulings).getAllByRole("definition");
  expect(within(first!).queryByRole("button")).toBeNull();
  await userEvent.click(within(second!).getByRole("button", { name: /DU-2\.1/u }));
  expect(ruleSheet.rule).toBe("DU-2.1");
});
test("a ruling that is looked up by its id stands first, before the rules that name it", async () => {
  render(Rulebook, { game: "duel", rule: null });
  await screen.findByRole("region", { name: "Rulings" });
  await userEvent.type(screen.getByRole("searchbox"), "du-d2");
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["DU-D2", "DU-2.1"]);
});
