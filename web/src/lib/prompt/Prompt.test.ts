import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { voice } from "$lib/i18n/voice.svelte";
import type { Option, Outlook } from "$lib/protocol/types";
import { listed } from "./listed";
import Harness from "./PromptHarness.test.svelte";

const TEXTS =
  "seat-red = Red\nseat-yellow = Yellow\nask-drop = Drop a stone.\naction-drop = Drop into column { $column }\naction-pass = Pass\n";
beforeEach(async () => {
  voice.connect(async () => ({ source: TEXTS, names: {} }));
  await voice.speak("en");
  await voice.learn("four");
});
const option = (code: number, id: string) => ({
  code,
  notation: `drop ${id}`,
  say: { message: "action-drop", words: { column: { kind: "column", id } } },
});
function position(columns: string[], waiting = [0]): Outlook {
  const question = waiting.includes(0)
    ? { say: { message: "ask-drop", rule: "CF-2.1" }, options: columns.map((id, i) => option(i, id)) }
    : null;
  return { game: "four", count: 2, seat: 0, seats: ["red", "yellow"], waiting, view: {}, question, result: null };
}
function show(columns: string[], waiting = [0], windows = {}) {
  const outlook = position(columns, waiting);
  const ask = vi.fn<(message: unknown) => Promise<never>>(() => new Promise(() => {}));
  render(Harness, { outlook, ask, windows });
  return ask;
}

describe("the prompt", () => {
  test("asks the question with its rule and lists the options", () => {
    show(["a", "b"]);
    const prompt = screen.getByRole("region", { name: "Your decision" });
    expect(within(prompt).getByRole("heading", { name: "Drop a stone." })).toBeTruthy();
    expect(within(prompt).getByRole("button", { name: "Rule CF-2.1" })).toBeTruthy();
    expect(within(prompt).getAllByRole("button", { name: /^Drop into column/u })).toHaveLength(2);
  });
  test("a press on an option sends its notation", async () => {
    const ask = show(["a", "b"]);
    await userEvent.click(screen.getByRole("button", { name: /^Drop into column b/u }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: "act", notation: "drop b", count: 2 }));
  });
  test("more than seven options are counted, and typing finds one", async () => {
    const ask = show([..."abcdefghi"]);
    expect(screen.getByText("lit: 9")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Drop into column/u })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Type an action" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Type an action" }), "drop h{Enter}");
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ notation: "drop h" }));
  });
  test("what ends something stands last, wherever the rules list it", () => {
    const named = (notation: string): Option => ({ code: 0, notation, say: { message: `action-${notation}` } });
    const { options } = listed(["end", "explore", "done"].map(named), "", () => "");
    expect(options.map(({ notation }) => notation)).toEqual(["explore", "end", "done"]);
    // Keeping what one has ends the choice; giving something up does not.
    expect(listed(["keep", "explore"].map(named), "", () => "").options.map(({ notation }) => notation)).toEqual(["explore", "keep"]);
  });
  test("what is typed and no option is sent as it stands: the referee knows more than the list", async () => {
    const ask = show(["a", "b"]);
    await userEvent.click(screen.getByRole("button", { name: "Type an action" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Type an action" }), "move x y z{Enter}");
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ notation: "move x y z" }));
  });
  test("what is typed stays while it is told what the options come to", async () => {
    let tell = (_: unknown): void => {};
    const ask = vi.fn<(message: unknown) => Promise<unknown>>(() => new Promise((done) => (tell = done)));
    render(Harness, { outlook: position(["a", "b"]), ask, ahead: true });
    // The text box stands there only when it was asked for.
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Type an action" }));
    const box = screen.getByRole<HTMLInputElement>("textbox", { name: "Type an action" });
    await userEvent.type(box, "drop");
    tell({ type: "ahead", seat: 0, count: 2, view: { routes: [] } });
    await new Promise((done) => setTimeout(done));
    await tick();
    expect(box.value).toBe("drop");
  });
  test("when another seat decides, it says which one and offers nothing", () => {
    show([], [1]);
    const prompt = screen.getByRole("region", { name: "Not your turn" });
    expect(within(prompt).getByRole("heading", { name: "Yellow to decide." })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
  test("a reaction window can be passed for a while, any other question cannot", async () => {
    show(["a", "b"]);
    expect(screen.queryByText(/Pass until/u)).toBeNull();
    cleanup();
    const ask = show(["a", "b"], [0], { drop: "decline" });
    await userEvent.click(screen.getByText("window-drop: pass until…"));
    await userEvent.click(screen.getByRole("button", { name: "the game ends" }));
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: "preset", ask: "drop", notation: "decline", until: "end" }),
    );
  });
  test("of a long list stays in sight what one usually wants, else what ends or passes", () => {
    const plain = (notation: string, code: number): Option => ({ code, notation, say: { message: "action-pass" } });
    const keptOf = (options: Option[], windows = {}): (string | null | undefined)[] => {
      cleanup();
      const outlook = position(["a"]);
      const question = { ...outlook.question!, options };
      render(Harness, { outlook: { ...outlook, question }, ask: () => new Promise(() => {}), windows });
      return [...document.querySelectorAll("[data-kept] .option")].map((each) => each.getAttribute("data-notation"));
    };
    const window = { drop: "pass" };
    expect(keptOf([option(0, "a"), plain("pass", 1), plain("pass-turn", 2)], window)).toEqual(["pass"]);
    expect(keptOf([option(0, "a"), option(1, "b"), plain("end-turn", 2)])).toEqual(["end-turn"]);
    expect(keptOf([option(0, "a"), option(1, "b")])).toEqual([]);
  });
  test("speaks another language in place", async () => {
    show(["a", "b"]);
    await voice.speak("ru");
    expect(await screen.findByRole("region", { name: "Ваше решение" })).toBeTruthy();
    expect(document.documentElement.lang).toBe("ru");
  });
});
