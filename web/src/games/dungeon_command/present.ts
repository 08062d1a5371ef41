// Dungeon Command: from the server's view to what the board draws. Pure; no rule is known here.
import type { Arrow, Standing, Zone } from "$lib/board/arrows";
import type { Inks } from "$lib/board/draw/ink";
import { squareGround } from "$lib/board/draw/squares";
import { covered, squareCell, type SquareGeometry, squarePlace, squares } from "$lib/board/geometry/square";
import type { Cell } from "$lib/board/geometry/point";
import type { Lights } from "$lib/board/model";
import type { SquareMap } from "$lib/board/square/map";
import { isName, type Narrator } from "$lib/i18n/sentence";
import type { Unit } from "$lib/pieces/unit";
import type { Answer, Told } from "$lib/protocol/types";
import { type Choices, standing } from "./choices";
import { circleTone, creatureEmblem, groundOf } from "./look";
import type { Placing } from "$lib/board/square/placing";
import { cellOf, squareOf } from "$lib/board/square/names";
import type { BattlefieldView, DungeonView, ItemView, PlayerView, SightView, UnitView } from "./view";

export const SIZE = 44;
/** While the battlefield is built the whole table has to be in sight. */
export const SMALL = 24;

/* the battlefield */

export function glyphAt(field: Pick<BattlefieldView, "rows">, cell: Cell): string {
  const [x, y] = squarePlace(cell);
  return field.rows[y]?.[x] ?? " ";
}

/** Squares where a tile lies; while the battlefield is built, all of the table. */
export function presentGeometry(rows: readonly string[], building: boolean): SquareGeometry {
  return squares(rows[0]?.length ?? 0, rows.length, building ? SMALL : SIZE, (x, y) => building || (rows[y]?.[x] ?? " ") !== " ");
}

/** The number of a seat by its name. */
export function seatNumber(view: Pick<DungeonView, "seats">, seat: string): number {
  return Math.max(
    0,
    view.seats.findIndex((each) => each.seat === seat),
  );
}

export function presentGround(view: DungeonView, size = SIZE): Inks {
  const { battlefield: field } = view;
  const tints = new Map<Cell, number>();
  for (const tile of field.tiles) {
    const [wide, high] = tileSides(tile);
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) tints.set(squareCell(tile.x + x, tile.y + y), seatNumber(view, tile.seat) + 1);
  }
  return squareGround(field.tiles.map(({ tile }) => tile).join(), field.width, field.height, size, (x, y) => {
    const glyph = field.rows[y]?.[x] ?? " ";
    if (glyph === " ") return null;
    const tint = tints.get(squareCell(x, y));
    return { terrain: groundOf(glyph, field.face).drawn, paved: field.face === "dungeon", ...(tint === undefined ? {} : { tint }) };
  });
}

const LONG = 8;
const SHORT = 4;

/** Columns and rows of a laid tile. */
export function tileSides({ small, rotation }: { small: boolean; rotation: number }): [number, number] {
  if (!small) return [LONG, LONG];
  return rotation % 180 === 0 ? [LONG, SHORT] : [SHORT, LONG];
}

export function presentMap(view: DungeonView, narrator: Narrator): SquareMap {
  const { battlefield: field } = view;
  const zone = (id: string, list: readonly string[], seat: number, style: Zone["style"]): Zone[] =>
    list.length > 0 ? [{ id, cells: new Set(list.map(cellOf)), seat, style }] : [];
  return {
    tiles: field.tiles.map((tile) => {
      const [columns, rows] = tileSides(tile);
      return { name: narrator.name("tile", tile.tile), x: tile.x, y: tile.y, columns, rows };
    }),
    walls: field.edges.map(([x1, y1, x2, y2]) => {
      const [x, y] = [Math.max(x1, x2), Math.max(y1, y2)];
      return y1 === y2 ? [x, y, x, y + 1] : [x, y, x + 1, y];
    }),
    zones: [
      ...field.zones.flatMap((list, seat) => zone(`zone-${seat}`, list, seat, "dashed")),
      ...field.circles.flatMap((list, index) => zone(`circle-${index}`, list, circleTone(glyphAt(field, cellOf(list[0] ?? ""))), "magic")),
    ],
    chests: view.treasures.flatMap(({ square, chest, tokens }) =>
      chest || tokens > 0 ? [{ cell: cellOf(square), value: chest ? null : tokens }] : [],
    ),
  };
}

/* the creatures */

export function fielded(view: DungeonView): (UnitView & { square: string })[] {
  return view.units.filter((unit): unit is UnitView & { square: string } => unit.square !== null);
}

