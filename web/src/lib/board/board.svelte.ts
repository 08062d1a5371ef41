// What a board remembers by itself: how it is panned, which cell the keys are on, whether it is shown as a list.
//
// Here: pan, zoom and focus. Not here: what is lit or picked (given from outside), drawing, raw pointer events.
import { type BoardKey } from "./keys";
import { type Cell, type Direction, type Geometry, type Point, unit } from "./geometry/point";
import { clamp, fit, fittingScale, isShown, pan, show, type Size, type Viewport, zoom } from "./viewport";

/** Below this many pixels for a board unit the board opens nearer than whole, unless it says itself how small it may be. */
const READABLE = 0.72;
const OPENING = 0.95;
const STEP = 1.35;
/** A frame that is smaller than so many pixels is a phone's; what is pointed at there is so large. */
const SMALL = 480;
const THUMB = 56;
/** How far from the edge something must lie to be in sight: half of a thumb, and in a tiny frame less. */
const RIM = 0.1;
/** A frame that has become so many times as large is looked through anew: what a small one had to shrink is no longer small. */
const GROWN = 1.5;

/** How far one point is from another; from itself, nothing can be nearer. */
function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y) || Infinity;
}

export class BoardState {
  frame = $state.raw<Size>({ width: 0, height: 0 });
  focused = $state<Cell | null>(null);
  listed = $state(false);
  readonly #geometry: () => Geometry;
  readonly #glances: () => boolean;
  #moved = $state.raw<Viewport | null>(null);
  /** How large the frame was when it was last moved to show something. */
  #shownIn = $state.raw<Size | null>(null);
  /** Whether the reader has gone nearer or aside: then the frame stays as long as anything lit is in it. */
  #byHand = false;

  /** `glances`: whether the board is only glanced at, and shown whole. */
  constructor(geometry: () => Geometry, glances: () => boolean = () => false) {
    this.#geometry = geometry;
    this.#glances = glances;
  }

  get view(): Viewport {
    if (this.#glances()) return fit(this.#geometry(), this.#room);
    return this.#moved && !this.#settled && !this.#outgrown ? clamp(this.#moved, this.#geometry(), this.#room) : this.#opening;
  }

  /** Whether all of the board can be read at once, and nobody has moved it: then it stays as it is, whatever is lit. */
  get #settled(): boolean {
    const { width, height } = this.#room;
    return !this.#byHand && Math.min(width, height) >= SMALL && fittingScale(this.#geometry(), this.#room) >= this.#legible;
  }

  get #outgrown(): boolean {
    const [now, then] = [this.#room, this.#shownIn];
    return !this.#byHand && then !== null && now.width * now.height > GROWN * then.width * then.height;
  }

  /** Pixels of one board unit. */
  get scale(): number {
    return this.view.scale;
  }

  fill(part: Partial<Size>): void {
    this.frame = { ...this.frame, ...part };
  }

