// From the view of a seat to what the board draws: the cards of a plane, pawns, lights and ways. Pure.
import type { Arrow } from "$lib/board/arrows";
import type { Cell } from "$lib/board/geometry/point";
import { type TileGeometry, tileCell, tilePlace, tiles } from "$lib/board/geometry/tile";
import type { Lights } from "$lib/board/model";
import type { Exit, Pawn, Tile, TileMap } from "$lib/board/tile/map";
import { isName } from "$lib/i18n/sentence";
import type { Told } from "$lib/protocol/types";
import { cardSide, cellOf, SIDES } from "./cells";
import type { Choices, Placing } from "./choices";
import { groundsOf, heroEmblem, obstacleEmblem, questEmblem, siteEmblem, STAT_EMBLEMS } from "./look";
import type { DungeoneerView, Library, MapSide, PlaceView, Plane, PlayerView, PrintedExit, PrintedPlace } from "./view";

export function playerOf(view: DungeoneerView, seat: string | null): PlayerView | null {
  return view.seats.find((player) => player.seat === seat) ?? null;
}
export function seatNumber(view: DungeoneerView, seat: string): number {
  return view.seats.findIndex((player) => player.seat === seat);
}
export function placeOf(view: DungeoneerView, id: string | null | undefined): PlaceView | null {
  return view.places.find((place) => place.id === id) ?? null;
}
export function placeAt(view: DungeoneerView, plane: Plane, cell: Cell): PlaceView | null {
  return view.places.find((place) => place.plane === plane && cellOf(place.cell) === cell) ?? null;
}
/** The planes that cards lie on, or are about to. */
export function planesOf(view: DungeoneerView, library: Library): Plane[] {
  const drawn = view.drawn === null ? [] : [library.places[view.drawn]?.plane ?? "surface"];
  const found = [...new Set([...view.places.map(({ plane }) => plane), ...drawn])];
  return found.length > 0 ? found.sort().reverse() : ["surface"];
}

/* the map */

const STEPS: Readonly<Record<MapSide, readonly [number, number]>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** The empty cells that roads lead to: there the map may grow. */
export function edgeOf(view: DungeoneerView, library: Library, plane: Plane): Cell[] {
  const laid = view.places.filter((place) => place.plane === plane);
  const taken = new Set(laid.map(({ cell }) => cellOf(cell)));
  const left = view.location_decks[plane] ?? 0;
  const growing = left > 0 || view.drawn !== null || view.seats.some(({ tile_count }) => tile_count > 0);
  if (!growing) return [];
  const found = new Set<Cell>();
  for (const place of laid) {
    const [x, y] = tilePlace(cellOf(place.cell));
    for (const side of SIDES) {
      const next = tileCell(x + STEPS[side][0], y + STEPS[side][1]);
      if (!taken.has(next) && library.places[place.id]?.exits[cardSide(side, place.turned)] !== "wall") found.add(next);
    }
  }
  return [...found];
}

export function presentGeometry(view: DungeoneerView, plane: Plane, edge: readonly Cell[]): TileGeometry {
  const laid = view.places.filter((place) => place.plane === plane).map(({ cell }) => cellOf(cell));
  const cells = [...new Set([...laid, ...edge])];
  return tiles(cells.length > 0 ? cells : ["0,0"]);
}

export function presentExit(exit: PrintedExit | undefined, forced = false): Exit {
  if (exit === undefined || forced) return { kind: "open" };
  if (typeof exit === "string") return { kind: exit };
  return { kind: exit.kind, emblem: STAT_EMBLEMS[exit.stat] ?? "star", against: exit.vs };
}

/** What is printed on a location card, as it lies. */
export function presentTile(printed: PrintedPlace, cell: Cell, turned: boolean, forced: readonly MapSide[] = []): Tile {
  const exit = (side: MapSide): Exit => presentExit(printed.exits[cardSide(side, turned)], forced.includes(side));
  return {
    cell,
    id: printed.id,
    name: printed.name,
    grounds: groundsOf(printed),
    exits: { n: exit("n"), e: exit("e"), s: exit("s"), w: exit("w") },
    site: siteEmblem(printed),
    obstacle: printed.obstacle ? obstacleEmblem(printed.obstacle.kind) : null,
    hinders: printed.obstacle?.kind,
    glory: printed.glory,
    peril: printed.peril,
    passage: printed.passage,
    portal: printed.portal,
  };
}

