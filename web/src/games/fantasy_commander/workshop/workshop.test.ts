import { beforeEach, describe, expect, it, vi } from "vitest";
import recorded from "../../../../tests/fixtures/fantasy_commander.json";
import { Narrator } from "$lib/i18n/sentence";
import { Speaker } from "$lib/i18n/speaker";
import { presentGeometry } from "../present";
import { readPrinted } from "../printed";
import { battleOptions, changed, emptyArmy, readArmy, readyArmies, total } from "./army";
import { canvasLights, canvasMap, canvasWords } from "./canvas";
import { blankMap, brushes, drawn, mapOptions, type MapTally, painted, readMap } from "./map";

const printed = readPrinted(recorded.library);
const narrator = new Narrator(new Speaker("en", recorded.texts), recorded.names);
const brush = (id: string) => {
  const found = brushes(printed).find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe("an army on the bench", () => {
  it("begins empty, with the middle size and the first faction that can be played", () => {
    const army = emptyArmy(printed);
    expect(army).toEqual({ faction: "empire", size: printed.all.sizes[1]?.id, limit: 0, army: {}, deck: {} });
  });

  it("counts one more and one fewer, and forgets what is at nothing", () => {
    const two = changed(changed({}, "roland", 1), "legionnaires", 2);
    expect(two).toEqual({ roland: 1, legionnaires: 2 });
    expect(total(two)).toBe(3);
    expect(changed(two, "roland", -1)).toEqual({ legionnaires: 2 });
    expect(changed({}, "roland", -1)).toEqual({});
  });

  it("offers a ready list of each faction for every size, with as many cards as units", () => {
    for (const { id } of printed.all.sizes) {
      const ready = readyArmies(printed, id);
      expect(ready.map(({ faction }) => faction).sort()).toEqual(["empire", "styx"]);
      for (const army of ready) expect(total(army.deck)).toBe(total(army.army));
    }
  });

  it("is read back from a file as it was, and rubbish is not", () => {
    const [army] = readyArmies(printed, "main");
    expect(readArmy(JSON.parse(JSON.stringify(army)))).toEqual(army);
    for (const bad of [
      null,
      3,
      {},
      { ...army, army: { roland: "1" } },
      { ...army, deck: { x: -1 } },
      { ...army, deck: [1] },
      { ...army, faction: 1 },
    ])
      expect(readArmy(bad)).toBeNull();
  });

  it("goes to the table as both armies and both decks, agreed where both are of one faction", () => {
    const [empire, styx] = readyArmies(printed, "main");
    if (!empire || !styx) throw new Error("no lists");
    expect(battleOptions(empire, styx, { map: "random" })).toMatchObject({
      mode: "epic",
      size: "main",
      factions: ["empire", "styx"],
      same_faction: false,
      armies: [empire.army, styx.army],
      decks: [empire.deck, styx.deck],
      map: "random",
    });
    expect(battleOptions(empire, empire)).toMatchObject({ same_faction: true });
  });
});

describe("a map on the bench", () => {
  const geometry = presentGeometry(blankMap().ground);
  const tally: MapTally = { terrain: null, zones: [["a1"], ["a11"]], middle: ["e5", "f5"], placed: 0, most: 16, supply: {}, faults: [] };

  it("is painted hex by hex, and painted over", () => {
    const forest = painted(blankMap(), "e5", brush("forest"));
    expect(forest.ground[4]).toBe("....F........");
    expect(painted(forest, "e5", brush("open"))).toEqual(blankMap());
  });

  it("bears elements on open ground beside the terrain", () => {
    const graves = painted(painted(blankMap(), "e5", brush("forest")), "e5", brush("graves"));
    expect(graves).toEqual({ ...blankMap(), elements: { e5: "graves" } });
    expect(drawn(graves, printed)[4]).toBe("....g........");
    expect(painted(graves, "e5", brush("hill")).elements).toEqual({});
    expect(mapOptions(graves)).toEqual({ map: "hand_made", ground: blankMap().ground, elements: { e5: "graves" } });
  });

  it("is painted with what a hand-made map is laid of and with the extra elements", () => {
    const ids = brushes(printed).map(({ id }) => id);
    expect(ids[0]).toBe("open");
    expect(ids).toEqual(expect.arrayContaining(["forest", "hill", "rocks", "town", "graves", "tree"]));
    expect(ids).not.toContain("river");
    expect(brushes(printed).filter((each) => each.class === "element")).toHaveLength(7);
  });

  it("is read back from a file as it was, and rubbish is not", () => {
    const map = painted(blankMap(), "c3", brush("graves"));
    expect(readMap(JSON.parse(JSON.stringify(map)))).toEqual(map);
    for (const bad of [null, {}, { ground: ["..."] }, { ...map, elements: 1 }, { ...map, elements: { a1: 2 } }, { ground: 5 }])
      expect(readMap(bad)).toBeNull();
  });

  it("lights the hexes where the rules let a brush lie", () => {
    expect(canvasLights(geometry, tally, brush("forest")).lit).toEqual(new Set(["4,4", "5,4"]));
    expect(canvasLights(geometry, tally, brush("graves")).lit.size).toBe(geometry.cells.length);
  });

  it("shows both zones, names what its drawing does not tell, and says every hex once", () => {
    const rows = drawn(painted(blankMap(), "c3", brush("graves")), printed);
    const map = canvasMap(rows, geometry, tally, narrator);
    expect(map.zones.map((zone) => [...zone.cells])).toEqual([["0,0"], ["0,10"]]);
    expect(map.towns).toEqual([{ cell: "2,2", name: "Graves" }]);
    const words = canvasWords(rows, geometry, narrator, (message) => message);
    expect(words.name("2,2")).toBe("c3, Graves");
    expect(words.groups.flatMap((group) => group.cells)).toHaveLength(geometry.cells.length);
  });
});

describe("what lies on the bench", () => {
  beforeEach(() => localStorage.clear());

  it("is judged as a whole, and each fault is shown where it belongs", async () => {
    const { hall } = await import("$lib/protocol/hall.svelte");
    const { Bench } = await import("./bench.svelte");
    const faults = [
      { message: "refuse-no-units", rule: "FC-3.7" },
      { message: "refuse-deck-size", rule: "FC-5.1" },
      { message: "other", rule: "FC-29.4" },
    ];
    const part = { may_add: [], faults: [0] };
    const draft = vi.spyOn(hall.rest, "draft").mockResolvedValue({
      faults,
      tally: { faults: [], armies: [part, { ...part, faults: [] }], decks: [{ ...part, faults: [1] }], map: { faults: [2] } },
    });
    const bench = new Bench(printed);
    vi.useFakeTimers();
    bench.judgeArmy();
    bench.addUnit("roland", 1);
    bench.judgeArmy();
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(draft).toHaveBeenCalledTimes(1);
    expect(draft.mock.calls[0]?.[1]).toMatchObject({ factions: ["empire", "styx"], armies: [{ roland: 1 }, expect.anything()] });
    expect(bench.armyFaults.map(({ rule }) => rule)).toEqual(["FC-3.7", "FC-5.1"]);
    expect(await bench.play(bench.sparring, {}, { kind: "open" })).toEqual(faults);
    draft.mockRestore();
  });
});
