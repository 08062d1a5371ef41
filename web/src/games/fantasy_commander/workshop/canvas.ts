// A hand-made map as the board draws it: ground, zones, names, and what the brush may be pressed on. Pure.
import type { HexGeometry } from "$lib/board/geometry/hex";
import type { Cell } from "$lib/board/geometry/point";
import type { HexMap } from "$lib/board/hex/map";
import type { BoardWords, Lights } from "$lib/board/model";
import type { Narrator } from "$lib/i18n/sentence";
import { groundOf, isPlain } from "../look";
import { cellOfHex, glyphAt, hexOfCell } from "../present";
import type { PrintedTerrain } from "../printed";
import type { Say } from "../words";
import type { MapTally } from "./map";

/** The zones of both sides, and the names of what its drawing does not tell. */
export function canvasMap(rows: readonly string[], geometry: HexGeometry, tally: MapTally | null, narrator: Narrator): HexMap {
  const named = geometry.cells.flatMap((cell) => {
    const ground = groundOf(glyphAt(rows, cell));
    return isPlain(ground) ? [] : [{ cell, name: narrator.name("terrain", ground.id) }];
  });
  const zones = (tally?.zones ?? []).map((hexes, index) => ({
    id: `zone-${index}`,
    cells: new Set(hexes.map(cellOfHex)),
    seat: index,
    style: "dashed" as const,
  }));
  return { points: new Set(), towns: named, zones };
}

/** Terrain of a hand-made map goes where the rules let it lie; elements and the bare ground may go anywhere. */
export function canvasLights(geometry: HexGeometry, tally: MapTally | null, brush: PrintedTerrain | null): Lights {
  const anywhere = !brush?.hand_made || tally === null;
  const lit = new Set<Cell>(anywhere ? geometry.cells : tally.middle.map(cellOfHex));
  return { lit, picked: new Set(), traced: new Set(), deciding: !anywhere };
}

export function canvasWords(rows: readonly string[], geometry: HexGeometry, narrator: Narrator, say: Say): BoardWords {
  const id = (cell: Cell): string => groundOf(glyphAt(rows, cell)).id;
  const laid = geometry.cells.filter((cell) => glyphAt(rows, cell) !== ".");
  const free = geometry.cells.filter((cell) => glyphAt(rows, cell) === ".");
  return {
    label: say("fc-map"),
    name: (cell) => `${hexOfCell(cell)}, ${narrator.name("terrain", id(cell))}`,
    groups: [
      { heading: say("fc-map-laid-hexes"), cells: laid },
      { heading: say("fc-ground"), cells: free },
    ].filter((group) => group.cells.length > 0),
  };
}
