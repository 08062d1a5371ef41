// What a lesson does to the page: it speaks, lights what is wanted, takes presses on it, and hides what is not taught yet.
import { tick, untrack } from "svelte";
import { on } from "svelte/events";
import { t } from "$lib/i18n/voice.svelte";
import { router } from "$lib/router/router.svelte";
import type { Table } from "$lib/table/table.svelte";
import { live } from "$lib/ui/live.svelte";
import { learning } from "./learning.svelte";
import { found, open } from "./look";
import type { Teaching } from "./teaching.svelte";

/** Call it while the frame is made. */
export function taught(table: Table, teaching: Teaching, root: () => HTMLElement | undefined): void {
  const key = $derived(table.lesson && `${table.lesson.chapter} ${table.lesson.step} ${table.lesson.kind} ${table.lesson.tried !== null}`);

  /** Whoever touches sees the light, and needs no frame of the focus beside it. */
  let touched = matchMedia("(hover: none)").matches;

  // A new step: said as one, and the focus goes to what is wanted.
  $effect(() => {
    if (key === null) return;
    const stop = untrack(() => teaching.begin());
    return stop;
  });
  $effect(() => {
    const { lesson } = table;
    if (key === null || !lesson) return;
    live.say([lesson.say, ...(lesson.task ? [lesson.task] : [])].map((say) => table.narrator.sentence(say)).join(" "));
  });
  $effect(() => {
    if (key === null || table.pending !== null) return;
    void teaching.pointed;
    void tick().then(() => {
      const frame = root();
      if (!frame) return;
      found(frame, teaching.pointed).flatMap(open).forEach(bring);
      // Where not all of it has room, what is to be pressed comes before what is only spoken of.
      if (teaching.acts && teaching.wanted) bring(teaching.wanted);
    });
  });
  // Within a step what is wanted changes too: a thing, then where it goes; and a list that is drawn anew has other buttons.
  $effect(() => {
    const { wanted } = teaching;
    if (key === null || table.pending !== null || wanted === null) return;
    const acts = untrack(() => teaching.acts);
    if (acts) wanted.setAttribute("aria-description", t("lesson-wanted"));
    if (acts) bring(wanted);
    if (!document.querySelector("dialog[open]") && untrack(() => table.lesson?.kind !== "play"))
      (wanted as HTMLElement | SVGElement).focus({ preventScroll: true, ...(touched ? { focusVisible: false } : {}) });
    return () => wanted.removeAttribute("aria-description");
  });

  // Whatever was pressed last is where a refusal stands; a press on the wrong thing is counted.
  $effect(() => {
    const frame = root();
    if (!frame) return;
    const note = (event: Event): void => {
      if (event.target instanceof Element) table.pressed = event.target;
      touched = event instanceof PointerEvent && event.pointerType === "touch";
      teaching.pressed();
    };
    const tries = (event: Event): void => {
      if (table.lesson?.kind !== "try" || !meantIn(frame, teaching, event)) return;
      event.preventDefault();
      event.stopPropagation();
      teaching.tryIt();
    };
    const byKey = (event: KeyboardEvent): void => {
      note(event);
      if (event.key === "Enter" || event.key === " ") tries(event);
    };
    const ends = [
      on(frame, "pointerdown", note, { capture: true }),
      on(frame, "click", tries, { capture: true }),
      on(frame, "keydown", byKey, { capture: true }),
    ];
    return () => ends.forEach((end) => end());
  });
  $effect(() => {
    if (table.reason) untrack(() => teaching.missed());
  });

  // What is not taught yet is not there.
  const hidden = $derived((table.lesson?.hidden ?? []).join(" "));
  $effect(() => {
    const frame = root();
    void table.outlook.count;
    if (!frame || table.lesson === null) return;
    const names = hidden.split(" ").filter(Boolean);
    for (const one of frame.querySelectorAll("[data-part], [data-frame]")) {
      const parts = (one.getAttribute("data-part") ?? one.getAttribute("data-frame") ?? "").split(" ");
      one.toggleAttribute(
        "data-untaught",
        parts.some((part) => names.includes(part)),
      );
    }
  });
}

/** Brings into sight what lies beside the board; the board moves by itself. */
function bring(element: Element): void {
  if (!element.closest("main.board")) element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Whether a press was on what is pointed at, also where something else lies over it. */
function meantIn(frame: HTMLElement, teaching: Teaching, event: Event): boolean {
  const things = found(frame, teaching.pointed).flat();
  const hit = event.target instanceof Element ? event.target : null;
  if (things.some((one) => one === hit || (hit !== null && one.contains(hit)))) return true;
  if (!(event instanceof MouseEvent) || event.detail === 0 || !("elementsFromPoint" in document)) return false;
  return document.elementsFromPoint(event.clientX, event.clientY).some((one) => things.includes(one));
}

/** The chapter once more; a game that was played to its end is begun at a table of its own. */
export function again(table: Table): void {
  const { lesson } = table;
  if (!lesson || lesson.outcome === null) void table.teach("repeat");
  else void learning.open(lesson.game, lesson.chapter, true);
}

export function leave(table: Table): void {
  void table.teach("leave").then(() => router.go({ page: "learn" }));
}