export function unitOf(view: DungeonView, id: string | null | undefined): UnitView | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}

export function cellsOf(unit: UnitView): Cell[] {
  return unit.square === null ? [] : covered(squareCell(unit.x, unit.y), unit.size);
}

/** Small signs on the rim: cards attached, and what lasts for the turn. */
export function marksOf(unit: UnitView): string[] {
  const marks = unit.attached.map(() => "scroll");
  if (unit.shifts) marks.push("boot");
  if (unit.passes_walls) marks.push("gate");
  if (unit.melee_bonus > 0) marks.push("potion");
  return marks;
}

/** What those signs mean, in the same order. */
function meantBy(unit: UnitView): string[] {
  return [
    ...unit.attached.map(() => "attached"),
    ...(unit.shifts ? ["shifts"] : []),
    ...(unit.passes_walls ? ["burrow"] : []),
    ...(unit.melee_bonus > 0 ? ["venom"] : []),
  ];
}

export function presentUnits(view: DungeonView): Standing<Unit>[] {
  return fielded(view).map((unit) => ({
    cell: squareCell(unit.x, unit.y),
    size: unit.size,
    unit: {
      id: unit.id,
      seat: seatNumber(view, unit.controller),
      emblem: creatureEmblem(unit.creature),
      life: { now: Math.max(0, unit.hit_points - unit.damage), of: unit.hit_points },
      tapped: unit.tapped,
      activated: unit.activated && !unit.active && unit.controller === view.turn,
      marks: marksOf(unit),
      signs: { marks: meantBy(unit) },
    },
  }));
}

/* what may be pressed */

export interface Picking {
  readonly picked: readonly string[];
  readonly last: readonly Told[];
  readonly asked: boolean;
  /** The squares that a tile in the hand may cover. */
  readonly laid: ReadonlySet<Cell>;
  /** The places where a creature may be put. */
  readonly placing: Placing | null;
}

export function presentLights(view: DungeonView, geometry: SquareGeometry, choices: Choices, picking: Picking): Lights {
  const lit = new Set<Cell>(picking.laid);
  if (picking.laid.size === 0) for (const cell of geometry.cells) if (choices.with("square", squareOf(cell)).length > 0) lit.add(cell);
  const taken = new Set(fielded(view).flatMap(cellsOf));
  for (const cell of picking.placing?.ground ?? []) if (!taken.has(cell)) lit.add(cell);
  for (const unit of fielded(view)) if (choices.isLit(unit)) for (const cell of cellsOf(unit)) lit.add(cell);
  const picked = new Set<Cell>();
  const add = (id: string | null | undefined): void => {
    for (const cell of cellsOf(unitOf(view, id) ?? NOBODY)) picked.add(cell);
  };
  for (const name of picking.picked) {
    if (name.startsWith("unit:")) add(name.slice("unit:".length));
    if (name.startsWith("square:")) picked.add(cellOf(name.slice("square:".length)));
  }
  add(view.announcing?.unit ?? (view.stack.length === 0 ? view.active : null));
  return { lit, picked, about: about(view), traced: traces(view, picking.last), deciding: picking.asked };
}

/** Where the topmost action happens, or the creature that is asked about or acts stands. */
function about(view: DungeonView): ReadonlySet<Cell> {
  const top = view.announcing ?? view.stack.at(-1) ?? view.resolving;
  const aim = top && aimOf(view, top);
  const units = [top ? top.unit : view.active, top?.aim ?? top?.target, ...view.hits.map(({ unit }) => unit)].flatMap((id) =>
    cellsOf(unitOf(view, id) ?? NOBODY),
  );
  return new Set(aim ? [...units, aim.cell] : units);
}

const NOBODY = { square: null } as UnitView;

/** The squares that the last events speak of. */
function traces(view: DungeonView, last: readonly Told[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const { say } of last) {
    for (const word of Object.values(say.words ?? {})) {
      for (const name of Array.isArray(word) ? word : isName(word) ? [word] : []) if (name.kind === "square") cells.add(cellOf(name.id));
    }
  }
  const free = new Set(fielded(view).flatMap(cellsOf));
  return new Set([...cells].filter((cell) => !free.has(cell)));
}

/* what would happen */

export interface Pointing {
  /** The square under the pointer. */
  readonly hovered: Cell | null;
  /** Whether all lines of sight are wanted. */
  readonly looking: boolean;
  readonly placing: Placing | null;
}

