// What lies on the bench of the workshop: an army and a map, what the rules say about them, and the shelves they go to.
import { hall } from "$lib/protocol/hall.svelte";
import type { Judgement, SeatWish, Sentence } from "$lib/protocol/types";
import { Judge } from "$lib/workshop/judge.svelte";
import { playDraft } from "$lib/workshop/playing";
import { Shelf } from "$lib/workshop/shelf.svelte";
import { type Printed, UNPRINTED } from "../printed";
import { type ArmyDraft, type ArmyTally, battleOptions, changed, type DeckTally, emptyArmy, readArmy, readyArmies } from "./army";
import { blankMap, type MapDraft, mapOptions, type MapTally, readMap } from "./map";

export const GAME = "fantasy_commander";

export class Bench {
  printed: Printed = $state.raw(UNPRINTED);
  readonly armies = new Shelf<ArmyDraft>(`${GAME}.armies`, readArmy);
  readonly maps = new Shelf<MapDraft>(`${GAME}.maps`, readMap);
  readonly armyJudge = new Judge(GAME, hall.rest);
  readonly mapJudge = new Judge(GAME, hall.rest);
  army: ArmyDraft = $state.raw({ faction: "", size: "", limit: 0, army: {}, deck: {} });
  armyName = $state("");
  map: MapDraft = $state.raw(blankMap());
  mapName = $state("");

  constructor(printed: Printed) {
    this.printed = printed;
    this.army = emptyArmy(printed);
  }

  change(part: Partial<ArmyDraft>): void {
    this.army = { ...this.army, ...part };
  }
  addUnit(id: string, by: number): void {
    this.change({ army: changed(this.army.army, id, by) });
  }
  addCard(id: string, by: number): void {
    this.change({ deck: changed(this.army.deck, id, by) });
  }
  /** Another faction has other units and cards. */
  serve(faction: string): void {
    if (faction !== this.army.faction) this.army = { ...emptyArmy(this.printed, faction, this.army.size), limit: this.army.limit };
  }
  /** The printed list of the faction and size. */
  takeReady(): void {
    const ready = this.ready(this.army.faction);
    if (ready) this.army = ready;
  }
  ready(faction: string): ArmyDraft | null {
    return readyArmies(this.printed, this.army.size).find((each) => each.faction === faction) ?? null;
  }
  /** Whom the army is tried against while it is built: a list that is legal. */
  get sparring(): ArmyDraft {
    const lists = readyArmies(this.printed, this.army.size);
    return lists.find((each) => each.faction !== this.army.faction) ?? lists[0] ?? this.army;
  }

  get armyTally(): ArmyTally | null {
    return tallyOf<ArmyTally[]>(this.armyJudge.said, "armies")?.[0] ?? null;
  }
  get deckTally(): DeckTally | null {
    return tallyOf<DeckTally[]>(this.armyJudge.said, "decks")?.[0] ?? null;
  }
  get mapTally(): MapTally | null {
    return tallyOf<MapTally>(this.mapJudge.said, "map");
  }
  /** All that is wrong with the army and its deck. */
  get armyFaults(): readonly Sentence[] {
    const agreed = tallyOf<number[]>(this.armyJudge.said, "faults") ?? [];
    return pickFaults(this.armyJudge.said, [...agreed, ...(this.armyTally?.faults ?? []), ...(this.deckTally?.faults ?? [])]);
  }
  get mapFaults(): readonly Sentence[] {
    return pickFaults(this.mapJudge.said, this.mapTally?.faults ?? []);
  }

  judgeArmy(): () => void {
    return this.armyJudge.ask(battleOptions(this.army, this.sparring));
  }
  judgeMap(): () => void {
    return this.mapJudge.ask({ mode: "epic", ...mapOptions(this.map) });
  }

  /** Opens a table for a battle; if the rules forbid it, says what is wrong. */
  play(other: ArmyDraft, map: Record<string, unknown>, seat: SeatWish): Promise<readonly Sentence[]> {
    return playDraft(GAME, battleOptions(this.army, other, map), seat);
  }
}

function tallyOf<T>(said: Judgement | null, part: string): T | null {
  return (said?.tally[part] as T | undefined) ?? null;
}

function pickFaults(said: Judgement | null, numbers: readonly number[]): Sentence[] {
  return numbers.flatMap((number) => said?.faults[number] ?? []);
}
