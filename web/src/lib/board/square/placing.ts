// Places for a unit of some size: the squares it would cover there, and which place a square under the pointer means. Pure.
import type { Cell } from "../geometry/point";
import { covered, squareCell, squarePlace } from "../geometry/square";

export class Placing {
  /** How many squares wide and high the unit is. */
  readonly size: number;
  /** The upper left squares of the places. */
  readonly places: ReadonlySet<Cell>;
  /** All squares of all places. */
  readonly ground: ReadonlySet<Cell>;

  constructor(size: number, places: ReadonlySet<Cell>) {
    this.size = size;
    this.places = places;
    this.ground = new Set([...places].flatMap((cell) => covered(cell, size)));
  }

  /** The place that a square means: the one that begins there, else the nearest that covers it. */
  meant(cell: Cell | null): Cell | null {
    if (cell === null) return null;
    const [x, y] = squarePlace(cell);
    const steps = Array.from({ length: this.size * this.size }, (_, k) => [k % this.size, Math.floor(k / this.size)] as const);
    const near = steps.sort((a, b) => a[0] + a[1] - b[0] - b[1]).map(([dx, dy]) => squareCell(x - dx, y - dy));
    return near.find((place) => this.places.has(place)) ?? null;
  }
}
