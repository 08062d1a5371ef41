// What the parts of the D&D Miniatures table share: the view, the choices that are open, and what a press means.
import type { Cell } from "$lib/board/geometry/point";
import { cellOf, squareOf } from "$lib/board/square/names";
import type { Placing } from "$lib/board/square/placing";
import type { CardFace } from "$lib/cards/face";
import { t } from "$lib/i18n/voice.svelte";
import type { Option } from "$lib/protocol/types";
import type { Desk } from "$lib/table/contract";
import { inRole } from "$lib/table/choices";
import { nameOf, type Thing, thing, thingsOf } from "$lib/table/picks";
import { asked, Choices, type Deed, deedOf, deeds, placingOf, standing } from "./choices";
import { creatureFace } from "./faces";
import { unitOf } from "./present";
import { type Rolled, rolled } from "./rolls";
import type { LaidView, Library, MiniaturesView, SeatView, UnitView } from "./view";

/** Something that was pointed at; it is forgotten with the next action. */
interface Kept<T> {
  readonly value: T;
  readonly count: number;
}

export class MiniaturesTable {
  readonly #desk: () => Desk;
  readonly #library: () => Library;
  hovered = $state<Cell | null>(null);
  /** The creature whose card stays shown. */
  looked = $state<string | null>(null);
  /** Whether all lines of sight are shown. */
  looking = $state(false);
  /** The option that is pointed at in a list. */
  shownOption = $state<string | null>(null);
  /** Where a finger has pointed: what would happen is shown, and a second touch does it. */
  #aimed = $state.raw<Kept<Cell> | null>(null);
  #deed = $state.raw<Kept<string> | null>(null);
  /** A square that the area has to cover. */
  #spot = $state.raw<Kept<Cell> | null>(null);
  #deploys = $state<string | null>(null);

  constructor(desk: () => Desk, library: () => Library) {
    this.#desk = desk;
    this.#library = library;
  }

  get desk(): Desk {
    return this.#desk();
  }
  get library(): Library {
    return this.#library();
  }
  readonly view: MiniaturesView = $derived.by(() => this.desk.outlook.view as MiniaturesView);
  readonly me: SeatView | null = $derived.by(() => this.view.seats.find(({ seat }) => seat === this.view.viewer) ?? null);
  readonly rolls: readonly Rolled[] = $derived.by(() => rolled(this.desk.log, this.desk.last));

