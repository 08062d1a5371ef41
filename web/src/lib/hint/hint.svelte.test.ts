import { expect, test, vi } from "vitest";
import type { Hint } from "$lib/protocol/minds";
import { Refused } from "$lib/protocol/socket";
import type { FromServer, Info, Outlook } from "$lib/protocol/types";
import { ChanceWatch } from "./chance.svelte";
import { HintDesk } from "./hint.svelte";

const HINT: Hint = {
  seat: 0,
  count: 4,
  only: false,
  sure: true,
  chances: [6000, 4000],
  rest: null,
  others: 0,
  looks: 10,
  used: 1,
  again: false,
  options: [{ code: 0, notation: "a", say: { message: "m" }, chance: 6000, less: 0, equal: false, why: [] }],
};

/** A table that says what the test wants, and answers when the test wants. */
class Fake {
  info = $state.raw({ hints: true, status: "playing" } as Info);
  outlook = $state.raw({ count: 4, seat: 0 } as Outlook);
  asked = $state(true);
  waits = $state(0);
  readonly started = true;
  readonly lesson = null;
  readonly puzzle = null;
  readonly plan = null;
  readonly handOver = null;
  consult = vi.fn<(question: unknown) => Promise<FromServer>>();

  move(count: number): void {
    this.outlook = { ...this.outlook, count };
  }
}

test("a hint is thought about, told, kept for its position, and gone with it", async () => {
  const table = new Fake();
  const hint = new HintDesk(table);
  let answer: (told: FromServer) => void = () => {};
  table.consult.mockReturnValueOnce(new Promise((done) => (answer = done)));
  const asking = hint.ask();
  expect([hint.open, hint.thinking, hint.told]).toEqual([true, true, null]);
  answer({ type: "hint", id: null, table: "t", ...HINT });
  await asking;
  expect([hint.thinking, hint.option(1)?.notation, hint.option(2)]).toEqual([false, "a", null]);
  hint.toggle();
  expect(hint.open).toBe(false);
  await hint.ask();
  expect([hint.told?.count, table.consult.mock.calls.length]).toEqual([4, 1]);
  table.move(5);
  hint.follow();
  expect([hint.open, hint.told]).toEqual([false, null]);
});
test("a serious game answers without asking the server; whoever is not asked gets nothing", async () => {
  const table = new Fake();
  table.info = { ...table.info, hints: false };
  const hint = new HintDesk(table);
  await hint.ask();
  expect([hint.open, hint.allowed, hint.thinking]).toEqual([true, false, false]);
  const waiting = new Fake();
  waiting.asked = false;
  const none = new HintDesk(waiting);
  await none.ask();
  expect(none.open).toBe(false);
  expect([table.consult.mock.calls.length, waiting.consult.mock.calls.length]).toEqual([0, 0]);
});
test("a server without time says so; a position that is gone says nothing", async () => {
  const table = new Fake();
  const hint = new HintDesk(table);
  table.consult.mockRejectedValueOnce(new Refused({ code: "busy", message: "" }));
  await hint.ask();
  expect([hint.open, hint.fault?.code, hint.thinking]).toEqual([true, "busy", false]);
  table.consult.mockRejectedValueOnce(new Refused({ code: "stale", message: "" }));
  await hint.ask();
  expect([hint.open, hint.fault]).toEqual([false, null]);
});

test("the bar asks once for a position, not while moves of bots are shown, and never in a serious game", async () => {
  const table = new Fake();
  const watch = new ChanceWatch(table, () => true);
  table.consult.mockImplementation(async () => ({
    type: "chance",
    id: null,
    table: "t",
    seat: 0,
    count: table.outlook.count,
    chances: [7000, 3000],
  }));
  watch.follow();
  watch.follow();
  await vi.waitFor(() => expect(watch.chances).toEqual([7000, 3000]));
  expect(table.consult).toHaveBeenCalledTimes(1);
  table.waits = 2;
  table.move(5);
  watch.follow();
  expect(table.consult).toHaveBeenCalledTimes(1);
  table.waits = 0;
  watch.follow();
  expect(table.consult).toHaveBeenCalledTimes(2);
  table.info = { ...table.info, hints: false };
  table.move(6);
  watch.follow();
  expect([watch.shown, table.consult.mock.calls.length]).toEqual([false, 2]);
});
test("a game without chances has no bar, and a refusal leaves what is known", async () => {
  const table = new Fake();
  const watch = new ChanceWatch(table, () => true);
  table.consult.mockRejectedValueOnce(new Refused({ code: "busy", message: "" }));
  watch.follow();
  await vi.waitFor(() => expect(table.consult).toHaveBeenCalledTimes(1));
  expect([watch.shown, watch.chances]).toEqual([true, null]);
  table.consult.mockResolvedValueOnce({ type: "chance", id: null, table: "t", seat: 0, count: 5, chances: null });
  table.move(5);
  await vi.waitFor(() => {
    watch.follow();
    expect(watch.shown).toBe(false);
  });
});
