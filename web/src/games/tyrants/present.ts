// Tyrants of the Underdark: from the server's view to what the table draws. Pure; no rule is known here.
import { layoutGraph, type GraphLayout } from "$lib/board/graph/layout";
import type { GraphPieces, SpyAt, TroopAt } from "$lib/board/graph/pieces";
import { cellOfSite } from "$lib/board/graph/places";
import type { Cell } from "$lib/board/geometry/point";
import type { Lights } from "$lib/board/model";
import type { CardFace } from "$lib/cards/face";
import { figure } from "$lib/i18n/figures";
import { isName, type Narrator } from "$lib/i18n/sentence";
import type { Told } from "$lib/protocol/types";
import { type Choices, type Zone } from "./choices";
import { aspectLook, cardEmblem, HALF_DECKS, houseEmblem } from "./look";
import { type Library, type PlayerView, type PrintedLibrary, readLibrary, type TyrantsView, WHITE } from "./view";

export const cellOfSpace = (id: string): Cell => `space:${id}`;
export const cellOfSpy = (site: string, seat: string): Cell => `spy:${site}:${seat}`;

/** What a cell of the board speaks of. */
export type Place = { kind: "space" | "site"; id: string } | { kind: "spy"; id: string; seat: string };

export function placeOf(cell: Cell): Place {
  const colon = cell.indexOf(":");
  const rest = cell.slice(colon + 1);
  if (cell.startsWith("spy:")) {
    const last = rest.lastIndexOf(":");
    return { kind: "spy", id: rest.slice(0, last), seat: rest.slice(last + 1) };
  }
  return { kind: cell.startsWith("site:") ? "site" : "space", id: rest };
}

/* the map */

/** The map of the sections in play, with its names in the reader's language. */
export function presentMap(library: Library, sections: readonly string[], narrator: Narrator): GraphLayout {
  const inPlay = ({ section }: { section: string }): boolean => sections.includes(section);
  const spaces = (list: readonly { id: string; x: number; y: number }[]) => list.map(({ id, x, y }) => ({ cell: cellOfSpace(id), x, y }));
  const sites = library.board.sites.filter(inPlay);
  const known = new Set(sites.map((site) => site.id));
  return layoutGraph({
    id: "underdark",
    sites: sites.map((site) => ({
      id: site.id,
      name: narrator.name("site", site.id),
      label: site.label,
      marker: site.marker,
      spaces: spaces(site.spaces),
    })),
    routes: library.board.routes
      .filter((route) => inPlay(route) && known.has(route.a) && known.has(route.b))
      .map(({ id, a, b, spaces: list }) => ({ id, a, b, spaces: spaces(list) })),
  });
}

export interface SpaceState {
  id: string;
  /** The site or route it belongs to. */
  part: string;
  colour: string | null;
}

/** Every troop space in play and who stands there, in the printed order. */
export function spacesOf(view: TyrantsView, library: Library): SpaceState[] {
  const printed = new Map([...library.board.sites, ...library.board.routes].map((part) => [part.id, part.spaces]));
  return [...view.sites, ...view.routes].flatMap((part) =>
    part.spaces.map((colour, index) => ({ id: printed.get(part.id)?.[index]?.id ?? `${part.id}:${index}`, part: part.id, colour })),
  );
}

export function presentPieces(view: TyrantsView, library: Library): GraphPieces {
  const seatOf = seats(view);
  const printed = new Map(library.board.sites.map((site) => [site.id, site]));
  const troops: TroopAt[] = [];
  for (const { id, colour } of spacesOf(view, library)) {
    if (colour === null) continue;
    const cell = cellOfSpace(id);
    troops.push({ id: `${cell}=${colour}`, cell, seat: colour === WHITE ? null : seatOf(colour) });
  }
  return {
    troops,
    sites: view.sites.map((site) => {
      const marker = printed.get(site.id)?.marker ?? null;
      return {
        id: site.id,
        vp: site.vp,
        start: site.start,
        controller: site.controller === null ? null : seatOf(site.controller),
        total: site.total,
        marker: marker && { control: `+${marker.influence}`, total: `+${marker.vp}` },
        spies: site.spies.map((seat, index): SpyAt => ({ cell: cellOfSpy(site.id, seat), site: site.id, seat: seatOf(seat), index })),
      };
    }),
    ghost: view.viewer === null ? null : seatOf(view.viewer),
    emblem: (seat) => (seat === null ? "shield" : houseEmblem(view.seats[seat]?.house ?? "")),
  };
}

