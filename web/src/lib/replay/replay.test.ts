import type { Component } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Rest } from "$lib/protocol/rest";
import type { Outlook, Step } from "$lib/protocol/types";
import type { FrameProps } from "$lib/table/contract";
import { REEL, Replay } from "./replay.svelte";

const LAST = 100;
const outlook = (count: number): Outlook => ({
  game: "four",
  count,
  seat: null,
  seats: ["red", "yellow"],
  waiting: [],
  view: {},
  question: null,
  result: null,
});
/** Turns of three steps each. */
const step = (n: number): Step => ({
  step: n,
  seat: n === 0 ? null : Math.floor((n - 1) / 3) % 2,
  own: null,
  told: [],
  outlook: outlook(n),
});
const steps = vi.fn<Rest["steps"]>();
let replay: Replay;
beforeEach(() => {
  steps.mockReset().mockImplementation(async (_id, first, last) => ({
    steps: Array.from({ length: Math.min(last, LAST) - first + 1 }, (_, i) => step(first + i)),
    last: LAST,
  }));
  replay = new Replay("t", { steps }, (() => {}) as unknown as Component<FrameProps>);
});

describe("looking back", () => {
  test("starts with the first reel and knows the length", async () => {
    await replay.go(0);
    expect(replay.end).toBe(LAST);
    expect(replay.outlook.count).toBe(0);
    expect(steps.mock.calls[0]).toEqual(["t", 0, REEL - 1, null]);
  });
  test("never asks for the same reel twice", async () => {
    await replay.go(0);
    await replay.go(5);
    await replay.go(0);
    const firsts = steps.mock.calls.map(([, first]) => first);
    expect(new Set(firsts).size).toBe(firsts.length);
  });
  test("goes no further than the ends", async () => {
    await replay.go(0);
    await replay.go(-3);
    expect(replay.at).toBe(0);
    await replay.go(LAST + 7);
    expect(replay.at).toBe(LAST);
  });
  test("a moment beyond the end that was linked to becomes the end", async () => {
    await replay.go(5000);
    expect(replay.at).toBe(LAST);
    expect(replay.outlook.count).toBe(LAST);
  });
  test("jumps to where another seat acts, both ways", async () => {
    await replay.go(1);
    await replay.turn(1);
    expect(replay.at).toBe(4);
    await replay.turn(-1);
    expect(replay.at).toBe(3);
  });
  test("other eyes mean other steps: nothing seen before is kept", async () => {
    await replay.go(2);
    await replay.look(1);
    expect(steps.mock.calls.at(-1)?.[3] ?? steps.mock.calls.at(-2)?.[3]).toBe(1);
    expect(replay.at).toBe(2);
  });
  test("while other eyes are being fetched the moment stays on screen", async () => {
    await replay.go(2);
    const looked = replay.look(1);
    expect(replay.outlook.count).toBe(2);
    await looked;
    expect(replay.outlook.count).toBe(2);
  });
  test("playing stops at the end", async () => {
    await replay.go(0);
    await replay.go(LAST);
    replay.playing = true;
    replay.run();
    expect(replay.playing).toBe(false);
  });
});
