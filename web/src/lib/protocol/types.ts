// The messages of the hall, as docs/protocol.md gives them. Types only; recorded messages of the server check them.
import type { Chance, Hint, Level, Reasons } from "./minds";
import type { Operation } from "./patch";

/** The name of one thing, to be said in the reader's language. */
export interface Name {
  kind: string;
  id: string;
}
export type Word = number | string | Name | Name[];

export interface Sentence {
  message: string;
  words?: Record<string, Word>;
  rule?: string;
}

export interface Option {
  code: number;
  notation: string;
  say: Sentence;
  /** What it comes to, where its name does not tell. */
  tells?: Sentence;
}

export interface Question {
  say: Sentence;
  options: Option[];
}

export interface Result {
  places: number[];
  scores: number[];
  rule: string;
  message: string;
}

/** All that a viewer may know of a state. The view's own shape is the game's. */
export interface Outlook {
  game: string;
  count: number;
  seat: number | null;
  seats: string[];
  waiting: number[];
  view: unknown;
  question: Question | null;
  result: Result | null;
}

export interface Person {
  id: string;
  name: string;
  claimed: boolean;
}

export type SeatKind = "open" | "invited" | "person" | "bot";

export interface SeatInfo {
  kind: SeatKind;
  person: Person | null;
  name: string | null;
  bot: string | null;
  here: boolean;
}

export interface Clock {
  initial: number;
  increment: number;
  left: number[];
  running: number[];
  at: number;
}

export interface Over {
  reason: "rules" | "resigned" | "time" | "agreed" | "abandoned";
  seat: number | null;
  result: Result | null;
}

/** A category of the score sheet, with a value for every seat. */
export interface Column {
  say: Sentence;
  values: number[];
  /** False: it does not add to the score. */
  part?: boolean;
}

export interface Info {
  id: string;
  game: string;
  mode: string;
  options: Record<string, unknown>;
  status: "open" | "playing" | "over" | "record";
  private: boolean;
  host: Person | null;
  created: number;
  seats: SeatInfo[];
  start: "full" | "host";
  clock: Clock | null;
  commitment: string | null;
  n: number;
  count: number;
  over: Over | null;
  rematch: string | null;
  branch: { table: string; step: number } | null;
  mine: number[];
  am_host: boolean;
  hot_seat: boolean;
  waiting: number[];
  /** Whether hints and win chances are allowed: not in a serious game. */
  hints: boolean;
  /** How many hints each seat has had. */
  hinted: number[];
  /** Why it cannot be gone on with, if it cannot. */
  aside: "unreadable" | "rules-changed" | null;
}

/** Something that happened by the rules, as this viewer may see it. */
export interface Told {
  rule: string;
  event: { event: string } & Record<string, unknown>;
  say: Sentence;
}

export interface Own {
  notation: string;
  say: Sentence;
}

interface Numbered {
  n: number;
  at: number;
  by?: Person | null;
}

export type TableEvent = Numbered &
  (
    | { kind: "created" }
    | { kind: "joined"; seat: number; person?: Person | null; bot?: string | null }
    | { kind: "left"; seat: number }
    | { kind: "admitted"; person: Person }
    | { kind: "started"; commitment: string; salts: unknown; told?: Told[] }
    | { kind: "ruled" }
    | { kind: "acted"; seat: number; count: number; told?: Told[]; own?: Own | null; auto?: "bot" | "preset" | "fallback" | null }
    | { kind: "undone"; seat: number; actions: number; count: number }
    | { kind: "offered"; seat: number; offer: OfferKind; actions?: number }
    | { kind: "answered"; seat: number; offer: number; yes: boolean }
    | { kind: "withdrawn"; offer: number }
    | { kind: "resigned"; seat: number; bot?: string | null }
    | { kind: "flagged"; seat: number; bot?: string | null }
    | { kind: "preset"; seat: number; ask: string; notation: string | null; until: string }
    | { kind: "ended"; over: Over }
    | { kind: "chat"; text?: string; phrase?: string }
    | { kind: "taught"; step: number }
    | { kind: "hinted"; seat: number; count: number }
    | { kind: "rematch"; table: string }
  );

export type OfferKind = "draw" | "undo";

export interface Offer {
  n: number;
  seat: number;
  offer: OfferKind;
  actions: number | null;
  yes: number[];
}

export interface Preset {
  ask: string;
  notation: string;
  until: string;
}

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

export interface Answer {
  notation: string;
  say: Sentence;
  legal: boolean;
  refusal: Sentence | null;
  /** What is possible and most like it. */
  instead?: Sentence[];
}