export function presentMap(
  view: DungeoneerView,
  library: Library,
  plane: Plane,
  edge: readonly Cell[],
  ghost: Placing | null,
  acting: string | null,
): TileMap {
  const laid = view.places.filter((place) => place.plane === plane);
  const portals = view.places.filter(({ portal }) => portal !== null).map(({ id }) => id);
  const drawn = view.drawn === null ? undefined : library.places[view.drawn];
  const tile = (place: PlaceView): Tile[] => {
    const printed = library.places[place.id];
    if (!printed) return [];
    const linked = portals.findIndex((id) => id === place.id || placeOf(view, id)?.portal === place.id);
    return [
      {
        ...presentTile(printed, cellOf(place.cell), place.turned, place.forced),
        portal: printed.portal || linked >= 0,
        link: linked >= 0 ? linked % 2 : null,
        spent: !place.new,
        tokens: place.tokens.map((quest) => questEmblem(library.quests[quest]?.category ?? "escort")),
      },
    ];
  };
  const blanks = laid.filter(({ id }) => !library.places[id]).map(({ cell }) => cellOf(cell));
  return {
    tiles: laid.flatMap(tile),
    blanks,
    pawns: presentPawns(view, laid, acting),
    // Where the next card fits is known once the cards are.
    frames: new Set(blanks.length > 0 ? [] : edge),
    bed: plane === "dungeon" ? "stone" : "sand",
    ghost: ghost && drawn ? presentTile(drawn, ghost.cell, ghost.turned) : null,
  };
}

function presentPawns(view: DungeoneerView, laid: readonly PlaceView[], acting: string | null): Pawn[] {
  return laid.flatMap((place) =>
    place.heroes.flatMap((seat): Pawn[] => {
      const player = playerOf(view, seat);
      if (!player) return [];
      const marks = [
        ...player.inventory.filter(({ by }) => by !== null && by !== seat).map(() => "swirl"),
        ...player.escorts.map(() => "crook"),
      ];
      const unit = {
        id: seat,
        seat: seatNumber(view, seat),
        emblem: heroEmblem(player.hero),
        life: { now: player.health, of: player.max_health },
        marks,
        signs: { life: "health", marks: marks.map((mark) => (mark === "swirl" ? "bane" : "escorting")) },
      };
      return [{ unit, cell: cellOf(place.cell), fallen: player.fallen, acting: seat === acting }];
    }),
  );
}

/* what may be pressed */

export interface Picking {
  readonly plane: Plane;
  readonly placings: readonly Placing[];
  readonly asked: boolean;
  readonly last: readonly Told[];
  /** Locations that something under the pointer speaks of. */
  readonly pointed: readonly string[];
}

export function presentLights(view: DungeoneerView, choices: Choices, picking: Picking): Lights {
  const here = view.places.filter(({ plane }) => plane === picking.plane);
  const lit = new Set<Cell>(picking.placings.map(({ cell }) => cell));
  for (const place of here) if (choices.atPlace(place).length > 0) lit.add(cellOf(place.cell));
  const own = here.find(({ heroes }) => view.viewer !== null && heroes.includes(view.viewer));
  const active = here.find(({ heroes }) => heroes.includes(view.active));
  const busy = picking.asked ? own : active;
  const spoken = new Set([...picking.pointed, ...(picking.pointed.length > 0 ? [] : namedPlaces(picking.last))]);
  return {
    lit,
    picked: new Set(busy ? [cellOf(busy.cell)] : []),
    about: new Set([own, active].flatMap((place) => (place ? [cellOf(place.cell)] : []))),
    traced: new Set(here.filter(({ id }) => spoken.has(id)).map(({ cell }) => cellOf(cell))),
    deciding: picking.asked,
  };
}

/** The locations that the last events speak of. */
export function namedPlaces(last: readonly Told[]): string[] {
  return last.flatMap(({ say }) =>
    Object.values(say.words ?? {}).flatMap((word) => (!Array.isArray(word) && isName(word) && word.kind === "location" ? [word.id] : [])),
  );
}

/** The way to the location under the pointer, and where a battle is. */
export function presentArrows(view: DungeoneerView, choices: Choices, plane: Plane, pointed: PlaceView | null): Arrow[] {
  const me = placeOf(view, playerOf(view, view.viewer)?.place);
  const way = pointed && choices.wayTo(pointed.id);
  const fights = [
    ...new Set(view.fights.flatMap(({ attacks }) => attacks.filter(({ status }) => status === "live").map(({ place }) => place))),
  ];
  return [
    ...(way && me && me.plane === plane && pointed.plane === plane
      ? [{ kind: "path", cells: [cellOf(me.cell), cellOf(pointed.cell)], cost: "1" } as const]
      : []),
    ...fights.flatMap((id): Arrow[] => {
      const place = placeOf(view, id);
      return place?.plane === plane ? [{ kind: "danger", cell: cellOf(place.cell) }] : [];
    }),
  ];
}

/* the players */

/** Who plays the Dragon Overlord, and against which heroes: in a battle of monsters its owner, else the active player in his villainy. */
export function overlordOf(view: DungeoneerView): { by: string; against: PlayerView[] } | null {
  const fight = view.fights.find(({ kind }) => kind === "encounters" || kind === "hunt");
  if (fight) {
    const targets = new Set(fight.attacks.map(({ target }) => target));
    const against = view.seats.filter(({ seat }) => targets.has(seat));
    if (against.length > 0) return { by: fight.by, against };
  }
  if (view.phase !== "villainy") return null;
  return { by: view.active, against: view.seats.filter(({ seat, alive }) => alive && seat !== view.active) };
}
