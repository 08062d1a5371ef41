// The table the reader sits at or watches: the one mutable store. The server's truth comes in whole, or as what of it has
// changed, and is never edited; what the reader has picked and what was sent but not confirmed are kept beside it.
import type { Component } from "svelte";
import { voice } from "$lib/i18n/voice.svelte";
import type { Narrator } from "$lib/i18n/sentence";
import { addLines, chatOf, isSeen, lastTold, type ChatLine, type LogLine } from "$lib/log/lines";
import { Refused, type Socket } from "$lib/protocol/socket";
import type {
  Answer,
  Change,
  Column,
  Fault,
  FromServer,
  Info,
  Lesson,
  LessonDeed,
  Offer,
  Option,
  Outlook,
  Preset,
  Puzzle,
  PuzzleDeed,
  SeatInfo,
  TableEvent,
  Told,
  Update,
} from "$lib/protocol/types";
import { PACES, settings } from "$lib/settings/settings.svelte";
import { guided } from "$lib/learn/guided";
import { lessonVoice } from "$lib/learn/texts";
import { AheadWatch } from "./ahead.svelte";
import type { Desk, FrameProps, GameClient, Pointed } from "./contract";
import { type Heard, Hearing } from "./hearing";
import { type Haste, Pacer } from "./pacer";
import { onlyPass } from "$lib/prompt/passing";
import { nameOf, nextPicks, pick, type Picks, type Thing } from "./picks";
import { PlanDesk, type Planned } from "./plan.svelte";
import { mine } from "./seat";
import { sharing } from "./sharing";

/** An answer that takes longer than so many milliseconds is waited for visibly; before, the lights would only flicker. */
export const LATE = 150;

/** The answer to "why not?", and the element it points at. */
export interface Why {
  answers: readonly Answer[];
  at: Element | null;
  /** It is possible, but not what the lesson wants now. */
  gentle?: boolean;
}

/** An action on its way. */
interface Sent {
  seat: number | null;
  count: number;
  timer: ReturnType<typeof setTimeout>;
}

