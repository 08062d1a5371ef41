// Levels, hints, win chances and analyses, as docs/protocol.md gives them. Types only. Chances are ten-thousandths.
import type { Language } from "$lib/i18n/speaker";
import type { Sentence, TermChange as Term } from "$lib/generated/protocol";

export type { Chance, Hint, Reasons, Suggestion as HintOption, TermChange as Term } from "$lib/generated/protocol";

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
  /** On the same scale as persons; not measured: it is only taken to stand there. */
  rating: number;
  measured: boolean;
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
