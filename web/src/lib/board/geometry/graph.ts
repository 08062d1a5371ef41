// Cells at free places: the spaces, sites and tokens of a graph map.
//
// An arrow key goes to the best cell in its direction: near, and not far to the side. Cells beside one another on the
// map are the first to be reached, and from every cell every other can be reached by keys (a test checks each map).
// Here: where cells are. Not here: what is joined to what by rule (the server's).
import { distance, type Cell, type Direction, type Geometry, type Point, unit } from "./point";

export interface GraphNode {
  readonly cell: Cell;
  readonly at: Point;
  /** Radius of its hit area. */
  readonly reach: number;
  /** Another outline than a disc, around the board's origin; such a node lies below the discs. */
  readonly area?: { readonly outline: string; readonly rx: number; readonly ry: number };
}

/** How much a step to the side counts against a step ahead. */
const ASIDE = 2.2;

export function graph(width: number, height: number, nodes: readonly GraphNode[]): Geometry {
  const known = new Map(nodes.map((node) => [node.cell, node]));
  const node = (cell: Cell): GraphNode => {
    const found = known.get(cell);
    if (!found) throw new Error(`no cell ${cell} on this map`);
    return found;
  };
  return {
    width,
    height,
    cells: nodes.map((one) => one.cell),
    centre: (cell) => node(cell).at,
    at(point) {
      const disc = nodes.find((one) => !one.area && distance(one.at, point) <= one.reach);
      return (disc ?? nodes.find((one) => one.area && inside(one, point)))?.cell ?? null;
    },
    neighbour: (cell, direction) => ahead(nodes, node(cell), direction),
    outline(cell) {
      const one = node(cell);
      return one.area?.outline ?? discAt(one.at, one.reach);
    },
  };
}

function inside(node: GraphNode, point: Point): boolean {
  const area = node.area;
  return area !== undefined && Math.abs(point.x - node.at.x) <= area.rx && Math.abs(point.y - node.at.y) <= area.ry;
}

function ahead(nodes: readonly GraphNode[], from: GraphNode, direction: Direction): Cell | null {
  const u = unit(direction);
  let best: Cell | null = null;
  let least = Infinity;
  for (const node of nodes) {
    const dx = node.at.x - from.at.x;
    const dy = node.at.y - from.at.y;
    const along = dx * u.x + dy * u.y;
    if (along <= 0.5) continue;
    const cost = along + ASIDE * Math.abs(dx * u.y - dy * u.x);
    if (cost < least) {
      best = node.cell;
      least = cost;
    }
  }
  return best;
}

/** A disc around a point, as path data. */
function discAt({ x, y }: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}
