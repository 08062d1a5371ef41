// The battle in words: the spoken name of every square and of who stands there, the list with headings, and what an option comes to. Pure.
import type { Cell } from "$lib/board/geometry/point";
import { type SquareGeometry, squarePlace } from "$lib/board/geometry/square";
import type { BoardWords } from "$lib/board/model";
import { cellOf, squareOf } from "$lib/board/square/names";
import type { Narrator } from "$lib/i18n/sentence";
import type { Args } from "$lib/i18n/speaker";
import type { Option } from "$lib/protocol/types";
import { groundOf } from "./look";
import { aimsOf, cellsOf, chanceOf, fielded } from "./present";
import type { AimView, EffectView, MapView, MiniaturesView, UnitView } from "./view";

export type Say = (message: string, args?: Args) => string;

/** What is told of a map that stays as it is: every square with its ground and the area it lies in. */
export interface GroundWords {
  readonly names: ReadonlyMap<Cell, string>;
  readonly grounds: ReadonlyMap<Cell, string>;
  /** The squares of victory areas. */
  readonly areas: ReadonlySet<Cell>;
}

export function groundWords(map: MapView, geometry: SquareGeometry, narrator: Narrator, say: Say): GroundWords {
  const starts = new Map(map.start.flatMap((list, index) => list.map((square) => [cellOf(square), "AB"[index] ?? ""] as const)));
  const areas = new Map(map.areas.flatMap((area) => area.squares.map((square) => [cellOf(square), area] as const)));
  const names = new Map<Cell, string>();
  const grounds = new Map<Cell, string>();
  for (const cell of geometry.cells) {
    const [x, y] = squarePlace(cell);
    const { id } = groundOf(map.rows[y]?.[x] ?? ".");
    if (id !== "floor") grounds.set(cell, id);
    const facts = [squareOf(cell), say(`dm-ground-${id}`)];
    const start = starts.get(cell);
    if (start !== undefined) facts.push(say("dm-start-area", { letter: start }));
    const area = areas.get(cell);
    if (area)
      facts.push(
        [say("dm-victory-area", { letter: area.owner }), ...(area.keyword ? [narrator.name("keyword", area.keyword)] : [])].join(" "),
      );
    names.set(cell, facts.join(", "));
  }
  return { names, grounds, areas: new Set(areas.keys()) };
}

export function presentWords(
  view: MiniaturesView,
  { names, grounds, areas }: GroundWords,
  geometry: SquareGeometry,
  narrator: Narrator,
  say: Say,
): BoardWords {
  const units = new Map(
    fielded(view).flatMap((unit) => {
      const said = [unitWords(unit, narrator, say), ...sightWords(view, unit, say)].join(", ");
      return cellsOf(unit).map((cell) => [cell, said] as const);
    }),
  );
  const name = (cell: Cell): string => {
    const [ground = "", unit] = [names.get(cell), units.get(cell)];
    return unit === undefined ? ground : `${ground}, ${unit}`;
  };
  const bands = view.seats.map(({ seat }) => ({
    heading: narrator.name("seat", seat),
    cells: fielded(view).flatMap((unit) => (unit.controller === seat ? [cellOf(unit.square)] : [])),
  }));
  const taken = new Set(bands.flatMap(({ cells }) => cells));
  const free = geometry.cells.filter((cell) => !taken.has(cell));
  const groups = [
    ...bands,
    { heading: say("dm-victory-areas"), cells: free.filter((cell) => areas.has(cell)) },
    { heading: say("dm-squares"), cells: free.filter((cell) => !areas.has(cell)) },
  ];
  return {
    label: say("dm-battlefield"),
    name,
    ground: (cell) => grounds.get(cell),
    groups: groups.filter(({ cells }) => cells.length > 0),
  };
}

export function unitWords(unit: UnitView, narrator: Narrator, say: Say): string {
  const facts = [
    narrator.name("unit", unit.id),
    narrator.name("seat", unit.controller),
    say("dm-life", { left: unit.hp, of: unit.starting_hp }),
  ];
  return [...facts, ...signsOf(unit, narrator, say)].join(", ");
}

/** How a creature is, in chips. */
export function signsOf(unit: UnitView, narrator: Narrator, say: Say): string[] {
  return [
    ...(unit.temporary_hp > 0 ? [say("dm-temporary", { n: unit.temporary_hp })] : []),
    ...(unit.bloodied && unit.hp > 0 ? [say("dm-bloodied")] : []),
    ...(unit.active ? [say("dm-active")] : unit.activated > 0 ? [say("dm-activated")] : []),
    ...(unit.returning ? [say("dm-returning")] : []),
    ...unit.effects.map((effect) => effectWords(effect, narrator, say)),
  ];
}

export function effectWords({ what, of, n, until, source }: EffectView, narrator: Narrator, say: Say): string {
  const lasts = say(`dm-until-${until}`);
  switch (what) {
    case "condition":
      return [narrator.name("condition", of), lasts].filter(Boolean).join(" ");
    case "ongoing":
      return say("dm-ongoing", { n, type: narrator.name("damage", of), lasts });
    case "vulnerable":
      return say("dm-vulnerable", { n, type: narrator.name("damage", of), lasts });
    case "bonus":
      return [`${signed(n)} ${narrator.name("stat", of)}`, lasts].filter(Boolean).join(" ");
    default:
      return [narrator.name("source", source), lasts].filter(Boolean).join(" ");
  }
}

/** A number with its sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What whoever acts sees of a creature, and what is in the way. */
export function sightWords({ sights }: Pick<MiniaturesView, "sights">, { id }: UnitView, say: Say): string[] {
  return sights.filter(({ target }) => target === id).map(({ sight, square }) => say(`dm-sight-${sight}`, { square: square ?? "none" }));
}

/** Damage by a hit: "15", "10 + 5 fire". */
export function damageWords(damage: AimView["damage"], narrator: Narrator): string {
  return damage.map(({ n, type }) => (type === null ? String(n) : `${n} ${narrator.name("damage", type)}`)).join(" + ");
}

/** What an option comes to, in one line. */
export function noteOf(view: MiniaturesView, { notation }: Option, narrator: Narrator, say: Say): string | null {
  const names = (ids: readonly string[]): string => ids.map((id) => narrator.name("unit", id)).join(", ");
  const facts: string[] = [];
  const route = view.routes.find(({ option }) => option === notation);
  if (route) facts.push(say("dm-way", { points: route.points }));
  const strikers = route ? route.provokes.flatMap(({ units }) => units) : [];
  const aims = aimsOf(view, notation);
  const area = view.laid.find(({ option }) => option === notation);
  const [only, ...more] = aims;
  if (area) facts.push(say("dm-hits-area", { units: names(area.targets) }));
  else if (only && more.length === 0)
    facts.push(
      say("dm-roll", {
        bonus: signed(only.bonus),
        versus: narrator.name("versus", only.versus),
        against: only.against,
        need: only.need,
        chance: chanceOf(only),
      }),
      ...(only.damage.length > 0 ? [say("dm-damage", { damage: damageWords(only.damage, narrator) })] : []),
    );
  const threats = [...new Set([...strikers, ...aims.flatMap(({ provokes }) => provokes)])];
  if (threats.length > 0) facts.push(say("dm-provokes", { units: names(threats) }));
  return facts.length > 0 ? facts.join(" · ") : null;
}
