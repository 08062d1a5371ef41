// Outlines as path data, pure: polygons, carved chambers, smooth tunnels.
//
// Here: shapes. Not here: the outlines of seats (`seats/shape`), colours (tokens), where a shape stands (geometry).
import type { Point } from "../geometry/point";
import type { Knife } from "./seed";

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** The corners of a regular polygon around 0,0; the first at an angle in degrees. */
export function corners(count: number, r: number, from: number): Point[] {
  return Array.from({ length: count }, (_, k) => {
    const angle = ((from + (360 / count) * k) * Math.PI) / 180;
    return { x: r * Math.cos(angle), y: r * Math.sin(angle) };
  });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map((p) => `${n(p.x)} ${n(p.y)}`).join("L")}Z`;
}

/** A smooth line through points (Catmull-Rom as Béziers). */
export function smooth(points: readonly Point[]): string {
  const first = points[0];
  if (!first) return "";
  let path = `M${n(first.x)} ${n(first.y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i] as Point;
    const p2 = points[i + 1] as Point;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    path +=
      `C${n(p1.x + (p2.x - p0.x) / 6)} ${n(p1.y + (p2.y - p0.y) / 6)} ` +
      `${n(p2.x - (p3.x - p1.x) / 6)} ${n(p2.y - (p3.y - p1.y) / 6)} ${n(p2.x)} ${n(p2.y)}`;
  }
  return path;
}

/** An irregular carved outline: a superellipse with knife jitter. */
export function carved(knife: Knife, centre: Point, rx: number, ry: number): string {
  const [count, jitter, square] = [22, 0.026, 4.4];
  const power = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / square);
  const points = Array.from({ length: count }, (_, k) => {
    const t = (2 * Math.PI * k) / count;
    return {
      x: centre.x + rx * power(Math.cos(t)) * (1 + knife.between(-jitter, jitter)),
      y: centre.y + ry * power(Math.sin(t)) * (1 + knife.between(-jitter, jitter)),
    };
  });
  return polygon(points);
}
