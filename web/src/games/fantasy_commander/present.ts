// Fantasy Commander: from the server's view to what the table draws. Pure; no rule is known here.
import type { Arrow, Zone } from "$lib/board/arrows";
import { hexGround } from "$lib/board/draw/hexes";
import type { Inks } from "$lib/board/draw/ink";
import { hexCell, hexes, type HexGeometry, hexPlace } from "$lib/board/geometry/hex";
import type { Cell } from "$lib/board/geometry/point";
import type { HexMap, HexUnit } from "$lib/board/hex/map";
import type { Lights } from "$lib/board/model";
import { isName, type Narrator } from "$lib/i18n/sentence";
import type { OrderColour } from "$lib/pieces/orders";
import type { Unit } from "$lib/pieces/unit";
import type { Told } from "$lib/protocol/types";
import { verbOf } from "$lib/table/picks";
import { type Choices, standing } from "./choices";
import { groundOf, isHero, isPlain, unitEmblem } from "./look";
import { type BattleView, RESERVE, STEPS, type UnitView } from "./view";

const RADIUS = 37;
/** More than so many miniatures or wounds are a bar. */
const MOST_MEN = 6;
const A = "a".charCodeAt(0);

/* the map */

/** Hexes are named like "c4": a letter for the column, a number from 1 for the row. */
export function cellOfHex(hex: string): Cell {
  return hexCell(hex.charCodeAt(0) - A, Number(hex.slice(1)) - 1);
}

export function hexOfCell(cell: Cell): string {
  const [column, row] = hexPlace(cell);
  return columnName(column) + rowName(row);
}

export function columnName(column: number): string {
  return String.fromCharCode(A + column);
}

export function rowName(row: number): string {
  return String(row + 1);
}

export function presentGeometry(rows: readonly string[]): HexGeometry {
  return hexes(rows[0]?.length ?? 0, rows.length, RADIUS);
}

export function glyphAt(rows: readonly string[], cell: Cell): string {
  const [column, row] = hexPlace(cell);
  return rows[row]?.[column] ?? ".";
}

export function presentGround(rows: readonly string[], map: string, geometry: HexGeometry): Inks {
  return hexGround(map, geometry, (cell) => groundOf(glyphAt(rows, cell)).drawn);
}

/** Capture points, names of towns and of special terrain, and, while units are set up, the zones of both sides. */
export function presentMap(view: BattleView, geometry: HexGeometry, narrator: Narrator): HexMap {
  const towns = view.towns.filter((town) => !town.fallen).map((town) => ({ cell: cellOfHex(town.hex), name: narrator.name("town", town.town) }));
  const named = new Set(towns.map((town) => town.cell));
  for (const cell of geometry.cells) {
    const ground = groundOf(glyphAt(view.terrain, cell));
    if (!isPlain(ground) && !named.has(cell)) towns.push({ cell, name: narrator.name("terrain", ground.id) });
  }
  const zones = view.phase === "deploy" ? view.zones : [];
  return {
    points: new Set(view.points.map(cellOfHex)),
    towns,
    zones: zones.flatMap((hexesOf, seat): Zone[] =>
      hexesOf.length > 0 ? [{ id: `zone-${seat}`, cells: new Set(hexesOf.map(cellOfHex)), seat, style: "dashed" }] : [],
    ),
  };
}

/* the units */

export function fielded(view: BattleView, side: number): UnitView[] {
  return view.units.filter((unit) => unit.side === side && unit.hex !== null && !unit.destroyed);
}

/** Units of a side that wait beside the map. */
export function waitingUnits(view: BattleView, side: number): UnitView[] {
  return view.units.filter((unit) => unit.side === side && unit.hex === null && !unit.destroyed);
}

/** Its order: a colour, null if it lies face down, undefined if it has none. While orders are given, those of a side that has sealed them lie face down for all others. */
export function orderOf(view: BattleView, viewer: number | null, unit: UnitView): OrderColour | null | undefined {
  if (unit.order !== null) return unit.order;
  return view.phase === "give" && unit.side !== viewer && view.sides[unit.side]?.finished ? null : undefined;
}

/** The small signs on the rim of a unit. */
export function marksOf(unit: UnitView): string[] {
  const marks: string[] = [];
  if (unit.fatigue > 0) marks.push("drop");
  if (unit.defends) marks.push("shield");
  if (unit.curses.length > 0) marks.push("flame");
  if (unit.late) marks.push("hourglass");
  if (unit.effects.length > 0) marks.push("star");
  return marks;
}

