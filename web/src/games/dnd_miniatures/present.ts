// D&D Miniatures: from the server's view to what the board draws. Pure; no rule is known here.
import type { Arrow, Standing, Zone } from "$lib/board/arrows";
import type { Inks } from "$lib/board/draw/ink";
import { squareGround } from "$lib/board/draw/squares";
import type { Cell } from "$lib/board/geometry/point";
import { covered, squareCell, squareContour, type SquareGeometry, squares } from "$lib/board/geometry/square";
import type { Lights } from "$lib/board/model";
import type { SquareMap } from "$lib/board/square/map";
import { cellOf, squareOf } from "$lib/board/square/names";
import type { Placing } from "$lib/board/square/placing";
import { isName } from "$lib/i18n/sentence";
import type { Unit } from "$lib/pieces/unit";
import type { Answer, Told } from "$lib/protocol/types";
import { type Choices, standing } from "./choices";
import { conditionEmblem, creatureEmblem, groundOf, pavedCells } from "./look";
import type { AimView, LaidView, Library, MapView, MiniaturesView, PrintedWarband, RouteView, SightView, UnitView } from "./view";

export const SIZE = 36;

/* the map */

export function presentGeometry(map: Pick<MapView, "width" | "height">): SquareGeometry {
  return squares(map.width, map.height, SIZE);
}

export function presentGround({ name, width, height, rows }: Pick<MapView, "name" | "width" | "height" | "rows">, size = SIZE): Inks {
  const paved = pavedCells(rows);
  return squareGround(name, width, height, size, (x, y) => {
    const glyph = rows[y]?.[x];
    return glyph === undefined ? null : { terrain: groundOf(glyph).drawn, paved: paved(x, y) };
  });
}

/** The number of a seat by its name. */
export function seatNumber(view: Pick<MiniaturesView, "seats">, seat: string): number {
  return Math.max(
    0,
    view.seats.findIndex((each) => each.seat === seat),
  );
}

/** Whose a start letter is; null until it is chosen. */
function seatOf(view: MiniaturesView, letter: string): number | null {
  const found = view.seats.findIndex(({ start }) => start === letter);
  return found < 0 ? null : found;
}

export function presentMap(view: MiniaturesView, keyword: (id: string) => string): SquareMap {
  const { map } = view;
  const start = map.start.flatMap((list, index): Zone[] =>
    list.length > 0 && view.round === 0
      ? [
          {
            id: `start-${index}`,
            cells: new Set(list.map(cellOf)),
            seat: seatOf(view, "AB"[index] ?? ""),
            style: "dashed",
            label: "AB"[index] ?? "",
          },
        ]
      : [],
  );
  const areas = map.areas.map((area, index): Zone => ({
    id: `area-${index}`,
    cells: new Set(area.squares.map(cellOf)),
    seat: seatOf(view, area.owner),
    style: "filled",
    sign: "victory-area",
    label: [
      ...(view.award > 0 ? [String(view.award)] : []),
      ...(seatOf(view, area.owner) === null ? [area.owner] : []),
      ...(area.keyword ? [keyword(area.keyword)] : []),
    ].join(" "),
  }));
  return {
    tiles: [],
    walls: map.edges.map(([x, y, side]) => {
      const [left, top] = [side === "E" ? x + 1 : x, side === "S" ? y + 1 : y];
      return side === "E" || side === "W" ? [left, y, left, y + 1] : [x, top, x + 1, top];
    }),
    zones: [...start, ...areas],
    chests: [],
    signs: map.rows.flatMap((row, y) =>
      [...row].flatMap((glyph, x) => {
        const { id, sign } = groundOf(glyph);
        return sign ? [{ cell: squareCell(x, y), means: id, ...sign }] : [];
      }),
    ),
  };
}

/* the creatures */

export function fielded(view: Pick<MiniaturesView, "units">): (UnitView & { square: string })[] {
  return view.units.filter((unit): unit is UnitView & { square: string } => unit.square !== null);
}

export function unitOf(view: Pick<MiniaturesView, "units">, id: string | null | undefined): UnitView | null {
  return view.units.find((unit) => unit.id === id) ?? null;
}

export function cellsOf(unit: UnitView | null): Cell[] {
  return unit === null || unit.square === null ? [] : covered(squareCell(unit.x, unit.y), unit.size);
}

