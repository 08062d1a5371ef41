// The five tables as tests lay them: their staged moments, and how what they need is loaded.
import type { Component } from "svelte";
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

export interface Room {
  game: string;
  Table: Component<{ staged: Staged }>;
  learn: () => Promise<void>;
  stage: (moment: string) => Staged;
  moments: string[];
}
export const ROOMS: Room[] = [
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
