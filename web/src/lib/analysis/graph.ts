// The graph of win chances: from moments to areas, beads and ticks in pixels. Pure.
import type { Moment, Turning } from "$lib/protocol/minds";

/** Through whose knowledge one looks: a seat's, or with all hands open. */
export type Eyes = number | "open";

export function chancesOf(moment: Moment, eyes: Eyes): readonly number[] {
  return eyes === "open" ? moment.open : (moment.known[eyes] ?? moment.open);
}

/** From the bottom up: the seat that is looked for first, then the others in their order. */
export function stackOrder(seats: number, own: number): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [own, ...all.filter((seat) => seat !== own)];
}

export interface Frame {
  width: number;
  height: number;
  /** The last step of the game. */
  steps: number;
}

export function xOf(step: number, { width, steps }: Frame): number {
  return steps === 0 ? 0 : (step / steps) * width;
}

export function stepAt(x: number, { width, steps }: Frame): number {
  return width === 0 ? 0 : Math.max(0, Math.min(steps, Math.round((x / width) * steps)));
}

export interface Area {
  seat: number;
  /** The outline of the whole area. */
  outline: string;
  /** Its upper edge alone. */
  edge: string;
}

const px = (value: number): string => String(Math.round(value * 10) / 10);

/** The areas of all seats, stacked; what is not reckoned yet is left empty. */
export function areas(moments: readonly Moment[], eyes: Eyes, order: readonly number[], frame: Frame): Area[] {
  const y = (sum: number): number => frame.height * (1 - sum / 10_000);
  const columns = moments.map((moment) => {
    const chances = chancesOf(moment, eyes);
    let sum = 0;
    return { x: xOf(moment.step, frame), sums: [0, ...order.map((seat) => (sum += chances[seat] ?? 0))] };
  });
  return order.map((seat, i) => {
    const upper = columns.map(({ x, sums }) => `${px(x)} ${px(y(sums[i + 1] ?? 0))}`);
    const lower = columns.map(({ x, sums }) => `${px(x)} ${px(y(sums[i] ?? 0))}`).reverse();
    return {
      seat,
      outline: upper.length === 0 ? "" : `M${[...upper, ...lower].join("L")}Z`,
      edge: upper.length === 0 ? "" : `M${upper.join("L")}`,
    };
  });
}

export interface Bead {
  turning: Turning;
  x: number;
  y: number;
}

/** Keeps a bead within its frame. */
const RIM = 9;

/**
 * The turning points, each in the area of the seat that acted. Where several come one upon another, the later ones stand above or
 * below at the same step, `apart` from one another, so that each is seen.
 */
export function beads(
  turning: readonly Turning[],
  moments: readonly Moment[],
  eyes: Eyes,
  order: readonly number[],
  frame: Frame,
  apart = 0,
): Bead[] {
  const placed: Bead[] = [];
  for (const point of turning) {
    const moment = moments.find(({ step }) => step === point.step);
    if (!moment) continue;
    const chances = chancesOf(moment, eyes);
    let below = 0;
    for (const seat of order) {
      if (seat === point.seat) break;
      below += chances[seat] ?? 0;
    }
    const middle = below + (chances[point.seat] ?? 0) / 2;
    const within = (value: number, most: number): number => Math.round(Math.max(RIM, Math.min(most - RIM, value)) * 10) / 10;
    const x = within(xOf(point.step, frame), frame.width);
    const y = within(frame.height * (1 - middle / 10_000), frame.height);
    placed.push({ turning: point, x, y: freeHeight(x, y, placed, frame.height, apart) });
  }
  return placed;
}

/** The height nearest to the wanted one at which a bead touches none of the others; the wanted one if there is none. */
function freeHeight(x: number, wanted: number, others: readonly Bead[], height: number, apart: number): number {
  const near = others.filter((other) => Math.abs(other.x - x) < apart);
  const free = (y: number): boolean =>
    y >= RIM && y <= height - RIM && near.every((other) => Math.hypot(other.x - x, other.y - y) >= apart);
  const found = [wanted, ...near.flatMap(({ y }) => [y - apart, y + apart])].filter(free);
  return found.sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0] ?? wanted;
}

/** Steps that are written below the graph: round numbers, as many as there is room for. */
export function ticks({ width, steps }: Frame): number[] {
  const most = Math.max(2, Math.floor(width / 90));
  const unit = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((each) => steps / each <= most) ?? steps;
  return Array.from({ length: Math.floor(steps / Math.max(1, unit)) }, (_, i) => (i + 1) * unit);
}
