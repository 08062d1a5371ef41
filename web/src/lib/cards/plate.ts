// The linocut vignette of a card: a motif cut from the card's id in two inks. Pure: shapes without colours.
import { type Knife, knife } from "$lib/board/draw/seed";
import type { Motif } from "./face";

export const PLATE = { width: 118, height: 54 } as const;

export interface Cut {
  readonly path: string;
  readonly ink: "dark" | "mid" | "light";
  /** Stroke width; 0 is a filled shape. */
  readonly stroke: number;
  readonly opacity: number;
  readonly dash?: string;
}

const { width: W, height: H } = PLATE;
const n = (value: number): string => value.toFixed(1);
const filled = (path: string, ink: Cut["ink"], opacity = 1): Cut => ({ path, ink, stroke: 0, opacity });
const line = (path: string, ink: Cut["ink"], stroke: number, opacity = 1): Cut => ({ path, ink, stroke, opacity });
const WHOLE = `M0 0H${W}V${H}H0Z`;

/** The cuts of a motif, from the back to the front; the ground below them is dark. */
export function plate(motif: Motif, seed: string): readonly Cut[] {
  const name = `${motif} ${seed}`;
  const known = CUT.get(name) ?? MOTIFS[motif](knife(motif, seed));
  CUT.set(name, known);
  return known;
}

/** Cards come to the hand again and again: each is cut once. There are as many as cards with names. */
const CUT = new Map<string, readonly Cut[]>();

const MOTIFS: Readonly<Record<Motif, (cut: Knife) => readonly Cut[]>> = { rays, web, cave, ring, field, dunes };

function rays(cut: Knife): Cut[] {
  const [count, turn, cx, cy] = [26, cut.between(0, 6), W / 2, H * 0.56];
  let path = "";
  for (let k = 0; k < count; k++) {
    const a = (((360 / count) * k + turn) * Math.PI) / 180;
    const b = a + ((360 / count) * cut.between(0.28, 0.48) * Math.PI) / 180;
    path +=
      `M${n(cx + 13 * Math.cos(a))} ${n(cy + 13 * Math.sin(a))}L${n(cx + W * Math.cos(a))} ${n(cy + W * Math.sin(a))}` +
      `L${n(cx + W * Math.cos(b))} ${n(cy + W * Math.sin(b))}Z`;
  }
  return [filled(path, "mid")];
}

function web(cut: Knife): Cut[] {
  const right = cut.next() < 0.5;
  const angles = Array.from({ length: 8 }, (_, k) => ((-10 + 15 * k) * Math.PI) / 180).map((a) => (right ? Math.PI - a : a));
  const ox = right ? W : 0;
  const spokes = angles.map((a) => `M${ox} 0L${n(ox + 140 * Math.cos(a))} ${n(140 * Math.sin(a))}`).join("");
  let rings = "";
  for (let r = 14; r < 140; r += 13) {
    angles.forEach((a, i) => {
      const [x, y] = [ox + r * Math.cos(a), r * Math.sin(a)];
      const middle = ((angles[i - 1] ?? a) + a) / 2;
      rings += i === 0 ? `M${n(x)} ${n(y)}` : `Q${n(ox + r * 0.86 * Math.cos(middle))} ${n(r * 0.86 * Math.sin(middle))} ${n(x)} ${n(y)}`;
    });
  }
  return [line(spokes, "mid", 1.4), line(rings, "mid", 1.3)];
}

function cave(cut: Knife): Cut[] {
  const teeth = (base: number, sign: 1 | -1, wide: readonly [number, number], high: readonly [number, number]): string => {
    let path = "";
    for (let x = 0; x < W;) {
      const w = cut.between(...wide);
      const h = cut.between(...high) * (0.35 + (Math.abs(x + w / 2 - W / 2) / (W / 2)) * 0.8);
      path += `M${n(x)} ${base}L${n(x + w / 2)} ${n(base + sign * h)}L${n(x + w)} ${base}Z`;
      x += w * 0.8;
    }
    return path;
  };
  const above = teeth(0, 1, [5, 13], [4, H * 0.5]);
  const below = teeth(H, -1, [6, 15], [3, H * 0.36]);
  const cracks = Array.from({ length: 5 }, () => {
    const y = cut.between(H * 0.2, H * 0.8);
    return `M${n(cut.between(0, W * 0.8))} ${n(y)}h${n(cut.between(8, 24))}`;
  }).join("");
  return [filled(WHOLE, "mid"), filled(above + below, "dark"), line(cracks, "dark", 1)];
}

function ring(cut: Knife): Cut[] {
  const [cx, cy] = [W / 2, H * 0.56];
  return Array.from({ length: 7 }, (_, k) => {
    const r = 10 + k * 8.5;
    const path = `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`;
    return { ...line(path, "mid", 3.4 - 0.35 * k), dash: `${cut.between(6, 30).toFixed(0)} ${cut.between(3, 7).toFixed(0)}` };
  });
}

function field(cut: Knife): Cut[] {
  const sky = Array.from({ length: 9 }, (_, k) => line(`M0 ${n(3 + k * 3.1)}H${W}`, "dark", 0.5 + k * 0.16, 0.6));
  const hills = Array.from({ length: 3 }, (_, j) => {
    const y = H * (0.52 + 0.17 * j);
    const tops = Array.from({ length: 7 }, (_, k) => `L${n((W * (k + 0.5)) / 7)} ${n(y - cut.between(0, 9))}`).join("");
    return filled(`M0 ${H}V${n(y)}${tops}L${W} ${n(y)}V${H}Z`, "dark", 0.45 + 0.25 * j);
  });
  return [filled(WHOLE, "mid"), ...sky, ...hills];
}

function dunes(cut: Knife): Cut[] {
  const [x, y, r] = [W * 0.76, H * 0.3, H * 0.17];
  const sun = filled(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`, "light", 0.55);
  const waves = Array.from({ length: 4 }, (_, j) => {
    const top = H * (0.5 + 0.15 * j);
    const [rise, peak] = [cut.between(4, 10), cut.between(0.2, 0.8) * W];
    return filled(
      `M0 ${H}V${n(top)}Q${n(peak * 0.6)} ${n(top - rise)} ${n(peak)} ${n(top - rise * 1.2)}Q${n((peak + W) / 2)} ${n(top)} ${W} ${n(top - 2)}V${H}Z`,
      "dark",
      0.35 + 0.2 * j,
    );
  });
  return [filled(WHOLE, "mid"), sun, ...waves];
}
