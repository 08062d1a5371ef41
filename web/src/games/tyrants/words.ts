// The map of Tyrants in words: the spoken name of every site, space and spy, and the list with headings. Pure.
import { cellOfSite } from "$lib/board/graph/places";
import type { Cell } from "$lib/board/geometry/point";
import type { BoardWords, CellGroup } from "$lib/board/model";
import type { Narrator } from "$lib/i18n/sentence";
import type { Args } from "$lib/i18n/speaker";
import { cellOfSpace, cellOfSpy, houseName, playerOf, spacesOf } from "./present";
import { type Library, type SiteView, type TyrantsView, WHITE } from "./view";

type Say = (message: string, args?: Args) => string;

export function presentWords(view: TyrantsView, library: Library, narrator: Narrator, say: Say): BoardWords {
  const names = new Map<Cell, string>();
  const groups: CellGroup[] = [];
  const who = (colour: string | null): string => {
    if (colour === null) return say("tyrants-nobody");
    return colour === WHITE ? say("tyrants-white") : houseName(narrator, playerOf(view, colour)?.house ?? "");
  };
  const routes = new Map(library.board.routes.map((route) => [route.id, route]));
  const site = (id: string): string => narrator.name("site", id);
  const all = spacesOf(view, library);
  const inside = (part: string) => all.filter((space) => space.part === part);

  for (const one of view.sites) {
    const cells = [cellOfSite(one.id)];
    names.set(cellOfSite(one.id), siteName(one, site(one.id), who, say));
    for (const space of inside(one.id)) {
      cells.push(cellOfSpace(space.id));
      names.set(cellOfSpace(space.id), say("tyrants-space", { space: narrator.name("space", space.id), who: who(space.colour) }));
    }
    for (const seat of one.spies) {
      cells.push(cellOfSpy(one.id, seat));
      names.set(cellOfSpy(one.id, seat), say("tyrants-spy", { place: site(one.id), who: who(seat) }));
    }
    groups.push({ heading: site(one.id), cells });
  }
  for (const one of view.routes) {
    const route = routes.get(one.id);
    const place = route ? say("tyrants-route", { a: site(route.a), b: site(route.b) }) : one.id;
    const cells = inside(one.id).map((space) => {
      names.set(cellOfSpace(space.id), say("tyrants-space", { space: narrator.name("space", space.id), who: who(space.colour) }));
      return cellOfSpace(space.id);
    });
    groups.push({ heading: place, cells });
  }
  return { label: say("tyrants-map"), name: (cell) => names.get(cell) ?? cell, groups };
}

function siteName(site: SiteView, name: string, who: (colour: string | null) => string, say: Say): string {
  const facts = [name, say("tyrants-vp", { vp: site.vp })];
  if (site.start) facts.push(say("tyrants-start"));
  if (site.controller !== null) facts.push(say(site.total ? "tyrants-total-control" : "tyrants-control", { who: who(site.controller) }));
  return facts.join(", ");
}