  #now<T>(kept: Kept<T> | null): T | null {
    return kept?.count === this.desk.outlook.count ? kept.value : null;
  }

  /* what is chosen so far */

  /** What the acting creature can do, each once. */
  readonly deeds: readonly Deed[] = $derived.by(() =>
    this.desk.outlook.question?.open && this.desk.picks.options.length > 0 ? deeds(this.desk.outlook.question.options) : [],
  );
  readonly deed: Deed | null = $derived.by(() => this.deeds.find(({ key }) => key === this.#now(this.#deed)) ?? null);
  /** Creatures that are still to be deployed, and the one that is put down now. */
  readonly reserve: readonly string[] = $derived.by(() => [
    ...new Set(this.desk.picks.options.flatMap((option) => this.#deployed(option))),
  ]);
  #deployed(option: Option): string[] {
    const { question } = this.desk.outlook;
    const unit = inRole(question, option, "to") === null ? null : inRole(question, option, "by");
    return unit === null ? [] : [nameOf(unit).id];
  }
  readonly deploys: string | null = $derived.by(() =>
    this.#deploys !== null && this.reserve.includes(this.#deploys) ? this.#deploys : (this.reserve[0] ?? null),
  );
  readonly spot: Cell | null = $derived.by(() => this.#now(this.#spot));
  /** The options that fit everything chosen so far. */
  readonly options: readonly Option[] = $derived.by(() => {
    const { options } = this.desk.picks;
    const fitting = this.#fitting(options);
    if (this.spot === null) return fitting;
    const covering = fitting.filter(({ notation }) => this.covers(notation, this.spot ?? ""));
    return covering.length > 0 ? covering : fitting;
  });
  /** Those of the creature that is deployed, of what is taken up; whoever has picked a square wants to go there. */
  #fitting(options: readonly Option[]): readonly Option[] {
    const { deploys, deed } = this;
    if (deploys !== null) return options.filter((option) => this.#deployed(option).includes(deploys));
    if (deed) return options.filter((option) => deedOf(option).key === deed.key);
    return this.desk.picked.some((each) => each.startsWith("square:"))
      ? options.filter((option) => inRole(this.desk.outlook.question, option, "laid") === null)
      : options;
  }
  readonly choices: Choices = $derived.by(() => new Choices(this.options, this.desk.outlook.question));
  /** The ways to lay the area that is chosen. */
  readonly laid: readonly LaidView[] = $derived.by(() =>
    this.choices.areas ? this.options.flatMap(({ notation }) => this.view.laid.filter(({ option }) => option === notation)) : [],
  );

  covers(notation: string, cell: Cell): boolean {
    return this.view.laid.some(({ option, squares }) => option === notation && squares.some((square) => cellOf(square) === cell));
  }

  /** Takes up something to do, or lays it down again; what needs no aim is done at once. */
  take(deed: Deed): void {
    const [only, ...more] = deed.options;
    if (this.desk.picked.length > 0) for (const each of this.desk.picked) this.desk.pick(each);
    this.#spot = null;
    if (this.deed?.key === deed.key) this.#deed = null;
    else if (only && more.length === 0 && deed.name?.kind === "power") this.desk.act(only.notation);
    else this.#deed = { value: deed.key, count: this.desk.outlook.count };
  }

  /** Lays everything down that was taken up. */
  back(): void {
    this.#deed = this.#spot = this.#aimed = null;
  }

  /* creatures and cards */

  /** The creature whose card is shown: under the pointer, looked at, asked about or acting. */
  readonly shown: UnitView | null = $derived.by(() => {
    const under = this.hovered === null ? null : standing(this.view, squareOf(this.hovered));
    return (
      under ??
      unitOf(this.view, this.looked) ??
      unitOf(this.view, this.deploys ?? asked(this.desk.outlook.question) ?? this.view.active ?? this.view.attacker)
    );
  });

  readonly #faces = $derived.by(
    () => new Map(Object.values(this.library.creatures).map((card) => [card.id, creatureFace(card, this.desk.narrator, t)] as const)),
  );
  face(card: string): CardFace | null {
    return this.#faces.get(card) ?? null;
  }

  /** Does the one thing that is meant; where several are, the prompt is narrowed to them. */
  choose(options: readonly Option[], named: Thing): void {
    const [only, ...more] = options;
    if (only && more.length === 0) this.desk.act(only.notation);
    else if (only) this.desk.pick(named);
  }

  isLit(unit: UnitView): boolean {
    return this.reserve.includes(unit.id) || this.choices.at("unit", unit.id).length > 0;
  }

  /** A press on a creature in its band. */
  pressUnit(unit: UnitView): void {
    this.looked = this.looked === unit.id ? null : unit.id;
    if (this.reserve.includes(unit.id)) this.#deploys = unit.id;
    else if (this.choices.at("unit", unit.id).length > 0) this.choose(this.choices.at("unit", unit.id), thing("unit", unit.id));
  }

  /* the board */

  /** The places where the one creature that is meant may be put. */
  readonly placing: Placing | null = $derived.by(() =>
    this.laid.length === 0 ? placingOf(this.options, this.view, this.desk.outlook.question) : null,
  );
  readonly aimed: Cell | null = $derived.by(() => this.#now(this.#aimed));
  /** The square whose preview is shown. */
  readonly pointed: Cell | null = $derived.by(() => this.aimed ?? this.hovered);
  /** What a second touch does. */
  readonly ready: Option | null = $derived.by(() => {
    const [option, ...more] = this.aimed === null ? [] : this.#meant(this.aimed);
    return option && more.length === 0 ? option : null;
  });
  /** The option whose preview is shown. */
  readonly previewed: string | null = $derived.by(() => {
    if (this.shownOption !== null) return this.shownOption;
    const meant = this.pointed === null ? [] : this.#meant(this.pointed);
    return meant[0]?.notation ?? null;
  });

  /** What a press on a cell may mean: an area over it, the creature there, or going there. */
  #meant(cell: Cell): readonly Option[] {
    if (this.laid.length > 0) return this.options.filter(({ notation }) => this.covers(notation, cell));
    const unit = standing(this.view, squareOf(cell));
    const aimed = unit ? this.choices.at("unit", unit.id) : [];
    if (aimed.length > 0) return aimed;
    const place = this.placing?.meant(cell) ?? null;
    return place === null ? this.choices.at("square", squareOf(cell)) : this.choices.at("square", squareOf(place));
  }

  pressCell(cell: Cell): void {
    const meant = this.#meant(cell);
    const unit = standing(this.view, squareOf(cell));
    if (meant.length > 0 && this.#aims(cell)) return;
    const [only, ...more] = meant;
    if (!only) return;
    if (more.length === 0) this.desk.act(only.notation);
    else if (this.laid.length > 0) this.#spot = { value: cell, count: this.desk.outlook.count };
    else if (unit && this.choices.at("unit", unit.id).length > 0) this.desk.pick(thing("unit", unit.id));
    else this.desk.pick(thing("square", squareOf(this.placing?.meant(cell) ?? cell)));
  }

  /** A finger cannot hover: its first touch shows what would happen. Touching the same place again goes on. */
  #aims(cell: Cell): boolean {
    if (!(globalThis.matchMedia?.("(hover: none)").matches ?? false)) return false;
    const same = (one: Cell, other: Cell): boolean =>
      one === other || (this.#meant(one)[0] === this.#meant(other)[0] && this.#meant(one).length === 1);
    if (this.aimed !== null && same(this.aimed, cell)) return false;
    this.#aimed = { value: cell, count: this.desk.outlook.count };
    return true;
  }

  whyCell(cell: Cell, at: Element): void {
    const square = squareOf(cell);
    const unit = standing(this.view, square);
    this.looked = unit?.id ?? null;
    const { deed, deploys } = this;
    if (unit && unit.id !== this.view.active && deploys === null)
      this.desk.why(thing("unit", unit.id), at, { picked: deed?.name ? [deed.key] : [] });
    else {
      const step = deed?.name === null && deed.options.every((option) => thingsOf(option).length === 1);
      this.desk.why(thing("square", square), at, {
        picked: deploys === null ? [] : [thing("unit", deploys)],
        verb: step ? deed.verb : "",
      });
    }
  }
}
