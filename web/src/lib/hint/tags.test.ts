import { afterEach, expect, test } from "vitest";
import type { Hint, HintOption } from "$lib/protocol/minds";
import { hintMarks } from "./marks";
import { offBoard, tagsIn } from "./tags";

const option = (code: number, kind: string, id: string, less: number): HintOption => ({
  code,
  notation: `${kind} ${id}`,
  say: { message: "m", words: { thing: { kind, id } } },
  chance: 6000 - less,
  less,
  equal: false,
  why: [],
});
const HINT: Hint = {
  seat: 0,
  count: 1,
  only: false,
  sure: true,
  chances: [6000, 4000],
  rest: null,
  others: 0,
  looks: 10,
  used: 1,
  again: false,
  options: [option(0, "space", "a", 0), option(1, "card", "noble", 300), option(2, "space", "b", 900)],
};
const trail = ({ say }: Pick<HintOption, "say">): string[] => {
  const word = say.words?.thing;
  return typeof word === "object" && !Array.isArray(word) && word.kind === "space" ? [`space:${word.id}`] : [];
};
afterEach(() => (document.body.innerHTML = ""));

test("moves on the board keep their numbers there, the best solid; the others are found beside it", () => {
  expect(hintMarks(HINT, null, trail).map(({ label, cells, solid }) => [label, ...cells, solid])).toEqual([
    ["1", "space:a", true],
    ["3", "space:b", false],
  ]);
  expect(offBoard(HINT, trail)).toEqual([{ label: "2", things: ["card:noble"] }]);
});
test("while one move is shown the others are dim, and a forced move is not marked at all", () => {
  expect(hintMarks(HINT, 2, trail).map(({ dim }) => dim)).toEqual([true, false]);
  expect(hintMarks({ ...HINT, only: true }, null, trail)).toEqual([]);
  expect(offBoard({ ...HINT, only: true }, trail)).toEqual([]);
});
test("a number stands on the card that may be pressed, and nowhere where there is none", () => {
  document.body.innerHTML = '<i data-card="noble"></i><i data-card="noble" data-lit id="lit"></i>';
  for (const element of document.querySelectorAll("i")) {
    const left = element.id === "lit" ? 100 : 0;
    element.getClientRects = () => [element.getBoundingClientRect()] as unknown as DOMRectList;
    element.getBoundingClientRect = () => ({ left, top: 50 }) as DOMRect;
  }
  expect(
    tagsIn(document, [
      { label: "1", things: ["card:noble"] },
      { label: "2", things: ["card:noble"] },
      { label: "3", things: ["card:spy"] },
    ]),
  ).toEqual([
    { label: "1", x: 114, y: 54 },
    { label: "2", x: 142, y: 54 },
  ]);
});
