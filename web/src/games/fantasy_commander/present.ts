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
import type { Answer, Told, Word } from "$lib/protocol/types";
import { verbOf } from "$lib/table/picks";
import { type Choices, standing } from "./choices";
import { groundOf, isPlain, unitEmblem } from "./look";
import type { Printed } from "./printed";
import { type BattleView, RESERVE, STEPS, type UnitView } from "./view";
import type { Say } from "./words";

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

/** The ground, with houses where buildings stand on it. */
export function presentGround(rows: readonly string[], map: string, geometry: HexGeometry, buildings: ReadonlySet<Cell> = new Set()): Inks {
  return hexGround(map, geometry, (cell) => (buildings.has(cell) ? "town" : groundOf(glyphAt(rows, cell)).drawn));
}

/** Capture points, names of towns, buildings and special terrain, and, while units are set up, the zones of both sides. */
export function presentMap(view: BattleView, geometry: HexGeometry, narrator: Narrator, say: Say): HexMap {
  const towns = view.towns
    .filter((town) => !town.fallen)
    .map((town) => ({ cell: cellOfHex(town.hex), name: narrator.name("town", town.town) }));
  for (const [hex, damage] of Object.entries(view.buildings))
    towns.push({ cell: cellOfHex(hex), name: say(damage > 0 ? "fc-building-damaged" : "fc-building") });
  const named = new Set(towns.map((town) => town.cell));
  for (const cell of geometry.cells) {
    const ground = groundOf(glyphAt(view.terrain, cell));
    if (isPlain(ground) || named.has(cell)) continue;
    // One plate is enough for hexes of one kind that lie so near that their plates would touch.
    const name = narrator.name("terrain", ground.id);
    if (!towns.some((town) => town.name === name && areNear(town.cell, cell))) towns.push({ cell, name });
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

function areNear(one: Cell, other: Cell): boolean {
  const [[column, row], [otherColumn, otherRow]] = [hexPlace(one), hexPlace(other)];
  return Math.abs(column - otherColumn) <= 2 && Math.abs(row - otherRow) <= 1;
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
  for (let token = 0; token < unit.fatigue; token += 1) marks.push("drop");
  if (unit.defends) marks.push("halberd");
  if (unit.curses.length > 0) marks.push("flame");
  if (unit.late) marks.push("hourglass");
  if (unit.effects.length > 0) marks.push("scroll");
  return marks;
}

/** What those signs mean, in the same order. */
function meantBy(unit: UnitView): string[] {
  return [
    ...Array.from({ length: unit.fatigue }, () => "fatigue"),
    ...(unit.defends ? ["defends"] : []),
    ...(unit.curses.length > 0 ? ["curse"] : []),
    ...(unit.late ? ["late"] : []),
    ...(unit.effects.length > 0 ? ["effect"] : []),
  ];
}

export function pieceOf(view: BattleView, unit: UnitView, printed: Printed): Unit {
  const life = { now: unit.left, of: unit.size };
  const spent = view.phase === "active" && unit.order === null && view.activation?.unit !== unit.id;
  return {
    id: unit.id,
    seat: unit.side,
    emblem: unitEmblem(unit.card, printed),
    crowned: printed.unit(unit.card)?.type === "hero",
    wounded: typeof printed.unit(unit.card)?.health === "number",
    rank: printed.rank(unit.card),
    activated: spent,
    marks: marksOf(unit),
    signs: { crown: "hero", marks: meantBy(unit) },
    ...(unit.size > MOST_MEN ? { life } : { men: life }),
  };
}

export function presentUnits(view: BattleView, viewer: number | null, printed: Printed, last: readonly Told[] = []): HexUnit[] {
  const shown = new Set(last.flatMap(({ say }) => (say?.message === "event-order-shown" ? namesIn(say.words).map(({ id }) => id) : [])));
  return view.units.flatMap((unit): HexUnit[] => {
    if (unit.hex === null || unit.destroyed) return [];
    const order = orderOf(view, viewer, unit);
    // The reader's own orders have lain face up all the time.
    const turned = shown.has(unit.id) && unit.side !== viewer;
    return [{ unit: pieceOf(view, unit, printed), cell: cellOfHex(unit.hex), size: 1, ...(order === undefined ? {} : { order, turned }) }];
  });
}

export function unitOf(view: BattleView, id: string | null | undefined): UnitView | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}

/** The units with orders, in the order of the colour steps. */
export function activationOrder(view: BattleView): { colour: OrderColour; units: UnitView[] }[] {
  const groups = STEPS.map((colour) => ({
    colour,
    units: view.units.filter((unit) => unit.order === colour && unit.hex !== null && !unit.destroyed),
  }));
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
  const far = new Set([...lit].filter((cell) => isRun(choices, cell)));
  const picked = new Set<Cell>();
  for (const name of picking.picked) {
    if (name.startsWith("hex:")) picked.add(cellOfHex(name.slice("hex:".length)));
    else if (name.startsWith("piece:")) addCell(view, name.slice("piece:".length), picked);
  }
  for (const id of [picking.chosen, view.activation?.unit, view.attack?.retreating]) addCell(view, id, picked);
  return { lit, far, picked, traced: traces(view, picking.last), deciding: picking.asked };
}

function addCell(view: BattleView, unit: string | null | undefined, cells: Set<Cell>): void {
  const hex = unitOf(view, unit)?.hex;
  if (hex) cells.add(cellOfHex(hex));
}

/** A hex that only running leads to. */
function isRun(choices: Choices, cell: Cell): boolean {
  const verbs = choices.hex(hexOfCell(cell)).map(verbOf);
  return verbs.length > 0 && verbs.every((verb) => verb === "run");
}

/** The hexes that the last events speak of. */
function traces(view: BattleView, last: readonly Told[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const told of last) {
    for (const { kind, id } of namesIn(told.say?.words)) {
      if (kind === "hex") cells.add(cellOfHex(id));
      else if (kind === "piece") addCell(view, id, cells);
    }
  }
  return cells;
}

function namesIn(words: Readonly<Record<string, Word>> | undefined): { kind: string; id: string }[] {
  return Object.values(words ?? {}).flatMap((word) => (Array.isArray(word) ? word : isName(word) ? [word] : []));
}

/* lines over the map */

export interface Pointing {
  readonly hovered: Cell | null;
  /** Whether all lines of sight are shown. */
  readonly sights: boolean;
  /** Why what was asked about cannot be done, while that is shown. */
  readonly answers: readonly Answer[];
}

/** The line of the attack in progress; else what is in the way of what was asked about; else the path or the line of sight under the pointer, or all lines. */
export function presentArrows(view: BattleView, choices: Choices, { hovered, sights, answers }: Pointing): Arrow[] {
  const { attack } = view;
  if (attack && attack.by !== "card") return sightLine(unitOf(view, attack.attacker)?.hex, unitOf(view, attack.target)?.hex, false);
  const refused = answers.flatMap((answer) => refusalArrows(view, answer));
  if (refused.length > 0) return refused;
  if (sights) return Object.keys(view.activation?.sights ?? {}).flatMap((target) => sightOf(view, target));
  return hovered !== null && view.activation ? previewArrows(view, choices, hovered) : [];
}

function sightLine(from: string | null | undefined, to: string | null | undefined, blocked: boolean): Arrow[] {
  return from && to ? [{ kind: "sight", from: cellOfHex(from), to: cellOfHex(to), blocked }] : [];
}

/** The hexes that a refusal names, and the line of sight that they block. */
function refusalArrows(view: BattleView, { notation, refusal }: Answer): Arrow[] {
  if (!refusal) return [];
  const hexesNamed = namesIn(refusal.words).filter(({ kind, id }) => kind === "hex" && /^[a-z]\d+$/u.test(id));
  const blocked = hexesNamed.map(({ id }): Arrow => ({ kind: "blocked", cell: cellOfHex(id) }));
  const [verb, target] = notation.split(" ");
  const line = verb === "shoot" ? sightLine(unitOf(view, view.activation?.unit)?.hex, unitOf(view, target)?.hex, true) : [];
  return [...line, ...blocked];
}

/** The line to an enemy in range, and what blocks it. */
function sightOf(view: BattleView, target: string): Arrow[] {
  const blocked = view.activation?.sights[target];
  if (!blocked) return [];
  const line = sightLine(unitOf(view, view.activation?.unit)?.hex, unitOf(view, target)?.hex, blocked.length > 0);
  return [...line, ...blocked.map((hex): Arrow => ({ kind: "blocked", cell: cellOfHex(hex) }))];
}

function previewArrows(view: BattleView, choices: Choices, hovered: Cell): Arrow[] {
  const hex = hexOfCell(hovered);
  const from = unitOf(view, view.activation?.unit)?.hex;
  const [target] = standing(view, hex);
  if (target) return sightOf(view, target.id);
  const way = choices.hex(hex).find((option) => option.notation in (view.activation?.paths ?? {}));
  const path = way && view.activation?.paths[way.notation];
  if (!from || !way || !path) return [];
  return [{ kind: "path", cells: [from, ...path].map(cellOfHex), cost: String(path.length), dashed: verbOf(way) === "run" }];
}
