// The dice that fell last, read from what was told: tests, battles, searches. Pure.
import { isName } from "$lib/i18n/sentence";
import type { LogLine } from "$lib/log/lines";
import type { Name, Sentence, Told } from "$lib/protocol/types";

export interface Rolled {
  key: string;
  what: "battle" | "test" | "search" | "dice";
  who: Name;
  /** What was tested; null for a search. */
  stat: string | null;
  die: number;
  /** The die that was not kept. */
  other: number | null;
  total: number;
  /** What it had to reach; null in a battle. */
  need: number | null;
}

const ROLLS: Readonly<Record<string, Rolled["what"]>> = {
  "event-battle-rolled": "battle",
  "event-test-rolled": "test",
  "event-searched": "search",
  "event-dice-rolled": "dice",
};
/** Whatever fell before these belongs to something else. */
const BEGINS: ReadonlySet<string> = new Set(["event-turn-began", "event-quest-tried"]);
const KEPT = 6;

/** The rolls since the turn, the attempt or the battle began, the oldest first; a replay knows only what was told last. */
export function rolled(log: readonly LogLine[] | undefined, last: readonly Told[]): Rolled[] {
  const told: { key: string; say: Sentence }[] = log
    ? log.filter(({ undone }) => !undone)
    : last.map(({ say }, index) => ({ key: String(index), say }));
  const begin = told.findLastIndex(({ say }) => BEGINS.has(say.message));
  const attacks = told.findLastIndex(
    ({ say }, index) => say.message === "event-attacked" && told[index - 1]?.say.message !== "event-attacked",
  );
  const fresh = told.slice(Math.max(begin, attacks, 0));
  return fresh.flatMap(({ key, say }, index) => read(key, say, fresh[index - 1]?.say)).slice(-KEPT);
}

function read(key: string, { message, words = {} }: Sentence, before: Sentence | undefined): Rolled[] {
  const what = ROLLS[message];
  const who = words.fighter ?? words.seat;
  if (!what || who === undefined || Array.isArray(who) || !isName(who)) return [];
  const { stat } = words;
  const other = before?.message === "event-second-die" ? Number(before.words?.die) : null;
  return [
    {
      key,
      what,
      who,
      stat: stat !== undefined && !Array.isArray(stat) && isName(stat) ? stat.id : null,
      die: Number(words.die),
      other,
      total: Number(words.total),
      need: words.need === undefined ? null : Number(words.need),
    },
  ];
}

/** The roll of a fighter of a battle: the last one that came to this total. */
export function rollOf(rolls: readonly Rolled[], fighter: string, total: number | null): Rolled | null {
  const id = fighter.startsWith("quest:") ? fighter.slice("quest:".length) : fighter;
  return rolls.findLast((roll) => roll.what === "battle" && roll.who.id === id && roll.total === total) ?? null;
}
