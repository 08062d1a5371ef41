// A campaign between its missions: from the view to what its screens show. Pure; what may be done comes from the options.
import type { LogLine } from "$lib/log/lines";
import type { Option, Question } from "$lib/protocol/types";
import { thingsOf } from "$lib/table/picks";
import type { Printed, TownCard } from "../printed";
import type { BattleView, CampaignView, EntryView } from "../view";

/** Which screen lies where the map would be: an army being built, the campaign, or none. */
export function screenOf(view: BattleView, question: Question | null): "muster" | "campaign" | null {
  // While an army is built, what joined it may be taken back.
  if (view.phase === "muster" && Object.values(question?.touches ?? {}).some(({ free }) => free)) return "muster";
  return view.campaign && (view.phase === "settlement" || view.phase === "muster") ? "campaign" : null;
}

export interface RosterRow extends EntryView {
  /** What may be done with it. */
  options: readonly Option[];
}

/** The roster of a side, with what is open for each unit. */
export function rosterOf(campaign: CampaignView, side: number, options: readonly Option[]): RosterRow[] {
  const about = ({ entry }: EntryView) => options.filter(({ notation }) => notation.endsWith(` entry-${entry + 1}`));
  return campaign.roster.filter((entry) => entry.side === side).map((entry) => ({ ...entry, options: about(entry) }));
}

export interface TownRow {
  card: TownCard;
  state: "built" | "damaged" | "open";
  option: Option | null;
}

/** The town cards of a side: what stands, what is damaged, and what may be built or repaired now. */
export function townOf(campaign: CampaignView, side: number, printed: Printed, options: readonly Option[]): TownRow[] {
  const [built, damaged] = [campaign.built[side] ?? [], campaign.damaged[side] ?? []];
  return printed.all.town_cards.flatMap((card): TownRow[] => {
    const option = options.find((each) => thingsOf(each).includes(`town_card:${card.id}`)) ?? null;
    const state = damaged.includes(card.id) ? "damaged" : built.includes(card.id) ? "built" : "open";
    return state !== "open" || option ? [{ card, state, option }] : [];
  });
}

const CHRONICLE: ReadonlySet<string> = new Set(
  [
    "mission-began",
    "mission-ended",
    "mission-won",
    "mission-drawn",
    "escalation-drawn",
    "track-rose",
    "track-fell",
    "promoted",
    "joined",
    "recovered",
    "built",
    "repaired",
    "card-damaged",
    "raid-began",
    "raid-rolled",
    "raid-ended",
    "building-hurt",
    "settlement-fell",
    "prestige-used",
  ].map((name) => `event-${name}`),
);

/** The report of the last mission: what the log tells of the campaign since that battle was over. */
export function reportOf(log: readonly LogLine[]): LogLine[] {
  const told = log.filter((line) => !line.undone && CHRONICLE.has(line.say.message));
  const since = told.findLastIndex((line) => line.say.message === "event-mission-ended");
  return since < 0 ? [] : told.slice(since);
}
