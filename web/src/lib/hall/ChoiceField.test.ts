import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import type { Choice } from "$lib/protocol/types";
import ChoiceField from "./ChoiceField.svelte";

const TEXTS = `
option-map = Map
option-map-help = Where it is fought.
option-map-plain = The plain
option-map-plain-help = Nothing to hide behind.
option-map-woods = The woods
option-decks = Decks
option-build = Build the armies
option-limit = Points
`;
const narrator = new Narrator(new Speaker("en", TEXTS));
const MAP: Choice = {
  option: "map",
  kind: "one",
  say: { message: "option-map" },
  help: { message: "option-map-help" },
  start: "plain",
  values: [
    { value: "plain", say: { message: "option-map-plain" }, help: { message: "option-map-plain-help" } },
    { value: "woods", say: { message: "option-map-woods" } },
    { value: "walls", say: { message: "option-map-walls" }, needs: [{ option: "mode", among: ["siege"] }] },
  ],
};

function shown(choice: Choice, picks: Record<string, string | number | boolean | string[]>) {
  const onpick = vi.fn();
  render(ChoiceField, { choice, picks, narrator, onpick });
  return onpick;
}

test("a list has its name, its help and only the values that stand", async () => {
  const onpick = shown(MAP, { mode: "field", map: "plain" });
  const list = screen.getByRole("combobox", { name: "Map", description: "Where it is fought. Nothing to hide behind." });
  expect([...list.querySelectorAll("option")].map((option) => option.textContent)).toEqual(["The plain", "The woods"]);
  await userEvent.selectOptions(list, "The woods");
  expect(onpick).toHaveBeenCalledWith("woods");
});
test("several are picked side by side, each in its place", async () => {
  const decks: Choice = { ...MAP, option: "decks", kind: "some", count: 2, say: { message: "option-decks" }, start: ["plain", "woods"] };
  const onpick = shown(decks, { decks: ["plain", "woods"] });
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Decks" }).value).toBe("plain");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Decks · 2" }), "The plain");
  expect(onpick).toHaveBeenCalledWith(["plain", "plain"]);
});
test("yes or no is a tick", async () => {
  const onpick = shown({ option: "build", kind: "yes-no", say: { message: "option-build" }, start: false }, { build: false });
  await userEvent.click(screen.getByRole("checkbox", { name: "Build the armies" }));
  expect(onpick).toHaveBeenCalledWith(true);
});
test("a number is told as soon as it is one, and nothing is no number", async () => {
  const onpick = shown(
    { option: "limit", kind: "number", say: { message: "option-limit" }, start: 250, least: 200, most: 250 },
    { limit: 250 },
  );
  const field = screen.getByRole("spinbutton", { name: "Points" });
  await userEvent.clear(field);
  expect(onpick).not.toHaveBeenCalled();
  await userEvent.type(field, "3");
  expect(onpick).toHaveBeenLastCalledWith(3);
});
