// A hand-made map as it is painted: rows of glyphs, and elements by hex. Pure; what may lie where is said by the server.
import { cellOfHex } from "../present";
import type { Printed, PrintedTerrain } from "../printed";

export interface MapDraft {
  readonly ground: readonly string[];
  /** Extra elements by hex. */
  readonly elements: Readonly<Record<string, string>>;
}

/** What the server counts of a map. */
export interface MapTally {
  readonly terrain: readonly string[] | null;
  readonly zones: readonly (readonly string[])[];
  readonly middle: readonly string[];
  readonly placed: number;
  readonly most: number;
  readonly supply: Readonly<Record<string, number>>;
  readonly faults: readonly number[];
}

const ROWS = 11;
const COLUMNS = 13;
export const OPEN = ".";

export function blankMap(): MapDraft {
  return { ground: Array.from({ length: ROWS }, () => OPEN.repeat(COLUMNS)), elements: {} };
}

export function readMap(value: unknown): MapDraft | null {
  if (typeof value !== "object" || value === null) return null;
  const { ground, elements = {} } = value as Record<string, unknown>;
  const rows = Array.isArray(ground) ? (ground as unknown[]) : [];
  if (rows.length !== ROWS || !rows.every((row) => typeof row === "string" && row.length === COLUMNS)) return null;
  if (typeof elements !== "object" || elements === null || !Object.values(elements).every((id) => typeof id === "string")) return null;
  return { ground: rows as string[], elements: elements as Record<string, string> };
}

/** What can be painted: open ground first, then what a hand-made map is laid of, then the extra elements. */
export function brushes(printed: Printed): PrintedTerrain[] {
  const { terrain } = printed.all;
  return [
    ...terrain.filter((each) => each.glyph === OPEN),
    ...terrain.filter((each) => each.hand_made),
    ...terrain.filter((each) => each.class === "element"),
  ];
}

/** A hex painted over: an element lies on open ground, everything else is the ground. */
export function painted(map: MapDraft, hex: string, brush: PrintedTerrain): MapDraft {
  const isElement = brush.class === "element";
  const elements = Object.fromEntries(Object.entries(map.elements).filter(([each]) => each !== hex));
  return {
    ground: withGlyph(map.ground, hex, isElement ? OPEN : brush.glyph),
    elements: isElement ? { ...elements, [hex]: brush.id } : elements,
  };
}

function withGlyph(ground: readonly string[], hex: string, glyph: string): string[] {
  const [column, row] = cellOfHex(hex).split(",").map(Number) as [number, number];
  return ground.map((each, index) => (index === row ? each.slice(0, column) + glyph + each.slice(column + 1) : each));
}

/** The rows as they are drawn, elements and all. */
export function drawn(map: MapDraft, printed: Printed): string[] {
  return Object.entries(map.elements).reduce<string[]>(
    (rows, [hex, id]) => withGlyph(rows, hex, printed.terrain(id)?.glyph ?? OPEN),
    [...map.ground],
  );
}

export function mapOptions(map: MapDraft): Record<string, unknown> {
  return { map: "hand_made", ground: map.ground, elements: map.elements };
}
