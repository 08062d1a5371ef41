import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Component } from "svelte";
import type { Operation } from "$lib/protocol/patch";
import { Refused, type Socket } from "$lib/protocol/socket";
import type { FromServer, Info, Lesson, Outlook, TableEvent, ToServer, Update } from "$lib/protocol/types";
import type { FrameProps } from "./contract";
import { PACES, settings } from "$lib/settings/settings.svelte";
import { onceSeen } from "$lib/ui/seen";
import { LATE, Table } from "./table.svelte";

const INFO: Info = {
  id: "t",
  game: "four",
  mode: "standard",
  options: {},
  status: "playing",
  private: false,
  host: { id: "p", name: "Anna", claimed: false },
  created: 0,
  seats: [],
  start: "full",
  clock: null,
  commitment: "",
  n: 0,
  count: 0,
  over: null,
  rematch: null,
  branch: null,
  mine: [0],
  am_host: true,
  hot_seat: false,
  waiting: [0],
  hints: true,
  hinted: [0, 0],
  aside: null,
  rules: 1,
  content: "none",
  drafted: false,
};
function outlook(count: number, seat: number | null, waiting: number[]): Outlook {
  const column = (id: string) => ({
    code: 0,
    notation: `drop ${id}`,
    say: { message: "action-drop", words: { column: { kind: "column", id } } },
  });
  const asked = seat !== null && waiting.includes(seat);
  const question = asked ? { say: { message: "ask-drop" }, options: [column("a"), column("b")] } : null;
  return { game: "four", count, seat, seats: ["red", "yellow"], waiting, view: {}, question, result: null };
}

class FakeSocket {
  sent: ToServer[] = [];
  heard: ((message: FromServer) => void) | null = null;
  answer = vi.fn<(message: ToServer) => Promise<FromServer>>(() => new Promise(() => {}));
  listen(heard: (message: FromServer) => void): () => void {
    this.heard = heard;
    return () => (this.heard = null);
  }
  connect(): void {}
  up = true;
  say(message: ToServer): boolean {
    if (this.up) this.sent.push(message);
    return this.up;
  }
  ask(message: ToServer): Promise<FromServer> {
    this.sent.push(message);
    return this.answer(message);
  }
  update(n: number, since: number, seen: Outlook | null, events: TableEvent[] = [], info: Partial<Info> = {}): void {
    const update: Update = { type: "update", table: "t", n, since, events, outlook: seen, info: { ...INFO, ...info } };
    this.heard?.(update);
  }
}

let socket: FakeSocket;
let table: Table;
let leave: () => void;
beforeEach(() => {
  socket = new FakeSocket();
  table = new Table("t", socket as unknown as Socket, (() => {}) as unknown as Component<FrameProps>);
  leave = table.watch();
  socket.sent = [];
});
const acted = (n: number, seat: number, count: number): TableEvent => ({ n, at: n, kind: "acted", seat, count, told: [] });
const chat = (n: number): TableEvent => ({ n, at: n, kind: "chat", text: `line ${n}` });

