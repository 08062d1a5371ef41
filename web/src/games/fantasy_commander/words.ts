// The battlefield in words: the spoken name of every hex and of what stands on it, and the list with headings. Pure.
import type { HexGeometry } from "$lib/board/geometry/hex";
import type { Cell } from "$lib/board/geometry/point";
import type { BoardWords } from "$lib/board/model";
import { signed } from "$lib/hint/chances";
import type { Narrator } from "$lib/i18n/sentence";
import type { Args } from "$lib/i18n/speaker";
import { standing } from "./choices";
import { groundOf } from "./look";
import { cellOfHex, fielded, glyphAt, hexOfCell, orderOf } from "./present";
import type { BattleView, EffectView, UnitView } from "./view";

export type Say = (message: string, args?: Args) => string;

export function presentWords(view: BattleView, viewer: number | null, geometry: HexGeometry, narrator: Narrator, say: Say): BoardWords {
  const towns = new Map(view.towns.map((town) => [cellOfHex(town.hex), narrator.name("town", town.town)]));
  const points = new Set(view.points.map(cellOfHex));
  const name = (cell: Cell): string => {
    const facts = [hexOfCell(cell), narrator.name("terrain", groundOf(glyphAt(view.terrain, cell)).id)];
    const town = towns.get(cell);
    if (town) facts.push(town);
    if (points.has(cell)) facts.push(say("fc-point"));
    const damage = view.buildings[hexOfCell(cell)];
    if (damage !== undefined) facts.push(say(damage > 0 ? "fc-building-damaged" : "fc-building"));
    for (const unit of standing(view, hexOfCell(cell))) facts.push(unitWords(view, viewer, unit, narrator, say));
    return facts.join(", ");
  };
  const armies = view.sides.map((side, seat) => ({
    heading: narrator.name("faction", side.faction),
    cells: fielded(view, seat).flatMap((unit) => (unit.hex === null ? [] : [cellOfHex(unit.hex)])),
  }));
  const taken = new Set(armies.flatMap((army) => army.cells));
  const free = geometry.cells.filter((cell) => !taken.has(cell));
  const groups = [
    ...armies,
    { heading: say("fc-points"), cells: free.filter((cell) => points.has(cell)) },
    { heading: say("fc-ground"), cells: free.filter((cell) => !points.has(cell)) },
  ];
  const ground = (cell: Cell): string | undefined => {
    const { id } = groundOf(glyphAt(view.terrain, cell));
    return points.has(cell) ? `capture-point ${id}` : id === "open" ? undefined : id;
  };
  return { label: say("fc-battlefield"), name, ground, groups: groups.filter((group) => group.cells.length > 0) };
}

export function unitWords(view: BattleView, viewer: number | null, unit: UnitView, narrator: Narrator, say: Say): string {
  const facts = [
    narrator.name("piece", unit.id),
    narrator.name("faction", view.sides[unit.side]?.faction ?? ""),
    say("fc-strength", { left: unit.left, size: unit.size }),
  ];
  if (unit.fatigue > 0) facts.push(say("fc-fatigue", { count: unit.fatigue }));
  const order = orderOf(view, viewer, unit);
  if (order !== undefined)
    facts.push(order === null ? say("fc-order-hidden") : say("fc-order", { colour: narrator.name("colour", order) }));
  if (unit.defends) facts.push(say("fc-defends"));
  if (unit.weak) facts.push(say("fc-weak"));
  if (unit.exhausted) facts.push(say("fc-exhausted"));
  for (const curse of unit.curses) facts.push(narrator.name("card", curse));
  for (const effect of unit.effects) facts.push(effectWords(effect, narrator));
  return facts.join(", ");
}

/** A lasting change on a unit, and for how long. */
export function effectWords({ what, until, property, of, face, numbers }: EffectView, narrator: Narrator): string {
  const named = (kind: string, id: string | null) => ({ kind, id: id ?? "" });
  const lasts = { until: named("until", until) };
  const [n = 0] = numbers;
  if (property !== null) return narrator.say(`lasting-${what}`, { property: named("property", property), level: n, ...lasts });
  if (face !== null) return narrator.say(`lasting-${what}`, { face: named("face", face), roll: named("roll", of), count: n, ...lasts });
  if (what === "forbid") return narrator.say("lasting-forbid", { what: named("ban", of), ...lasts });
  const effect = named("effect", of === null ? what : `${what}-${of}`);
  return narrator.say("lasting-number", { effect, amount: numbers.map(signed).join(" / ") || "none", ...lasts });
}
