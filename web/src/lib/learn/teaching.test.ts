import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Lesson, Option } from "$lib/protocol/types";
import type { Table } from "$lib/table/table.svelte";
import { BREATHES, OFFERS, Teaching } from "./teaching.svelte";

const option = (notation: string, thing?: string): Option => ({
  code: 0,
  notation,
  say: { message: "x", ...(thing ? { words: { card: { kind: "card", id: thing } } } : {}) },
});
const lesson = (kind: Lesson["kind"], more: Partial<Lesson> = {}): Lesson =>
  ({ kind, wanted: [], press: null, point: [], ...more }) as unknown as Lesson;
const act = vi.fn<(notation: string) => void>();
const table = (taught: Lesson, options: readonly Option[] = []): Table =>
  ({ lesson: taught, puzzle: null, started: true, asked: true, options, outlook: { view: {} }, client: null, act }) as unknown as Table;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockReset();
});
afterEach(() => vi.useRealTimers());

test("help comes in steps: the tag breathes, then the teacher offers to show it", () => {
  const teaching = new Teaching(table(lesson("do")));
  teaching.begin();
  vi.advanceTimersByTime(BREATHES - 1);
  expect([teaching.breathes, teaching.offers]).toEqual([false, false]);
  vi.advanceTimersByTime(1);
  expect([teaching.breathes, teaching.offers]).toEqual([true, false]);
  vi.advanceTimersByTime(OFFERS - BREATHES);
  expect(teaching.offers).toBe(true);
});
test("whoever presses something is given time again", () => {
  const teaching = new Teaching(table(lesson("do")));
  teaching.begin();
  vi.advanceTimersByTime(OFFERS - 1);
  teaching.pressed();
  expect(teaching.breathes).toBe(false);
  vi.advanceTimersByTime(OFFERS - 1);
  expect(teaching.offers).toBe(false);
});
test("two wrong presses are answered by the offer at once", () => {
  const teaching = new Teaching(table(lesson("do")));
  teaching.begin();
  teaching.missed();
  expect(teaching.offers).toBe(false);
  teaching.missed();
  expect(teaching.offers).toBe(true);
});
test("who reads is not hurried", () => {
  const teaching = new Teaching(table(lesson("read")));
  teaching.begin();
  vi.advanceTimersByTime(10 * OFFERS);
  expect([teaching.breathes, teaching.offers]).toEqual([false, false]);
});
test("what cannot be pointed at stands in the panel, and everything does where nothing is lit", () => {
  const pass = option("pass");
  const play = option("play noble", "noble");
  const teaching = new Teaching(table(lesson("do", { wanted: ["pass", "play noble"] }), [pass, play]));
  expect(teaching.buttons).toEqual([pass]);
  teaching.bare = true;
  expect(teaching.buttons).toEqual([pass, play]);
});
test("an invited mistake is made as the lesson wants it", () => {
  new Teaching(table(lesson("try", { press: "deploy far:0" }))).tryIt();
  expect(act).toHaveBeenCalledWith("deploy far:0");
  act.mockReset();
  new Teaching(table(lesson("read", { press: "deploy far:0" }))).tryIt();
  expect(act).not.toHaveBeenCalled();
});
