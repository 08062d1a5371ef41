// What lies on the bench of the workshop: a warband, the battle it is for, what the rules say about it, and the shelf it goes to.
import { hall } from "$lib/protocol/hall.svelte";
import type { SeatWish, Sentence } from "$lib/protocol/types";
import { Judge } from "$lib/workshop/judge.svelte";
import { playDraft } from "$lib/workshop/playing";
import { Shelf } from "$lib/workshop/shelf.svelte";
import type { PrintedLibrary } from "../view";
import { type Army, armyOf, type ArmyTally, type Battle, BATTLES, changed, duel, readArmy, readyMade } from "./army";

export const GAME = "dnd_miniatures";
const NO_BATTLE: Battle = { mode: "assault", limit: 200 };

export class Bench {
  printed: PrintedLibrary = $state.raw({ factions: {}, keywords: {}, creatures: [], maps: [], warbands: [], scenarios: [] });
  readonly shelf = new Shelf<Army>(`${GAME}.armies`, readArmy);
  readonly judge = new Judge(GAME, hall.rest);
  army: Army = $state.raw({ faction: "", creatures: {}, map: "" });
  battle: Battle = $state.raw(BATTLES[0] ?? NO_BATTLE);
  name = $state("");

  constructor(printed: PrintedLibrary) {
    this.printed = printed;
    this.army = { faction: Object.keys(printed.factions)[0] ?? "", creatures: {}, map: "" };
  }

  change(part: Partial<Army>): void {
    this.army = { ...this.army, ...part };
  }
  add(id: string, by: number): void {
    this.change({ creatures: changed(this.army.creatures, id, by) });
  }

  /** Whom the warband is tried against while it is built: a ready-made one that is legal as it stands. */
  get sparring(): Army {
    const [first] = readyMade(this.printed, this.battle.limit);
    return first ? armyOf(first) : this.army;
  }
  get tally(): ArmyTally | null {
    return (this.judge.said?.tally.warbands as ArmyTally[] | undefined)?.[0] ?? null;
  }
  get faults(): readonly Sentence[] {
    return (this.judge.said?.faults ?? []).filter((fault) => fault.words?.warband === 1);
  }
  ask(): () => void {
    return this.judge.ask(duel(this.army, this.sparring, this.battle));
  }

  /** Opens a table for a battle; if the rules forbid it, says what is wrong. */
  play(other: Army, seat: SeatWish): Promise<readonly Sentence[]> {
    return playDraft(GAME, duel(this.army, other, this.battle), seat);
  }
}
