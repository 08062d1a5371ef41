// The messages of the hall, as docs/protocol.md gives them. Types only: what the server sends is generated, how it is called here is said.
import type {
  Answer,
  Column,
  Info,
  LessonBlock as Lesson,
  LessonCard as LessonBrief,
  Name,
  OfferInfo as Offer,
  Outlook,
  Plan,
  PresetInfo as Preset,
  PuzzleBlock as Puzzle,
  PuzzleCard as PuzzleBrief,
  SeatInfo,
  Sentence,
  TableEvent as Sent,
  Touch,
  Who as Person,
} from "$lib/generated/protocol";
import type { Chance, Hint, Level, Reasons } from "./minds";
import type { Operation } from "./patch";

export type {
  Answer,
  AttemptBlock as Attempt,
  ChapterBlock as ChapterBrief,
  ClockInfo as Clock,
  Column,
  Daily as DailyPuzzle,
  Info,
  LearnPage as Learning,
  LessonBlock as Lesson,
  LessonCard as LessonBrief,
  Links,
  Made,
  Name,
  OfferInfo as Offer,
  Option,
  Outlook,
  Over,
  Own,
  Plan,
  PresetInfo as Preset,
  PuzzleBlock as Puzzle,
  PuzzleCard as PuzzleBrief,
  PuzzleRow as PuzzleShelf,
  Question,
  Result,
  SeatInfo,
  Sentence,
  Step,
  ToldEvent as Told,
  Touch,
  Who as Person,
  WordBlock as LearntWord,
} from "$lib/generated/protocol";
export type Role = NonNullable<Touch["roles"]>[string];
export type Word = NonNullable<Sentence["words"]>[string];
export type SeatKind = SeatInfo["kind"];
export type Progress = LessonBrief["state"];
export type LessonKind = Lesson["kind"];
export type PuzzleKind = PuzzleBrief["kind"];
export type PuzzleProgress = PuzzleBrief["state"];
export type OfferKind = Offer["offer"];
export type Point = Name;

/** An event of a kind: fields that it always has, and some that it may have. What is never sent cannot be named. */
type Of<Kind extends string, Always extends keyof Sent = never, Maybe extends keyof Sent = never> = { kind: Kind } & Required<
  Pick<Sent, Always>
> &
  Partial<Pick<Sent, Maybe>>;

export type TableEvent = Pick<Sent, "n" | "at" | "by"> &
  (
    | Of<"created">
    | Of<"joined", "seat", "person" | "bot">
    | Of<"left", "seat">
    | Of<"admitted", "person">
    | Of<"started", "commitment" | "salts", "told">
    | Of<"ruled">
    | Of<"acted", "seat" | "count", "told" | "own" | "auto">
    | Of<"undone", "seat" | "actions" | "count">
    | (Of<"offered", "seat" | "offer", "actions"> & { offer: OfferKind })
    | (Of<"answered", "seat" | "offer" | "yes"> & { offer: number })
    | (Of<"withdrawn", "offer"> & { offer: number })
    | Of<"resigned", "seat", "bot">
    | Of<"flagged", "seat", "bot">
    | Of<"ended", "over">
    | Of<"chat", never, "text" | "phrase">
    | Of<"taught", "step">
    | Of<"hinted", "seat" | "count">
    | Of<"rematch", "table">
  );

export interface Update {
  type: "update";
  table: string;
  n: number;
  since: number;
  events: TableEvent[];
  outlook: Outlook | null;
  info: Info;
  undo?: number;
  offers?: Offer[];
  presets?: Preset[];
  /** What the scores are made of, once the game is over. */
  sheet?: Column[];
  reset?: boolean;
  /** By this number a later change names what it changes. */
  edition?: number;
  /** At the table of a lesson or a puzzle: where one is in it. */
  lesson?: Lesson | null;
  puzzle?: Puzzle | null;
}

/** What of the last update of a table is another now. */
export interface Changed {
  type: "change";
  table: string;
  n: number;
  since: number;
  events: TableEvent[];
  base: number;
  edition: number;
  changes: Operation[];
}

/** Fields of the view that say what the options come to; null where the game says nothing more. */
export interface Ahead {
  seat: number;
  count: number;
  view: Record<string, unknown> | null;
}

export interface Fault {
  code: string;
  message: string;
  refusal?: Sentence | null;
}

export interface Ack {
  type: "ack";
  id?: string | null;
  table?: string;
  n?: number;
  count?: number;
  again?: boolean;
}

export type FromServer =
  | { type: "welcome"; id?: string | null; person: Person | null; protocol: number; at: number }
  | (Update & { id?: string | null })
  | Changed
  | Ack
  | ({ type: "error"; id?: string | null; table?: string } & Fault)
  | { type: "presence"; table: string; here: boolean[]; watchers: number }
  | ({ type: "plan"; id?: string | null } & Plan)
  | ({ type: "ahead"; id?: string | null } & Ahead)
  | { type: "explained"; id?: string | null; answers: Answer[] }
  | ({ type: "hint"; id?: string | null; table: string } & Hint)
  | ({ type: "why"; id?: string | null; table: string } & Reasons)
  | ({ type: "chance"; id?: string | null; table: string } & Chance)
  | { type: "pong"; id?: string | null; at: number };

