// A staged position on the map of the Underdark.
import recorded from "../fixtures/tyrants.json";
import { layoutGraph } from "$lib/board/graph/layout";
import type { GraphPieces } from "$lib/board/graph/pieces";
import type { BoardEvents, BoardWords, Lights } from "$lib/board/model";
import { hash } from "$lib/board/draw/seed";

interface Printed {
  sites: {
    id: string;
    name: Record<string, string>;
    section: string;
    vp: number;
    start?: boolean;
    label: XY;
    marker: (XY & { influence: number; vp: number }) | null;
    spaces: (XY & { id: string })[];
  }[];
  routes: { id: string; a: string; b: string; section: string; spaces: (XY & { id: string })[] }[];
}
interface XY {
  x: number;
  y: number;
}

export function graphFixture(language = "en", sections = ["left", "centre", "right"]) {
  const printed: Printed = recorded.library.board;
  const sites = printed.sites.filter((site) => sections.includes(site.section));
  const routes = printed.routes.filter((route) => sections.includes(route.section));
  const cells = (spaces: (XY & { id: string })[]) => spaces.map(({ id, x, y }) => ({ cell: `space:${id}`, x, y }));
  const layout = layoutGraph({
    id: "underdark",
    sites: sites.map((site) => ({
      id: site.id,
      name: site.name[language] ?? site.id,
      label: site.label,
      marker: site.marker,
      spaces: cells(site.spaces),
    })),
    routes: routes.map(({ id, a, b, spaces }) => ({ id, a, b, spaces: cells(spaces) })),
  });
  const seat = (id: string): number => hash(id) % 6;
  const pieces: GraphPieces = {
    sites: sites.map((site) => {
      const controller = hash(`c${site.id}`) % 5;
      const spies = [0, 1, 2].filter((s) => hash(`spy${s}${site.id}`) % 9 === 0);
      return {
        id: site.id,
        vp: site.vp,
        start: site.start ?? false,
        controller: controller < 4 ? controller : null,
        total: hash(`t${site.id}`) % 4 === 0 && controller < 4,
        marker: site.marker ? { control: `+${site.marker.influence}`, total: `+${site.marker.vp}` } : null,
        spies: spies.map((s, index) => ({ cell: `spy:${site.id}:${s}`, site: site.id, seat: s, index })),
      };
    }),
    troops: [...layout.spaces.keys()]
      .filter((cell) => hash(cell) % 3 !== 0)
      .map((cell) => ({ id: cell, cell, seat: seat(cell) < 4 ? seat(cell) : null })),
    ghost: 0,
    emblem: (s) => (s === null ? "shield" : (["spider", "axe", "lightning", "ring"][s] ?? "shield")),
  };
  const all = [...layout.spaces.keys()];
  const taken = new Set(pieces.troops.map((one) => one.cell));
  const lights: Lights = {
    lit: new Set([
      ...all.filter((cell) => !taken.has(cell)).slice(0, 9),
      all.find((cell) => taken.has(cell)) ?? "",
      `site:${sites[3]?.id}`,
    ]),
    picked: new Set(),
    traced: new Set([all[20] ?? ""]),
    deciding: true,
  };
  const words: BoardWords = { label: "Map of the Underdark", name: (cell) => cell, groups: [{ heading: "All", cells: all }] };
  const on: BoardEvents = { pick: (cell) => console.info("pick", cell), why: (cell) => console.info("why", cell) };
  return { layout, pieces, words, lights, on };
}
