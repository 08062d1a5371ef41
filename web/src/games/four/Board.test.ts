import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import { nextPicks } from "$lib/table/picks";
import Board from "./Board.svelte";
import { present } from "./present";

const TEXTS =
  "title = Four in a row\ncolumn-empty = Column { $column } is empty.\ncolumn-stones = Column { $column }: { $stones }.\nstone-red = red\nstone-yellow = yellow\n";
const option = (id: string) => ({
  code: 0,
  notation: `drop ${id}`,
  say: { message: "action-drop", words: { column: { kind: "column", id } } },
});

function show() {
  const onpick = vi.fn();
  const onwhy = vi.fn();
  const seen = present({ columns: ["ryryry", "", "", "r", "", "", ""] }, nextPicks(["b", "c", "d"].map(option), []), []);
  render(Board, { seen, narrator: new Narrator(new Speaker("en", TEXTS)), asked: true, onpick, onwhy });
  return { onpick, onwhy };
}

test("a column says what stands in it", () => {
  show();
  expect(screen.getByRole("button", { name: "Column d: red." })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Column b is empty." })).toBeTruthy();
});
test("a click on a lit column picks it", async () => {
  const { onpick, onwhy } = show();
  await userEvent.click(screen.getByRole("button", { name: "Column b is empty." }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith("column:b");
  expect(onwhy).not.toHaveBeenCalled();
});
test("a click on a column that is not offered asks why not", async () => {
  const { onpick, onwhy } = show();
  await userEvent.click(screen.getByRole("button", { name: /^Column a:/u }));
  expect(onwhy).toHaveBeenCalledExactlyOnceWith("column:a", expect.anything());
  expect(onpick).not.toHaveBeenCalled();
});
test("one tab stop; arrows walk and Enter picks", async () => {
  const { onpick } = show();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  expect(onpick).toHaveBeenCalledExactlyOnceWith("column:c");
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