export type ToServer =
  | { type: "watch"; table: string; since?: number; seat?: number; changes?: boolean }
  | { type: "look"; table: string; seat: number | null }
  | { type: "unwatch"; table: string }
  | { type: "explain"; table: string; seat?: number; notation: string }
  | { type: "explain"; table: string; seat?: number; thing: Name; picked?: Name[]; zone?: string; verb?: string }
  | { type: "plan"; table: string; seat?: number; steps: string[]; count: number }
  | { type: "ahead"; table: string; seat?: number; count: number }
  | { type: "hint"; table: string; seat?: number; count: number }
  | { type: "why"; table: string; seat?: number; step: number }
  | { type: "chance"; table: string; seat?: number }
  | { type: "ping" }
  | Change;

/** Messages that change a table: kept until they are answered, and sent again after a reconnect. */
export type Change =
  | { type: "act"; table: string; seat?: number; notation: string; count: number }
  | { type: "commit"; table: string; seat?: number; steps: string[]; count: number }
  | { type: "undo"; table: string; seat?: number; actions?: number; count: number }
  | { type: "offer"; table: string; seat?: number; offer: OfferKind; actions?: number }
  | { type: "answer"; table: string; seat?: number; offer: number; yes: boolean }
  | { type: "resign"; table: string; seat?: number }
  | { type: "preset"; table: string; seat?: number; ask: string; notation: string | null; until: string }
  | { type: "chat"; table: string; text: string }
  | { type: "chat"; table: string; phrase: string }
  | { type: "lesson"; table: string; do: LessonDeed }
  | { type: "puzzle"; table: string; do: PuzzleDeed };

/* Lessons and puzzles, as docs/lessons.md gives them. */

export type LessonDeed = "next" | "back" | "repeat" | "leave";

export type PuzzleDeed = "hint" | "again" | "judge" | "show";

/** How to play, on one page. Texts have **strong** and *emphasis*. */
export type SheetBlock =
  | { kind: "text"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] };
export interface SheetPart {
  id: string;
  title: string;
  chapter: string | null;
  blocks: SheetBlock[];
}
export interface Sheet {
  game: string;
  title: string;
  lead: string;
  parts: SheetPart[];
  win: string;
}

/* REST */
export interface GameBrief {
  id: string;
  title: string;
  titles: Record<string, string>;
  players: number[];
  modes: string[];
}

/** The part of JSON Schema that options of games use. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: (string | number)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

/** What another option must be; `seat` counts from 1. Of a list it is the entry of the same seat; where there is none, any entry. */
export interface Need {
  option: string;
  among: (string | number | boolean)[];
}
export interface ChoiceValue {
  value: string | number;
  say: Sentence;
  help?: Sentence;
  needs?: Need[];
}
export type Picked = string | number | boolean | readonly string[];

/** One option of a game as it is picked; at most one choice of an option stands at a time. */
export interface Choice {
  option: string;
  /** One value; one for each seat; a fixed number of them; yes or no; a whole number. */
  kind: "one" | "each" | "some" | "yes-no" | "number";
  say: Sentence;
  start: Picked;
  help?: Sentence;
  values?: ChoiceValue[];
  count?: number;
  least?: number;
  most?: number;
  needs?: Need[];
  /** A finer point, of no concern to a newcomer. */
  finer?: boolean;
}

export interface GameDetail extends GameBrief {
  version: number;
  content: string;
  prefix: string;
  options: Schema;
  bots: string[];
  /** The bots with what they do, weakest first. */
  levels: Level[];
  modes_said: Record<string, Sentence>;
  /** What is picked before the start, in the order in which it is asked. */
  choices: Choice[];
  /** Options that are built rather than picked. */
  workshop: string[];
  languages: string[];
}

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}
export interface WorkedCase {
  id: string;
  rules: string[];
  title: string;
  text: string;
}
/** What the rules say about options that are still being put together. */
export interface Judgement {
  faults: Sentence[];
  /** Figures in the game's own shape. */
  tally: Record<string, unknown>;
}

export interface Rulebook {
  title: string;
  rules: Rule[];
  cases: WorkedCase[];
  /** How it is played here where the book leaves something open; cited like rules. */
  rulings: Rule[];
}

export type SeatWish = { kind: "me"; name?: string } | { kind: "open" } | { kind: "invited"; whom?: string } | { kind: "bot"; bot: string };

export interface TableWish {
  game: string;
  mode?: string;
  options?: Record<string, unknown>;
  private?: boolean;
  start?: "full" | "host";
  seats: SeatWish[];
  clock?: { initial: number; increment: number; most?: number };
  salt?: string;
  /** False: a serious game, without hints and win chances. */
  hints?: boolean;
}

export interface Proof {
  commitment: string;
  salts: unknown;
  seed?: string;
}
