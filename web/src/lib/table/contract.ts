// What a game's client and the house agree on. A game brings `present.ts` (its view to props, pure) and `Table.svelte`
// (which props go where); the house brings the desk, and the frame around the board: prompt, log, seats, replay.
import type { Inks } from "$lib/board/draw/ink";
import type { Component, Snippet } from "svelte";
import type { Cell } from "$lib/board/geometry/point";
import type { CardFace } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import type { LogLine } from "$lib/log/lines";
import type { Pointing } from "$lib/learn/pointing";
import type { Answer, Option, Outlook, Told } from "$lib/protocol/types";
import type { Picks, Thing } from "./picks";

/** Everything a game's table is drawn from, and what it may report back. Live games and replays both provide one. */
export interface Desk {
  readonly outlook: Outlook;
  readonly narrator: Narrator;
  /** What may be picked next; nothing is lit when nothing is asked. */
  readonly picks: Picks;
  readonly picked: readonly Thing[];
  /** Notation that was sent and is not confirmed yet. */
  readonly pending: string | null;
  /** What happened last, for traces and short animations. */
  readonly last: readonly Told[];
  /** What the referee answered when asked why last, while it is shown. */
  readonly answers: readonly Answer[];
  /** The whole story so far; a replay has none. */
  readonly log?: readonly LogLine[];
  /** The frame that the game's table fills. */
  readonly Frame: Component<FrameProps>;
  pick(thing: Thing): void;
  act(notation: string): void;
  /** Asks the referee why a thing cannot be chosen; the answer points at the element. */
  why(thing: Thing, at: Element, more?: Pointed): void;
}

/** What else there is to say of a thing that was pointed at. */
export interface Pointed {
  /** What was picked with it, beside what the desk knows of. */
  readonly picked?: readonly Thing[];
  /** Where a card lies, if one of that name may lie elsewhere too. */
  readonly zone?: string;
  /** What is to be done with it, if that was taken up before. */
  readonly verb?: string;
}

/** One figure of a seat, e.g. barracks 17. */
export interface Stat {
  emblem: string;
  /** What it is in the glossary of the game. */
  sign?: string;
  label: string;
  value: string | number;
}

/** A figure that goes up and down a track: a row of blocks, so many of them filled. */
export interface Track {
  label: string;
  /** What it is in the glossary of the game. */
  sign?: string;
  now: number;
  of: number;
  /** What stands beside the label; the number itself if left out. */
  said?: string;
}

/** A figure in signs: a row of them, or a track of blocks behind one. */
export interface Meter {
  emblem: string;
  /** What it is in the glossary of the game. */
  sign?: string;
  label: string;
  now: number;
  of: number;
  /** A colour token, e.g. `--life-low`. */
  tone: string;
  /** A track of blocks with its number. */
  track?: boolean;
}

/** What the seat panel shows beside the name. */
export interface Standing {
  emblem: string;
  /** Who leads here, where that is more telling than the name of the seat. */
  title?: string;
  /** They take the place of the score in the panel. */
  tracks?: readonly Track[];
  /** They take the place of the score in the panel, too. */
  meters?: readonly Meter[];
  /** What the leader is, beside the name of the seat. */
  role?: string;
  score: number | null;
  /** What the score counts, in the reader's language. */
  unit: string;
  /** What the score is in the glossary of the game. */
  sign?: string;
  /** The score that wins. */
  goal?: number;
  /** One more figure in a few letters, beside the score where there is no room for the panel. */
  brief?: string;
  stats: readonly Stat[];
  /** What the seat does for the table just now, in a word. */
  duty?: { emblem: string; sign: string; said: string };
}

export interface Phase {
  label: string;
  /** What it is in the glossary of the game. */
  sign?: string;
  state: "done" | "now" | "next";
}

export interface FrameProps {
  desk: Desk;
  board: Snippet;
  /** The strip under the board: hand, resources, decks. */
  hand?: Snippet;
  /** The game's offer under the prompt: market, stack, quests. */
  offer?: Snippet;
  /** The name of the offer, for its tab on small screens. */
  offerName?: string;
  /** Whether all of the offer is to be seen at once: then the prompt has less room beside it, and the log. */
  wholeOffer?: boolean;
  /** Panels under the seats. */
  rail?: Snippet;
  /** What a seat shows at the end of its band: on a wide screen the seats then stand above and below a broad board, and not beside it. */
  band?: Snippet<[number]>;
  standing: (seat: number) => Standing;
  /** One line under the title: round, map, scenario. */
  subtitle?: string;
  /** What brought the end about, where the rule that names the winner does not say it. */
  ended?: string;
  phases?: readonly Phase[];
  /** What the prompt lists, where the game's own picks turn the options to something else; else the options as they are. */
  listed?: readonly Option[];
  /** Whether the rail says itself how the game is won. */
  goal?: boolean;
  /** The cells of the board that a move leads over, the last where it ends, so that it can be shown there; none for what lies elsewhere. */
  trail?: (move: Move) => readonly Cell[];
  /** What an option comes to, in a line under it. */
  noted?: (option: Option) => string | null;
}

/** An action as it is said, whether it may be taken now or could have been. */
export type Move = Pick<Option, "notation" | "say">;

/** A map drawn in letters, as the game draws it: what the scenario doctor paints on. */
export interface Chart {
  Ground: Component<{ inks: Inks }>;
  inks: Inks;
  width: number;
  height: number;
  /** A cell as a path. */
  outline: (column: number, row: number) => string;
  /** What a letter stands for. */
  called: (letter: string) => string;
}

export interface GameClient {
  /** Whether seats hide something from one another; if not, a shared screen needs no hand-over. */
  secrets: boolean;
  Table: Component<{ desk: Desk }>;
  /** Whether the view says what options come to, which the server tells only who asks. */
  ahead?: boolean;
  /** Where a teacher's things are on this table. */
  point?: Pointing;
  /** Every printed card as it is drawn, for the library; without it the library lists what it finds in words. */
  faces?: (library: Record<string, unknown>, narrator: Narrator) => CardFace[];
  /** A map of its content by its rows of letters; without it maps are edited as text. */
  chart?: (rows: readonly string[], name: string, narrator: Narrator) => Chart;
}
