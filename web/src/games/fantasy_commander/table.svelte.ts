// What the parts of the Fantasy Commander table share: the view, the choices that are open, and what a press means.
import type { Cell } from "$lib/board/geometry/point";
import type { CardFace } from "$lib/cards/face";
import { t } from "$lib/i18n/voice.svelte";
import type { OrderColour } from "$lib/pieces/orders";
import type { Option } from "$lib/protocol/types";
import type { Desk } from "$lib/table/contract";
import { type Thing, thing, thingsOf } from "$lib/table/picks";
import { Choices, forUnit, standing } from "./choices";
import { attackStory, presentThrows, type StoryStep, type Throw } from "./dice";
import { cardFace, type FaceWords } from "./faces";
import { fielded, hexOfCell, reserveOf, unitOf } from "./present";
import type { Printed } from "./printed";
import type { BattleView, SideView, UnitView } from "./view";

export class BattleTable {
  readonly #desk: () => Desk;
  readonly #printed: () => Printed;
  /** The unit that was named for the next order. */
  #named = $state<string | null>(null);
  hovered = $state<Cell | null>(null);
  looked = $state<string | null>(null);

  constructor(desk: () => Desk, printed: () => Printed) {
    this.#desk = desk;
    this.#printed = printed;
  }

  get desk(): Desk {
    return this.#desk();
  }
  get printed(): Printed {
    return this.#printed();
  }
  get words(): FaceWords {
    return { narrator: this.desk.narrator, printed: this.printed, say: t };
  }
  face(card: string, seat: number | null): CardFace {
    return cardFace(card, seat, this.words);
  }
  readonly view: BattleView = $derived.by(() => this.desk.outlook.view as BattleView);
  readonly seat: number | null = $derived.by(() => this.desk.outlook.seat);
  readonly me: SideView | null = $derived.by(() => (this.seat === null ? null : (this.view.sides[this.seat] ?? null)));
  readonly choices: Choices = $derived.by(() => new Choices(this.desk.picks.options, this.desk.outlook.question, this.view));
  /** The ways in which the top card may be played now. */
  readonly plays: readonly Option[] = $derived.by(() => this.choices.plays);
  /** Orders are being given by the reader: any own unit may be named, in any order. */
  readonly giving: boolean = $derived.by(() => this.choices.giving);
  readonly nameable: readonly UnitView[] = $derived.by(() => (this.giving && this.seat !== null ? fielded(this.view, this.seat) : []));
  /** The unit that the next order is for: the one named, else the one that is asked about. */
  readonly chosen: UnitView | null = $derived.by(() => {
    if (!this.giving) return null;
    const offered = this.desk.picks.options.flatMap(thingsOf).find((each) => each.startsWith("piece:"));
    return this.nameable.find((unit) => unit.id === this.#named) ?? unitOf(this.view, offered?.slice("piece:".length));
  });
  /** What the prompt lists: orders are for the unit that was named. */
  readonly listed: readonly Option[] = $derived.by(() => {
    const { options } = this.desk.picks;
    const { chosen } = this;
    return chosen ? options.map((option) => forUnit(this.desk.outlook.question, option, chosen.id)) : options;
  });
  /** The unit whose details are shown. */
  readonly shown: UnitView | null = $derived.by(() => {
    const under = this.hovered === null ? undefined : standing(this.view, hexOfCell(this.hovered))[0];
    return under ?? this.chosen ?? unitOf(this.view, this.view.activation?.unit) ?? unitOf(this.view, this.looked);
  });

  /** What was told of the last attack, and its dice. */
  readonly story: readonly StoryStep[] = $derived.by(() => attackStory(this.desk.log, this.desk.last));
  readonly throws: readonly Throw[] = $derived.by(() => presentThrows(this.view, this.story));

  /** Does the one thing that is meant; where several are, the prompt is narrowed to them. */
  choose(options: readonly Option[], named: Thing): void {
    const [only, ...more] = options;
    if (only && more.length === 0) this.desk.act(only.notation);
    else if (only) this.desk.pick(named);
  }

  pressCell(cell: Cell): void {
    const hex = hexOfCell(cell);
    const [unit] = standing(this.view, hex);
    if (unit && this.giving) this.#named = unit.id;
    else if (unit)
      this.choose(this.choices.place(hex), this.choices.unit(unit.id).length > 0 ? thing("piece", unit.id) : thing("hex", hex));
    else this.choose(this.choices.place(hex), thing("hex", hex));
  }

  pressUnit(unit: UnitView): void {
    if (this.giving) this.#named = unit.id;
    else this.choose(this.choices.unit(unit.id), thing("piece", unit.id));
  }

  whyCell(cell: Cell, at: Element): void {
    const hex = hexOfCell(cell);
    const [unit] = standing(this.view, hex);
    const about = unit ? thing("piece", unit.id) : thing("hex", hex);
    this.desk.why(about, at, { picked: [thing("hex", hex)] });
  }

  /* orders */

  /** Whether an order of this colour may be pressed. */
  isOpen(colour: OrderColour): boolean {
    if (!this.giving) return this.choices.order(colour).length > 0;
    if (this.chosen === null || this.seat === null) return false;
    const count = reserveOf(this.view, this.seat)?.find((each) => each.colour === colour)?.count;
    return this.choices.order(colour).length > 0 || count === null || (count ?? 0) > 0;
  }

  pressOrder(colour: OrderColour): void {
    if (this.giving) {
      if (this.chosen) this.give(this.chosen, colour);
    } else this.choose(this.choices.order(colour), thing("colour", colour));
  }

  whyOrder(colour: OrderColour, at: Element): void {
    this.desk.why(thing("colour", colour), at, { picked: this.chosen ? [thing("piece", this.chosen.id)] : [] });
  }

  give(unit: UnitView, colour: OrderColour): void {
    this.#named = null;
    this.desk.act(`give ${unit.id} ${colour}`);
  }

  takeBack(unit: UnitView): void {
    this.desk.act(`take-back ${unit.id}`);
  }

  /** The own unit on a cell, for an order that was dropped there. */
  ownAt(cell: Cell | null): UnitView | null {
    return cell === null ? null : (this.nameable.find((unit) => unit.hex === hexOfCell(cell)) ?? null);
  }
}
