// Which reaction windows pass by themselves, and when. Pure.
//
// What is sent is a plain pass, as a press on the button would send it: the server and the others learn nothing else. Against people the time
// it takes is drawn from what a person takes who reads and passes, so that it does not tell whether there was anything to play.
import type { Option } from "$lib/protocol/types";
import { verbOf } from "$lib/table/picks";

/** Notations of actions that let a chance go by, beside the reaction windows that games name themselves. */
const PASSES = new Set(["pass", "pass-until", "hold"]);

/** The pass of a question that has no other answer: ways to pass for longer are none. Null where there is something to choose. */
export function onlyPass(options: readonly Option[], windowPass: string | null): Option | null {
  const lets = (option: Option): boolean => option.notation === windowPass || PASSES.has(verbOf(option));
  if (options.length === 0 || !options.every(lets)) return null;
  return options.find(({ notation }) => notation === "pass" || notation === windowPass) ?? null;
}

/** So many milliseconds it stands there, so that one sees it, where only bots look on. */
export const SEEN = 400;
/** From so many to so many where people do. */
export const LEAST = 1500;
export const MOST = 4000;

export function passAfter(people: boolean, chance: () => number = Math.random): number {
  return people ? LEAST + chance() * (MOST - LEAST) : SEEN;
}
