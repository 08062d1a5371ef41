import { describe, expect, test } from "vitest";
import type { Over, TableEvent, Told } from "$lib/protocol/types";
import { addLines, chatOf, lastTold } from "./lines";

const told = (column: number): Told => ({
  rule: "CF-2.2",
  event: { event: "dropped", seat: 0, column },
  say: { message: "event-dropped", words: { seat: { kind: "seat", id: "red" } } },
});
const acted = (n: number, count: number, seat = 0): TableEvent => ({ n, at: n, kind: "acted", seat, count, told: [told(n)] });

describe("the log", () => {
  test("an action gives a line per thing that happened, with the rule behind it", () => {
    const lines = addLines([], [acted(3, 1)]);
    expect(lines.map(({ seat, count, say }) => [seat, count, say.rule])).toEqual([[0, 1, "CF-2.2"]]);
  });
  test("a line is about the seat it happens to, whoever acted", () => {
    expect(addLines([], [acted(3, 1, 1)]).map(({ seat, about }) => [seat, about])).toEqual([[1, 0]]);
  });
  test("what was taken back is struck out, and what was before is not", () => {
    const lines = addLines([], [acted(3, 1), acted(4, 2, 1), { n: 5, at: 5, kind: "undone", seat: 1, actions: 1, count: 1 }]);
    expect(lines.map(({ undone }) => undone)).toEqual([false, true, false]);
    expect(lines.at(-1)?.say.message).toBe("log-undone");
  });
  test("an action after an undo is not struck out by an earlier one", () => {
    const first = addLines([], [acted(3, 1), { n: 4, at: 4, kind: "undone", seat: 0, actions: 1, count: 0 }]);
    expect(addLines(first, [acted(5, 1)]).at(-1)?.undone).toBe(false);
  });
  test("a start without anything told is still a line", () => {
    expect(addLines([], [{ n: 2, at: 2, kind: "started", commitment: "", salts: [] }]).map(({ say }) => say.message)).toEqual([
      "log-started",
    ]);
  });
  test("the rules tell their end themselves, about nobody; any other end names who has lost, or that nobody has", () => {
    const result = { places: [1, 2], scores: [1, 0], rule: "CF-3.1", message: "four" };
    const last: Told = { rule: "CF-3.1", event: { event: "ended", result }, say: { message: "result-four" } };
    const told = addLines([], [{ n: 3, at: 3, kind: "acted", seat: 0, count: 1, told: [last] }]);
    const end = (over: Over): TableEvent => ({ n: 4, at: 4, kind: "ended", over });
    expect(addLines(told, [end({ reason: "rules", seat: null, result })]).map(({ say, about }) => [say.message, about])).toEqual([
      ["result-four", null],
    ]);
    const said = (over: Over) => addLines([], [end(over)]).map(({ say, seat }) => [say.message, seat]);
    expect(said({ reason: "resigned", seat: 1, result: null })).toEqual([["log-won", 1]]);
    expect(said({ reason: "agreed", seat: null, result: null })).toEqual([["over-agreed", null]]);
  });
  test("chat is kept apart", () => {
    const said: TableEvent = { n: 7, at: 7, kind: "chat", text: "gg", by: { id: "1", name: "Anna", claimed: false } };
    expect(addLines([], [said])).toEqual([]);
    expect(chatOf([said])).toEqual([{ n: 7, at: 7, by: "1", name: "Anna", phrase: "", text: "gg" }]);
  });
  test("the last told is that of the newest action, and nothing after an undo", () => {
    expect(lastTold([acted(3, 1), acted(4, 2)])?.[0]?.event.column).toBe(4);
    expect(lastTold([acted(3, 1), { n: 5, at: 5, kind: "undone", seat: 0, actions: 1, count: 0 }])).toEqual([]);
    expect(lastTold([])).toBeNull();
  });
});
