// Every sign that a table shows is explained: it is named in the glossary of its game, or it is no more than a picture.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import StagedBattle from "../gallery/StagedBattle.svelte";
import StagedDungeon from "../gallery/StagedDungeon.svelte";
import StagedDungeoneer from "../gallery/StagedDungeoneer.svelte";
import StagedMiniatures from "../gallery/StagedMiniatures.svelte";
import StagedTable from "../gallery/StagedTable.svelte";
import { learnBattle, stageBattle } from "../gallery/battle";
import { learnDungeon, stageDungeon } from "../gallery/dungeon";
import { learnDungeoneer, stageDungeoneer } from "../gallery/dungeoneer";
import { learnMiniatures, stageMiniatures } from "../gallery/miniatures";
import { learnTyrants, stageTable, type Staged } from "../gallery/table";
import { voice } from "$lib/i18n/voice.svelte";

vi.setConfig({ testTimeout: 60_000 });

interface Room {
  game: string;
  Table: Component<{ staged: Staged }>;
  learn: () => Promise<void>;
  stage: (moment: string) => Staged;
  moments: string[];
}
const ROOMS: Room[] = [
  { game: "tyrants", Table: StagedTable, learn: learnTyrants, stage: stageTable, moments: ["act", "promote", "public"] },
  { game: "dungeon_command", Table: StagedDungeon, learn: learnDungeon, stage: stageDungeon, moments: ["act", "respond", "deploy-teams"] },
  { game: "dungeoneer", Table: StagedDungeoneer, learn: learnDungeoneer, stage: stageDungeoneer, moments: ["feats", "battle", "villainy"] },
  {
    game: "fantasy_commander",
    Table: StagedBattle,
    learn: learnBattle,
    stage: stageBattle,
    moments: ["act", "give-orders", "order-dice", "attack-die"],
  },
  { game: "dnd_miniatures", Table: StagedMiniatures, learn: learnMiniatures, stage: stageMiniatures, moments: ["act", "area", "power"] },
];

/** The ids of a glossary, as its file lists them. */
function known(game: string): ReadonlySet<string> {
  const file = readFileSync(`../warhall/games/${game}/learn/glossary/rules.yaml`, "utf8");
  return new Set([...file.matchAll(/^ {2}([\w-]+): /gm)].map((found) => found[1] ?? ""));
}

const drawn = (root: ParentNode): Element[] => [...root.querySelectorAll('use[href^="#g-"]')];
const emblemOf = (use: Element): string => use.getAttribute("href")?.slice(3) ?? "";
/** Cards tell their signs when they are read; the prompt's candle and the lessons' things are the house's. */
const ELSEWHERE = "[data-sign], [data-picture], .paper[data-signs], .prompt, .glass, .mini";

afterEach(cleanup);

describe.each(ROOMS)("$game", ({ game, Table, learn, stage, moments }) => {
  beforeAll(async () => {
    await voice.speak("en");
    await learn();
  });

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
  });
});
