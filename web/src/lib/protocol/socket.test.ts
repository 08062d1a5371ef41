import { beforeEach, describe, expect, test } from "vitest";
import { Refused, Socket, type Line, type Wire, type World } from "./socket";

class FakeWire implements Wire {
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.onopen?.();
    this.says({ type: "welcome", person: null, protocol: 1, at: 0, id: null });
  }
}

class FakeWorld implements World {
  wires: FakeWire[] = [];
  timers: { ms: number; what: () => void; off: boolean }[] = [];
  #ids = 0;
  open(): Wire {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  }
  later(ms: number, what: () => void): () => void {
    const timer = { ms, what, off: false };
    this.timers.push(timer);
    return () => (timer.off = true);
  }
  newId(): string {
    this.#ids += 1;
    return `id${this.#ids}`;
  }
  get wire(): FakeWire {
    const last = this.wires.at(-1);
    if (!last) throw new Error("no wire");
    return last;
  }
  /** Lets the wait for the next try pass. */
  wait(): number {
    const timer = this.timers.findLast(({ off }) => !off);
    timer?.what();
    return timer?.ms ?? Number.NaN;
  }
}

let world: FakeWorld;
let socket: Socket;
let lines: Line[];
beforeEach(() => {
  world = new FakeWorld();
  lines = [];
  socket = new Socket(() => "secret", world);
  socket.online = (line) => lines.push(line);
  socket.connect();
});
const ACT = { type: "act", table: "t", notation: "drop a", count: 0 } as const;

describe("the line", () => {
  test("greets with the token before anything else", () => {
    void socket.ask(ACT);
    world.wire.onopen?.();
    expect(world.wire.sent).toEqual([{ type: "hello", protocol: 1, token: "secret" }]);
  });
  test("sends what was asked before the greeting once it is welcome", () => {
    void socket.ask(ACT);
    world.wire.greet();
    expect(world.wire.sent.at(-1)).toEqual({ ...ACT, id: "id1" });
  });
  test("sends nothing over a line that is closing, and what must not be lost over the next one", () => {
    world.wire.greet();
    const closing = world.wire;
    const before = closing.sent.length;
    closing.readyState = 2;
    void socket.ask(ACT);
    expect(closing.sent).toHaveLength(before);
    closing.close();
    world.wait();
    world.wire.greet();
    expect(world.wire.sent.at(-1)).toEqual({ ...ACT, id: "id1" });
  });
  test("an acknowledgement answers the message of its id and no other", async () => {
    world.wire.greet();
    const first = socket.ask(ACT);
    const second = socket.ask({ ...ACT, notation: "drop b" });
    world.wire.says({ type: "ack", id: "id2", n: 5, count: 2, again: false });
    await expect(second).resolves.toMatchObject({ n: 5 });
    world.wire.says({ type: "error", id: "id1", code: "stale", message: "" });
    await expect(first).rejects.toBeInstanceOf(Refused);
  });
  test("a change that was not answered is sent again with the same id after a cut", async () => {
    world.wire.greet();
    const answer = socket.ask(ACT);
    world.wire.close();
    world.wait();
    world.wire.greet();
    expect(world.wires).toHaveLength(2);
    expect(world.wire.sent.at(-1)).toEqual({ ...ACT, id: "id1" });
    world.wire.says({ type: "ack", id: "id1", again: true });
    await expect(answer).resolves.toMatchObject({ again: true });
  });
  test("a change that was answered is not sent again", async () => {
    world.wire.greet();
    const answer = socket.ask(ACT);
    world.wire.says({ type: "ack", id: "id1" });
    await answer;
    world.wire.close();
    world.wait();
    world.wire.greet();
    expect(world.wire.sent.map(({ type }) => type)).toEqual(["hello"]);
  });
  test("a mere question fails when the line goes down", async () => {
    world.wire.greet();
    const answer = socket.ask({ type: "explain", table: "t", notation: "drop a" });
    world.wire.close();
    await expect(answer).rejects.toMatchObject({ fault: { code: "offline" } });
  });
  test("waits longer after each failed try, and not for ever", () => {
    const waits = Array.from({ length: 8 }, () => {
      world.wire.close();
      return world.wait();
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });
  test("a welcome resets the wait", () => {
    world.wire.close();
    world.wait();
    world.wire.greet();
    world.wire.close();
    expect(world.wait()).toBe(500);
  });
  test("tells when it is up and when it is down", () => {
    world.wire.greet();
    world.wire.close();
    expect(lines).toEqual(["coming", "up", "down"]);
  });
  test("a closed socket does not come back", () => {
    socket.close();
    expect(world.timers).toEqual([]);
  });
  test("nothing goes over a line that is being closed", () => {
    world.wire.greet();
    const { wire } = world;
    wire.close = () => {};
    socket.renew();
    socket.say({ type: "ping" });
    expect(wire.sent.filter(({ type }) => type === "ping")).toEqual([]);
  });
  test("a renewed line greets anew at once", () => {
    world.wire.greet();
    socket.renew();
    world.wire.onopen?.();
    expect(world.wires).toHaveLength(2);
    expect(world.wire.sent[0]).toMatchObject({ type: "hello" });
  });
});
