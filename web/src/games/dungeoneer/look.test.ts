// One emblem means one thing: what is counted at the table never looks like what stands in the way.
import { expect, test } from "vitest";
import { cardEmblem, COINS, obstacleEmblem } from "./look";

const COUNTED = [COINS.glory, COINS.peril, "hourglass", "heart"];

test.each(["danger", "spikes", "pit", "something new"])("an obstacle (%s) does not look like anything that is counted", (kind) => {
  expect(COUNTED).not.toContain(obstacleEmblem(kind));
});

test("a trap does not look like action points", () => {
  expect(cardEmblem({ id: "some_trap", kind: "trap", type: "encounter" })).toBe("snare");
});

test.each(["undead", "beast", "curse"])("a card of the kind %s does not look like peril", (kind) => {
  expect(cardEmblem({ id: "some_card", kind, type: "encounter" })).not.toBe(COINS.peril);
});
