// The messages of the hall, as docs/protocol.md gives them. Types only: what the server sends is generated, how it is called here is said.
import type {
  Changed as SentChange,
  Failure,
  FromServer as Heard,
  GameDetails,
  LessonBlock as Lesson,
  LessonCard as LessonBrief,
  LessonStep,
  Name,
  OfferInfo as Offer,
  PuzzleCard as PuzzleBrief,
  PuzzleStep,
  SeatInfo,
  Sentence,
  TableEvent as Sent,
  ToServer,
  Touch,
  Update as SentUpdate,
} from "$lib/generated/protocol";

export type {
  Answer,
  AttemptBlock as Attempt,
  ChapterBlock as ChapterBrief,
  ClockInfo as Clock,
  Ahead,
  Case as WorkedCase,
  Choice,
  Column,
  Daily as DailyPuzzle,
  GameCard as GameBrief,
  HowToPlay as Sheet,
  Info,
  Judgement,
  LearnPage as Learning,
  LessonBlock as Lesson,
  LessonCard as LessonBrief,
  Links,
  Made,
  Name,
  Need,
  OfferInfo as Offer,
  Option,
  Outlook,
  Over,
  Own,
  Plan,
  PresetInfo as Preset,
  Proof,
  PuzzleBlock as Puzzle,
  PuzzleCard as PuzzleBrief,
  PuzzleRow as PuzzleShelf,
  Question,
  Result,
  Rules as Rulebook,
  RuleText as Rule,
  SeatInfo,
  SeatWish,
  Sentence,
  Step,
  ToldEvent as Told,
  ToServer,
  Touch,
  Value as ChoiceValue,
  Wish as TableWish,
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
    | Of<"repicked">
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

/** What is always sent of an update, and what a page can do without: a lesson, offers, where the edition is unknown. */
type Told<T extends { events: Sent[] }, Maybe extends keyof T = never> = Omit<T, "events" | Maybe> &
  Partial<Pick<T, Maybe>> & { events: TableEvent[] };
export type Update = Told<SentUpdate, "seat" | "undo" | "offers" | "presets" | "sheet" | "reset" | "edition" | "lesson" | "puzzle" | "id">;
export type Changed = Told<SentChange>;
export type FromServer = Exclude<Heard, { type: "update" | "change" }> | Update | Changed;
export type Fault = Pick<Failure, "code" | "message"> & { refusal?: Sentence | null };

/** Messages that change a table: kept until they are answered, and sent again after a reconnect. */
export type Change = Extract<
  ToServer,
  { type: "act" | "commit" | "undo" | "offer" | "answer" | "resign" | "preset" | "chat" | "lesson" | "puzzle" }
>;
export type LessonDeed = LessonStep["do"];
export type PuzzleDeed = PuzzleStep["do"];

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

export type Picked = string | number | boolean | readonly string[];

export type GameDetail = Omit<GameDetails, "options"> & { options: Schema };