  /** Before the page is laid out, and in tests, a board is as large as it is drawn. */
  get #room(): Size {
    const { width, height } = this.frame;
    return width > 0 && height > 0 ? this.frame : this.#geometry();
  }

  get #opening(): Viewport {
    const geometry = this.#geometry();
    const whole = fit(geometry, this.#room);
    if (fittingScale(geometry, this.#room) >= this.#legible) return whole;
    const middle = { x: this.#room.width / 2, y: this.#room.height / 2 };
    return zoom(whole, OPENING / whole.scale, middle, geometry, this.#room);
  }

  get #legible(): number {
    return this.#geometry().legible ?? READABLE;
  }

  pan(by: Point): void {
    this.#byHand = true;
    this.#moved = pan(this.view, by, this.#geometry(), this.#room);
  }

  zoom(factor: number, around: Point = { x: this.#room.width / 2, y: this.#room.height / 2 }): void {
    this.#byHand = true;
    this.#moved = zoom(this.view, factor, around, this.#geometry(), this.#room);
  }

  nearer(): void {
    this.zoom(STEP);
  }

  further(): void {
    this.zoom(1 / STEP);
  }

  whole(): void {
    this.#byHand = false;
    this.#moved = fit(this.#geometry(), this.#room);
  }

  panTo(direction: Direction): void {
    const u = unit(direction);
    this.pan({ x: -u.x * 60, y: -u.y * 60 });
  }

  #sees(point: Point): boolean {
    return isShown(this.view, point, this.#room, Math.min(THUMB / 2, RIM * Math.min(this.#room.width, this.#room.height)));
  }

  /** Brings what is lit into sight; a frame that was moved by hand stays where any of it is seen. */
  revealLit(lit: Iterable<Cell>): void {
    const points = this.#points(lit);
    if (this.#byHand && points.some((point) => this.#sees(point))) return;
    this.#show(points);
  }

  /** Moves the frame only if one of the cells is out of sight. */
  reveal(cells: Iterable<Cell>): void {
    this.#show(this.#points(cells));
  }

  /** Brings cells into sight; in a small frame near enough to be pressed by a thumb. */
  attend(cells: readonly Cell[]): void {
    const points = this.#points(cells);
    const [first] = points;
    if (!first) return;
    if (Math.min(this.#room.width, this.#room.height) < SMALL) {
      const far = Math.max(...points.map((point) => Math.hypot(point.x - first.x, point.y - first.y)));
      const step = Math.min(...this.#geometry().cells.map((cell) => apart(this.#geometry().centre(cell), first)));
      const scale = Math.max(this.view.scale, Math.min(THUMB / step, (0.7 * this.#room.width) / Math.max(far, 1)));
      this.#moved = show({ ...this.view, scale }, points, this.#geometry(), this.#room);
      this.#shownIn = this.#room;
    } else this.#show(points);
  }

  #points(cells: Iterable<Cell>): Point[] {
    const geometry = this.#geometry();
    const known = new Set(geometry.cells);
    return [...cells].filter((cell) => known.has(cell)).map((cell) => geometry.centre(cell));
  }

  #show(points: readonly Point[]): void {
    if (points.every((point) => this.#sees(point))) return;
    this.#moved = show(this.view, points, this.#geometry(), this.#room, this.#legible);
    this.#shownIn = this.#room;
  }

  /** The cell the keys are on: the focused one, else the first that is lit, else the first. */
  start(lit: ReadonlySet<Cell>): Cell | null {
    const { cells } = this.#geometry();
    if (this.focused !== null && cells.includes(this.focused)) return this.focused;
    return cells.find((cell) => lit.has(cell)) ?? cells[0] ?? null;
  }

  go(direction: Direction, lit: ReadonlySet<Cell>): void {
    const from = this.start(lit);
    this.#focus(from === null ? null : (this.#geometry().neighbour(from, direction) ?? from));
  }

  /** The next lit cell in reading order, round and round. */
  goLit(step: 1 | -1, lit: ReadonlySet<Cell>): void {
    const { cells } = this.#geometry();
    const targets = cells.filter((cell) => lit.has(cell));
    if (targets.length === 0) return;
    const from = this.start(lit);
    const here = targets.indexOf(from ?? "");
    const before = cells.indexOf(from ?? "");
    const next = targets.findIndex((cell) => cells.indexOf(cell) > before);
    const start = here >= 0 ? here : step === 1 ? (next === -1 ? -1 : next - 1) : next === -1 ? 0 : next;
    this.#focus(targets.at((start + step) % targets.length) ?? null);
  }

  #focus(cell: Cell | null): void {
    this.focused = cell;
    if (cell !== null) this.reveal([cell]);
  }

  /** Does what concerns the board alone; says whether it did. */
  does(key: BoardKey, lit: ReadonlySet<Cell>): boolean {
    switch (key.does) {
      case "go":
        this.go(key.direction, lit);
        return true;
      case "pan":
        this.panTo(key.direction);
        return true;
      case "lit":
        this.goLit(key.step, lit);
        return true;
      case "nearer":
      case "further":
      case "whole":
        this[key.does]();
        return true;
      case "list":
        this.listed = !this.listed;
        return true;
      default:
        return false;
    }
  }
}
