import { describe, expect, it } from "vitest";
import { graphFixture } from "../../../../tests/gallery/graph";
import { breakName, type GraphLayout } from "./layout";

const LAYOUTS: Record<string, GraphLayout> = {
  "four players, English": graphFixture("en").layout,
  "four players, Russian": graphFixture("ru").layout,
  "four players, Ukrainian": graphFixture("uk").layout,
  "two players": graphFixture("en", ["centre"]).layout,
  "three players, left": graphFixture("en", ["left", "centre"]).layout,
  "three players, right": graphFixture("ru", ["centre", "right"]).layout,
};

describe.each(Object.entries(LAYOUTS))("the map for %s", (_, layout) => {
  it("has no two chambers that overlap", () => {
    for (const [i, a] of layout.chambers.entries()) {
      for (const b of layout.chambers.slice(i + 1)) {
        const apart = Math.abs(a.at.x - b.at.x) >= a.rx + b.rx || Math.abs(a.at.y - b.at.y) >= a.ry + b.ry;
        expect(apart, `${a.id} and ${b.id}`).toBe(true);
      }
    }
  });

  it("keeps route spaces out of the chambers and everything in the frame", () => {
    for (const [cell, at] of layout.spaces) {
      expect(at.x > 10 && at.x < layout.width - 10 && at.y > 10 && at.y < layout.height - 10, cell).toBe(true);
      if (!cell.includes("--")) continue;
      for (const room of layout.chambers) {
        const inside = Math.abs(at.x - room.at.x) < room.rx + 6 && Math.abs(at.y - room.at.y) < room.ry + 6;
        expect(inside, `${cell} in ${room.id}`).toBe(false);
      }
    }
  });

  it("leaves 24 units between any two spaces, so that each can be pressed", () => {
    const all = [...layout.spaces];
    for (const [i, [a, p]] of all.entries()) {
      for (const [b, q] of all.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y), `${a} and ${b}`).toBeGreaterThan(23.9);
    }
  });
});

it("is the same every time", () => {
  expect(graphFixture("en").layout).toEqual(graphFixture("en").layout);
});

it("is pinned where the printed map has it", () => {
  const at = Object.fromEntries(
    LAYOUTS["four players, English"]?.chambers.map((one) => [one.id, [Math.round(one.at.x), Math.round(one.at.y)]]) ?? [],
  );
  expect(at).toMatchInlineSnapshot(`
    {
      "araumycos": [
        451,
        375,
      ],
      "blingdenstone": [
        340,
        38,
      ],
      "buiyrandyn": [
        81,
        304,
      ],
      "chasmleap_bridge": [
        468,
        255,
      ],
      "chaulssin": [
        667,
        60,
      ],
      "chchitl": [
        74,
        551,
      ],
      "ched_nasad": [
        623,
        403,
      ],
      "eryndlyn": [
        417,
        495,
      ],
      "everfire": [
        577,
        160,
      ],
      "gauntlgrym": [
        60,
        59,
      ],
      "gracklstugh": [
        249,
        262,
      ],
      "halls_of_the_scoured_legion": [
        611,
        261,
      ],
      "jhachalkhyn": [
        71,
        195,
      ],
      "kanaglym": [
        266,
        586,
      ],
      "labyrinth": [
        260,
        369,
      ],
      "llacerellyn": [
        583,
        511,
      ],
      "mantol_derith": [
        298,
        143,
      ],
      "menzoberranzan": [
        478,
        62,
      ],
      "phaerlin": [
        788,
        145,
      ],
      "ruins_of_dekanter": [
        782,
        405,
      ],
      "skullport": [
        257,
        478,
      ],
      "sszuraassnee": [
        759,
        571,
      ],
      "stoneshaft_clanhold": [
        84,
        400,
      ],
      "tsenviilyq": [
        463,
        582,
      ],
      "wormwrithings": [
        197,
        52,
      ],
      "yathchol": [
        731,
        273,
      ],
    }
  `);
});

it("breaks a long name once, near its middle", () => {
  expect(breakName("Everfire")).toEqual(["Everfire"]);
  expect(breakName("Halls of the Scoured Legion")).toEqual(["Halls of the", "Scoured Legion"]);
  expect(breakName("Оплот клана Каменной Шахты")).toEqual(["Оплот клана", "Каменной Шахты"]);
});
