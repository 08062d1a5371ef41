import { expect, test } from "vitest";
import recorded from "../../../tests/fixtures/fantasy_commander.json";
import { terrainEmblem } from "./look";

test("every kind of ground in the palette has a sign of its own", () => {
  const kinds = (recorded.library as unknown as { terrain: { id: string }[] }).terrain.map(({ id }) => id);
  expect(kinds.length).toBeGreaterThan(15);
  expect(new Set(kinds.map(terrainEmblem)).size).toBe(kinds.length);
  expect(kinds.map(terrainEmblem)).not.toContain("ruin");
});