export interface Plan {
  steps: number;
  outlook: Outlook;
  told: Told[][];
  barrier: null | "chance" | "hidden" | "other-seat" | "over";
  refusal: Sentence | null;
  bad: number | null;
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
  | Update & { id?: string | null }
  | Changed
  | Ack
  | ({ type: "error"; id?: string | null; table?: string } & Fault)
  | { type: "presence"; table: string; here: boolean[]; watchers: number }
  | ({ type: "plan"; id?: string | null } & Plan)
  | ({ type: "ahead"; id?: string | null } & Ahead)
  | { type: "explained"; id?: string | null; answers: Answer[] }
  | ({ type: "hint"; id?: string | null } & Hint)
  | ({ type: "why"; id?: string | null } & Reasons)
  | ({ type: "chance"; id?: string | null } & Chance)
  | { type: "pong"; id?: string | null; at: number };

export type ToServer =
  | { type: "watch"; table: string; since?: number; seat?: number; changes?: boolean }
  | { type: "look"; table: string; seat: number | null }
  | { type: "unwatch"; table: string }
  | { type: "explain"; table: string; seat?: number; notation: string }
  | { type: "explain"; table: string; seat?: number; thing: Name }
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

/** Something a teacher points at. */
export type Point = Name;

export type Progress = "new" | "begun" | "done";
export interface ChapterBrief {
  id: string;
  number: number;
  title: Sentence;
  state: Progress;
  steps: number;
}
export interface LearntWord {
  id: string;
  say: Sentence;
  rule: string;
  chapter: string;
}
export type LessonKind = "read" | "do" | "try" | "play" | "end";
export type LessonDeed = "next" | "back" | "repeat" | "leave";

export interface Lesson {
  game: string;
  id: string;
  chapter: string;
  number: number;
  of: number;
  title: Sentence;
  goal: Sentence;
  /** From 1; only steps that are told count. */
  step: number;
  steps: number;
  kind: LessonKind;
  say: Sentence;
  task: Sentence | null;
  /** Every notation that leads on, the best first. */
  wanted: string[];
  /** The mistake that shall be tried. */
  press: string | null;
  point: Point[];
  tried: { notation: string; refusal: Sentence } | null;
  words: LearntWord[];
  /** Parts of the table that are not taught yet. */
  hidden: string[];
  back: boolean;
  next: boolean;
  rules: string[];
  chapters: ChapterBrief[];
  after: { chapter: string; title: Sentence } | null;
  outcome: "won" | "lost" | "drawn" | "shared" | null;
}

export type PuzzleKind = "win" | "chance" | "save";
export type PuzzleProgress = "new" | "tried" | "solved" | "shown";
export type PuzzleDeed = "hint" | "again" | "judge" | "show";

export interface Attempt {
  chance: number;
  solved: boolean;
  line: Own[];
}
export interface Puzzle {
  game: string;
  id: string;
  kind: PuzzleKind;
  level: number;
  title: Sentence;
  task: Sentence;
  seat: string;
  attempt: number;
  tries: number;
  hints: number;
  hint: Sentence | null;
  point: Point[];
  state: "trying" | "judged" | "solved" | "shown";
  line: Own[];
  attempts: Attempt[];
  answer: {
    best: number;
    /** Solved by another line that is as good. */
    another: boolean;
    line: Own[];
    why: Sentence;
    rules: string[];
    tempting: { line: Own[]; chance: number; say: Sentence; yours: boolean }[];
  } | null;
  others: { tried: number; solved: number; first: number } | null;
  after: { id: string; title: Sentence } | null;
}

export interface LessonBrief {
  game: string;
  id: string;
  title: Sentence;
  about: Sentence;
  minutes: number;
  left: number;
  steps: number;
  state: Progress;
  touched: number | null;
  at: { chapter: string; step: number; table: string | null } | null;
  chapters: (ChapterBrief & { goal: Sentence; play: boolean; rules: string[]; step: number })[];
}
export interface PuzzleShelf {
  game: string;
  count: number;
  solved: number;
  squares: { id: string; level: number; kind: PuzzleKind; title: Sentence; state: PuzzleProgress }[];
}
export interface DailyPuzzle {
  date: string;
  game: string;
  id: string;
  kind: PuzzleKind;
  level: number;
  title: Sentence;
  task: Sentence;
  state: PuzzleProgress;
  tried: number;
  solved: number;
}
export interface Learning {
  featured: string;
  lessons: LessonBrief[];
  puzzles: PuzzleShelf[];
  daily: DailyPuzzle | null;
  week: { date: string; state: PuzzleProgress }[];
}
export interface PuzzleBrief {
  game: string;
  id: string;
  kind: PuzzleKind;
  level: number;
  title: Sentence;
  task: Sentence;
  rules: string[];
  made: "hand" | "mined";
  state: PuzzleProgress;
  tried: number;
  solved: number;
}

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

export type SeatWish = { kind: "me"; name?: string } | { kind: "open" | "invited" } | { kind: "bot"; bot: string };

export interface TableWish {
  game: string;
  mode?: string;
  options?: Record<string, unknown>;
  private?: boolean;
  start?: "full" | "host";
  seats: SeatWish[];
  clock?: { initial: number; increment: number };
  salt?: string;
  /** False: a serious game, without hints and win chances. */
  hints?: boolean;
}

export interface Links {
  watch: string | null;
  seats: Record<string, string>;
}
export interface Made {
  table: Info;
  links: Links;
}

export interface Step {
  step: number;
  seat: number | null;
  own?: Own | null;
  told?: Told[];
  outlook: Outlook;
}

export interface Proof {
  commitment: string;
  salts: unknown;
  seed?: string;
}
