// The note that tells what a sign means: after a rest of the pointer, when keys come to it, or by a long press.
//
// Here: when it is shown and when not. Not here: how it looks (`Tips.svelte`), where signs are (`signs.ts`).
import { on } from "svelte/events";
import { HELD } from "$lib/ui/held";
import { type Entry, Glossary, spokenEntry } from "./glossary";
import { drawnAt, drawnIn, groundOf, signAround, signsOf } from "./signs";

const REST = 450;
/** Keys wander on at once: whoever stays wants to know. */
const STAY = 700;
/** So long the pointer may be on its way from the sign to the note. */
const GRACE = 220;
const STILL = 8;
/** The ground of a board is told to whoever rests there for long: as a rule one rests there to think. */
const PONDER = 1_100;
/** So many signs are told at once. */
const MOST = 7;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

class Tips {
  glossary = $state.raw(new Glossary());
  entries = $state.raw<readonly Entry[]>([]);
  at = $state.raw<Box | null>(null);
  /** What is said of the focused thing. */
  said = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #about: Element | null = null;
  /** What was pressed or sent away: it is silent until the pointer has left it. */
  #silent: Element | null = null;
  #touch: { x: number; y: number } | null = null;
  #held = false;

  get open(): boolean {
    return this.entries.length > 0;
  }

  /** The words of a text that have a meaning of their own, as its `data-sign`. */
  readonly meant = (text: string): string | undefined =>
    this.glossary
      .in([text])
      .map(({ id }) => id)
      .join(" ") || undefined;

  hide(): void {
    clearTimeout(this.#timer);
    this.#about = null;
    this.entries = [];
    this.at = null;
  }

  /** Tells of a sign drawn on a board where a finger is held; says whether there was one. */
  heldOn(board: Element | null): boolean {
    const drawn = board && this.#touch ? drawnAt(board, this.#touch.x, this.#touch.y) : null;
    this.#held = drawn !== null && this.#show(drawn, signsOf(drawn));
    return this.#held;
  }

  #show(about: Element, ids: readonly string[]): boolean {
    const entries = this.glossary.of(ids).slice(0, MOST);
    if (entries.length === 0) return false;
    this.#about = about;
    this.entries = entries;
    this.at = about.getBoundingClientRect();
    return true;
  }

  #later(delay: number, does: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(does, delay);
  }

  #over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || !(event.target instanceof Element) || event.buttons !== 0) return;
    const target = event.target;
    if (target.closest("[data-tip]")) {
      clearTimeout(this.#timer);
      return;
    }
    const board = target.closest(".board");
    if (this.#silent && (signAround(target) ?? target) === this.#silent) return;
    this.#silent = null;
    const sign = board ? null : signAround(target);
    if (sign && sign === this.#about) clearTimeout(this.#timer);
    else if (sign || board) {
      const { clientX: x, clientY: y } = event;
      this.#later(this.open ? GRACE : REST, () => this.#rest(sign, board, target, x, y));
    } else if (this.open) this.#later(GRACE, () => this.hide());
    else clearTimeout(this.#timer);
  }

  #rest(sign: Element | null, board: Element | null, cell: Element, x: number, y: number): void {
    const found = sign ?? (board && drawnAt(board, x, y));
    if (found && found === this.#about) return;
    this.hide();
    if (found) this.#show(found, signsOf(found));
    else if (cell !== this.#silent && groundOf(cell).length > 0) this.#later(PONDER - REST, () => this.#show(cell, groundOf(cell)));
  }

  #down(event: PointerEvent): void {
    this.#held = false;
    if (!(event.target instanceof Element) || event.target.closest("[data-tip]")) return;
    const sign = signAround(event.target);
    this.hide();
    this.#silent = sign ?? event.target.closest("[data-cell]");
    this.#touch = { x: event.clientX, y: event.clientY };
    // What can be held for something else keeps its own answer.
    if (event.pointerType === "mouse" || !sign || event.target.closest("[data-holds], .stage")) return;
    this.#later(HELD, () => (this.#held = this.#show(sign, signsOf(sign))));
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType === "mouse") {
      if (event.target instanceof Element && event.target.closest(".stage")) this.#over(event);
    } else if (this.#touch && !this.open && Math.hypot(event.clientX - this.#touch.x, event.clientY - this.#touch.y) > STILL)
      clearTimeout(this.#timer);
  }

  /** A touch screen calls the menu of what is held for long: here holding asks. */
  #menu(event: MouseEvent): void {
    const touch = "pointerType" in event && event.pointerType === "touch";
    if (touch && event.target instanceof Element && signAround(event.target)) event.preventDefault();
  }

  /** The press that asked is no choice. */
  #clicked(event: MouseEvent): void {
    if (!this.#held) return;
    this.#held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #focus(event: FocusEvent): void {
    const target = event.target;
    if (!(target instanceof Element) || target.closest("[data-tip]")) return;
    // A finger that has asked brings the focus when it lets go.
    if (this.#held) return;
    this.hide();
    const board = target.closest(".board");
    const ids =
      target.hasAttribute("data-cell") && board
        ? [...drawnIn(board, target), ...groundOf(target)]
        : target.hasAttribute("data-holds")
          ? []
          : signsOf(target);
    const entries = this.glossary.of(ids).slice(0, MOST);
    if (entries.length === 0 || !target.matches(":focus-visible")) return;
    this.said = entries.map(spokenEntry).join(" ");
    target.setAttribute("aria-describedby", "tip-said");
    this.#later(STAY, () => this.#show(target, ids));
  }

  #blur(event: FocusEvent): void {
    if (!(event.target instanceof Element)) return;
    if (event.target.getAttribute("aria-describedby") === "tip-said") event.target.removeAttribute("aria-describedby");
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest("[data-tip]")) return;
    // What is taken away loses its focus in the middle of a redraw; nothing may change before that is over.
    queueMicrotask(() => this.hide());
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.open) {
      const back = this.#about;
      const inside = document.activeElement?.closest("[data-tip]");
      this.#silent = back;
      this.hide();
      if (inside && (back instanceof HTMLElement || back instanceof SVGElement)) back.focus();
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.key === "Enter" && this.open && event.target === this.#about && event.target instanceof HTMLElement) {
      // A group of signs does nothing when it is pressed: the key goes on to the rules.
      if (event.target.matches("button, a, [role]")) return;
      document.querySelector<HTMLElement>("[data-tip] button")?.focus();
      event.preventDefault();
    }
  }

  /** Listens on a page; returns the removal. */
  listen(page: Document): () => void {
    const away = (): void => this.hide();
    const off = [
      on(page, "pointerover", (event) => this.#over(event)),
      on(page, "pointermove", (event) => this.#moved(event)),
      on(page, "pointerdown", (event) => this.#down(event), { capture: true }),
      on(page, "pointerup", () => this.open || clearTimeout(this.#timer)),
      on(page, "pointercancel", () => clearTimeout(this.#timer)),
      on(page, "contextmenu", (event) => this.#menu(event)),
      on(page, "click", (event) => this.#clicked(event), { capture: true }),
      on(page, "focusin", (event) => this.#focus(event)),
      on(page, "focusout", (event) => this.#blur(event)),
      on(page, "keydown", (event) => this.#key(event), { capture: true }),
      on(page, "scroll", away, { capture: true }),
    ];
    return () => {
      away();
      for (const each of off) each();
    };
  }
}

export const tips = new Tips();