describe("a lesson", () => {
  const lesson = (kind: Lesson["kind"], wanted: string[]): Lesson =>
    ({ kind, wanted, step: 1, chapter: "c", point: [], hidden: [] }) as unknown as Lesson;
  const taught = (n: number, told: Lesson | null): void =>
    socket.heard?.({ type: "update", table: "t", n, since: n - 1, events: [], outlook: outlook(0, 0, [0]), info: INFO, lesson: told });

  test("only what the step wants is open, and everything again in the free game", () => {
    taught(1, lesson("do", ["drop b"]));
    expect(table.options.map(({ notation }) => notation)).toEqual(["drop b"]);
    expect(table.outlook.question?.options).toHaveLength(2);
    taught(2, lesson("play", []));
    expect(table.options).toHaveLength(2);
  });
  test("a legal move that is not wanted is answered gently at the place that was pressed", async () => {
    taught(1, lesson("do", ["drop b"]));
    table.pressed = document.body;
    socket.answer.mockRejectedValue(new Refused({ code: "not-now", message: "", refusal: { message: "learn-not-now" } }));
    table.act("drop a");
    await vi.waitFor(() => expect(table.reason).not.toBeNull());
    expect(table.reason).toMatchObject({
      gentle: true,
      at: document.body,
      answers: [{ legal: false, refusal: { message: "learn-not-now" } }],
    });
  });
  test("a refusal keeps its rule and is not gentle", async () => {
    taught(1, lesson("try", []));
    socket.answer.mockRejectedValue(new Refused({ code: "refused", message: "", refusal: { message: "full", rule: "CF-2.2" } }));
    table.act("drop a");
    await vi.waitFor(() => expect(table.reason).not.toBeNull());
    expect(table.reason).toMatchObject({ gentle: false, at: null, answers: [{ refusal: { rule: "CF-2.2" } }] });
  });
  test("at an ordinary table a refusal stands in the prompt alone", async () => {
    taught(1, null);
    socket.answer.mockRejectedValue(new Refused({ code: "refused", message: "", refusal: { message: "full", rule: "CF-2.2" } }));
    table.act("drop a");
    await vi.waitFor(() => expect(table.fault).not.toBeNull());
    expect(table.reason).toBeNull();
  });
  test("goes one step on, however often it is pressed before it is answered", async () => {
    let answered: (message: FromServer) => void = () => {};
    socket.answer.mockImplementationOnce(() => new Promise((done) => (answered = done)));
    taught(1, lesson("read", []));
    const first = table.teach("next");
    void table.teach("next");
    expect(socket.sent.filter(({ type }) => type === "lesson")).toHaveLength(1);
    answered({ type: "ack", id: "1", table: "t", n: 2, count: 0, again: false });
    expect(await first).toBe(true);
    void table.teach("next");
    expect(socket.sent.filter(({ type }) => type === "lesson")).toHaveLength(2);
  });
  test("next and back are sent as changes of the table", () => {
    taught(1, lesson("read", []));
    void table.teach("next");
    void table.solve("hint");
    expect(socket.sent.slice(-2)).toEqual([
      { type: "lesson", table: "t", do: "next" },
      { type: "puzzle", table: "t", do: "hint" },
    ]);
  });
});

describe("what lies ahead", () => {
  const looks = (ahead: boolean): void => {
    table.client = { secrets: true, Table: (() => {}) as never, ahead };
  };
  const asked = () => socket.sent.filter(({ type }) => type === "ahead");
  const told = (count: number): FromServer => ({ type: "ahead", id: null, table: "t", seat: 0, count, view: { routes: ["a1"] } });
  /** The page has shown what is new. */
  const seen = (): Promise<void> => new Promise((done) => void onceSeen(done));

  test("is asked for when the reader is asked, and stands in the view until the table goes on", async () => {
    looks(true);
    socket.answer.mockResolvedValueOnce(told(0));
    socket.update(1, 0, { ...outlook(0, 0, [0]), view: { routes: [], units: [] } });
    expect(asked()).toEqual([]);
    await seen();
    expect(asked()).toEqual([{ type: "ahead", table: "t", count: 0, seat: 0 }]);
    await vi.waitFor(() => expect(table.outlook.view).toEqual({ routes: ["a1"], units: [] }));
    socket.update(2, 1, { ...outlook(0, 0, [0]), view: { routes: [], units: [] } }, [chat(2)]);
    expect(table.outlook.view).toEqual({ routes: ["a1"], units: [] });
    socket.update(3, 2, { ...outlook(1, 0, [1]), view: { routes: [], units: [] } }, [acted(3, 0, 1)]);
    expect(table.outlook.view).toEqual({ routes: [], units: [] });
    await seen();
    expect(asked()).toHaveLength(1);
  });
  test("is let go when it comes too late", async () => {
    looks(true);
    let tell: (message: FromServer) => void = () => {};
    socket.answer.mockReturnValueOnce(new Promise((done) => (tell = done)));
    socket.update(1, 0, { ...outlook(0, 0, [0]), view: { routes: [] } });
    await seen();
    expect(asked()).toHaveLength(1);
    socket.update(2, 1, { ...outlook(1, 0, [0]), view: { routes: [] } }, [acted(2, 0, 1)]);
    tell(told(0));
    await Promise.resolve();
    expect(table.outlook.view).toEqual({ routes: [] });
  });
  test("is not asked for by a game that has none, by who is not asked, or before the game is known", async () => {
    socket.update(1, 0, outlook(0, 0, [0]));
    await seen();
    looks(false);
    socket.update(2, 1, outlook(1, 0, [1]), [acted(2, 0, 1)]);
    await seen();
    looks(true);
    expect(asked()).toEqual([]);
    socket.update(3, 2, outlook(2, 0, [0]), [acted(3, 1, 2)]);
    await seen();
    expect(asked()).toHaveLength(1);
  });
  test("is not asked for any more by who has left", async () => {
    looks(true);
    socket.update(1, 0, outlook(0, 0, [0]));
    leave();
    await seen();
    expect(asked()).toEqual([]);
  });
});

