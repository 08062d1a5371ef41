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

export interface Own {
  notation: string;
  say: Sentence;
}

export interface Who {
  id: string;
  name: string;
  claimed: boolean;
}

export interface Welcome {
  type: "welcome";
  person: Who | null;
  protocol: number;
  at: number;
  id: string | null;
}

export interface Failure {
  type: "error";
  id: string | null;
  code: string;
  message: string;
  table?: string;
  refusal?: Sentence;
}

export interface Pong {
  type: "pong";
  at: number;
  id: string | null;
}

export interface Unwatched {
  type: "ack";
  id: string | null;
  table: string;
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
  /** The number of the game between bots that it was found in; None if somebody made it. */
  mined: number | null;
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

export interface Update {
  outlook: Outlook | null;
  seat: number | null;
  info: Info;
  undo: number;
  offers: OfferInfo[];
  presets: PresetInfo[];
  /** What the scores are made of, once the game is over. */
  sheet: Column[];
  lesson: LessonBlock | null;
  puzzle: PuzzleBlock | null;
  table: string;
  n: number;
  since: number;
  events: TableEvent[];
  reset: boolean;
  /** By this number a later `Changed` names what it is a change of. */
  edition: number;
  type: "update";
  id: string | null;
}

export interface Add {
  op: "add";
  path: string;
  value: unknown;
}

export interface Remove {
  op: "remove";
  path: string;
}

export interface Replace {
  op: "replace";
  path: string;
  value: unknown;
}

export interface Changed {
  table: string;
  n: number;
  since: number;
  events: TableEvent[];
  /** The edition that it changes. */
  base: number;
  edition: number;
  changes: (Add | Remove | Replace)[];
  type: "change";
}

export interface PresenceNote {
  table: string;
  here: boolean[];
  watchers: number;
  type: "presence";
}

export interface Receipt {
  n: number;
  count: number;
  again: boolean;
}

export interface Plan {
  steps: number;
  outlook: Outlook;
  told: ToldEvent[][];
  barrier: "chance" | "hidden" | "other-seat" | "over" | null;
  refusal: Sentence | null;
  bad: number | null;
}

export interface Answer {
  notation: string;
  say: Sentence;
  legal: boolean;
  refusal: Sentence | null;
  /** What is possible and most like it, if it is refused. */
  instead: Sentence[];
}

export interface Explained {
  answers: Answer[];
}

export interface Ahead {
  seat: number;
  count: number;
  view: unknown | null;
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

export type FromServer =
  | Welcome
  | Failure
  | Pong
  | Unwatched
  | Update
  | Changed
  | PresenceNote
  | ({ type: "ack"; id: string | null; table: string } & Receipt)
  | ({ type: "plan"; id: string | null; table: string } & Plan)
  | ({ type: "explained"; id: string | null; table: string } & Explained)
  | ({ type: "ahead"; id: string | null; table: string } & Ahead)
  | ({ type: "hint"; id: string | null; table: string } & Hint)
  | ({ type: "why"; id: string | null; table: string } & Reasons)
  | ({ type: "chance"; id: string | null; table: string } & Chance);

export interface Hello {
  token?: string | null;
  protocol?: number;
  id?: string | null;
}

export interface Plain {
  id?: string | null;
}

export interface Watch {
  since?: number;
  seat?: number | null;
  /** Send what has changed instead of whole updates, and what lies ahead only when it is asked for. */
  changes?: boolean;
  id?: string | null;
}

export interface Look {
  seat: number | null;
  id?: string | null;
}

export interface Act {
  notation: string;
  count: number;
  seat?: number | null;
  id?: string | null;
}

export interface TryPlan {
  steps: string[];
  count: number;
  seat?: number | null;
  id?: string | null;
}

export interface LookAhead {
  count: number;
  seat?: number | null;
  id?: string | null;
}

export interface Commit {
  steps: string[];
  count: number;
  seat?: number | null;
  id?: string | null;
}

export interface Explain {
  notation?: string | null;
  /** What is pointed at; the rest says more about it. */
  thing?: Name | null;
  picked?: Name[];
  zone?: string;
  verb?: string;
  seat?: number | null;
  id?: string | null;
}

export interface Undo {
  count: number;
  actions?: number;
  seat?: number | null;
  id?: string | null;
}

export interface MakeOffer {
  offer: "draw" | "undo";
  actions?: number | null;
  seat?: number | null;
  id?: string | null;
}

export interface AnswerOffer {
  offer: number;
  yes: boolean;
  seat?: number | null;
  id?: string | null;
}

export interface Resign {
  seat?: number | null;
  id?: string | null;
}

export interface SetPreset {
  ask: string;
  notation: string | null;
  until?: string;
  seat?: number | null;
  id?: string | null;
}

export interface Say {
  text?: string;
  /** One of those that each reads in their own language, instead of a text. */
  phrase?: string | null;
  id?: string | null;
}

export interface LessonStep {
  do: "back" | "leave" | "next" | "repeat";
  id?: string | null;
}

export interface PuzzleStep {
  do: "again" | "hint" | "judge" | "show";
  id?: string | null;
}

export interface AskHint {
  count: number;
  seat?: number | null;
  id?: string | null;
}

export interface AskWhy {
  step: number;
  seat?: number | null;
  id?: string | null;
}

export interface AskChance {
  seat?: number | null;
  id?: string | null;
}

export type ToServer =
  | ({ type: "hello" } & Hello)
  | ({ type: "ping" } & Plain)
  | ({ type: "watch"; table: string } & Watch)
  | ({ type: "look"; table: string } & Look)
  | ({ type: "unwatch"; table: string } & Plain)
  | ({ type: "act"; table: string } & Act)
  | ({ type: "plan"; table: string } & TryPlan)
  | ({ type: "ahead"; table: string } & LookAhead)
  | ({ type: "commit"; table: string } & Commit)
  | ({ type: "explain"; table: string } & Explain)
  | ({ type: "undo"; table: string } & Undo)
  | ({ type: "offer"; table: string } & MakeOffer)
  | ({ type: "answer"; table: string } & AnswerOffer)
  | ({ type: "resign"; table: string } & Resign)
  | ({ type: "preset"; table: string } & SetPreset)
  | ({ type: "chat"; table: string } & Say)
  | ({ type: "lesson"; table: string } & LessonStep)
  | ({ type: "puzzle"; table: string } & PuzzleStep)
  | ({ type: "hint"; table: string } & AskHint)
  | ({ type: "why"; table: string } & AskWhy)
  | ({ type: "chance"; table: string } & AskChance);

export interface Listed {
  id: string;
  names: Record<string, string>;
}

export interface Sheet {
  file: string;
  schema: Record<string, unknown>;
  things: Listed[];
}

export interface Two {
  one?: string | null;
  two?: string | null;
}

export interface Edit {
  path: string;
  was: string;
  now: string;
}

export interface Face {
  language: string;
  name: string;
  /** As text for a terminal: two spaces for each step inwards. */
  lines: string[];
  shelf: string;
  /** As it stands in the library of the game, and on which shelf: whoever draws cards draws it from this. */
  entry: Record<string, unknown>;
}

export interface Differs {
  file: string;
  id: string;
  state: "added" | "changed" | "gone";
  changes: Edit[];
  was: Face[];
  now: Face[];
}

export interface Choices {
  positions: number;
  gained: number;
  lost: number;
  /** So many cannot even be set up with the other pack. */
  impossible: number;
  examples: string[];
}

export interface Diff {
  things: Differs[];
  /** In games by chance that begin where a changed thing is at hand. */
  at_play: Choices;
  /** In the positions of lessons and puzzles. */
  taught: Choices;
}

export interface ThingText {
  file: string;
  text: string;
}

export interface Rate {
  seats: number;
  rate: number;
  interval: [number, number];
}

export interface Span {
  mean: number;
  interval: [number, number];
}

export interface Driven {
  number: number;
  changed: boolean;
  winners: number[];
  places: number[];
  own: [string, number][][];
  drawn: string[][];
  first: number | null;
  turns: number;
  trouble: string;
  last: string;
  position: string;
}

export interface Figures {
  games: number;
  /** How often a seat that had it won. */
  have: Rate | null;
  have_printed: Rate | null;
  /** In how many games anybody had it. */
  had: Rate | null;
  had_printed: Rate | null;
  turns: Span | null;
  turns_printed: Span | null;
  price: number | null;
  worth: number | null;
  worth_interval: [number, number] | null;
  /** None: it cannot be told yet, or there is no price. */
  suggestion: number | null;
  /** The first game that got nowhere, with the position. */
  stalled: Driven | null;
}

export interface DriveShown {
  id: string;
  status: "done" | "failed" | "running" | "stopped";
  games: number;
  most: number;
  figures: Figures | null;
}

export interface Fault {
  line: number;
  path: string;
  problem: string;
}

export interface Addition {
  name: string;
  /** What is put into the text for it. */
  text: string;
}

export interface Field {
  path: string;
  name: string;
  depth: number;
  /** `number`, `choice`, `yes-no`, `words` or `rows` of a drawing; `group` for a head. */
  kind: "choice" | "group" | "number" | "rows" | "words" | "yes-no";
  value: string;
  start: number;
  /** Where it stands in the text, in letters. */
  end: number;
  /** What may stand there, if that is known. */
  among: string[];
  least: number | null;
  most: number | null;
  /** What the schema says about it. */
  help: string;
  add_at: number | null;
  /** What may be added to a group, and where. */
  additions: Addition[];
  /** What is taken out of the text with it, if it is one of several. */
  cut: [number, number] | null;
}

export interface Examined {
  id: string;
  faults: Fault[];
  faces: Face[];
  /** The same of the thing as the game has it; none if it is new. */
  printed: Face[];
  changes: Edit[];
  /** Every value with its place in the text; also of a faulty thing, as long as it is YAML. */
  form: Field[];
}

export interface TriedTable {
  table: string;
}

export interface Opened {
  file: string;
  id: string;
  text: string;
}

export interface GameCard {
  id: string;
  title: string;
  titles: Record<string, string>;
  players: number[];
  modes: string[];
}

export interface Rated {
  id: string;
  /** Whether people are meant to choose it. */
  offered: boolean;
  /** Notches, 1 to 5; 0 is no player at all. */
  strength: number;
  seconds: number;
  name: Record<string, string>;
  does: Record<string, string>;
  rating: number;
  /** Whether it has played for it; otherwise it is only taken to stand there. */
  measured: boolean;
}

export interface Need {
  option: string;
  among: (string | number | boolean)[];
}

export interface Value {
  value: string | number;
  say: Sentence;
  /** What picking it means, for a newcomer. */
  help?: Sentence;
  needs?: Need[];
}

export interface Choice {
  option: string;
  kind: "each" | "number" | "one" | "some" | "yes-no";
  say: Sentence;
  /** What it is if nobody picks: what the game makes of the option when it is left out. For `each`: of every seat. */
  start: string | number | boolean | string[];
  help?: Sentence;
  values?: Value[];
  /** How many values of `some` are picked; whether they may be equal is for the rules to say. */
  count?: number;
  least?: number;
  /** The bounds of a number. */
  most?: number;
  needs?: Need[];
  /** A finer point, of no concern to a newcomer. */
  finer?: boolean;
  /** Other words that the game understands for a value; they are not offered. */
  also?: string[];
}

export interface GameDetails {
  id: string;
  title: string;
  titles: Record<string, string>;
  players: number[];
  modes: string[];
  version: number;
  content: string;
  packs: string[];
  prefix: string;
  options: Record<string, unknown>;
  bots: string[];
  levels: Rated[];
  modes_said: Record<string, Sentence>;
  choices: Choice[];
  workshop: string[];
  languages: string[];
  /** The questions that others' doings open, with the answer that lets each go by; they may be answered before. */
  windows: Record<string, string>;
}

export interface DraftOptions {
  options: Record<string, unknown>;
}

export interface Judgement {
  faults: Sentence[];
  tally: Record<string, unknown>;
}

export interface RuleText {
  id: string;
  chapter: string;
  text: string;
}

export interface Case {
  id: string;
  rules: string[];
  title: string;
  text: string;
}

export interface Rules {
  title: string;
  rules: RuleText[];
  cases: Case[];
  rulings: RuleText[];
}

export interface NewGuest {
  name?: string | null;
}

export interface Token {
  person: Who;
  token: string;
}

export interface Health {
  status: string;
  version: string;
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

export interface Entry {
  id: string;
  name: string;
  means: string;
  rule: string;
  /** The stems by which it is found in running text: `place spy` is any two words that begin so. */
  forms?: string[];
}

export interface WhichChapter {
  chapter?: string | null;
  anew?: boolean;
}

export interface OpenedLesson {
  table: string;
  lesson: LessonBlock;
}

export interface Block {
  kind: "list" | "table" | "text";
  text?: string;
  ordered?: boolean;
  items?: string[];
  head?: string[];
  rows?: string[][];
}

export interface Part {
  id: string;
  title: string;
  /** The chapter of the lesson that teaches it. */
  chapter: string | null;
  blocks: Block[];
}

export interface HowToPlay {
  game: string;
  title: string;
  lead: string;
  parts: Part[];
  win: string;
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

export interface Anew {
  anew?: boolean;
}

export interface OpenedPuzzle {
  table: string;
  puzzle: PuzzleBlock;
}

export interface NameAndPassword {
  name: string;
  password: string;
}

export interface Me {
  person: Who;
}

export interface Changes {
  name?: string | null;
  emblem?: string | null;
  shows?: "everyone" | "friends" | "me" | null;
}

export interface Farewell {
  name: string;
}

export interface FriendInfo {
  person: Who;
  emblem: string;
  table: string | null;
  game: string | null;
}

export interface Friends {
  key: string;
  friends: FriendInfo[];
}

export interface FriendKey {
  key: string;
}

export interface Rivalry {
  person: Who | null;
  bot: string | null;
}

export interface Past {
  table: string;
  game: string;
  at: number;
  outcome: "drawn" | "left" | "lost" | "shared" | "won";
  score: number | null;
  best: number | null;
  before: number | null;
  after: number | null;
  rivals: Rivalry[];
  over: Over | null;
}

export interface Point {
  at: number;
  rating: number;
  deviation: number;
}

export interface Standing {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  /** Whether enough games were played for the rating to say something. */
  settled: boolean;
  best: number;
  points: Point[];
}

export interface Tally {
  game: string;
  against: string;
  won: number;
  played: number;
}

export interface LevelStanding {
  level: string;
  rating: number;
  deviation: number;
  /** Whether it has played for it; otherwise it is only taken to stand there. */
  measured: boolean;
}

export interface Profile {
  person: Who;
  emblem: string;
  since: number;
  mine: boolean;
  friend: boolean;
  /** Whether the asker may see which games were played. */
  history: boolean;
  /** To whom the history is shown; told to the person alone. */
  shows: "everyone" | "friends" | "me" | null;
  games: number;
  won: number;
  left: number;
  solved: number;
  standings: Standing[];
  tallies: Tally[];
  levels: Record<string, LevelStanding[]>;
}

export interface RecordText {
  record: string;
}

export interface SeatWish {
  kind: "bot" | "invited" | "me" | "open";
  bot?: string | null;
  name?: string | null;
  /** The person for whom an invited seat is kept: they are asked to play, and need no key. */
  whom?: string | null;
}

export interface Clock {
  initial: number;
  increment?: number;
  /** What is added never brings it above this: with all three alike there is so much time for each decision. */
  most?: number | null;
}

export interface Wish {
  game: string;
  seats: SeatWish[];
  mode?: string | null;
  options?: Record<string, unknown>;
  private?: boolean;
  start?: "full" | "host";
  clock?: Clock | null;
  salt?: string;
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

export interface Weighed {
  notation: string;
  say: Sentence;
  chance: number;
  played: boolean;
}

export interface Weighing {
  options: number;
  played: number;
  best: number;
  worst: number;
  /** What the choice cost; nought unless it is sure. */
  loss: number;
  verdict: "blunder" | "inaccurate" | "mistake" | null;
  choices: Weighed[];
  why: TermChange[];
}

export interface Judged {
  known: Weighing;
  open: Weighing;
}

export interface Moment {
  step: number;
  seat: number | null;
  open: number[];
  known: number[][];
  choice: number[];
  luck: number[];
  judged: Judged | null;
}

export interface Sum {
  own: number;
  others: number;
  luck: number;
  total: number;
  /** How much of what the best choices would have brought over the worst it got, in percent. */
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
  status: "done" | "failed" | "none" | "running" | "waiting";
  step: number;
  steps: number;
  left: number | null;
  looks: number;
  seats: string[];
  moments: Moment[];
  sums: Sum[];
  turning: Turning[];
}

export interface Nothing {
}

export interface BranchWish {
  step: number;
  seats: SeatWish[];
  private?: boolean;
  start?: "full" | "host";
  clock?: Clock | null;
  salt?: string;
  hints?: boolean;
}

export interface EventList {
  events: TableEvent[];
  n: number;
}

export interface Join {
  seat?: number | null;
  key?: string | null;
  name?: string | null;
  salt?: string;
}

export interface WhichSeat {
  seat?: number | null;
}

export interface LessonNow {
  lesson: LessonBlock | null;
}

export interface YesOrNo {
  yes: boolean;
  seat?: number | null;
  id?: string | null;
}

export interface TableMade {
  table: string;
}

export interface Proof {
  commitment: string;
  salts?: string[];
  /** In hexadecimal. */
  seed?: string;
  /** (step, outcomes): before this step so many outcomes had been used up by actions that were undone. */
  gaps?: [number, number][];
  /** The first step whose dice are these: later than 0 in a game that was branched from another. */
  first?: number;
}

export interface PuzzleNow {
  puzzle: PuzzleBlock | null;
}

export interface Change {
  seat: number;
  before: number;
  after: number;
  deviation: number;
}

export interface Repick {
  mode?: string | null;
  options?: Record<string, unknown>;
  clock?: Clock | null;
  hints?: boolean;
}

export interface About {
  about: string;
}

export interface NewSeat {
  kind: "bot" | "invited" | "open";
  bot?: string | null;
}

export interface Step {
  step: number;
  seat: number | null;
  own: Own | null;
  told: ToldEvent[];
  /** None where the rules are gone. */
  outlook: Outlook | null;
}

export interface Steps {
  steps: Step[];
  last: number;
}

export interface Key {
  key: string;
}

export interface Calls {
  "GET /api/doctor/{game}": { body: null; answer: Sheet[] };
  "POST /api/doctor/{game}/diff": { body: Two; answer: Diff };
  "POST /api/doctor/{game}/drive": { body: ThingText; answer: DriveShown };
  "POST /api/doctor/{game}/examine": { body: ThingText; answer: Examined };
  "POST /api/doctor/{game}/pack": { body: ThingText; answer: null };
  "POST /api/doctor/{game}/table": { body: ThingText; answer: TriedTable };
  "GET /api/doctor/{game}/{file}/{thing}": { body: null; answer: Opened };
  "DELETE /api/drives/{drive}": { body: null; answer: DriveShown };
  "GET /api/drives/{drive}": { body: null; answer: DriveShown };
  "GET /api/friends/{key}": { body: null; answer: Who };
  "GET /api/games": { body: null; answer: GameCard[] };
  "GET /api/games/{game}": { body: null; answer: GameDetails };
  "POST /api/games/{game}/draft": { body: DraftOptions; answer: Judgement };
  "GET /api/games/{game}/library/{language}": { body: null; answer: Record<string, unknown> };
  "GET /api/games/{game}/names": { body: null; answer: Record<string, Record<string, Record<string, string>>> };
  "GET /api/games/{game}/rules/{language}": { body: null; answer: Rules };
  "GET /api/games/{game}/texts/{language}": { body: null; answer: null };
  "POST /api/guests": { body: NewGuest; answer: Token };
  "GET /api/health": { body: null; answer: Health };
  "GET /api/learn": { body: null; answer: LearnPage };
  "GET /api/learn/{game}/chapters/{chapter}/outlook": { body: null; answer: Outlook };
  "GET /api/learn/{game}/glossary/{language}": { body: null; answer: Entry[] };
  "POST /api/learn/{game}/open": { body: WhichChapter; answer: OpenedLesson };
  "GET /api/learn/{game}/page/{language}": { body: null; answer: HowToPlay };
  "GET /api/learn/{game}/puzzles": { body: null; answer: PuzzleCard[] };
  "POST /api/learn/{game}/puzzles/{puzzle}/open": { body: Anew; answer: OpenedPuzzle };
  "GET /api/learn/{game}/puzzles/{puzzle}/outlook": { body: null; answer: Outlook };
  "GET /api/learn/{game}/texts/{language}": { body: null; answer: null };
  "POST /api/login": { body: NameAndPassword; answer: Token };
  "POST /api/logout": { body: null; answer: null };
  "GET /api/me": { body: null; answer: Me };
  "PATCH /api/me": { body: Changes; answer: Me };
  "POST /api/me/claim": { body: NameAndPassword; answer: Me };
  "GET /api/me/export": { body: null; answer: null };
  "POST /api/me/farewell": { body: Farewell; answer: null };
  "GET /api/me/friends": { body: null; answer: Friends };
  "POST /api/me/friends": { body: FriendKey; answer: Friends };
  "DELETE /api/me/friends/{friend}": { body: null; answer: Friends };
  "GET /api/me/history": { body: null; answer: Past[] };
  "GET /api/me/profile": { body: null; answer: Profile };
  "GET /api/me/tables": { body: null; answer: Info[] };
  "GET /api/people/{name}": { body: null; answer: Profile };
  "GET /api/people/{name}/history": { body: null; answer: Past[] };
  "POST /api/records": { body: RecordText; answer: Info };
  "GET /api/tables": { body: null; answer: Info[] };
  "POST /api/tables": { body: Wish; answer: Made };
  "GET /api/tables/{table}": { body: null; answer: Info };
  "POST /api/tables/{table}/actions": { body: Act; answer: Receipt };
  "GET /api/tables/{table}/analysis": { body: null; answer: Analysis };
  "POST /api/tables/{table}/analysis": { body: Nothing; answer: Analysis };
  "POST /api/tables/{table}/branch": { body: BranchWish; answer: Made };
  "GET /api/tables/{table}/chance": { body: null; answer: Chance };
  "POST /api/tables/{table}/chat": { body: Say; answer: Receipt };
  "POST /api/tables/{table}/close": { body: null; answer: Info };
  "POST /api/tables/{table}/commit": { body: Commit; answer: Receipt };
  "POST /api/tables/{table}/decline": { body: null; answer: null };
  "GET /api/tables/{table}/events": { body: null; answer: EventList };
  "POST /api/tables/{table}/explain": { body: Explain; answer: Explained };
  "POST /api/tables/{table}/hint": { body: AskHint; answer: Hint };
  "POST /api/tables/{table}/join": { body: Join; answer: Info };
  "POST /api/tables/{table}/leave": { body: WhichSeat; answer: Info };
  "POST /api/tables/{table}/lesson": { body: LessonStep; answer: LessonNow };
  "GET /api/tables/{table}/links": { body: null; answer: Links };
  "POST /api/tables/{table}/offers": { body: MakeOffer; answer: Receipt };
  "POST /api/tables/{table}/offers/{number}": { body: YesOrNo; answer: Receipt };
  "GET /api/tables/{table}/outlook": { body: null; answer: Update };
  "GET /api/tables/{table}/picture": { body: null; answer: Outlook };
  "POST /api/tables/{table}/plan": { body: TryPlan; answer: Plan };
  "POST /api/tables/{table}/play-on": { body: null; answer: TableMade };
  "POST /api/tables/{table}/presets": { body: SetPreset; answer: Receipt };
  "GET /api/tables/{table}/proof": { body: null; answer: Proof };
  "POST /api/tables/{table}/puzzle": { body: PuzzleStep; answer: PuzzleNow };
  "GET /api/tables/{table}/ratings": { body: null; answer: Change[] };
  "GET /api/tables/{table}/record": { body: null; answer: null };
  "POST /api/tables/{table}/rematch": { body: null; answer: Made };
  "POST /api/tables/{table}/repick": { body: Repick; answer: Info };
  "POST /api/tables/{table}/reports": { body: About; answer: null };
  "POST /api/tables/{table}/resign": { body: Resign; answer: Receipt };
  "POST /api/tables/{table}/seats/{seat}": { body: NewSeat; answer: Info };
  "POST /api/tables/{table}/start": { body: null; answer: Info };
  "GET /api/tables/{table}/steps": { body: null; answer: Steps };
  "POST /api/tables/{table}/undo": { body: Undo; answer: Receipt };
  "POST /api/tables/{table}/watch": { body: Key; answer: Info };
  "POST /api/tables/{table}/why": { body: AskWhy; answer: Reasons };
}
