// The dice that fell last, read from what was told: attacks, saving throws, checks. Pure.
import { isName } from "$lib/i18n/sentence";
import type { LogLine } from "$lib/log/lines";
import type { Name, Sentence, Told } from "$lib/protocol/types";

export interface Rolled {
  key: string;
  /** The event's message: `attack-rolled`, `save-rolled`, `rolled` … */
  what: string;
  /** Whoever rolled. */
  who: Name | null;
  target: Name | null;
  face: number;
  total: number | null;
  against: number | null;
  /** `hit`, `critical-hit`, `missed` once it is told. */
  outcome: string | null;
  damage: number | null;
  rule: string;
}

const ROLLS: ReadonlySet<string> = new Set([
  "rolled",
  "attack-rolled",
  "conceal-rolled",
  "save-rolled",
  "confusion-rolled",
  "order-rolled",
  "rerolled",
]);
const OUTCOMES: ReadonlySet<string> = new Set(["hit", "critical-hit", "missed"]);
/** Whatever fell before these belongs to something else. */
const BEGINS: ReadonlySet<string> = new Set(["activated", "round-began"]);
const KEPT = 3;

/** The rolls since the last creature was activated, the oldest first; a replay knows only what was told last. */
export function rolled(log: readonly LogLine[] | undefined, last: readonly Told[]): Rolled[] {
  const told: { key: string; say: Sentence }[] = log
    ? log.filter(({ undone }) => !undone)
    : last.map(({ say }, index) => ({ key: String(index), say }));
  const begin = told.findLastIndex(({ say }) => BEGINS.has(kindOf(say)));
  const found: Rolled[] = [];
  for (const { key, say } of told.slice(begin + 1)) {
    const kind = kindOf(say);
    const roll = found.at(-1);
    if (ROLLS.has(kind)) found.push(read(key, kind, say));
    else if (roll && OUTCOMES.has(kind)) roll.outcome = kind;
    else if (roll && kind === "damaged" && roll.outcome !== null && roll.target?.id === nameOf(say, "unit")?.id)
      roll.damage ??= Number(say.words?.amount);
  }
  return found.slice(-KEPT);
}

function kindOf({ message }: Sentence): string {
  return message.startsWith("event-") ? message.slice("event-".length) : "";
}

function nameOf({ words = {} }: Sentence, key: string): Name | null {
  const word = words[key];
  return word !== undefined && !Array.isArray(word) && isName(word) ? word : null;
}

function read(key: string, what: string, say: Sentence): Rolled {
  const { words = {} } = say;
  const number = (name: string): number | null => (words[name] === undefined ? null : Number(words[name]));
  return {
    key,
    what,
    who: nameOf(say, "unit") ?? nameOf(say, "seat"),
    target: nameOf(say, "target"),
    face: Number(words.face),
    total: number("total"),
    against: number("against") ?? number("need"),
    outcome: null,
    damage: null,
    rule: say.rule ?? "",
  };
}
