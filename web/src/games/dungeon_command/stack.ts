// The stack as a list: what each action is called, by whom, on whom; the topmost first. Pure.
import type { Narrator } from "$lib/i18n/sentence";
import type { Say } from "./faces";
import { actEmblem, creatureEmblem, orderEmblem } from "./look";
import { seatNumber, unitOf } from "./present";
import type { DungeonView, ItemView, Library } from "./view";

export interface StackRow {
  /** Its place on the stack, from 1; null for what is being announced or resolved. */
  readonly n: number | null;
  readonly seat: number;
  readonly emblem: string;
  readonly name: string;
  /** Who acts, and on what. */
  readonly who: string;
  readonly on: string | null;
  /** The number of the action that it answers. */
  readonly answers: number | null;
  readonly item: ItemView;
}

export function stackRows(view: DungeonView, library: Library, narrator: Narrator, say: Say): StackRow[] {
  return view.stack.map((item, index) => rowOf(view, library, narrator, say, item, index + 1)).reverse();
}

export function rowOf(view: DungeonView, library: Library, narrator: Narrator, say: Say, item: ItemView, n: number | null): StackRow {
  const aim = item.aim ?? item.target;
  const name =
    item.source === null
      ? say(`dc-act-${item.what === "attack" ? `attack-${item.attack ?? "melee"}` : item.what}`)
      : narrator.name("source", item.source);
  return {
    n,
    seat: seatNumber(view, item.seat),
    emblem: emblemOf(view, library, item),
    name: item.parts > 1 ? `${name} (${item.part}/${item.parts})` : name,
    who: item.unit === null ? narrator.name("seat", item.seat) : narrator.name("unit", item.unit),
    on: aim !== null && aim !== item.unit ? narrator.name("unit", aim) : (item.square ?? item.path.at(-1) ?? null),
    answers: item.answers,
    item,
  };
}

function emblemOf(view: DungeonView, library: Library, item: ItemView): string {
  if (item.card !== null) return orderEmblem(item.card, library.orders[item.card]?.type);
  if (item.what !== "script") return actEmblem(item.what, item.attack);
  return creatureEmblem(unitOf(view, item.unit)?.creature ?? "");
}