/** Small signs on the rim: conditions, damage that goes on, and what else lasts. */
export function marksOf(unit: UnitView): string[] {
  const others = unit.effects.map(
    ({ what }) => ({ ongoing: "flame", bonus: "star", gained: "ring", vulnerable: "drop", flag: "banner", condition: null })[what],
  );
  return [...unit.conditions.map(conditionEmblem), ...others.filter((mark) => mark !== null)];
}

/** What those signs mean, in the same order. */
function meantBy(unit: UnitView): string[] {
  return [...unit.conditions, ...unit.effects.flatMap(({ what }) => (what === "condition" ? [] : [what]))];
}

export function sealOf(view: MiniaturesView, library: Library, unit: UnitView): Unit {
  const printed = library.creatures[unit.card];
  return {
    id: unit.id,
    seat: seatNumber(view, unit.controller),
    emblem: creatureEmblem(unit.card, printed),
    life: { now: unit.hp, of: unit.starting_hp },
    activated: unit.activated > 0 && !unit.active,
    bloodied: unit.bloodied && unit.hp > 0,
    crowned: (printed?.rating ?? 0) > 0,
    marks: marksOf(unit),
    signs: { crown: "commander", marks: meantBy(unit) },
  };
}

export function presentUnits(view: MiniaturesView, library: Library): Standing<Unit>[] {
  return fielded(view).map((unit) => ({ cell: squareCell(unit.x, unit.y), size: unit.size, unit: sealOf(view, library, unit) }));
}

/** The ready-made warband of a seat, if its creatures are exactly those of one. */
export function warbandOf(view: MiniaturesView, library: Library, seat: string): PrintedWarband | null {
  const key = (cards: readonly string[]): string => [...cards].sort().join();
  const own = key(view.units.filter(({ owner }) => owner === seat).map(({ card }) => card));
  return (
    library.warbands.find(
      ({ creatures }) => key(creatures.flatMap(({ id, n, epic }) => Array.from({ length: n }, () => (epic ? `${id}_epic` : id)))) === own,
    ) ?? null
  );
}

/* what may be pressed */

export interface Picking {
  readonly picked: readonly string[];
  readonly last: readonly Told[];
  readonly asked: boolean;
  readonly placing: Placing | null;
  /** The ways to lay an area, while one is laid. */
  readonly laid: readonly LaidView[];
  /** Who is deployed, or asked about. */
  readonly about: string | null;
}

export function presentLights(view: MiniaturesView, choices: Choices, picking: Picking): Lights {
  const lit = new Set<Cell>(picking.laid.flatMap(({ squares: list }) => list.map(cellOf)));
  const taken = new Set(fielded(view).flatMap(cellsOf));
  for (const cell of picking.placing?.places ?? []) lit.add(cell);
  for (const cell of picking.placing?.ground ?? []) if (!taken.has(cell)) lit.add(cell);
  for (const unit of fielded(view)) if (choices.at("unit", unit.id).length > 0) for (const cell of cellsOf(unit)) lit.add(cell);
  const picked = new Set<Cell>();
  const add = (id: string | null): void => {
    for (const cell of cellsOf(unitOf(view, id))) picked.add(cell);
  };
  for (const name of picking.picked) {
    if (name.startsWith("unit:")) add(name.slice("unit:".length));
    if (name.startsWith("square:")) picked.add(cellOf(name.slice("square:".length)));
  }
  add(picking.about ?? view.active);
  const about = new Set([picking.about ?? view.active, view.attacker, ...view.targets].flatMap((id) => cellsOf(unitOf(view, id))));
  return { lit, picked, about, traced: traces(view, picking.last), deciding: picking.asked };
}

/** The squares that the last events speak of. */
function traces(view: MiniaturesView, last: readonly Told[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const { say } of last) {
    for (const word of Object.values(say.words ?? {}))
      if (!Array.isArray(word) && isName(word) && word.kind === "square") cells.add(cellOf(word.id));
  }
  const taken = new Set(fielded(view).flatMap(cellsOf));
  return new Set([...cells].filter((cell) => !taken.has(cell)));
}

/* what would happen */

export interface Pointing {
  /** The square under the pointer. */
  readonly hovered: Cell | null;
  /** Whether all lines of sight are wanted. */
  readonly looking: boolean;
  readonly placing: Placing | null;
  /** The notation of the option that is pointed at in a list, or that the square means. */
  readonly option: string | null;
  readonly laid: readonly LaidView[];
}

