// Where what a step speaks of is on the page right now, read from the page itself.
import { around, type Box, cutTo, grown, meet } from "./places";
import { type Pointed, selectorOf } from "./pointing";

export interface Seen {
  readonly board: Box | null;
  /** Openings in the veil over the board. */
  readonly openings: readonly Box[];
  /** What is spoken of beside the board. */
  readonly marks: readonly Box[];
  /** The one thing to press. */
  readonly target: Box | null;
  readonly onBoard: boolean;
  /** Whether that is a button of the teacher's own. */
  readonly own: boolean;
  /** What is near it and the tag leaves free. */
  readonly near: readonly Box[];
  /** Nothing on the table can be pressed: what is wanted has to stand in the panel. */
  readonly bare: boolean;
  /** What is pointed at has a row or button of its own at the table. */
  readonly rowed: boolean;
  /** The parts of the frame that something is pointed at in. */
  readonly parts: string;
}

export const UNSEEN: Seen = {
  board: null,
  openings: [],
  marks: [],
  target: null,
  onBoard: false,
  own: false,
  near: [],
  bare: false,
  rowed: false,
  parts: "",
};

/** What may be pressed and is not pressed yet. */
const LIT = '[data-lit]:not(#prompt, [aria-pressed="true"], [data-picked])';
const BUTTON = ".teach .option:not(:disabled)";
/** What a finger has begun and another touch does: then that touch is wanted. */
const BEGUN = ".glass [data-place], [data-confirms]";
/** Beside pieces, no tag of the board reaches over the text that tells what to do, nor over the panels around. */
const AROUND = "main.board .things .placed, .teach, [data-frame]:not(.board)";
const PRESSED = `${[".teach", ".teach > p", ".foot .btn", ...["[data-lit]", "[data-card]", "button"].map((one) => `[data-frame]:not(.board) ${one}`)]}`;
/** More lit things than these are an area: one opening for all of them. */
const MANY = 9;
const RIM = 6;
/** How far from the thing the tag may reach. */
const REACH = 190;

const boxOf = (element: Element): Box => element.getBoundingClientRect();
const isSeen = (element: Element): boolean => {
  const { width, height } = boxOf(element);
  return width > 0 && height > 0;
};

/** The elements of each thing that is pointed at; those that are not laid out are left out. */
export function found(root: ParentNode, pointed: readonly Pointed[]): Element[][] {
  return pointed.flatMap((one) => {
    const selector = selectorOf(one);
    const all = selector ? [...root.querySelectorAll(selector)].filter(isSeen) : [];
    return all.length > 0 ? [all] : [];
  });
}

/** What is lit on the table, beside the teacher's own buttons. */
function litIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll(LIT)].filter((one) => one.closest(".teach, .ask") === null && isSeen(one));
}

/** The element to press: what is begun, else what is pointed at and lit, else what is lit, else what is pointed at. Of several cells the best one. */
export function targetOf(root: ParentNode, things: readonly (readonly Element[])[], best: readonly string[] = []): Element | null {
  const worth = (one: Element): number =>
    2 * Number(best.includes(one.getAttribute("data-cell") ?? "")) + Number(one.closest("main.board") !== null);
  const lit = litIn(root).sort((one, other) => worth(other) - worth(one));
  const buttons = [...root.querySelectorAll(BUTTON)].filter(isSeen);
  const begun = [...root.querySelectorAll(BEGUN)].filter(isSeen);
  if (begun.length > 0) return begun.find((one) => best.includes(one.getAttribute("data-place") ?? "")) ?? begun[0] ?? null;
  const pointed = things.flat();
  const meets = (one: Element): boolean => pointed.some((other) => other === one || other.contains(one) || one.contains(other));
  return [...lit, ...buttons].find(meets) ?? lit[0] ?? buttons[0] ?? pointed[0] ?? null;
}

