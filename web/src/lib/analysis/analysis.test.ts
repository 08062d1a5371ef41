import { describe, expect, test } from "vitest";
import type { Judged, Moment, Sums, Verdict } from "$lib/protocol/minds";
import { areas, beads, chancesOf, stackOrder, stepAt, ticks, xOf } from "./graph";
import { better, joined, judgedBy, nextMistake, nextTurning, parts, reach, sampled } from "./verdicts";

function judged(verdict: Verdict | null, loss = 0): Judged {
  const choice = (notation: string, chance: number, played: boolean) => ({ notation, say: { message: "m" }, chance, played });
  return {
    options: 3,
    played: 5000 - loss,
    best: 5000,
    worst: 0,
    loss,
    verdict,
    choices: [choice("a", 5000, loss === 0), choice("b", 5000 - loss, loss > 0)],
    why: [],
  };
}
function moment(step: number, first: number, seat: number | null = null, verdict: Verdict | null = null): Moment {
  const open = [first, 10_000 - first];
  return {
    step,
    seat,
    open,
    known: [[5000, 5000], open],
    choice: [0, 0],
    luck: [0, 0],
    judged: seat === null ? null : { known: judged(verdict, verdict ? 800 : 0), open: judged(null) },
  };
}
const FRAME = { width: 200, height: 100, steps: 4 };

describe("the graph", () => {
  test("one's own seat lies at the bottom, and all areas fill the height", () => {
    expect(stackOrder(4, 2)).toEqual([2, 0, 1, 3]);
    const [own, other] = areas([moment(0, 5000), moment(4, 7500)], "open", [0, 1], FRAME);
    expect(own).toEqual({ seat: 0, edge: "M0 50L200 25", outline: "M0 50L200 25L200 100L0 100Z" });
    expect(other?.edge).toBe("M0 0L200 0");
  });
  test("what a seat knew is another graph than all hands open", () => {
    expect(chancesOf(moment(1, 9000), "open")).toEqual([9000, 1000]);
    expect(chancesOf(moment(1, 9000), 0)).toEqual([5000, 5000]);
    expect(chancesOf(moment(1, 9000), 1)).toEqual([9000, 1000]);
  });
  test("steps and pixels belong together, and nothing leaves the frame", () => {
    expect([xOf(2, FRAME), stepAt(101, FRAME), stepAt(-5, FRAME), stepAt(900, FRAME)]).toEqual([100, 2, 0, 4]);
    expect(stepAt(10, { ...FRAME, width: 0 })).toBe(0);
  });
  test("a bead lies in the area of the seat that acted", () => {
    const [bead] = beads([{ step: 2, seat: 1, change: 800, by: "choice" }], [moment(2, 6000, 1)], "open", [0, 1], FRAME);
    expect([bead?.x, bead?.y]).toEqual([100, 20]);
  });
  test("beads that come one upon another stand one above another, each within the frame", () => {
    const turning = [1, 2, 3, 4].map((step) => ({ step, seat: 0, change: 800, by: "choice" as const }));
    const moments = [1, 2, 3, 4].map((step) => moment(step, 500, 0));
    const frame = { width: 20, height: 100, steps: 4 };
    const found = beads(turning, moments, "open", [0, 1], frame, 23);
    for (const [i, one] of found.entries())
      for (const other of found.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(23);
    for (const { y } of found) expect(y).toBeGreaterThanOrEqual(9);
    expect(new Set(beads(turning, moments, "open", [0, 1], frame).map(({ y }) => y)).size).toBe(1);
  });
  test("below it stand round numbers", () => {
    expect(ticks({ width: 900, height: 100, steps: 612 })).toEqual([100, 200, 300, 400, 500, 600]);
    expect(ticks({ width: 300, height: 100, steps: 7 })).toEqual([5]);
  });
});

describe("verdicts", () => {
  const game = [
    moment(0, 5000),
    moment(1, 5000, 0, "mistake"),
    moment(2, 5000, 1, "blunder"),
    moment(3, 5000, 0, "inaccurate"),
    moment(4, 5000, 0, "blunder"),
  ];
  test("the next mistake is one's own, and after the last comes the first again", () => {
    expect([nextMistake(game, 0, 0, 0), nextMistake(game, 0, 0, 1), nextMistake(game, 0, 0, 4)]).toEqual([1, 4, 1]);
    expect(nextMistake(game, 0, "open", 0)).toBeNull();
  });
  test("turning points go round as well", () => {
    const turning = [2, 4].map((step) => ({ step, seat: 0, change: 500, by: "luck" as const }));
    expect([nextTurning(turning, 0), nextTurning(turning, 2), nextTurning(turning, 4), nextTurning([], 0)]).toEqual([2, 4, 2, null]);
  });
  test("there is a better move only where something is called worse", () => {
    expect(better(judged("mistake", 800))?.notation).toBe("a");
    expect(better(judged(null, 100))).toBeNull();
    expect(judgedBy(game[0], 0)).toBeNull();
  });
  test("parts stand on their side of nought, the largest next to it", () => {
    const sums: Sums = {
      own: -3800,
      others: 1900,
      luck: -600,
      total: -2500,
      play: 87,
      lost: 4100,
      choices: 9,
      best: 5,
      inaccurate: 2,
      mistakes: 1,
      blunders: 1,
    };
    expect(parts(sums)).toEqual({
      less: [
        { of: "own", value: -3800 },
        { of: "luck", value: -600 },
      ],
      more: [{ of: "others", value: 1900 }],
    });
    expect(reach([sums])).toBe(4400);
  });
  test("what comes later is added once", () => {
    expect(joined(game.slice(0, 3), [moment(2, 1000), moment(3, 1000)]).map(({ step, open }) => [step, open[0]])).toEqual([
      [0, 5000],
      [1, 5000],
      [2, 1000],
      [3, 1000],
    ]);
    expect(joined(game, [])).toEqual(game);
  });
  test("a table that is read aloud keeps the first and the last", () => {
    expect(sampled(game, 3).map(({ step }) => step)).toEqual([0, 2, 4]);
    expect(sampled(game, 9)).toEqual(game);
  });
});
