// Every sign that a table shows is explained: it is named in the glossary of its game, or it is no more than a picture.
// And at one table one emblem means one thing.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { ROOMS } from "./rooms";
import { voice } from "$lib/i18n/voice.svelte";

vi.setConfig({ testTimeout: 60_000 });

/** The ids of a glossary, as its file lists them. */
function known(game: string): ReadonlySet<string> {
  const file = readFileSync(`../warhall/games/${game}/learn/glossary/rules.yaml`, "utf8");
  return new Set([...file.matchAll(/^ {2}([\w-]+): /gm)].map((found) => found[1] ?? ""));
}

const drawn = (root: ParentNode): Element[] => [...root.querySelectorAll('use[href^="#g-"]')];
const emblemOf = (use: Element): string => use.getAttribute("href")?.slice(3) ?? "";
/** Cards tell their signs when they are read; the prompt's candle and the lessons' things are the house's. */
const ELSEWHERE = "[data-sign], [data-picture], .paper[data-signs], .prompt, .glass, .mini";

/** Signs that are about the same thing: they may share an emblem. */
const SAME: readonly (readonly string[])[] = [
  ["influence", "marker-influence"],
  ["spies", "spy"],
  ["orders-in-hand", "starting-orders", "attached"],
  ["creatures-in-hand", "creature-hand"],
  ["treasure", "treasure-limit"],
  ["quest-escort", "token", "escorting"],
  ["artifact", "quest-artifact"],
  ["boon", "boon-limit"],
  ["fatigue", "exhausted"],
  ["effect", "tactic"],
  ["speed", "move"],
];
/** Medallions show what a place or a hero is; plaques on exits show the value that is tested. */
const PICTURED = ["site", "skill", "blocked", "trap-exit"];
/** What an emblem means where it is drawn; null where it is a picture. */
function meaningOf(use: Element): string | null {
  const around = use.closest("[data-sign], [data-picture]");
  const sign = around?.getAttribute("data-sign")?.split(" ").at(-1) ?? null;
  if (sign === null || around?.hasAttribute("data-picture") || PICTURED.includes(sign)) return null;
  return SAME.find((same) => same.includes(sign))?.[0] ?? sign;
}

afterEach(cleanup);

describe.each(ROOMS)("$game", ({ game, Table, learn, stage, moments }) => {
  beforeAll(async () => {
    await voice.speak("en");
    await learn();
  });

  const meant = new Map<string, Set<string>>();

  it.each(moments)("tells what every sign means: %s", (moment) => {
    const { container } = render(Table, { staged: stage(moment) });
    const silent = drawn(container).filter((use) => !use.closest(ELSEWHERE));
    expect(silent.map((use) => `${emblemOf(use)} in ${use.closest("section, article, header, main, ul")?.className ?? ""}`)).toEqual([]);
    const ids = known(game);
    const signs = [...container.querySelectorAll("[data-sign]")].flatMap((sign) => (sign.getAttribute("data-sign") ?? "").split(" "));
    const grounds = [...container.querySelectorAll("[data-ground]")].flatMap((cell) => (cell.getAttribute("data-ground") ?? "").split(" "));
    const printed = [...container.querySelectorAll("[data-signs]")].flatMap((paper) => (paper.getAttribute("data-signs") ?? "").split(" "));
    expect([...new Set([...signs, ...grounds, ...printed])].filter((id) => !ids.has(id))).toEqual([]);
    expect(signs.length).toBeGreaterThan(8);
    for (const use of drawn(container)) {
      const meaning = meaningOf(use);
      if (meaning !== null) meant.set(emblemOf(use), (meant.get(emblemOf(use)) ?? new Set()).add(meaning));
    }
  });

  it("means one thing by one emblem", () => {
    expect(meant.size).toBeGreaterThan(4);
    expect([...meant].filter(([, things]) => things.size > 1).map(([emblem, things]) => `${emblem}: ${[...things].join(", ")}`)).toEqual(
      [],
    );
  });
});
