// Written by `make client-types` from the structures that the server sends: not to be edited.

export interface Name {
  kind: string;
  id: string;
}

export interface Sentence {
  message: string;
  words?: Record<string, number | string | Name | Name[]>;
  rule?: string;
}

export interface Option {
  code: number;
  notation: string;
  say: Sentence;
  tells?: Sentence;
}

export interface Touch {
  /** What a thing is to the action, by the word that names it; what is not listed is simply pointed at. */
  roles?: Record<string, "by" | "harmed" | "laid" | "to">;
  /** Where the cards lie that it names; an option that names none touches whatever lies there. */
  lies?: string[];
  /** The rules allow more of this verb than is listed. */
  free?: boolean;
  /** It says yes to what the question names, and touches that. */
  agrees?: boolean;
}

export interface Question {
  say: Sentence;
  options: Option[];
  /** How the options touch the things that they name, by verb; those of other verbs are simply pointed at. */
  touches?: Record<string, Touch>;
  /** What to do is chosen, and not only with what: one's own turn. */
  open?: boolean;
}

export interface Result {
  places: number[];
  scores: number[];
  rule: string;
  /** The message that tells how it ended. */
  message: string;
}

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

export interface Who {
  id: string;
  name: string;
  claimed: boolean;
}

export interface SeatInfo {
  kind: "bot" | "invited" | "open" | "person";
  person: Who | null;
  name: string | null;
  bot: string | null;
  here: boolean;
  /** For whom an invited seat is kept. */
  kept: Who | null;
}

export interface ClockInfo {
  initial: number;
  increment: number;
  left: number[];
  running: number[];
  at: number;
  most: number | null;
}

export interface Over {
  reason: "abandoned" | "agreed" | "resigned" | "rules" | "time";
  /** Who lost it, where not the rules ended it; None in a draw. */
  seat: number | null;
  result: Result | null;
}

export interface Branch {
  table: string;
  step: number;
}

export interface Info {
  id: string;
  game: string;
  mode: string;
  options: Record<string, unknown>;
  status: "open" | "over" | "playing" | "record";
  private: boolean;
  host: Who;
  created: number;
  seats: SeatInfo[];
  start: "full" | "host";
  clock: ClockInfo | null;
  commitment: string;
  n: number;
  count: number;
  waiting: number[];
  over: Over | null;
  rematch: string | null;
  branch: Branch | null;
  hints: boolean;
  hinted: number[];
  rules: number;
  content: string;
  /** Why it cannot be gone on with, if it cannot. */
  aside: "rules-changed" | "unreadable" | null;
  /** Whether a thing is tried here that is in no other game: names and library are asked for with the table. */
  drafted: boolean;
  mine: number[];
  am_host: boolean;
  hot_seat: boolean;
}

export interface Own {
  notation: string;
  say: Sentence;
}

export interface ToldEvent {
  rule: string;
  event: Record<string, unknown>;
  say: Sentence;
}

export interface TableEvent {
  n: number;
  at: number;
  kind: string;
  by?: Who;
  seat?: number;
  person?: Who;
  bot?: string;
  commitment?: string;
  salts?: string[];
  count?: number;
  told?: ToldEvent[];
  own?: Own;
  auto?: "bot" | "fallback" | "preset";
  actions?: number;
  offer?: string | number;
  yes?: boolean;
  over?: Over;
  text?: string;
  phrase?: string;
  table?: string;
  step?: number;
}

export interface OfferInfo {
  n: number;
  seat: number;
  offer: "draw" | "undo";
  actions: number;
  yes: number[];
}

export interface PresetInfo {
  ask: string;
  notation: string;
  until: string;
}

export interface Column {
  /** How the category is called, and the rule that counts it. */
  say: Sentence;
  /** By seat. */
  values: number[];
  /** Whether it counts towards the score; else it only breaks a tie, or tells how the battle went. */
  part?: boolean;
}

export interface Tried {
  notation: string;
  refusal: Sentence;
}

export interface WordBlock {
  id: string;
  say: Sentence;
  rule: string;
  chapter: string;
}

export interface ChapterBlock {
  id: string;
  number: number;
  title: Sentence;
  state: "done" | "new" | "now";
  steps: number;
}

export interface After {
  chapter: string;
  title: Sentence;
}