export class Table implements Desk {
  readonly id: string;
  readonly Frame: Component<FrameProps>;
  readonly #socket: Socket;
  readonly #hearing: Hearing;
  readonly #plan: PlanDesk;
  readonly #ahead: AheadWatch;
  #stop: (() => void) | null = null;
  #sent: Sent | null = null;
  /** What the teacher was asked for and has not answered yet. */
  #turning: LessonDeed | null = null;
  /** At a shared screen: whose hand was asked for while the line was down. */
  #wanted: number | null = null;
  // In a page that nobody looks at there is nothing to follow.
  readonly #pacer = new Pacer<Heard>(
    (heard) => this.#show(heard),
    () => (document.hidden ? 0 : PACES[settings.pace]),
  );

  info = $state.raw<Info | null>(null);
  #truth = $state.raw<Outlook | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The number of the last line of the talk that the reader has seen. */
  read = $state(0);
  last = $state.raw<readonly Told[]>([]);
  offers = $state.raw<readonly Offer[]>([]);
  /** The reaction windows that may be passed ahead of time: by what they ask, the answer that lets each go by. */
  windows = $state.raw<Readonly<Record<string, string>>>({});
  presets = $state.raw<readonly Preset[]>([]);
  /** What the scores are made of, once the game is over. */
  sheet = $state.raw<readonly Column[]>([]);
  /** How many of the reader's last actions may be taken back freely. */
  undoable = $state(0);
  watchers = $state(0);
  /** How many moves of bots are still to be shown. */
  waits = $state(0);
  here = $state.raw<readonly boolean[]>([]);
  picked = $state.raw<readonly Thing[]>([]);
  pending = $state<string | null>(null);
  /** Whether the answer to what was sent is late: then nothing is offered until it is here. */
  late = $state(false);
  fault = $state.raw<Fault | null>(null);
  /** What was pressed last: a lesson answers there. */
  pressed: Element | null = null;
  reason = $state.raw<Why | null>(null);
  /** At the table of a lesson or a puzzle: where one is in it. */
  lesson = $state.raw<Lesson | null>(null);
  puzzle = $state.raw<Puzzle | null>(null);
  #client = $state.raw<GameClient | null>(null);
  /** Why the table cannot be watched at all. */
  barred = $state.raw<Fault | null>(null);

  constructor(id: string, socket: Socket, Frame: Component<FrameProps>) {
    this.id = id;
    this.#socket = socket;
    this.Frame = Frame;
    this.#hearing = new Hearing(id, socket, (heard) => this.#heard(heard));
    this.#plan = new PlanDesk(id, socket, (fault) => (this.fault = fault));
    this.#ahead = new AheadWatch(
      id,
      socket,
      () => this.#truth,
      () => this.#client?.ahead ?? false,
    );
    this.#pacer.changed = (waiting) => (this.waits = waiting);
  }

  /** What this table looks like: what a teacher's pointer finds there, and whether it shows what lies ahead. */
  get client(): GameClient | null {
    return this.#client;
  }
  set client(client: GameClient | null) {
    this.#client = client;
    void this.#ahead.ask();
  }

  /** Starts watching; returns how to stop. */
  watch(): () => void {
    this.#stop = this.#socket.listen((message) => this.#hear(message));
    this.#socket.connect();
    this.#hearing.catchUp();
    return () => {
      this.#stop?.();
      this.#ahead.stop();
      this.#pacer.drop();
      clearTimeout(this.#sent?.timer);
      this.#socket.say({ type: "unwatch", table: this.id });
    };
  }

  /** Asks once more to be let in. */
  askAgain(): void {
    this.barred = null;
    this.#hearing.catchUp();
  }

  #hear(message: FromServer): void {
    // A shared screen comes back covered, unless somebody uncovered theirs while the line was down.
    if (message.type === "welcome" && this.info?.hot_seat) this.handTo(this.#wanted);
    else if (message.type === "welcome") this.#hearing.catchUp();
    else if (message.type === "update" && message.table === this.id) this.#hearing.update(message);
    else if (message.type === "change" && message.table === this.id) this.#hearing.change(message);
    else if (message.type === "presence" && message.table === this.id) {
      this.here = message.here;
      this.watchers = message.watchers;
    } else if (message.type === "error" && message.table === this.id && this.info === null) this.barred = message;
  }

  #heard({ update, fresh }: Heard): void {
    // What was sent is done: the next choice opens with the position, and need not wait for the acknowledgement.
    const sent = this.#sent;
    if (sent && fresh.some((event) => event.kind === "acted" && event.seat === sent.seat && event.count > sent.count)) this.#answered(sent);
    this.barred = null;
    this.chat = [...this.chat, ...chatOf(fresh)];
    this.#pacer.take({ update, fresh }, this.#haste(update, fresh), fresh.some(isSeen));
  }

  /** Moves of bots may wait for one another, but nothing waits where the reader decides or their clock runs, or was away. */
  #haste({ info, reset }: Update, fresh: readonly TableEvent[]): Haste {
    const timed = info.clock?.running.some((seat) => info.mine.includes(seat)) ?? false;
    const acts = fresh.flatMap((event) => (event.kind === "acted" ? [event] : []));
    if (this.asked || timed || reset || acts.length > 1 || fresh.some(({ kind }) => kind === "undone")) return "now";
    return acts[0]?.auto === "bot" || acts[0]?.auto === "fallback" ? "paced" : "next";
  }

  #show({ update, fresh }: Heard): void {
    this.info = sharing(this.info, update.info);
    this.undoable = update.undo ?? 0;
    this.offers = update.offers ?? [];
    this.presets = update.presets ?? [];
    this.sheet = sharing(this.sheet, update.sheet ?? []);
    this.#learn(update);
    if (fresh.length > 0) {
      this.log = addLines(this.log, fresh);
      this.last = lastTold(fresh) ?? this.last;
    }
    if (fresh.some(({ kind }) => kind === "undone")) {
      this.#ahead.drop();
      this.#held = update.outlook?.count ?? -1;
    }
    this.#see(
      update.outlook,
      fresh.some((event) => event.kind === "acted" && event.seat === update.outlook?.seat),
    );
  }

  #learn({ lesson = null, puzzle = null }: Update): void {
    if (lesson?.step !== this.lesson?.step || lesson?.kind !== this.lesson?.kind) this.picked = [];
    this.lesson = sharing(this.lesson, lesson);
    this.puzzle = sharing(this.puzzle, puzzle);
  }

  /** Shows all that bots have done meanwhile. */
  skip(): void {
    this.#pacer.flush();
  }

  #see(outlook: Outlook | null, acted = true): void {
    const before = this.#truth;
    const now = (this.#truth = sharing(before, outlook));
    if (now?.count !== before?.count || now?.seat !== before?.seat) {
      this.#plan.drop();
      this.#ahead.pass();
      // Where several decide at the same time, what one has picked stays picked while the others decide.
      const waits = !acted && now?.question && now.question === before?.question && now.seat === before.seat;
      if (!waits) {
        this.picked = [];
        this.reason = null;
      }
    }
    this.#ahead.askLater();
  }

  /* what is shown */

  get started(): boolean {
    return this.#truth !== null;
  }
  /** The position on the table; in plan mode, the planned one. */
  get outlook(): Outlook {
    const seen = this.#plan.outlook ?? this.#ahead.seen;
    if (!seen) throw new Error("the game has not started");
    return seen;
  }
  /** Derived, so that what is written on the board is not written anew with every update. */
  readonly narrator: Narrator = $derived.by(() => {
    const game = this.info?.game ?? "";
    const taught = lessonVoice(game);
    return voice.game((this.lesson || this.puzzle) && voice.knows(taught) ? taught : game);
  });
  get options(): readonly Option[] {
    if (!this.#truth || this.late || this.plan?.seen.barrier) return [];
    return guided(this.outlook.question?.options ?? [], this.lesson, this.puzzle);
  }
  get answers(): readonly Answer[] {
    return this.reason?.answers ?? [];
  }
  readonly picks: Picks = $derived.by(() => nextPicks(this.options, this.picked));
  /** Whether the reader is asked. */
  readonly asked: boolean = $derived.by(() => this.#truth?.question != null);
  /** At a shared screen: the seat whose hand is to be shown next, while it is still covered. */
  readonly handOver: number | null = $derived.by(() => {
    if (!this.info?.hot_seat || this.info.status !== "playing" || !this.#truth) return null;
    const { seat, waiting } = this.#truth;
    if (seat !== null && waiting.includes(seat)) return null;
    return waiting.find((each) => this.info?.mine.includes(each)) ?? null;
  });

  /** The count at which nothing passes by itself, because the reader holds it or has come back to it. */
  #held = $state(-1);
  /** What is answered without the reader: a chance to respond that can only be passed. */
  readonly passes: Option | null = $derived.by(() => {
    const seen = this.#truth;
    if (!seen?.question || this.lesson || this.puzzle || this.plan || this.handOver !== null || this.waits > 0) return null;
    if (this.#held === seen.count || !settings.passes(seen.game)) return null;
    return onlyPass(seen.question.options, this.windows[this.window ?? ""] ?? null);
  });
  /** The reaction window that is open before the reader, by what it asks. */
  get window(): string | null {
    const ask = this.outlook.question?.say.message.replace(/^ask-/u, "") ?? "";
    return ask in this.windows ? ask : null;
  }
  /** What a reaction window is called. */
  windowName(ask: string): string {
    return this.narrator.say(`window-${ask}`);
  }
  /** Whether people look on from the other seats. */
  get amongPeople(): boolean {
    return this.info?.seats.some(({ kind }, seat) => kind !== "bot" && !this.info?.mine.includes(seat)) ?? false;
  }

  /* what the reader does */

  /** Lets what is asked now stand until the reader answers. */
  hold(): void {
    this.#held = this.#truth?.count ?? -1;
  }

  pick(thing: Thing): void {
    if (this.pending !== null) return;
    this.reason = null;
    this.fault = null;
    this.picked = pick(this.options, this.picked, thing);
    const { ready } = this.picks;
    if (ready) this.act(ready.notation);
  }

  /** One step back: the why-not, the last pick, or the plan. */
  back(): void {
    if (this.reason || this.fault) {
      this.reason = null;
      this.fault = null;
    } else this.picked = this.picked.slice(0, -1);
  }

  act(notation: string): void {
    if (this.plan) {
      this.picked = [];
      if (this.#truth) void this.#plan.add(this.#truth, notation);
      return;
    }
    if (!this.#truth || this.pending !== null) return;
    letGo();
    const { seat, count } = this.#truth;
    const sent: Sent = { seat, count, timer: setTimeout(() => (this.late = true), LATE) };
    this.#sent = sent;
    this.pending = notation;
    void this.#send({ type: "act", table: this.id, notation, count, ...mine(seat) }).then(() => this.#answered(sent));
  }

  #answered(sent: Sent): void {
    if (this.#sent !== sent) return;
    clearTimeout(sent.timer);
    this.#sent = null;
    this.pending = null;
    this.late = false;
  }

  async #send(change: Change): Promise<boolean> {
    this.fault = null;
    try {
      await this.#socket.ask(change);
      return true;
    } catch (error) {
      this.picked = [];
      const fault = error instanceof Refused ? error.fault : { code: "fault", message: String(error) };
      if (fault.code === "stale") this.#hearing.catchUp();
      else this.#refused(fault);
      return false;
    }
  }

  /** In a lesson a refusal stands at the place that was pressed. */
  #refused(fault: Fault): void {
    this.fault = fault;
    if ((!this.lesson && !this.puzzle) || !fault.refusal) return;
    const { refusal } = fault;
    this.reason = {
      answers: [{ notation: "", say: refusal, legal: false, refusal, instead: [] }],
      at: this.pressed?.isConnected ? this.pressed : null,
      gentle: fault.code === "not-now",
    };
  }

  /** Asks the server to think about this table, through the reader's eyes; whoever asks hears of a refusal. */
  consult(question: { type: "hint"; count: number } | { type: "why"; step: number } | { type: "chance" }): Promise<FromServer> {
    return this.#socket.ask({ ...question, table: this.id, ...mine(this.#truth?.seat ?? null) });
  }

  why(thing: Thing, at: Element | null, { picked = [], zone = "", verb = "" }: Pointed = {}): void {
    const before = [...picked, ...this.picked].map(nameOf);
    const about = { thing: nameOf(thing), picked: before, zone, verb };
    void this.#explain({ type: "explain", table: this.id, ...about, ...mine(this.#truth?.seat ?? null) }, at);
  }

  whyNotation(notation: string, at: Element | null): void {
    void this.#explain({ type: "explain", table: this.id, notation, ...mine(this.#truth?.seat ?? null) }, at);
  }

  async #explain(question: Parameters<Socket["ask"]>[0], at: Element | null): Promise<void> {
    try {
      const answer = await this.#socket.ask(question);
      if (answer.type === "explained") this.reason = { answers: answer.answers, at };
    } catch (error) {
      if (error instanceof Refused) this.fault = error.fault;
    }
  }

  /** Takes the last action back, or asks the others when the barrier has fallen. */
  undo(): void {
    if (this.plan) {
      this.picked = [];
      if (this.#truth) void this.#plan.shorten(this.#truth);
      return;
    }
    this.skip();
    if (!this.#truth) return;
    const { seat, count } = this.#truth;
    if (this.undoable > 0) void this.#send({ type: "undo", table: this.id, actions: 1, count, ...mine(seat) });
    else void this.#send({ type: "offer", table: this.id, offer: "undo", actions: this.#sinceMine(seat, count), ...mine(seat) });
  }

  /** How many actions go back with the reader's own last one: whatever others answered to it goes too. */
  #sinceMine(seat: number | null, count: number): number {
    const own = this.log.findLast((line) => line.count !== null && line.seat === seat);
    return own?.count == null ? 1 : count - own.count + 1;
  }

  offerDraw(): void {
    void this.#send({ type: "offer", table: this.id, offer: "draw", ...mine(this.#truth?.seat ?? null) });
  }

  answer(offer: number, yes: boolean): void {
    void this.#send({ type: "answer", table: this.id, offer, yes, ...mine(this.#truth?.seat ?? null) });
  }

  resign(): void {
    void this.#send({ type: "resign", table: this.id, ...mine(this.#truth?.seat ?? this.#truth?.waiting[0] ?? null) });
  }

  /** Next, back, once more from the beginning, or leave; pressed twice before it is answered, it is still one step. */
  async teach(deed: LessonDeed): Promise<boolean> {
    if (this.#turning === deed) return false;
    this.#turning = deed;
    this.reason = null;
    try {
      return await this.#send({ type: "lesson", table: this.id, do: deed });
    } finally {
      if (this.#turning === deed) this.#turning = null;
    }
  }

  solve(deed: PuzzleDeed): Promise<boolean> {
    this.reason = null;
    return this.#send({ type: "puzzle", table: this.id, do: deed });
  }

  preset(ask: string, notation: string | null, until: string): void {
    void this.#send({ type: "preset", table: this.id, ask, notation, until, ...mine(this.#truth?.seat ?? null) });
  }

  write(text: string): Promise<boolean> {
    return this.#send({ type: "chat", table: this.id, text });
  }

  /** Says something that each reads in their own language. */
  phrase(phrase: string): Promise<boolean> {
    return this.#send({ type: "chat", table: this.id, phrase });
  }

  /** Who holds a seat, and whether they are here just now. */
  holder(seat: number): SeatInfo | undefined {
    const held = this.info?.seats[seat];
    return held && { ...held, here: held.kind === "bot" || (this.here[seat] ?? held.here) };
  }

  /** Through whose eyes to look, where they all see the same. */
  look(seat: number): void {
    if (!this.#socket.say({ type: "look", table: this.id, seat })) this.#wanted = seat;
  }

  /** Hands the screen to another seat, or to nobody; what the last one alone was told goes with them, also from the log. */
  handTo(seat: number | null): void {
    this.#pacer.drop();
    this.log = [];
    this.chat = [];
    this.last = [];
    this.#wanted = this.#hearing.again(seat) ? null : seat;
  }

  /* plan mode */

  get plan(): Planned | null {
    return this.#plan.now;
  }

  startPlan(): void {
    this.picked = [];
    if (this.#truth) this.#plan.start(this.#truth);
  }

  dropPlan(): void {
    this.#plan.drop();
    this.picked = [];
  }

  commitPlan(): void {
    if (!this.plan || !this.#truth || this.plan.steps.length === 0) return;
    const { seat, count } = this.#truth;
    const steps = [...this.plan.steps];
    this.#plan.drop();
    void this.#send({ type: "commit", table: this.id, steps, count, ...mine(seat) });
  }
}

/** What a pointer has pressed needs the focus no longer; were it taken away together with it, the page would be laid out twice. */
function letGo(): void {
  const held = document.activeElement;
  if (held instanceof HTMLElement && !held.matches(":focus-visible")) held.blur();
}