/** What is lit on the map: a thing is lit when clicking it means something. */
export function presentLights(
  view: TyrantsView,
  library: Library,
  choices: Choices,
  picked: readonly string[],
  last: readonly Told[],
  asked: boolean,
): Lights {
  const lit = new Set<Cell>();
  for (const site of view.sites) {
    if (choices.site(site.id).length > 0 && !site.spies.some((seat) => choices.spy(site.id, seat).length > 0)) lit.add(cellOfSite(site.id));
    for (const seat of site.spies) if (choices.spy(site.id, seat).length > 0) lit.add(cellOfSpy(site.id, seat));
  }
  for (const { id } of spacesOf(view, library)) if (choices.space(id).length > 0) lit.add(cellOfSpace(id));
  return { lit, picked: new Set(picked.filter((one) => /^(space|site):/.test(one))), traced: traces(last), deciding: asked };
}

/** The spaces that the last events speak of. */
function traces(last: readonly Told[]): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const { say } of last) {
    for (const word of Object.values(say.words ?? {})) {
      if (!Array.isArray(word) && isName(word) && word.kind === "space") cells.add(cellOfSpace(word.id));
    }
  }
  return cells;
}

/* the seats */

function seats(view: TyrantsView): (colour: string) => number {
  const numbers = new Map(view.seats.map((player, index) => [player.seat, index]));
  return (colour) => numbers.get(colour) ?? 0;
}

export function seatOf(view: TyrantsView, colour: string): number | null {
  return colour === WHITE ? null : seats(view)(colour);
}

export function playerOf(view: TyrantsView, colour: string | null): PlayerView | null {
  return view.seats.find((player) => player.seat === colour) ?? null;
}

/** A House's name without the word for House, which every panel would repeat. */
export function houseName(narrator: Narrator, house: string): string {
  return narrator.name("house", house).replace(/^(House|Дом|Дім)\s+/u, "");
}

/* the cards */

/** A card as it is printed, in the reader's language. */
export function presentCard(id: string, library: Library, narrator: Narrator, value: (deck: number, inner: number) => string): CardFace {
  const card = library.cards[id];
  const look = aspectLook(card?.aspect ?? null);
  return {
    id,
    name: narrator.name("card", id),
    cost: card?.cost ?? null,
    tone: look?.tone ?? "--aspect-obedience",
    emblem: cardEmblem(id, card?.type ?? "", card?.aspect ?? null),
    motif: look?.motif ?? "cave",
    aspect: look && card?.aspect ? { emblem: look.emblem, name: narrator.name("aspect", card.aspect) } : null,
    signs: ["cost", "aspect", "value", ...(card?.half_deck ? ["half-deck"] : [])],
    lines: card?.text ?? [],
    type: card ? narrator.name("type", card.type) : "",
    value: card ? { short: `${figure(card.deck_vp)} / ${figure(card.inner_vp)}`, said: value(card.deck_vp, card.inner_vp) } : null,
    set: card?.half_deck ? { emblem: HALF_DECKS[card.half_deck] ?? "shield", name: narrator.name("half_deck", card.half_deck) } : null,
  };
}

/** Every card that is printed, in the order of the printed lists. */
export function presentCards(printed: PrintedLibrary, narrator: Narrator, value: (deck: number, inner: number) => string): CardFace[] {
  const library = readLibrary(printed);
  return printed.cards.map(({ id }) => presentCard(id, library, narrator, value));
}

export type { Zone };

/** The six columns of the score sheet that count something, for the bar of points. */
export function scoreParts(
  player: PlayerView,
): { part: "sites" | "total_control" | "trophies" | "deck" | "inner_circle" | "tokens"; points: number }[] {
  const { sites, total_control, trophies, deck, inner_circle, tokens } = player.score;
  return [
    { part: "sites" as const, points: sites },
    { part: "total_control" as const, points: total_control },
    { part: "trophies" as const, points: trophies },
    { part: "inner_circle" as const, points: inner_circle },
    { part: "deck" as const, points: deck },
    { part: "tokens" as const, points: tokens },
  ].filter(({ points }) => points !== 0);
}
