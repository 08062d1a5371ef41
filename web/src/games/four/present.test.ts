import { expect, test } from "vitest";
import { nextPicks } from "$lib/table/picks";
import { rowsOf } from "$lib/generic/rows";
import { present } from "./present";

const option = (id: string) => ({
  code: 0,
  notation: `drop ${id}`,
  say: { message: "action-drop", words: { column: { kind: "column", id } } },
});
const VIEW = { columns: ["r", "", "", "ry", "", "", ""] };
const LAST = [{ rule: "CF-2.2", event: { event: "dropped", seat: 1, column: 3 }, say: { message: "event-dropped" } }];

test("stones stand in their columns from the bottom up", () => {
  const { columns, dropped } = present(VIEW, nextPicks([], []), []);
  expect(columns[3]?.stones.map(({ seat, row }) => [seat, row])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect(dropped).toEqual([2, 1]);
});
test("only the columns that options name are lit", () => {
  const { columns } = present(VIEW, nextPicks([option("a"), option("g")], []), []);
  expect(columns.filter(({ lit }) => lit).map(({ id }) => id)).toEqual(["a", "g"]);
});
test("only the stone that fell last is fresh", () => {
  const { columns } = present(VIEW, nextPicks([], []), LAST);
  expect(columns.flatMap(({ stones }) => stones).map(({ fresh }) => fresh)).toEqual([false, false, true]);
});
test("the generic table shows any view as rows", () => {
  expect(rowsOf({ columns: ["r", ""], seats: [{ power: 2 }] })).toEqual([
    { path: "/columns", depth: 0, label: "columns", value: "r · –" },
    { path: "/seats", depth: 0, label: "seats", value: null },
    { path: "/seats/1", depth: 1, label: "1", value: null },
    { path: "/seats/1/power", depth: 2, label: "power", value: "2" },
  ]);
});