export function pieceOf(view: BattleView, unit: UnitView): Unit {
  const life = { now: unit.left, of: unit.size };
  const spent = view.phase === "active" && unit.order === null && view.activation?.unit !== unit.id;
  return {
    id: unit.id,
    seat: unit.side,
    emblem: unitEmblem(unit.card),
    crowned: isHero(unit.card),
    activated: spent,
    marks: marksOf(unit),
    ...(unit.size > MOST_MEN ? { life } : { men: life }),
  };
}

export function presentUnits(view: BattleView, viewer: number | null): HexUnit[] {
  return view.units.flatMap((unit): HexUnit[] => {
    if (unit.hex === null || unit.destroyed) return [];
    const order = orderOf(view, viewer, unit);
    return [{ unit: pieceOf(view, unit), cell: cellOfHex(unit.hex), size: 1, ...(order === undefined ? {} : { order }) }];
  });
}

export function unitOf(view: BattleView, id: string | null | undefined): UnitView | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}

/** The units with orders, in the order of the colour steps. */
export function activationOrder(view: BattleView): { colour: OrderColour; units: UnitView[] }[] {
  const groups = STEPS.map((colour) => ({ colour, units: view.units.filter((unit) => unit.order === colour && unit.hex !== null && !unit.destroyed) }));
  return groups.filter(({ units }) => units.length > 0);
}

/** Orders in a reserve; yellow ones never run out (null). */
export function reserveOf(view: BattleView, side: number): { colour: OrderColour; count: number | null }[] | null {
  const held = view.sides[side]?.reserve;
  if (!held) return null;
  return STEPS.map((colour) => ({ colour, count: colour === "yellow" ? null : (held[RESERVE.indexOf(colour)] ?? 0) }));
}

/* what may be pressed */

export interface Picking {
  /** Things that are picked in the prompt. */
  readonly picked: readonly string[];
  /** The unit that the next order is for. */
  readonly chosen: string | null;
  /** Units that may be named though the prompt asks for one at a time. */
  readonly nameable: readonly UnitView[];
  readonly last: readonly Told[];
  readonly asked: boolean;
}

export function presentLights(view: BattleView, geometry: HexGeometry, choices: Choices, picking: Picking): Lights {
  const lit = new Set<Cell>();
  for (const cell of geometry.cells) if (choices.place(hexOfCell(cell)).length > 0) lit.add(cell);
  for (const unit of picking.nameable) if (unit.hex !== null) lit.add(cellOfHex(unit.hex));
  const picked = new Set<Cell>();
  for (const name of picking.picked) {
    if (name.startsWith("hex:")) picked.add(cellOfHex(name.slice("hex:".length)));
    else if (name.startsWith("piece:")) addCell(view, name.slice("piece:".length), picked);
  }
  for (const id of [picking.chosen, view.activation?.unit, view.attack?.retreating]) addCell(view, id, picked);
  return { lit, picked, traced: traces(view, picking.last), deciding: picking.asked };
}

function addCell(view: BattleView, unit: string | null | undefined, cells: Set<Cell>): void {
  const hex = unitOf(view, unit)?.hex;
  if (hex) cells.add(cellOfHex(hex));
}

/** The hexes that the last events speak of. */
function traces(view: BattleView, last: readonly Told[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const told of last) {
    for (const word of Object.values(told.say?.words ?? {})) {
      for (const name of Array.isArray(word) ? word : isName(word) ? [word] : []) {
        if (name.kind === "hex") cells.add(cellOfHex(name.id));
        else if (name.kind === "piece") addCell(view, name.id, cells);
      }
    }
  }
  return cells;
}

/** The line of the attack in progress, or of the shot under the pointer. */
export function presentArrows(view: BattleView, choices: Choices, hovered: Cell | null): Arrow[] {
  const line = (from: string | null | undefined, to: string | null | undefined): Arrow[] =>
    from && to ? [{ kind: "sight", from: cellOfHex(from), to: cellOfHex(to), blocked: false }] : [];
  const { attack } = view;
  if (attack && attack.by !== "card") return line(unitOf(view, attack.attacker)?.hex, unitOf(view, attack.target)?.hex);
  if (hovered === null || !view.activation) return [];
  const [target] = standing(view, hexOfCell(hovered));
  const shot = target && choices.unit(target.id).some((option) => verbOf(option) === "shoot");
  return shot ? line(unitOf(view, view.activation.unit)?.hex, target.hex) : [];
}