describe("keeping up", () => {
  test("asks for everything since the last number after each greeting", () => {
    socket.update(4, 0, outlook(0, 0, [0]), [chat(3), chat(4)]);
    socket.heard?.({ type: "welcome", id: null, person: null, protocol: 1, at: 0 });
    expect(socket.sent).toEqual([{ type: "watch", table: "t", since: 4, changes: true }]);
  });
  test("a gap is asked for and not shown with a hole", () => {
    socket.update(2, 0, outlook(0, 0, [0]), [chat(2)]);
    socket.update(6, 5, outlook(1, 0, [1]), [chat(6)]);
    expect(socket.sent).toEqual([{ type: "watch", table: "t", since: 2, changes: true }]);
    expect(table.chat.map(({ n }) => n)).toEqual([2]);
  });
  test("events that come twice are told once", () => {
    socket.update(2, 0, outlook(0, 0, [0]), [chat(1), chat(2)]);
    socket.update(3, 1, outlook(0, 0, [0]), [chat(2), chat(3)]);
    expect(table.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  });
  test("a change makes the new position of the last one", () => {
    socket.heard?.({ type: "update", table: "t", n: 2, since: 0, events: [], outlook: outlook(0, 0, [0]), info: INFO, edition: 7 });
    const changes: Operation[] = [
      { op: "replace", path: "/outlook/count", value: 1 },
      { op: "replace", path: "/outlook/question", value: null },
      { op: "replace", path: "/info/n", value: 3 },
    ];
    socket.heard?.({ type: "change", table: "t", n: 3, since: 2, events: [acted(3, 0, 1)], base: 7, edition: 8, changes });
    expect(table.outlook).toMatchObject({ count: 1, question: null, seats: ["red", "yellow"] });
    expect(table.info?.n).toBe(3);
    expect(socket.sent).toEqual([]);
  });
  test("a change of something that was never heard is not applied: the whole is asked for, and once", () => {
    socket.heard?.({ type: "update", table: "t", n: 2, since: 0, events: [], outlook: outlook(0, 0, [0]), info: INFO, edition: 7 });
    const change = {
      type: "change",
      table: "t",
      n: 4,
      since: 2,
      events: [acted(4, 0, 1)],
      changes: [{ op: "replace", path: "/outlook/count", value: 9 }],
    } as const;
    socket.heard?.({ ...change, events: [...change.events], changes: [...change.changes], base: 8, edition: 9 });
    socket.heard?.({ ...change, events: [...change.events], changes: [...change.changes], base: 9, edition: 10 });
    expect(table.outlook.count).toBe(0);
    expect(socket.sent).toEqual([{ type: "watch", table: "t", since: 2, changes: true }]);
    socket.update(4, 2, outlook(1, 0, [1]), [acted(3, 0, 1), chat(4)]);
    expect(table.outlook.count).toBe(1);
  });
  test("a screen that is handed over forgets what the last seat was told, and so does one whose line was cut", () => {
    socket.update(2, 0, outlook(0, 0, [0]), [chat(1), chat(2)], { hot_seat: true });
    table.handTo(1);
    expect(table.chat).toEqual([]);
    socket.update(2, 0, outlook(0, 1, [1]), [chat(1), chat(2)], { hot_seat: true });
    expect(table.chat.map(({ n }) => n)).toEqual([1, 2]);
    socket.heard?.({ type: "welcome", id: null, person: null, protocol: 1, at: 0 });
    expect(table.chat).toEqual([]);
    expect(socket.sent).toEqual([
      { type: "watch", table: "t", since: 0, changes: true, seat: 1 },
      { type: "watch", table: "t", since: 0, changes: true },
    ]);
  });
  test("a hand that was asked for while the line was down is shown when it is back, and once", () => {
    socket.update(2, 0, outlook(0, null, [1]), [], { hot_seat: true });
    socket.up = false;
    table.handTo(1);
    expect(socket.sent).toEqual([]);
    socket.up = true;
    socket.heard?.({ type: "welcome", id: null, person: null, protocol: 1, at: 0 });
    expect(socket.sent).toEqual([{ type: "watch", table: "t", since: 0, changes: true, seat: 1 }]);
    socket.heard?.({ type: "welcome", id: null, person: null, protocol: 1, at: 0 });
    expect(socket.sent.at(-1)).toEqual({ type: "watch", table: "t", since: 0, changes: true });
  });
  test("what a new update leaves as it was stays the same object", () => {
    socket.update(1, 0, outlook(0, 0, [0]));
    const before = table.outlook;
    socket.update(2, 1, outlook(1, 0, [0]), [acted(2, 0, 1)]);
    expect(table.outlook.count).toBe(1);
    expect(table.outlook.question).toBe(before.question);
    expect(table.outlook.seats).toBe(before.seats);
  });
  test("a table that may not be seen says so", () => {
    socket.heard?.({ type: "error", id: null, table: "t", code: "no-such-table", message: "" });
    expect(table.barred?.code).toBe("no-such-table");
  });
});

describe("choosing", () => {
  beforeEach(() => socket.update(1, 0, outlook(3, 0, [0])));
  test("a pick that leaves one option is sent with the count and the seat", () => {
    table.pick("column:b");
    expect(socket.sent).toEqual([{ type: "act", table: "t", notation: "drop b", count: 3, seat: 0 }]);
    expect(table.pending).toBe("drop b");
  });
  test("while an action is on its way nothing more is picked or sent", () => {
    table.pick("column:b");
    table.pick("column:a");
    expect(table.picked).toEqual(["column:b"]);
    expect(socket.sent).toHaveLength(1);
  });
  test("the lights stay for a moment, and go out when the answer is late", () => {
    vi.useFakeTimers();
    table.act("drop b");
    expect(table.picks.lit.size).toBe(2);
    vi.advanceTimersByTime(LATE);
    expect(table.picks.lit.size).toBe(0);
    socket.update(2, 1, outlook(4, 0, [0]), [acted(2, 0, 4)]);
    expect(table.picks.lit.size).toBe(2);
    vi.useRealTimers();
  });
  test("the next choice opens with the position, before the acknowledgement, and that does not open a third", async () => {
    let acknowledge = (_: FromServer): void => {};
    socket.answer.mockReturnValueOnce(new Promise((done) => (acknowledge = done)));
    table.act("drop b");
    socket.update(2, 1, outlook(4, 0, [0]), [acted(2, 0, 4)]);
    expect(table.pending).toBeNull();
    table.act("drop a");
    acknowledge({ type: "ack", id: null, table: "t" });
    await Promise.resolve();
    expect(table.pending).toBe("drop a");
    expect(socket.sent).toHaveLength(2);
  });
  test("what another seat does is no answer to what was sent", () => {
    table.act("drop b");
    socket.update(2, 1, outlook(4, 0, [0]), [acted(2, 1, 4)]);
    expect(table.pending).toBe("drop b");
  });
  test("what is picked stays picked while others decide at the same time, and goes with the own action or another question", () => {
    table.picked = ["column:a"];
    socket.update(2, 1, outlook(4, 0, [0, 1]), [acted(2, 1, 4)]);
    expect(table.picked).toEqual(["column:a"]);
    socket.update(3, 2, outlook(5, 0, [0, 1]), [acted(3, 0, 5)]);
    expect(table.picked).toEqual([]);
    table.picked = ["column:a"];
    const asked = outlook(6, 0, [0, 1]);
    socket.update(4, 3, { ...asked, question: asked.question && { ...asked.question, say: { message: "ask-other" } } }, [acted(4, 1, 6)]);
    expect(table.picked).toEqual([]);
  });
  test("a refusal is kept, and the choice is open again", async () => {
    const refusal = { message: "refuse-column-full", rule: "CF-2.3" };
    socket.answer.mockRejectedValueOnce(new Refused({ code: "refused", message: "", refusal }));
    table.act("drop a");
    await vi.waitFor(() => expect(table.pending).toBeNull());
    expect(table.fault?.refusal).toEqual(refusal);
    expect(table.picks.lit.size).toBe(2);
  });
  test("a stale action only asks for the news", async () => {
    socket.answer.mockRejectedValueOnce(new Refused({ code: "stale", message: "" }));
    table.act("drop a");
    await vi.waitFor(() => expect(table.pending).toBeNull());
    expect(table.fault).toBeNull();
    expect(socket.sent.at(-1)).toMatchObject({ type: "watch" });
  });
  test("undo is free up to the barrier and a request beyond it", () => {
    table.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "offer", offer: "undo" });
    table.undoable = 2;
    table.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "undo", count: 3 });
  });
  test("beyond the barrier the reader's own last action goes back, with all that was answered to it", () => {
    const told = (n: number, seat: number): TableEvent => ({
      n,
      at: n,
      kind: "acted",
      seat,
      count: n,
      told: [{ rule: "CF-2.2", event: { event: "dropped", seat }, say: { message: "event-dropped" } }],
    });
    socket.update(5, 1, outlook(5, 0, [0]), [told(3, 0), told(4, 1), told(5, 1)]);
    table.undo();
    expect(socket.sent.at(-1)).toMatchObject({ type: "offer", offer: "undo", actions: 3 });
  });
  test("why not names the thing", () => {
    table.why("column:a:1", document.body);
    expect(socket.sent.at(-1)).toMatchObject({ type: "explain", thing: { kind: "column", id: "a:1" } });
  });
});

