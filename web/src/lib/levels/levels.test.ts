import { expect, test } from "vitest";
import type { Level } from "$lib/protocol/minds";
import { chanceAgainst, emblemOf, keyedLevel, levelFor, offered, readLast, saidIn } from "./levels";

const level = (id: string, strength: number, isOffered = true): Level => ({
  id,
  strength,
  offered: isOffered,
  seconds: strength,
  rating: 1000 + 200 * strength,
  measured: true,
  name: { en: id, ru: `${id} по-русски` },
  does: {},
});
const LEVELS = [
  level("random", 0, false),
  level("beginner", 1),
  level("easy", 2),
  level("greedy", 2, false),
  level("normal", 3),
  level("hard", 4),
  level("master", 5),
];

test("people are offered the five levels, and not what is there for programs", () => {
  expect(offered(LEVELS).map(({ id }) => id)).toEqual(["beginner", "easy", "normal", "hard", "master"]);
});
test("normal is chosen until somebody has chosen another, which must still be offered", () => {
  expect(levelFor(LEVELS, null)).toBe("normal");
  expect(levelFor(LEVELS, "master")).toBe("master");
  expect(levelFor(LEVELS, "greedy")).toBe("normal");
  expect(levelFor([level("a", 1), level("b", 2), level("c", 3)], null)).toBe("b");
  expect(levelFor([], null)).toBeNull();
});
test("arrows go round, digits name a level, and other keys mean nothing", () => {
  const five = offered(LEVELS);
  expect(keyedLevel(five, "normal", "ArrowDown")).toBe("hard");
  expect(keyedLevel(five, "master", "ArrowDown")).toBe("beginner");
  expect(keyedLevel(five, "beginner", "ArrowUp")).toBe("master");
  expect(keyedLevel(five, "normal", "5")).toBe("master");
  expect(keyedLevel(five, "normal", "6")).toBeNull();
  expect(keyedLevel(five, "normal", "x")).toBeNull();
});
test("the chance follows from both ratings, and is nearer to even for whom one hardly knows", () => {
  const normal = level("normal", 3);
  expect(chanceAgainst({ rating: 1600, deviation: 50 }, normal)).toBeCloseTo(0.5);
  expect(chanceAgainst({ rating: 2000, deviation: 0 }, normal)).toBeCloseTo(10 / 11);
  expect(chanceAgainst({ rating: 2000, deviation: 350 }, normal)).toBeCloseTo(0.824, 2);
});
test("every strength has its emblem, and every name a language", () => {
  expect(offered(LEVELS).map(emblemOf)).toEqual(["hood", "dagger", "sword", "swords", "crown"]);
  expect(saidIn(level("normal", 3).name, "ru")).toBe("normal по-русски");
  expect(saidIn(level("normal", 3).name, "uk")).toBe("normal");
});
test("damaged memories of choices count as none", () => {
  expect(readLast(null)).toEqual({});
  expect(readLast("{")).toEqual({});
  expect(readLast('{"tyrants":"hard","four":3}')).toEqual({ tyrants: "hard" });
});
