import { expect, test } from "vitest";
import { point } from "$games/dnd_miniatures/point";
import type { Outlook, Own, Word } from "$lib/protocol/types";
import { placesOf } from "./line";
import type { Pointing } from "./pointing";

const outlook = { view: { units: [{ id: "orc#1", square: "c2", x: 2, y: 1, size: 1 }], map: { areas: [] } } } as unknown as Outlook;
const own = (words: Record<string, Word>): Own => ({ notation: "x", say: { message: "x", words } });
const cells = (...line: Own[]) => placesOf(line, outlook, point as Pointing).map((place) => place?.cells ?? null);

test("an action ends where its last thing on the board is", () => {
  expect(
    cells(
      own({ square: { kind: "square", id: "h1" } }),
      own({ attack: { kind: "attack", id: "bow" }, unit: { kind: "unit", id: "orc#1" } }),
    ),
  ).toEqual([["7,0"], ["2,1"]]);
});
test("an action that is about nothing on the board has no place there", () => {
  expect(cells(own({}), own({ card: { kind: "card", id: "noble" } }), own({ unit: { kind: "unit", id: "gone#1" } }))).toEqual([
    null,
    null,
    null,
  ]);
});