describe("a shared screen", () => {
  const shared = { hot_seat: true, mine: [0, 1] };
  test("asks for the hand-over while no seat is looked through", () => {
    socket.update(1, 0, outlook(0, null, [0]), [], shared);
    expect(table.handOver).toBe(0);
  });
  test("is shown to the seat that decides, and covered when the next one does", () => {
    socket.update(1, 0, outlook(0, 0, [0]), [], shared);
    expect(table.handOver).toBeNull();
    socket.update(2, 1, outlook(1, 0, [1]), [], shared);
    expect(table.handOver).toBe(1);
  });
  test("does not wait for a seat of somebody else", () => {
    socket.update(1, 0, outlook(0, null, [2]), [], shared);
    expect(table.handOver).toBeNull();
  });
});

describe("moves of bots", () => {
  const bot = (n: number, seat: number): TableEvent => ({
    n,
    at: n,
    kind: "acted",
    seat,
    count: n,
    auto: "bot",
    told: [{ rule: "CF-2.2", event: { event: "dropped", seat }, say: { message: `event-${n}` } }],
  });
  const shown = (): [number, number] => [table.outlook.count, table.log.length];
  /** The reader moves, and three bots answer within the same instant; then it is the reader's turn again. */
  function round(info: Partial<Info> = {}): void {
    socket.update(1, 0, outlook(1, 0, [0]), [], info);
    table.act("drop a");
    socket.update(2, 1, outlook(2, 0, [1]), [{ ...bot(2, 0), auto: undefined } as TableEvent], info);
    socket.update(3, 2, outlook(3, 0, [1]), [bot(3, 1)], info);
    socket.update(4, 3, outlook(4, 0, [1]), [bot(4, 1)], info);
    socket.update(5, 4, outlook(5, 0, [0]), [bot(5, 1)], info);
  }
  beforeEach(() => {
    vi.useFakeTimers();
    settings.change({ pace: "normal" });
  });
  afterEach(() => {
    vi.useRealTimers();
    settings.change({ pace: null });
  });

  test("one's own move is shown at once, and each of theirs has its time, with its line in the log", () => {
    round();
    expect(shown()).toEqual([2, 1]);
    expect(table.waits).toBe(3);
    vi.advanceTimersByTime(PACES.normal - 1);
    expect(shown()).toEqual([2, 1]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([3, 2]);
    vi.advanceTimersByTime(2 * PACES.normal);
    expect(shown()).toEqual([5, 4]);
    expect(table.asked).toBe(true);
    expect(table.waits).toBe(0);
  });
  test("who does not want to wait sees them all, in their order, and can move", () => {
    round();
    table.skip();
    expect(shown()).toEqual([5, 4]);
    expect(table.log.map(({ say }) => say.message)).toEqual(["event-2", "event-3", "event-4", "event-5"]);
    table.act("drop b");
    expect(socket.sent.at(-1)).toMatchObject({ type: "act", count: 5 });
    vi.advanceTimersByTime(9 * PACES.slow);
    expect(shown()).toEqual([5, 4]);
  });
  test("the pace is the one that is set, and at once means at once", () => {
    settings.change({ pace: "slow" });
    round();
    vi.advanceTimersByTime(PACES.slow - 1);
    expect(shown()).toEqual([2, 1]);
    settings.change({ pace: "at-once" });
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([5, 4]);
  });
  test("nothing waits while the reader's clock runs", () => {
    const clock = { initial: 60, increment: 0, most: null, left: [60, 60], running: [0], at: 0 };
    round();
    expect(table.waits).toBe(3);
    socket.update(6, 5, outlook(5, 0, [0]), [chat(6)], { clock });
    expect(shown()).toEqual([5, 4]);
  });
  test("nothing waits while the reader decides beside the bots", () => {
    socket.update(1, 0, outlook(1, 0, [0, 1, 2]));
    socket.update(2, 1, outlook(2, 0, [0, 2]), [bot(2, 1)]);
    socket.update(3, 2, outlook(3, 0, [0]), [bot(3, 2)]);
    expect(shown()).toEqual([3, 2]);
  });
  test("what people do is not held up, what was taken back is shown, and what is said is heard meanwhile", () => {
    socket.update(1, 0, outlook(1, 0, [1]));
    socket.update(2, 1, outlook(2, 0, [1]), [{ ...bot(2, 1), auto: undefined } as TableEvent]);
    socket.update(3, 2, outlook(3, 0, [1]), [{ ...bot(3, 1), auto: undefined } as TableEvent]);
    expect(shown()).toEqual([3, 2]);
    socket.update(4, 3, outlook(4, 0, [1]), [bot(4, 1)]);
    socket.update(5, 4, outlook(4, 0, [1]), [chat(5)]);
    expect([table.outlook.count, table.chat.length]).toEqual([3, 1]);
    socket.update(6, 5, outlook(3, 0, [1]), [{ n: 6, at: 6, kind: "undone", seat: 1, actions: 1, count: 3 }]);
    expect([table.outlook.count, table.waits]).toEqual([3, 0]);
    expect(table.log.filter(({ undone }) => undone)).toHaveLength(1);
  });
  test("a chance that is let go by is nothing to look at", () => {
    socket.update(1, 0, outlook(1, 0, [1]));
    const pass: TableEvent = {
      n: 2,
      at: 2,
      kind: "acted",
      seat: 1,
      count: 2,
      auto: "bot",
      told: [{ rule: "DC-10.2", event: { event: "passed", seat: 1 }, say: { message: "event-passed" } }],
    };
    socket.update(2, 1, outlook(2, 0, [1]), [pass]);
    socket.update(3, 2, outlook(3, 0, [1]), [bot(3, 1)]);
    expect(table.outlook.count).toBe(3);
  });
  test("whoever comes back is shown how it stands, and a line that was cut loses nothing of what waits", () => {
    round();
    socket.heard?.({ type: "welcome", id: null, person: null, protocol: 1, at: 0 });
    expect(socket.sent.at(-1)).toEqual({ type: "watch", table: "t", since: 5, changes: true });
    socket.update(7, 5, outlook(7, 0, [1]), [bot(6, 1), bot(7, 1)]);
    expect(shown()).toEqual([7, 6]);
  });
  test("a screen that is handed over shows nothing more of what waited for the last one", () => {
    round({ hot_seat: true, mine: [0, 1] });
    table.handTo(1);
    vi.advanceTimersByTime(9 * PACES.normal);
    expect(shown()).toEqual([2, 0]);
  });
  test("an update without end does not pile up", () => {
    socket.update(1, 0, outlook(1, null, [1]));
    for (let n = 2; n < 300; n += 1) socket.update(n, n - 1, outlook(n, null, [1]), [bot(n, 1)]);
    expect(table.waits).toBe(100);
    expect(table.log).toHaveLength(198);
  });
});