export interface LessonBlock {
  game: string;
  id: string;
  chapter: string;
  number: number;
  of: number;
  title: Sentence;
  goal: Sentence;
  step: number;
  steps: number;
  kind: "do" | "end" | "play" | "read" | "try";
  say: Sentence;
  task: Sentence | null;
  wanted: string[];
  press: string | null;
  point: Name[];
  tried: Tried | null;
  words: WordBlock[];
  hidden: string[];
  back: boolean;
  next: boolean;
  rules: string[];
  chapters: ChapterBlock[];
  after: After | null;
  outcome: "drawn" | "lost" | "shared" | "won" | null;
}

export interface Said {
  notation: string;
  say: Sentence;
}

export interface AttemptBlock {
  chance: number;
  solved: boolean;
  line: Said[];
}

export interface TemptingBlock {
  line: Said[];
  chance: number;
  say: Sentence | null;
  yours: boolean;
}

export interface AnswerBlock {
  best: number;
  another: boolean;
  line: Said[];
  why: Sentence;
  rules: string[];
  tempting: TemptingBlock[];
}

export interface NextPuzzle {
  id: string;
  title: Sentence;
}

export interface PuzzleBlock {
  game: string;
  id: string;
  kind: "chance" | "save" | "win";
  level: number;
  title: Sentence;
  task: Sentence;
  seat: string;
  attempt: number;
  tries: number;
  hints: number;
  hint: Sentence | null;
  point: Name[];
  state: "judged" | "shown" | "solved" | "trying";
  line: Said[];
  attempts: AttemptBlock[];
  answer: AnswerBlock | null;
  after: NextPuzzle | null;
}

export interface Answer {
  notation: string;
  say: Sentence;
  legal: boolean;
  refusal: Sentence | null;
  /** What is possible and most like it, if it is refused. */
  instead: Sentence[];
}

export interface Plan {
  steps: number;
  outlook: Outlook;
  told: ToldEvent[][];
  barrier: "chance" | "hidden" | "other-seat" | "over" | null;
  refusal: Sentence | null;
  bad: number | null;
}

export interface TermChange {
  say: Sentence;
  change: number;
}

export interface Suggestion {
  code: number;
  notation: string;
  say: Sentence;
  chance: number | null;
  /** How much less than the best. */
  less: number | null;
  /** Whether several are as good as the best, and this is one of them. */
  equal: boolean;
  why: TermChange[];
}

export interface Hint {
  seat: number;
  count: number;
  only: boolean;
  sure: boolean;
  chances: number[] | null;
  rest: number | null;
  others: number;
  looks: number;
  used: number;
  again: boolean;
  options: Suggestion[];
}

export interface BeforeAfter {
  before: number[] | null;
  after: number[] | null;
}

export interface Reasons {
  seat: number;
  step: number;
  why: TermChange[];
  chances: BeforeAfter;
}

export interface Chance {
  seat: number | null;
  count: number;
  chances: number[] | null;
}

export interface At {
  chapter: string;
  step: number;
  table: string | null;
}

export interface ChapterCard {
  id: string;
  number: number;
  title: Sentence;
  goal: Sentence;
  steps: number;
  play: boolean;
  rules: string[];
  state: "begun" | "done" | "new";
  step: number;
}

export interface LessonCard {
  game: string;
  id: string;
  title: Sentence;
  about: Sentence;
  minutes: number;
  left: number;
  steps: number;
  state: "begun" | "done" | "new";
  touched: number | null;
  at: At | null;
  chapters: ChapterCard[];
}

export interface Square {
  id: string;
  level: number;
  kind: "chance" | "save" | "win";
  title: Sentence;
  state: "new" | "shown" | "solved" | "tried";
}

export interface PuzzleRow {
  game: string;
  count: number;
  solved: number;
  squares: Square[];
}

export interface Daily {
  date: string;
  game: string;
  id: string;
  kind: "chance" | "save" | "win";
  level: number;
  title: Sentence;
  task: Sentence;
  state: "new" | "shown" | "solved" | "tried";
  tried: number;
  solved: number;
}

export interface Day {
  date: string;
  state: "new" | "shown" | "solved" | "tried";
}

export interface LearnPage {
  featured: string | null;
  lessons: LessonCard[];
  puzzles: PuzzleRow[];
  daily: Daily | null;
  week: Day[];
}

export interface PuzzleCard {
  game: string;
  id: string;
  kind: "chance" | "save" | "win";
  level: number;
  title: Sentence;
  task: Sentence;
  rules: string[];
  made: "hand" | "mined";
  state: "new" | "shown" | "solved" | "tried";
  tried: number;
  solved: number;
  /** How many solved it at once. */
  first: number;
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
  own: Own | null;
  told: ToldEvent[];
  /** None where the rules are gone. */
  outlook: Outlook | null;
}
