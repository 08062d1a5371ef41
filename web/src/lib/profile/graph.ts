// Where a rating stood after each game, drawn: the line, the band of its deviation, and the levels of the bots. Pure.
import type { LevelStanding, Point } from "./types";

export interface Frame {
  width: number;
  height: number;
}
export interface Drawn {
  line: string;
  band: string;
  last: { x: number; y: number };
  levels: readonly { level: string; rating: number; y: number; measured: boolean }[];
}

const MARGIN = 60;
/** So many of the last games are drawn. */
export const DRAWN = 200;
/** Labels of levels stand at least so many pixels apart; of two that meet, the weaker is left out. */
const APART = 15;

/** The offered levels that are near enough to be of interest, and the whole graph in a frame. */
export function graphOf(points: readonly Point[], levels: readonly LevelStanding[], { width, height }: Frame): Drawn | null {
  const last = points.at(-1);
  if (!last || width <= 0 || height <= 0) return null;
  const shown = points.slice(-DRAWN);
  const low = Math.min(...shown.map(({ rating, deviation }) => rating - deviation), last.rating - 3 * MARGIN);
  const high = Math.max(...shown.map(({ rating, deviation }) => rating + deviation), last.rating + 3 * MARGIN);
  const y = (rating: number): number => round(height - ((rating - low) / (high - low)) * height);
  const x = (at: number): number => round(shown.length === 1 ? width : (at / (shown.length - 1)) * width);
  const upper = shown.map(({ rating, deviation }, i) => `${x(i)} ${y(rating + deviation)}`);
  const lower = shown.map(({ rating, deviation }, i) => `${x(i)} ${y(rating - deviation)}`).reverse();
  const kept: { level: string; rating: number; y: number; measured: boolean }[] = [];
  for (const { level, rating, measured } of [...levels].sort((a, b) => b.rating - a.rating)) {
    const at = y(rating);
    if (rating >= low && rating <= high && kept.every((other) => Math.abs(other.y - at) >= APART))
      kept.push({ level, rating, y: at, measured });
  }
  return {
    line: `M${shown.map(({ rating }, i) => `${x(i)} ${y(rating)}`).join("L")}`,
    band: `M${[...upper, ...lower].join("L")}Z`,
    last: { x: x(shown.length - 1), y: y(last.rating) },
    levels: kept,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What changed since a moment: the rating now against the last one before it. */
export function gainSince(points: readonly Point[], since: number): number | null {
  const now = points.at(-1);
  const then = points.filter(({ at }) => at < since).at(-1);
  return now && then && now.at >= since ? Math.round(now.rating) - Math.round(then.rating) : null;
}
