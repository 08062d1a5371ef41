// The battlefield in words: the spoken name of every square and of what stands there, and the list with headings. Pure.
import type { SquareGeometry } from "$lib/board/geometry/square";
import type { Cell } from "$lib/board/geometry/point";
import type { BoardWords } from "$lib/board/model";
import type { Narrator } from "$lib/i18n/sentence";
import type { Say } from "./faces";
import { groundOf } from "./look";
import { cellsOf, fielded, glyphAt } from "./present";
import { cellOf, squareOf } from "$lib/board/square/names";
import type { DungeonView, UnitView } from "./view";

export function presentWords(view: DungeonView, geometry: SquareGeometry, narrator: Narrator, say: Say): BoardWords {
  const { battlefield: field } = view;
  const zones = new Map(field.zones.flatMap((list, seat) => list.map((square) => [cellOf(square), view.seats[seat]?.seat ?? ""] as const)));
  const circles = new Set(field.circles.flat().map(cellOf));
  const treasures = new Map(view.treasures.filter(({ chest, tokens }) => chest || tokens > 0).map((each) => [cellOf(each.square), each]));
  const units = new Map(
    fielded(view).flatMap((unit) => {
      const said = [unitWords(unit, narrator, say), ...sightWords(view, unit, say)].join(", ");
      return cellsOf(unit).map((cell) => [cell, said] as const);
    }),
  );
  // There are hundreds of squares, and a few kinds of ground.
  const grounds = new Map<string, string>();
  const grounded = (glyph: string): string => {
    const known = grounds.get(glyph);
    if (known !== undefined) return known;
    const said = glyph === " " ? say("dc-no-tile") : say(`dc-ground-${groundOf(glyph, field.face).id}`);
    grounds.set(glyph, said);
    return said;
  };
  const name = (cell: Cell): string => {
    const square = squareOf(cell);
    const glyph = glyphAt(field, cell);
    const facts = [square, grounded(glyph)];
    const zone = zones.get(cell);
    if (zone !== undefined) facts.push(say("dc-start-zone", { seat: narrator.name("seat", zone) }));
    if (circles.has(cell)) facts.push(say("dc-circle"));
    const treasure = treasures.get(cell);
    if (treasure) facts.push(treasure.chest ? say("dc-chest") : say("dc-tokens", { count: treasure.tokens }));
    const unit = units.get(cell);
    if (unit !== undefined) facts.push(unit);
    return facts.join(", ");
  };
  const bands = view.seats.map(({ seat }) => ({
    heading: narrator.name("seat", seat),
    cells: fielded(view).flatMap((unit) => (unit.controller === seat ? [cellOf(unit.square)] : [])),
  }));
  const taken = new Set(bands.flatMap(({ cells }) => cells));
  const free = geometry.cells.filter((cell) => !taken.has(cell));
  const groups = [
    ...bands,
    { heading: say("dc-treasure"), cells: free.filter((cell) => treasures.has(cell)) },
    { heading: say("dc-squares"), cells: free.filter((cell) => !treasures.has(cell)) },
  ];
  const ground = (cell: Cell): string | undefined => {
    const glyph = glyphAt(field, cell);
    const id = glyph === " " ? "normal" : groundOf(glyph, field.face).id;
    return circles.has(cell) ? "circle" : zones.has(cell) ? "start-zone" : id === "normal" ? undefined : id;
  };
  return { label: say("dc-battlefield"), name, ground, groups: groups.filter(({ cells }) => cells.length > 0) };
}

export function unitWords(unit: UnitView, narrator: Narrator, say: Say): string {
  const facts = [
    narrator.name("unit", unit.id),
    narrator.name("seat", unit.controller),
    say("dc-life", { left: unit.hit_points - unit.damage, of: unit.hit_points }),
  ];
  if (unit.tapped) facts.push(say("dc-tapped"));
  if (unit.active) facts.push(say("dc-active"));
  for (const card of unit.attached) facts.push(narrator.name("order", card.order));
  return facts.join(", ");
}

/** What whoever acts sees of a creature, and what is in the way. */
export function sightWords({ sights }: Pick<DungeonView, "sights">, { id }: UnitView, say: Say): string[] {
  const lines = sights.filter(({ target }) => target === id);
  return [
    ...new Set(lines.map(({ sight, square, beyond }) => say(`dc-sight-${sight}`, { square: [square, beyond].filter(Boolean).join("–") }))),
  ];
}