/** Of a thing that lies in several places, as a card in the hand and among those played, those that can be pressed. */
export function open(all: readonly Element[]): readonly Element[] {
  const lit = all.filter((one) => one.matches("[data-lit]") || one.querySelector("[data-lit]") !== null);
  return lit.length > 0 ? lit : all;
}

/** What lies around the thing to press and must stay free: on the board pieces and the panels beside it, else cards and whatever can be pressed. */
function besides(root: ParentNode, target: Element, onBoard: boolean): Box[] {
  const thing = boxOf(target);
  const others = [...root.querySelectorAll(onBoard ? AROUND : PRESSED)].filter(
    (one) => !one.contains(target) && !target.contains(one) && isSeen(one),
  );
  return others.map(boxOf).filter((box) => !meet(grown(box, -box.width / 4), thing));
}

/** What the focus goes to: the thing to press, or the way on. */
export function focusOf(root: ParentNode, target: Element | null, acts: boolean): Element | null {
  if (!acts) return [...root.querySelectorAll('[data-way="on"], .next:not(:disabled)')].find(isSeen) ?? null;
  const wanted = pressable(target ?? root.querySelector(".ask > .option"));
  return wanted && (takesFocus(wanted) ? wanted : (cellUnder(root, wanted) ?? wanted));
}

const takesFocus = (element: Element): boolean => element.matches("button, a, [tabindex]");

/** The lit cell where something is drawn that cannot be pressed itself. */
function cellUnder(root: ParentNode, drawn: Element): Element | null {
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const under = (cell: Element): boolean => {
    const box = cell.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > left && x < right && y > top && y < bottom;
  };
  return [...root.querySelectorAll("[data-cell][data-lit]")].find((cell) => takesFocus(cell) && under(cell)) ?? null;
}

/** The element itself or what in it can be pressed; signs take the focus too, but only tell what they mean. */
function pressable(element: Element | null): Element | null {
  if (element === null || takesFocus(element)) return element;
  return element.querySelector("button, a") ?? element.querySelector("[tabindex]") ?? element;
}

/** Where all of it is, with the thing to press; nothing is to be pressed where that is null. */
export function look(root: HTMLElement, pointed: readonly Pointed[], acts: boolean, target: Element | null): Seen {
  const frame = root.querySelector("main.board");
  const board = frame && boxOf(frame);
  const things = found(root, pointed);
  const lit = acts ? [...root.querySelectorAll("main.board [data-cell][data-lit]")].filter(isSeen) : [];
  const inBoard = (element: Element): boolean => frame?.contains(element) ?? false;
  const begun = target?.matches(BEGUN) && inBoard(target) ? [[target]] : [];
  const groups = [...things.filter((all) => all.some(inBoard)), ...(lit.length > MANY ? [lit] : lit.map((one) => [one])), ...begun];
  const openings = groups.flatMap((all) => {
    const box = around(all.map(boxOf));
    return box && board ? (cutTo(grown(box, RIM), board) ?? []) : [];
  });
  const marks = things.filter((all) => !all.some(inBoard)).flatMap((all) => around(open(all).map(boxOf)) ?? []);
  const body = pointed.filter(({ whole }) => whole).flatMap((one) => found(root, [one]).map((all) => all.filter(inBoard)));
  const thing = target && (around(body.find((all) => all.includes(target))?.map(boxOf) ?? []) ?? boxOf(target));
  const near = thing && target ? besides(root, target, inBoard(target)).filter((box) => meet(box, grown(thing, REACH))) : [];
  const parts = [...root.querySelectorAll("[data-frame]")]
    .filter((one) => [...things.flat(), ...(target ? [target] : [])].some((each) => one.contains(each)))
    .map((one) => one.getAttribute("data-frame") ?? "");
  return {
    board,
    openings,
    marks,
    target: thing,
    onBoard: target !== null && inBoard(target),
    own: target !== null && target.closest(".teach") !== null,
    near,
    bare: litIn(root).length === 0,
    rowed: things.flat().some((one) => one.closest("main.board, .teach, .ask") === null),
    parts: parts.join(" "),
  };
}
