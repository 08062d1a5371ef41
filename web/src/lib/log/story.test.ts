import { describe, expect, test } from "vitest";
import type { TableEvent, Told } from "$lib/protocol/types";
import { addLines } from "./lines";
import { story } from "./story";

const SEATS = ["gold", "silver", "iron"];
const happened = (what: string, seat: number): Told => ({
  rule: "DC-10.2",
  event: { event: what, seat },
  say: { message: `event-${what}`, words: { seat: { kind: "seat", id: SEATS[seat] ?? "" } } },
});
const acted = (n: number, seat: number, ...what: string[]): TableEvent => ({
  n,
  at: n,
  kind: "acted",
  seat,
  count: n,
  told: what.map((each) => happened(each, seat)),
});
const said = (...events: TableEvent[]): string[] =>
  story(addLines([], events)).map(({ say }) => {
    const seats = say.words?.seats;
    return Array.isArray(seats) ? `${say.message} ${seats.map(({ id }) => id).join()}` : say.message;
  });

describe("the story of a game", () => {
  test("once it goes on, nobody hears who passed", () => {
    const struck = [acted(1, 0, "struck"), acted(2, 1, "passed"), acted(3, 2, "passed", "damaged")];
    expect(said(...struck)).toEqual(["event-struck", "event-damaged"]);
    expect(said(...struck, acted(4, 1, "passed"), acted(5, 0, "played"))).toEqual(["event-struck", "event-damaged", "event-played"]);
  });
  test("those who have passed so far are one quiet line", () => {
    expect(said(acted(1, 0, "struck"), acted(2, 1, "passed"), acted(3, 2, "passed"))).toEqual([
      "event-struck",
      "passed-in-turn silver,iron",
    ]);
    expect(story(addLines([], [acted(2, 1, "passed")]))[0]?.quiet).toBe(true);
  });
  test("a single one is told in the game's own words, and twice is once", () => {
    expect(said(acted(1, 0, "struck"), acted(2, 1, "passed"), acted(3, 1, "passed"))).toEqual(["event-struck", "event-passed"]);
  });
});
