// What a sign means is told to the mouse, to the keys and to the finger, and it can be sent away.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HELD } from "$lib/ui/held";
import { Glossary } from "./glossary";
import { signStop } from "./signs";
import { tips } from "./tips.svelte";

const said = (id: string) => ({ id, name: id, means: `It is ${id}.`, rule: "TU-1.1" });
let away: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  tips.glossary = new Glossary([said("power"), said("influence"), said("deck")]);
  document.body.innerHTML = `
    <div id="pool" role="presentation"><span data-sign="power">3</span><span data-sign="influence">1</span></div>
    <button id="plain">Nothing</button>
    <button id="pile" data-sign="deck">12</button>
    <button id="card" data-holds><i data-sign="power"></i></button>
    <aside data-tip><button id="rule">TU-1.1</button></aside>`;
  away = tips.listen(document);
});
afterEach(() => {
  away();
  vi.useRealTimers();
});

const at = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const names = (): string[] => tips.entries.map(({ id }) => id);
function point(kind: string, selector: string, pointerType: string): void {
  at(selector).dispatchEvent(Object.assign(new MouseEvent(kind, { bubbles: true, buttons: 0 }), { pointerType }));
}

test("a mouse that rests on a sign is told, one that passes is not", () => {
  point("pointerover", "[data-sign=power]", "mouse");
  vi.advanceTimersByTime(200);
  point("pointerover", "#plain", "mouse");
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([]);
  point("pointerover", "[data-sign=power]", "mouse");
  vi.advanceTimersByTime(500);
  expect(names()).toEqual(["power"]);
});

test("the note stays while the mouse goes over to it, and leaves when it goes elsewhere", () => {
  point("pointerover", "[data-sign=power]", "mouse");
  vi.advanceTimersByTime(500);
  point("pointerover", "#plain", "mouse");
  point("pointerover", "#rule", "mouse");
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual(["power"]);
  point("pointerover", "#plain", "mouse");
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([]);
});

test("what was pressed is silent until the mouse has been elsewhere", () => {
  point("pointerover", "#pile", "mouse");
  vi.advanceTimersByTime(500);
  point("pointerdown", "#pile", "mouse");
  expect(names()).toEqual([]);
  point("pointerover", "#pile", "mouse");
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([]);
  point("pointerover", "#plain", "mouse");
  point("pointerover", "#pile", "mouse");
  vi.advanceTimersByTime(500);
  expect(names()).toEqual(["deck"]);
});

test("keys that come to a group of signs hear and see all of them; Enter goes on to the rules, Escape back", () => {
  const pool = at("#pool");
  pool.removeAttribute("role");
  signStop(pool);
  vi.spyOn(pool, "matches").mockImplementation((selector) => selector === ":focus-visible");
  pool.focus();
  expect(pool.getAttribute("aria-describedby")).toBe("tip-said");
  expect(tips.said).toBe("power. It is power. TU-1.1 influence. It is influence. TU-1.1");
  vi.advanceTimersByTime(800);
  expect(names()).toEqual(["power", "influence"]);
  pool.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  expect(document.activeElement?.id).toBe("rule");
  const leaves = vi.fn();
  document.addEventListener("keydown", leaves);
  at("#rule").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  expect(names()).toEqual([]);
  expect(document.activeElement?.id).toBe("pool");
  expect(leaves).not.toHaveBeenCalled();
});

test("a finger that is held on a sign is told, and that press chooses nothing", () => {
  const chosen = vi.fn();
  at("#pile").addEventListener("click", chosen);
  point("pointerdown", "#pile", "touch");
  vi.advanceTimersByTime(HELD + 10);
  expect(names()).toEqual(["deck"]);
  point("pointerup", "#pile", "touch");
  at("#pile").click();
  expect(chosen).not.toHaveBeenCalled();
  expect(names()).toEqual(["deck"]);
  point("pointerdown", "#plain", "touch");
  expect(names()).toEqual([]);
  at("#pile").click();
  expect(chosen).toHaveBeenCalledTimes(1);
});

test("where holding ends without a click, the next tap is not lost: the rule opens", () => {
  const opened = vi.fn();
  at("#rule").addEventListener("click", opened);
  point("pointerdown", "#pile", "touch");
  vi.advanceTimersByTime(HELD + 10);
  point("pointerup", "#pile", "touch");
  point("pointerdown", "#rule", "touch");
  at("#rule").click();
  expect(opened).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(["deck"]);
});

test("a short tap on a sign is no question, and what is held for something else keeps its own answer", () => {
  point("pointerdown", "#pile", "touch");
  point("pointerup", "#pile", "touch");
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([]);
  point("pointerdown", "#card i", "touch");
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([]);
});