export function presentArrows(view: DungeonView, pointing: Pointing, answers: readonly Answer[]): Arrow[] {
  const { hovered, looking, placing } = pointing;
  const place = placing?.meant(hovered) ?? null;
  return [
    ...stackArrows(view),
    ...footprints(placing, place),
    ...routeArrows(view, place ?? hovered),
    ...sightArrows(view, hovered, looking),
    ...refusedArrows(view, answers),
  ];
}

/** The squares that the creature would cover. */
function footprints(placing: Placing | null, cell: Cell | null): Arrow[] {
  return placing && cell !== null ? [{ kind: "footprint", cell, size: placing.size }] : [];
}

/** Numbered arrows: what the stack will do, the lowest first. */
function stackArrows(view: DungeonView): Arrow[] {
  return view.stack.flatMap((item, index): Arrow[] => {
    const from = unitOf(view, item.unit);
    const to = aimOf(view, item);
    if (!from?.square || !to || (to.cell === squareCell(from.x, from.y) && to.size === from.size)) return [];
    return [
      {
        kind: "stack",
        from: cellOf(from.square),
        fromSize: from.size,
        to: to.cell,
        toSize: to.size,
        seat: seatNumber(view, item.seat),
        n: index + 1,
      },
    ];
  });
}

/** Where an action goes: a creature, a square, the end of a path. */
export function aimOf(view: DungeonView, item: ItemView): { cell: Cell; size: number } | null {
  const unit = unitOf(view, item.aim ?? item.target);
  if (unit?.square) return { cell: cellOf(unit.square), size: unit.size };
  const square = item.square ?? item.path.at(-1);
  return square === undefined ? null : { cell: cellOf(square), size: item.square === null ? (unitOf(view, item.unit)?.size ?? 1) : 1 };
}

/** The way to the square under the pointer, and where it burns. */
function routeArrows(view: DungeonView, hovered: Cell | null): Arrow[] {
  const route = hovered === null ? undefined : view.routes.find(({ square }) => cellOf(square) === hovered);
  const unit = unitOf(view, route?.unit);
  if (!route || !unit?.square) return [];
  return [
    { kind: "path", cells: [unit.square, ...route.path].map(cellOf), cost: String(route.points), size: unit.size },
    ...route.hazards.map((square): Arrow => ({ kind: "danger", cell: cellOf(square) })),
  ];
}

/** Lines of sight: to the creature under the pointer, to all while they are asked for, and those of the shots on the stack. */
function sightArrows(view: DungeonView, hovered: Cell | null, looking: boolean): Arrow[] {
  const under = hovered === null ? null : standing(view, squareOf(hovered));
  return view.sights.flatMap((sight): Arrow[] => {
    const [from, to] = [unitOf(view, sight.unit), unitOf(view, sight.target)];
    if (!(looking || sight.target === under?.id) || !from?.square || !to?.square) return [];
    return [sightArrow(from, to, sight.target === under?.id ? sight : { ...sight, corner: null })];
  });
}

/** A line that meets something on its way; if there is sight, line by line from the best corner. */
function sightArrow(from: UnitView, to: UnitView, { sight, square, corner, seen, unseen }: SightView): Arrow {
  const ends = { from: squareCell(from.x, from.y), to: squareCell(to.x, to.y), fromSize: from.size, toSize: to.size };
  return {
    kind: "sight",
    ...ends,
    blocked: sight === "blocked",
    ...(square === null ? {} : { at: cellOf(square) }),
    ...(corner ? { corner: { from: corner, seen, unseen } } : {}),
  };
}

/** What the referee pointed at when asked why not: the squares that it names, and the line of sight that was meant. */
function refusedArrows(view: DungeonView, answers: readonly Answer[]): Arrow[] {
  return answers.flatMap(({ notation, refusal }): Arrow[] => {
    const named = Object.values(refusal?.words ?? {}).flatMap((word) =>
      !Array.isArray(word) && isName(word) && word.kind === "square" ? [cellOf(word.id)] : [],
    );
    const sight = refusal?.message.startsWith("refuse-sight-")
      ? view.sights.find(({ target }) => notation.endsWith(` ${target}`))
      : undefined;
    const [from, to] = [unitOf(view, sight?.unit), unitOf(view, sight?.target)];
    const line = sight && from?.square && to?.square ? [sightArrow(from, to, sight)] : [];
    return [...line, ...named.filter((cell) => glyphAt(view.battlefield, cell) !== " ").map((cell): Arrow => ({ kind: "blocked", cell }))];
  });
}

/* the players */

export function playerOf(view: DungeonView, seat: string | null): PlayerView | null {
  return view.seats.find((player) => player.seat === seat) ?? null;
}
