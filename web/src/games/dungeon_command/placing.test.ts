import { describe, expect, it } from "vitest";
import { dungeonAt, dungeonLibrary } from "../../../tests/gallery/dungeon";
import { covered } from "$lib/board/geometry/square";
import type { Option, Question } from "$lib/protocol/types";
import { Choices } from "./choices";
import { Placing } from "$lib/board/square/placing";
import { placingOf } from "./placing";
import { presentArrows, presentGeometry, presentLights, unitOf } from "./present";
import { cellOf } from "$lib/board/square/names";
import { type DungeonView, type PrintedLibrary, readLibrary } from "./view";

const library = readLibrary(dungeonLibrary as unknown as PrintedLibrary);
const viewAt = (moment: string): DungeonView => dungeonAt(moment).view as DungeonView;
const optionsAt = (moment: string): readonly Option[] => dungeonAt(moment).question?.options ?? [];
const option = (notation: string, words: Record<string, { kind: string; id: string }>): Option =>
  ({ notation, code: 0, say: { message: "", words } }) as unknown as Option;
const square = (id: string) => ({ kind: "square", id });
/** Whatever is named as a square is where somebody is put. */
const putting: Question = {
  say: { message: "" },
  options: [],
  touches: {
    go: { roles: { square: "to" } },
    place: { roles: { square: "to" } },
    deploy: { roles: { creature: "by", square: "to" } },
  },
};

describe("a place of four squares", () => {
  const placing = new Placing(2, new Set(["3,3", "4,3"]));

  it("is meant by any square that it covers, and first by the one where it begins", () => {
    expect(placing.meant("3,3")).toBe("3,3");
    expect(placing.meant("4,3")).toBe("4,3");
    expect(placing.meant("3,4")).toBe("3,3");
    expect(placing.meant("5,4")).toBe("4,3");
    expect([placing.meant("2,3"), placing.meant("6,3"), placing.meant(null)]).toEqual([null, null, null]);
  });

  it("is lit as a whole, but never under another creature", () => {
    const view = viewAt("act");
    const free = [...placing.ground];
    const lit = (seen: DungeonView) =>
      presentLights(seen, presentGeometry(view.battlefield.rows, true), new Choices([], null, seen), {
        picked: [],
        last: [],
        asked: true,
        laid: new Set(),
        placing,
      }).lit;
    expect([...lit({ ...view, units: [] })].sort()).toEqual([...free].sort());
    const unit = { ...view.units[0]!, square: "f4", x: 5, y: 3, size: 1 };
    expect(lit({ ...view, units: [unit] }).has("5,3")).toBe(false);
  });
});

describe("the places that are offered", () => {
  it("are those of the creature that goes", () => {
    const view = viewAt("act");
    const placing = placingOf(optionsAt("act"), view, library, dungeonAt("act").question);
    expect(placing?.size).toBe(1);
    expect([...(placing?.places ?? [])].sort()).toEqual(view.routes.map((route) => cellOf(route.square)).sort());
  });

  it("are as large as the creature that is slid, whoever acts", () => {
    const view = viewAt("act");
    const drider = unitOf(view, "sl_drider#1")!;
    const route = { unit: drider.id, square: "f6", path: ["f6"], points: 1, hazards: [] };
    const slid = { ...view, routes: [route] };
    const placing = placingOf([option("go f6", { square: square("f6") })], slid, library, putting);
    expect(placing?.size).toBe(2);
    const arrows = presentArrows(slid, { hovered: "6,6", looking: false, placing }, []);
    expect(arrows[0]).toEqual({ kind: "footprint", cell: "5,5", size: 2 });
    expect(arrows[1]).toMatchObject({ kind: "path", size: 2, cost: "1" });
  });

  it("are those of a card once one is chosen, and none while several creatures could be meant", () => {
    const view = viewAt("deploy-start");
    const deploys = (id: string, at: string) => option(`deploy ${id} ${at}`, { creature: { kind: "creature", id }, square: square(at) });
    const both = [deploys("sl_drider", "f1"), deploys("sl_drow_wizard", "f1")];
    expect(placingOf(both, view, library, putting)).toBeNull();
    const drider = placingOf(both.slice(0, 1), view, library, putting);
    expect([...(drider?.ground ?? [])]).toEqual(covered("5,0", 2));
  });

  it("are those of the creature that comes back from hiding", () => {
    const view = viewAt("act");
    const question = { ...putting, say: { message: "", words: { unit: { kind: "unit", id: "sl_drider#1" } } } };
    const back = option("place c3", { square: square("c3") });
    expect(placingOf([back], { ...view, routes: [] }, library, question)?.size).toBe(2);
  });

  it("are no places where a square is only aimed at", () => {
    expect(placingOf(optionsAt("square"), viewAt("square"), library, dungeonAt("square").question)).toBeNull();
  });
});
