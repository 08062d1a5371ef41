// The dice of an attack as they were thrown, with those that were ignored or blocked since. Pure: read from the view and
// from what was told last.
import { isName } from "$lib/i18n/sentence";
import type { Told, Word } from "$lib/protocol/types";
import type { BattleView, DieFace } from "./view";

export interface ThrownDie {
  face: DieFace;
  gone: "blocked" | "ignored" | null;
}

export interface Throw {
  unit: string;
  dice: ThrownDie[];
}

const STEP_EVENTS: ReadonlySet<string> = new Set([
  "event-rolled", "event-rerolled", "event-result-added", "event-ignored", "event-blocked", "event-spared", "event-regrouped",
  "event-damaged", "event-panicked", "event-destroyed",
]);

/** The throws of both sides: the attacker's first. */
export function presentThrows(view: BattleView, last: readonly Told[]): Throw[] {
  const told = toldThrows(last);
  const { attack } = view;
  if (!attack) return told;
  const lying = [
    { unit: attack.attacker, faces: attack.attack_roll },
    { unit: attack.target, faces: attack.defence_roll },
  ];
  return lying
    .filter(({ faces }) => faces.length > 0)
    .map(({ unit, faces }) => told.find((each) => each.unit === unit && same(each, faces)) ?? { unit, dice: faces.map((face) => ({ face, gone: null })) });
}

/** What happened to the dice, step by step. */
export function attackSteps(last: readonly Told[]): Told[] {
  return last.filter((told) => told.say && STEP_EVENTS.has(told.say.message));
}

function same(one: Throw, faces: readonly DieFace[]): boolean {
  return one.dice.map((die) => die.face).sort().join() === [...faces].sort().join();
}

function toldThrows(last: readonly Told[]): Throw[] {
  const throws: Throw[] = [];
  for (const { say } of last) {
    const unit = named(say?.words?.unit);
    if (!say || unit === null) continue;
    if (say.message === "event-rolled" || say.message === "event-rerolled") {
      const fresh = { unit, dice: faces(say.words?.faces).map((face): ThrownDie => ({ face, gone: null })) };
      const old = throws.findIndex((each) => each.unit === unit);
      if (say.message === "event-rerolled" && old >= 0) throws[old] = fresh;
      else throws.push(fresh);
    } else if (say.message === "event-ignored" || say.message === "event-blocked") {
      take(throws, unit, named(say.words?.face), Number(say.words?.count ?? 0), say.message === "event-blocked" ? "blocked" : "ignored");
    }
  }
  return throws;
}

/** A unit ignores or blocks results of the other one. */
function take(throws: readonly Throw[], by: string, face: string | null, count: number, how: "blocked" | "ignored"): void {
  const dice = throws.filter((each) => each.unit !== by).flatMap((each) => each.dice);
  for (const die of dice.filter((each) => each.face === face && each.gone === null).slice(0, count)) die.gone = how;
}

function named(word: Word | undefined): string | null {
  return word !== undefined && !Array.isArray(word) && isName(word) ? word.id : null;
}

function faces(word: Word | undefined): DieFace[] {
  return Array.isArray(word) ? word.map((name) => name.id as DieFace) : [];
}
