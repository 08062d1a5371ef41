// The last attack, told step by step: dice as they were thrown, those that were rolled again, ignored or blocked since, and
// what came of it. Pure: read from the view and from what was told.
import { isName } from "$lib/i18n/sentence";
import type { LogLine } from "$lib/log/lines";
import type { Sentence, Told, Word } from "$lib/protocol/types";
import type { BattleView, DieFace } from "./view";

/** One thing that was told of an attack, and how many were told before it of the same action: so many steps it waits. */
export interface StoryStep {
  key: string;
  say: Sentence;
  nth: number;
}

export interface ThrownDie {
  face: DieFace;
  gone: "blocked" | "ignored" | null;
  /** When it is crossed out, among the steps of the same action. */
  nth: number;
  /** No die: a result that a property or a card adds. */
  added?: boolean;
}

export interface Throw {
  unit: string;
  dice: ThrownDie[];
}

const BEGINS: ReadonlySet<string> = new Set(["event-attack-declared", "event-shot-declared"]);
/** What comes after an attack and is no part of it any more. */
const ENDS: ReadonlySet<string> = new Set([
  "event-activated",
  "event-monster-acted",
  "event-card-played",
  "event-card-order",
  "event-step-began",
  "event-round-ended",
]);
const STEP_EVENTS: ReadonlySet<string> = new Set([
  "event-redirected",
  "event-rolled",
  "event-rerolled",
  "event-result-added",
  "event-ignored",
  "event-blocked",
  "event-spared",
  "event-regrouped",
  "event-damaged",
  "event-restored",
  "event-panicked",
  "event-destroyed",
  "event-summoned",
  "event-vp-gained",
]);

/** All that was told since the last attack was declared, up to its end; a replay knows only what was told last. It is put away with the round. */
export function attackStory(log: readonly LogLine[] | undefined, last: readonly Told[]): StoryStep[] {
  const begin = log?.findLastIndex(({ say, undone }) => !undone && BEGINS.has(say.message)) ?? -1;
  if (log && begin < 0) return [];
  const after = log
    ? log.slice(begin + 1).filter((line) => !line.undone)
    : last.flatMap(({ say }, index) => (say ? [{ key: String(index), say, count: 0 }] : []));
  if (log && after.some(({ say }) => say.message === "event-round-ended")) return [];
  const end = after.findIndex(({ say }) => ENDS.has(say.message));
  const steps = (end < 0 ? after : after.slice(0, end)).filter(({ say }) => STEP_EVENTS.has(say.message));
  return steps.map(({ key, say, count }, index) => ({
    key,
    say,
    nth: steps.slice(0, index).filter((step) => step.count === count).length,
  }));
}

/** The throws of both sides: the attacker's first. */
export function presentThrows(view: BattleView, story: readonly StoryStep[]): Throw[] {
  const told = toldThrows(story);
  const { attack } = view;
  if (!attack) return told;
  const lying = [
    { unit: attack.attacker, faces: attack.attack_roll },
    { unit: attack.target, faces: attack.defence_roll },
  ];
  const untold = lying.filter(({ unit, faces: rolled }) => rolled.length > 0 && !told.some((each) => each.unit === unit));
  return [...told, ...untold.map(({ unit, faces: rolled }) => ({ unit, dice: rolled.map((face) => die(face)) }))];
}

function die(face: DieFace, added = false): ThrownDie {
  return { face, gone: null, nth: 0, ...(added ? { added } : {}) };
}

function toldThrows(story: readonly StoryStep[]): Throw[] {
  const throws: Throw[] = [];
  for (const { say, nth } of story) {
    const { words = {} } = say;
    const unit = named(words.unit);
    if (unit === null) continue;
    const own = throws.findLast((each) => each.unit === unit);
    if (say.message === "event-rolled") throws.push({ unit, dice: faces(words.faces).map((face) => die(face)) });
    else if (say.message === "event-rerolled") rollAgain(own, faces(words.before), faces(words.faces));
    else if (say.message === "event-result-added")
      own?.dice.push(...Array.from({ length: Number(words.count ?? 0) }, () => die(named(words.face) as DieFace, true)));
    else if (say.message === "event-ignored") take(throws, unit, named(words.face), Number(words.count ?? 0), "ignored", nth);
    else if (say.message === "event-blocked") take(throws, unit, named(words.face), Number(words.count ?? 0), "blocked", nth);
  }
  return throws;
}

/** Some dice of a throw are taken up and fall anew. */
function rollAgain(thrown: Throw | undefined, before: readonly DieFace[], fresh: readonly DieFace[]): void {
  if (!thrown) return;
  for (const face of before) {
    const at = thrown.dice.findIndex((each) => each.face === face);
    if (at >= 0) thrown.dice.splice(at, 1);
  }
  thrown.dice.push(...fresh.map((face) => die(face)));
}

/** A unit ignores or blocks results of the other one. */
function take(throws: readonly Throw[], by: string, face: string | null, count: number, how: "blocked" | "ignored", nth: number): void {
  const dice = throws.filter((each) => each.unit !== by).flatMap((each) => each.dice);
  for (const each of dice.filter((one) => one.face === face && one.gone === null).slice(0, count)) Object.assign(each, { gone: how, nth });
}

function named(word: Word | undefined): string | null {
  return word !== undefined && !Array.isArray(word) && isName(word) ? word.id : null;
}

function faces(word: Word | undefined): DieFace[] {
  return Array.isArray(word) ? word.map((name) => name.id as DieFace) : [];
}
