// What lies on the bench of the workshop: a warband, what the rules say about it, and the shelf it goes to.
import { hall } from "$lib/protocol/hall.svelte";
import type { SeatWish, Sentence } from "$lib/protocol/types";
import { Judge } from "$lib/workshop/judge.svelte";
import { playDraft } from "$lib/workshop/playing";
import { Shelf } from "$lib/workshop/shelf.svelte";
import type { PrintedLibrary } from "../view";
import { changed, duel, EMPTY, packOf, readWarband, type Setting, type Warband, type WarbandTally } from "./warband";

export const GAME = "dungeon_command";

export class Bench {
  printed: PrintedLibrary = $state.raw({ factions: {}, commanders: [], creatures: [], orders: [], tiles: [], layouts: [] });
  readonly shelf = new Shelf<Warband>(`${GAME}.warbands`, readWarband);
  readonly judge = new Judge(GAME, hall.rest);
  warband: Warband = $state.raw(EMPTY);
  name = $state("");

  constructor(printed: PrintedLibrary) {
    this.printed = printed;
    this.warband = { ...EMPTY, tiles: this.factions[0] ?? "" };
  }

  get factions(): string[] {
    return Object.keys(this.printed.factions);
  }

  change(part: Partial<Warband>): void {
    this.warband = { ...this.warband, ...part };
  }
  add(kind: "creatures" | "orders", id: string, by: number): void {
    this.change({ [kind]: changed(this.warband[kind], id, by) });
  }
  takePack(faction: string): void {
    this.warband = packOf(this.printed, faction);
  }

  /** Whom the warband is tried against while it is built: a pack that is legal as it stands. */
  get sparring(): Warband {
    const other = this.factions.find((faction) => faction !== this.warband.tiles) ?? this.factions[0] ?? "";
    return packOf(this.printed, other);
  }
  get tally(): WarbandTally | null {
    return (this.judge.said?.tally.warbands as WarbandTally[] | undefined)?.[0] ?? null;
  }
  get faults(): readonly Sentence[] {
    return (this.judge.said?.faults ?? []).filter((fault) => fault.words?.warband === 1);
  }
  ask(): () => void {
    return this.judge.ask(duel(this.warband, this.sparring));
  }

  /** Opens a table for a duel; if the rules forbid it, says what is wrong. */
  play(other: Warband, setting: Setting, seat: SeatWish): Promise<readonly Sentence[]> {
    return playDraft(GAME, duel(this.warband, other, setting), seat);
  }
}
