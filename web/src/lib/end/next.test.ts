import { expect, test } from "vitest";
import type { Level, Moment } from "$lib/protocol/minds";
import type { SeatInfo } from "$lib/protocol/types";
import { costliest, otherLevel, seatsAgainst } from "./next";

const LEVELS = ["random", "beginner", "easy", "normal", "hard", "master"].map((id, strength): Level => ({
  id,
  strength,
  offered: strength > 0,
  seconds: 1,
  rating: 1000,
  measured: true,
  name: {},
  does: {},
}));
const me: SeatInfo = { kind: "person", person: { id: "a", name: "A", claimed: false }, name: null, bot: null, here: true, kept: null };
const bot = (id: string): SeatInfo => ({ ...me, kind: "bot", person: null, bot: id });
const next = (seats: SeatInfo[], outcome: "won" | "lost" | "drawn") => otherLevel(LEVELS, seats, [0], outcome)?.id ?? null;

test("whoever won is offered a stronger opponent, whoever lost an easier one", () => {
  expect(next([me, bot("normal")], "won")).toBe("hard");
  expect(next([me, bot("normal")], "lost")).toBe("easy");
  expect(next([me, bot("easy"), bot("hard")], "won")).toBe("master");
  expect(next([me, bot("easy"), bot("hard")], "lost")).toBe("beginner");
});
test("nobody is offered what there is not: beyond the last level, after a draw, or where people played", () => {
  expect(next([me, bot("master")], "won")).toBeNull();
  expect(next([me, bot("beginner")], "lost")).toBeNull();
  expect(next([me, bot("normal")], "drawn")).toBeNull();
  expect(next([me, bot("normal"), me], "lost")).toBeNull();
  expect(otherLevel(LEVELS, [me, me], [0, 1], "won")).toBeNull();
});
test("the reader keeps the seat, and the bots are of the other level", () => {
  expect(seatsAgainst([bot("easy"), me, bot("hard")], 1, "normal")).toEqual([
    { kind: "bot", bot: "normal" },
    { kind: "me" },
    { kind: "bot", bot: "normal" },
  ]);
});
test("the costliest choice is one's own, and a mistake by what one knew", () => {
  const moment = (step: number, seat: number, loss: number, verdict: "mistake" | null): Moment =>
    ({ step, seat, judged: { known: { loss, verdict }, open: { loss: 9000, verdict: "blunder" } } }) as unknown as Moment;
  const moments = [
    moment(3, 0, 400, "mistake"),
    moment(5, 1, 2000, "mistake"),
    moment(8, 0, 900, "mistake"),
    moment(9, 0, 1500, null),
    { step: 10, seat: 0, judged: null } as unknown as Moment,
  ];
  expect(costliest(moments, 0)).toEqual({ step: 8, loss: 900 });
  expect(costliest(moments, 2)).toBeNull();
});
