// Ground drawn with few nodes: every ink is one path, however many cells it touches.

export type Inks = ReadonlyMap<string, string>;

/** Collects path data by ink; `inks` keeps the order in which they must be laid, whatever is cut first. */
export class Inkwell {
  readonly #paths: Map<string, string[]>;

  constructor(order: readonly string[]) {
    this.#paths = new Map(order.map((ink) => [ink, []]));
  }

  cut(ink: string, path: string): void {
    const paths = this.#paths.get(ink);
    if (!paths) throw new Error(`no ink ${ink}`);
    paths.push(path);
  }

  inks(): Inks {
    const laid = new Map<string, string>();
    for (const [ink, paths] of this.#paths) if (paths.length > 0) laid.set(ink, paths.join(""));
    return laid;
  }
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
export const circle = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
export const line = (x: number, y: number, dx: number, dy: number): string => `M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`;
/** A closed shape through points given as x, y, x, y … */
export function shape(...xy: readonly number[]): string {
  let path = "";
  for (let i = 0; i + 1 < xy.length; i += 2) path += `${i === 0 ? "M" : "L"}${n(xy[i] as number)} ${n(xy[i + 1] as number)}`;
  return `${path}Z`;
}
