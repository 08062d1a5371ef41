import { expect, test } from "vitest";
import { distanceOf, outcomeOf, ranking, totals, winnersOf } from "./ending";

test("the rules' places order the seats", () => {
  const over = { reason: "rules", seat: null, result: { places: [2, 1, 3], scores: [40, 61, 12], rule: "TU-1", message: "x" } } as const;
  const open = { ...over, result: { ...over.result, places: [...over.result.places], scores: [...over.result.scores] } };
  expect(ranking(open, 3).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(winnersOf(open, 3)).toEqual([1]);
});
test("whoever resigned has lost, and the other has won", () => {
  expect(winnersOf({ reason: "resigned", seat: 0, result: null }, 2)).toEqual([1]);
});
test("a draw has no winners", () => {
  expect(winnersOf({ reason: "agreed", seat: null, result: null }, 2)).toEqual([]);
  expect(winnersOf({ reason: "rules", seat: null, result: { places: [1, 1], scores: [0, 0], rule: "", message: "" } }, 2)).toEqual([]);
});
test("whoever reads is told whether they have won, lost, or share it; a shared screen and onlookers are told nothing", () => {
  const ended = (places: number[]) => ({
    reason: "rules" as const,
    seat: null,
    result: { places, scores: [3, 2, 1], rule: "", message: "" },
  });
  expect(outcomeOf(ended([1, 2, 3]), 3, [0])).toBe("won");
  expect(outcomeOf(ended([1, 2, 3]), 3, [2])).toBe("lost");
  expect(outcomeOf(ended([1, 1, 3]), 3, [1])).toBe("shared");
  expect(outcomeOf(ended([1, 1, 1]), 3, [1])).toBe("drawn");
  expect(outcomeOf({ reason: "resigned", seat: 1, result: null }, 2, [1])).toBe("lost");
  expect(outcomeOf(ended([1, 2, 3]), 3, [0, 1])).toBe(null);
  expect(outcomeOf(ended([1, 2, 3]), 3, [])).toBe(null);
});
test("only the parts of the sheet make the total", () => {
  const say = { message: "x" };
  expect(
    totals(
      [
        { say, values: [4, 2] },
        { say, values: [1, 5] },
        { say, values: [9, 9], part: false },
      ],
      2,
    ),
  ).toEqual([5, 7]);
});

test("a winner is told how far the second is, and everybody else how far the winner", () => {
  const ranks = [
    { seat: 3, place: 1, score: 74 },
    { seat: 1, place: 2, score: 59 },
    { seat: 0, place: 3, score: 16 },
  ];
  expect(distanceOf(ranks, 3)).toEqual({ seat: 1, by: 15, own: 74, other: 59 });
  expect(distanceOf(ranks, 0)).toEqual({ seat: 3, by: -58, own: 16, other: 74 });
  // Where the score does not say who won, it is not told as if it did.
  expect(
    distanceOf(
      [
        { seat: 0, place: 1, score: 2 },
        { seat: 1, place: 2, score: 5 },
      ],
      0,
    ),
  ).toBeNull();
  expect(
    distanceOf(
      [
        { seat: 0, place: 1, score: null },
        { seat: 1, place: 2, score: null },
      ],
      0,
    ),
  ).toBeNull();
  expect(
    distanceOf(
      [
        { seat: 0, place: 1, score: 4 },
        { seat: 1, place: 1, score: 4 },
      ],
      0,
    ),
  ).toBeNull();
});
