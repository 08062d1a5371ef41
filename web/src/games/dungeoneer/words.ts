// The map in words: the spoken name of every location with its exits and who is there, and the list with headings. Pure.
import type { TileGeometry } from "$lib/board/geometry/tile";
import type { Cell } from "$lib/board/geometry/point";
import type { BoardWords } from "$lib/board/model";
import { isName, type Narrator } from "$lib/i18n/sentence";
import type { Option, Question, Word } from "$lib/protocol/types";
import { thingsOf, verbOf } from "$lib/table/picks";
import { away, cardSide, cellOf, SIDES } from "./cells";
import type { Say } from "./faces";
import { placeAt, playerOf } from "./present";
import {
  cardId,
  type DungeoneerView,
  type Library,
  type MapSide,
  type PlaceView,
  type Plane,
  type PlayerView,
  type PrintedExit,
  type TestView,
  type WayView,
} from "./view";

export function presentWords(
  view: DungeoneerView,
  library: Library,
  plane: Plane,
  geometry: TileGeometry,
  narrator: Narrator,
  say: Say,
): BoardWords {
  const name = (cell: Cell): string => {
    const place = placeAt(view, plane, cell);
    return place ? placeWords(view, library, place, narrator, say) : say("dg-empty-cell", away(cell));
  };
  const laid = geometry.cells.filter((cell) => placeAt(view, plane, cell) !== null);
  const held = laid.filter((cell) => (placeAt(view, plane, cell)?.heroes.length ?? 0) > 0);
  const groups = [
    { heading: say("dg-heroes"), cells: held },
    { heading: say("dg-locations"), cells: laid.filter((cell) => !held.includes(cell)) },
    { heading: say("dg-empty-cells"), cells: geometry.cells.filter((cell) => !laid.includes(cell)) },
  ];
  return { label: say(`dg-map-${plane}`), name, groups: groups.filter(({ cells }) => cells.length > 0) };
}

function placeWords(view: DungeoneerView, library: Library, place: PlaceView, narrator: Narrator, say: Say): string {
  const printed = library.places[place.id];
  const facts = [narrator.name("location", place.id), say("dg-cell", away(cellOf(place.cell)))];
  if (printed) {
    facts.push(say("dg-worth", { glory: printed.glory, peril: printed.peril }));
    facts.push(...printed.terrain.map((each) => narrator.name("terrain", each)));
    facts.push(
      ...SIDES.map(
        (side) =>
          `${narrator.name("side", side)}: ${exitWords(printed.exits[cardSide(side, place.turned)], place.forced.includes(side), narrator, say)}`,
      ),
    );
  }
  for (const seat of place.heroes) {
    const player = playerOf(view, seat);
    if (player) facts.push(heroWords(player, narrator, say));
  }
  for (const quest of place.tokens) facts.push(say("dg-token-of", { quest: narrator.name("quest", quest) }));
  const way = view.ways.find((each) => each.place === place.id);
  if (way) facts.push(`${say("dg-going-there")}: ${wayWords(way, narrator, say).join("; ")}`);
  return facts.join(", ");
}

/** One exit: what it takes to leave by it. */
export function exitWords(exit: PrintedExit | undefined, forced: boolean, narrator: Narrator, say: Say): string {
  if (exit === undefined || exit === "open") return say("dg-exit-open");
  if (exit === "wall") return say("dg-exit-wall");
  return forced ? say("dg-exit-forced") : say(`dg-exit-${exit.kind}`, { stat: narrator.name("form", exit.stat), vs: exit.vs });
}

export function exitsOf(
  place: PlaceView,
  library: Library,
  narrator: Narrator,
  say: Say,
): { side: MapSide; name: string; words: string; kind: string }[] {
  const exits = library.places[place.id]?.exits;
  return SIDES.map((side) => {
    const exit = exits?.[cardSide(side, place.turned)];
    const forced = place.forced.includes(side);
    const kind = exit === undefined || forced ? "open" : typeof exit === "string" ? exit : exit.kind;
    return { side, name: narrator.name("side", side), words: exitWords(exit, forced, narrator, say), kind };
  });
}

export function heroWords(player: PlayerView, narrator: Narrator, say: Say): string {
  const facts = [
    player.hero === null ? "" : narrator.name("hero", player.hero),
    narrator.name("seat", player.seat),
    say("dg-life", { now: player.health, of: player.max_health }),
  ];
  if (player.fallen) facts.push(say("dg-fallen"));
  return facts.filter(Boolean).join(", ");
}

/** A test that may come, with its chance. */
export function testWords({ source, stat, value, need, chance }: TestView, narrator: Narrator, say: Say): string {
  const what = stat === null ? say("dg-search") : narrator.name("form", stat);
  const test = say("dg-test", { what, value, need, chance });
  return source === null ? test : `${narrator.name("source", source)}: ${test}`;
}

/** What a way brings: points and tests. */
export function wayWords(way: WayView, narrator: Narrator, say: Say): string[] {
  const points = way.glory > 0 || way.peril > 0 ? [say("dg-gains", { glory: way.glory, peril: way.peril })] : [say("dg-not-new")];
  return [...points, ...way.tests.map((test) => testWords(test, narrator, say))];
}

/** Verbs that name a hero whose peril may pay. */
const PAID_BY: ReadonlySet<string> = new Set(["on", "from"]);

/** What the options of a question do that a card or a quest asks. */
export function choiceOf(question: Question | null, library: Library): readonly string[] {
  const { card, quest } = question?.say.words ?? {};
  const id = (word: Word | undefined): string => (word !== undefined && !Array.isArray(word) && isName(word) ? word.id : "");
  return library.cards[cardId(id(card))]?.options ?? library.quests[id(quest)]?.options ?? [];
}

/** What an option comes to, in a line under it. */
export function noteOf(
  { ways, forms, quests, seats }: DungeoneerView,
  option: Option,
  narrator: Narrator,
  say: Say,
  choice: readonly string[] = [],
): string | null {
  const chosen = option.say.words?.option;
  if (typeof chosen === "number") return choice[chosen - 1] ?? null;
  const way = ways.find(({ notation }) => notation === option.notation);
  if (way) return [narrator.name("location", way.place), ...wayWords(way, narrator, say)].join(" · ");
  const things = thingsOf(option);
  const form = forms.find((each) => things.includes(`form:${each.form}`));
  if (form)
    return [
      say("dg-values", { attack: form.attack, counter: form.counter }),
      say("dg-odds", { hits: form.hits, struck: form.struck }),
    ].join(" · ");
  const payer = PAID_BY.has(verbOf(option)) ? seats.find(({ seat }) => things.includes(`seat:${seat}`)) : undefined;
  if (payer) return say("dg-peril-of", { seat: narrator.name("seat", payer.seat), peril: payer.peril });
  const quest = quests.find(({ id }) => things.includes(`quest:${id}`));
  return quest?.test && quest.steps === 0 ? testWords(quest.test, narrator, say) : null;
}
