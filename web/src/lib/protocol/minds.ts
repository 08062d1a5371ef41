// Levels, hints, win chances and analyses, as docs/protocol.md gives them. Types only. Chances are ten-thousandths.
import type { Language } from "$lib/i18n/speaker";
import type { Option, Sentence } from "./types";

/** How a bot plays: what one sees of it at the table. */
export interface Level {
  id: string;
  /** Whether people are asked about it; the others hold seats of old tables, or serve programs. */
  offered: boolean;
  /** Notches, 1 to 5; 0 for chance. */
  strength: number;
  /** The longest it thinks about a decision; 0: it answers at once. */
  seconds: number;
  name: Partial<Record<Language, string>>;
  does: Partial<Record<Language, string>>;
}

/** A term of the evaluation that a move changes, in thousandths of a logit; more than 0 is good for who moved. */
export interface Term {
  say: Sentence;
  change: number;
}

export interface HintOption extends Option {
  chance: number | null;
  /** How far it is behind the best. */
  less: number | null;
  /** Whether it is as good as the best, so that none is to be called best. */
  equal: boolean;
  why: Term[];
}

export interface Hint {
  table: string;
  seat: number;
  count: number;
  /** Only one option is legal. */
  only: boolean;
  /** False: thinking was cut short, and the figures are rough. */
  sure: boolean;
  /** Of all seats after the best option; null in a game whose evaluation is no chance of winning. */
  chances: number[] | null;
  /** The best chance among the options that are not shown, and how many they are. */
  rest: number | null;
  others: number;
  looks: number;
  used: number;
  again: boolean;
  options: HintOption[];
}

/** What an action that was taken was about. */
export interface Reasons {
  table: string;
  seat: number;
  step: number;
  why: Term[];
  chances: { before: number[] | null; after: number[] | null };
}

export interface Chance {
  table: string;
  seat: number | null;
  count: number;
  chances: number[] | null;
}

export type Verdict = "inaccurate" | "mistake" | "blunder";

export interface Judged {
  options: number;
  played: number;
  best: number;
  loss: number;
  verdict: Verdict | null;
  choices: { notation: string; say: Sentence; chance: number; played: boolean }[];
  why: Term[];
}

/** After a step: the chances of all seats, with all hands open and as each seat could know them. */
export interface Moment {
  step: number;
  seat: number | null;
  open: number[];
  known: number[][];
  choice: number[];
  luck: number[];
  judged: { known: Judged; open: Judged } | null;
}

export interface Sums {
  own: number;
  others: number;
  luck: number;
  total: number;
  play: number;
  lost: number;
  choices: number;
  best: number;
  inaccurate: number;
  mistakes: number;
  blunders: number;
}

export interface Turning {
  step: number;
  seat: number;
  change: number;
  by: "choice" | "luck";
}

export interface Analysis {
  status: "none" | "waiting" | "running" | "done" | "failed";
  step: number;
  steps: number;
  left: number | null;
  looks: number;
  seats: string[];
  moments: Moment[];
  sums: Sums[];
  turning: Turning[];
}