export function presentArrows(view: MiniaturesView, geometry: SquareGeometry, pointing: Pointing, answers: readonly Answer[]): Arrow[] {
  const { hovered, looking, placing, option } = pointing;
  const place = placing?.meant(hovered) ?? null;
  const area =
    view.laid.find((each) => each.option === option) ??
    (hovered === null ? undefined : pointing.laid.find(({ squares: list }) => list.some((square) => cellOf(square) === hovered)));
  const route =
    view.routes.find((each) => each.option === option) ??
    (place === null ? undefined : view.routes.find(({ square, target }) => target === null && cellOf(square) === place));
  return [
    ...aheadArrows(view),
    ...(placing && place !== null ? [{ kind: "footprint", cell: place, size: placing.size } as const] : []),
    ...routeArrows(view, route),
    ...areaArrows(view, geometry, area),
    ...sightArrows(view, hovered, looking),
    ...refusedArrows(view, answers),
  ];
}

/** The rest of a movement that was interrupted. */
function aheadArrows(view: MiniaturesView): Arrow[] {
  const unit = unitOf(view, view.active);
  return view.path.length > 0 && unit?.square
    ? [{ kind: "path", cells: [unit.square, ...view.path].map(cellOf), dashed: true, size: unit.size }]
    : [];
}

/** The way of a movement, and where leaving a square provokes. */
function routeArrows(view: MiniaturesView, route: RouteView | undefined): Arrow[] {
  const unit = unitOf(view, route?.unit);
  if (!route || !unit?.square) return [];
  return [
    { kind: "path", cells: [unit.square, ...route.path].map(cellOf), cost: String(route.points), size: unit.size },
    ...route.provokes.map(({ square }): Arrow => ({ kind: "danger", cell: cellOf(square) })),
  ];
}

/** The squares of an area, and who is attacked in it. */
function areaArrows(view: MiniaturesView, geometry: SquareGeometry, area: LaidView | undefined): Arrow[] {
  if (!area) return [];
  const cells = new Set(area.squares.map(cellOf));
  const team = (unit: UnitView): number | undefined => view.seats.find(({ seat }) => seat === unit.controller)?.team;
  const own = unitOf(view, view.active);
  const struck = area.targets.flatMap((id): Arrow[] => {
    const unit = unitOf(view, id);
    return unit?.square
      ? [{ kind: "struck", cell: cellOf(unit.square), size: unit.size, friend: own !== null && team(unit) === team(own) }]
      : [];
  });
  return [{ kind: "area", cells, edge: squareContour(geometry, cells) }, ...struck];
}

/** Lines of sight: to the creature under the pointer, to all while they are asked for. */
function sightArrows(view: MiniaturesView, hovered: Cell | null, looking: boolean): Arrow[] {
  const under = hovered === null ? null : standing(view, squareOf(hovered));
  return view.sights.flatMap((sight): Arrow[] => (looking || sight.target === under?.id ? sightArrow(view, sight) : []));
}

function sightArrow(view: MiniaturesView, { unit, target, sight, square }: SightView): Arrow[] {
  const [from, to] = [unitOf(view, unit), unitOf(view, target)];
  if (!from?.square || !to?.square) return [];
  return [
    {
      kind: "sight",
      from: cellOf(from.square),
      to: cellOf(to.square),
      fromSize: from.size,
      toSize: to.size,
      blocked: sight === "blocked" || sight === "hidden",
      ...(square === null ? {} : { at: cellOf(square) }),
    },
  ];
}

/** What the referee pointed at when asked why not: the squares that it names, and the line of sight that was meant. */
function refusedArrows(view: MiniaturesView, answers: readonly Answer[]): Arrow[] {
  return answers.flatMap(({ notation, refusal }): Arrow[] => {
    const named = Object.values(refusal?.words ?? {}).flatMap((word) =>
      !Array.isArray(word) && isName(word) && word.kind === "square" ? [cellOf(word.id)] : [],
    );
    const unseen = refusal !== null && /-(unseen|invisible|no-effect)$/u.test(refusal.message);
    const sight = unseen ? view.sights.find(({ target }) => notation.endsWith(` ${target}`)) : undefined;
    return [...(sight ? sightArrow(view, sight) : []), ...named.map((cell): Arrow => ({ kind: "blocked", cell }))];
  });
}

/** The rolls that an option comes to. */
export function aimsOf(view: MiniaturesView, option: string): AimView[] {
  return view.aims.filter((aim) => aim.option === option);
}

/** The chance of a hit in percent, by the faces of the die. */
export function chanceOf({ need }: Pick<AimView, "need">): number {
  return 5 * (21 - need);
}
