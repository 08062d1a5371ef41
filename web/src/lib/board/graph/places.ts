// The cells of a graph map and where they are: chambers, spaces and spies. Pure.
import { type GraphNode, graph } from "../geometry/graph";
import type { Cell, Geometry, Point } from "../geometry/point";
import type { Chamber, GraphLayout } from "./layout";
import type { SpyAt } from "./pieces";

const SPACE_REACH = 12.4;
const SPY_REACH = 12;

export function cellOfSite(id: string): Cell {
  return `site:${id}`;
}

/** Spies stand on the chamber's right edge, from the bottom up. */
export function spyPlace(chamber: Chamber, spy: Pick<SpyAt, "index">): Point {
  return { x: chamber.at.x + chamber.rx - 2, y: chamber.at.y + chamber.ry - 14 - spy.index * 20 };
}

/** Chambers first in the order of reading, each followed by its spaces and spies would be; routes come where they lie. */
export function graphGeometry(layout: GraphLayout, spies: readonly SpyAt[]): Geometry {
  const chambers = new Map(layout.chambers.map((one) => [one.id, one]));
  const nodes: GraphNode[] = layout.chambers.map((one) => ({
    cell: cellOfSite(one.id),
    // The keys meet a chamber at its name, so that its spaces lie below it.
    at: { x: one.at.x, y: one.at.y - one.ry + 16 },
    reach: 12,
    area: { outline: one.outline, rx: one.rx, ry: one.ry },
  }));
  for (const [cell, at] of layout.spaces) nodes.push({ cell, at, reach: SPACE_REACH });
  for (const spy of spies) {
    const chamber = chambers.get(spy.site);
    if (chamber) nodes.push({ cell: spy.cell, at: spyPlace(chamber, spy), reach: SPY_REACH });
  }
  return graph(layout.width, layout.height, nodes);
}
