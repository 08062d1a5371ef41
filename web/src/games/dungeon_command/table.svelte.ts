// What the parts of the Dungeon Command table share: the view, the choices that are open, and what a press means.
import type { Cell } from "$lib/board/geometry/point";
import type { CardFace } from "$lib/cards/face";
import { t } from "$lib/i18n/voice.svelte";
import type { Option } from "$lib/protocol/types";
import type { Desk } from "$lib/table/contract";
import { inRole } from "$lib/table/choices";
import { type Thing, thing, thingsOf } from "$lib/table/picks";
import { Choices, standing } from "./choices";
import { commanderFace, creatureFace, orderFace } from "./faces";
import type { Placing } from "$lib/board/square/placing";
import { placingOf } from "./placing";
import { playerOf, unitOf } from "./present";
import { squareOf } from "$lib/board/square/names";
import { coveringOf, footprint, type Laying, layings } from "./tiles";
import type { DungeonView, Library, PlayerView, UnitView } from "./view";

export class DungeonTable {
  readonly #desk: () => Desk;
  readonly #library: () => Library;
  hovered = $state<Cell | null>(null);
  /** The creature whose details stay shown. */
  looked = $state<string | null>(null);
  /** Whether all lines of sight are shown. */
  looking = $state(false);
  /** Where a finger has pointed, and at which step: what would happen is shown, and a second touch does it. */
  #aimed = $state.raw<{ cell: Cell; count: number } | null>(null);
  /** The tile in the hand and how it is turned, while the battlefield is built. */
  #tile = $state<string | null>(null);
  #turn = $state<number | null>(null);

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
  readonly view: DungeonView = $derived.by(() => this.desk.outlook.view as DungeonView);
  readonly me: PlayerView | null = $derived.by(() => playerOf(this.view, this.view.viewer));
  readonly choices: Choices = $derived.by(() => new Choices(this.desk.picks.options, this.desk.outlook.question, this.view));
  /** The creature whose details are shown: under the pointer, looked at, or acting. */
  readonly shown: UnitView | null = $derived.by(() => {
    const under = this.hovered === null ? null : standing(this.view, squareOf(this.hovered));
    return under ?? unitOf(this.view, this.looked) ?? unitOf(this.view, this.view.announcing?.unit ?? this.view.active);
  });

  /* cards */

  readonly #faces = $derived.by(() => {
    const { narrator } = this.desk;
    const faces = new Map<string, CardFace>();
    for (const card of Object.values(this.library.orders)) faces.set(card.id, orderFace(card, narrator, t));
    for (const card of Object.values(this.library.creatures)) faces.set(card.id, creatureFace(card, narrator, t));
    for (const card of Object.values(this.library.commanders)) faces.set(card.id, commanderFace(card, narrator, t));
    return faces;
  });

  face(id: string): CardFace | null {
    return this.#faces.get(id) ?? null;
  }

  /** Does the one thing that is meant; where several are, the prompt is narrowed to them. */
  choose(options: readonly Option[], named: Thing): void {
    const [only, ...more] = options;
    if (only && more.length === 0) this.desk.act(only.notation);
    else if (only) this.desk.pick(named);
  }

  pressCard(kind: "order" | "creature" | "commander", id: string): void {
    if (this.desk.picked.includes(thing(kind, id))) this.desk.pick(thing(kind, id));
    else this.choose(this.choices.with(kind, id), thing(kind, id));
  }

  whyCard(kind: "order" | "creature" | "commander", id: string, at: Element): void {
    this.desk.why(thing(kind, id), at);
  }

  /* the board */

  /** The places where the one creature that is meant may be put. */
  readonly placing: Placing | null = $derived.by(() =>
    placingOf(this.desk.picks.options, this.view, this.library, this.desk.outlook.question),
  );
  /** Whether all that is asked is where somebody is put. */
  readonly puts: boolean = $derived.by(() => {
    const { question } = this.desk.outlook;
    const named = question?.options.filter((option) => thingsOf(option).length > 0) ?? [];
    return named.length > 0 && named.every((option) => inRole(question, option, "to") !== null);
  });
  readonly aimed: Cell | null = $derived.by(() => (this.#aimed?.count === this.desk.outlook.count ? this.#aimed.cell : null));
  /** The square whose preview is shown. */
  readonly pointed: Cell | null = $derived.by(() => this.aimed ?? this.hovered);
  /** What a second touch does. */
  readonly ready: Option | null = $derived.by(() => {
    if (this.aimed === null) return null;
    const [option, ...more] = this.laying
      ? coveringOf(this.library, this.ways, this.aimed).map((way) => way.option)
      : this.choices.with("square", squareOf(this.placing?.meant(this.aimed) ?? this.aimed));
    return option && (this.laying || more.length === 0) ? option : null;
  });

  pressCell(cell: Cell): void {
    const unit = standing(this.view, squareOf(cell));
    const here = this.choices.with("square", squareOf(cell));
    const place = here.length > 0 || unit ? cell : (this.placing?.meant(cell) ?? cell);
    const ground = place === cell ? here : this.choices.with("square", squareOf(place));
    const once = unit && this.choices.atOnce(unit);
    if ((this.laying || (this.placing?.places.has(place) ?? false)) && this.#aims(cell)) return;
    if (this.laying) this.#lay(cell);
    else if (ground.length > 0) this.choose(ground, thing("square", squareOf(place)));
    else if (once) this.desk.act(once.notation);
    else if (unit) this.desk.pick(thing("unit", unit.id));
  }

  /** A finger cannot hover: its first touch shows what would happen. Touching the same place again goes on. */
  #aims(cell: Cell): boolean {
    if (!(globalThis.matchMedia?.("(hover: none)").matches ?? false)) return false;
    const same = (one: Cell, other: Cell): boolean =>
      this.laying
        ? coveringOf(this.library, this.ways, one)[0] === coveringOf(this.library, this.ways, other)[0]
        : this.placing?.meant(one) === this.placing?.meant(other);
    if (this.aimed !== null && same(this.aimed, cell)) return false;
    this.#aimed = { cell, count: this.desk.outlook.count };
    return true;
  }

  whyCell(cell: Cell, at: Element): void {
    const square = squareOf(cell);
    const unit = standing(this.view, square);
    this.looked = unit?.id ?? null;
    // An attack on one's own side is possible, but it has to be meant.
    if (unit && this.choices.with("unit", unit.id).length > 0) this.desk.pick(thing("unit", unit.id));
    else this.desk.why(unit && unit.id !== this.view.active && !this.puts ? thing("unit", unit.id) : thing("square", square), at);
  }

  /* tiles */

  readonly laying: boolean = $derived.by(() => layings(this.desk.outlook.question?.options ?? []).length > 0);
  readonly layings: readonly Laying[] = $derived.by(() => layings(this.desk.picks.options));
  readonly tiles: readonly string[] = $derived.by(() => [...new Set(this.layings.map(({ tile }) => tile))]);
  readonly tile: string | null = $derived.by(() =>
    this.#tile !== null && this.tiles.includes(this.#tile) ? this.#tile : (this.tiles[0] ?? null),
  );
  readonly turns: readonly number[] = $derived.by(() =>
    [...new Set(this.layings.filter(({ tile }) => tile === this.tile).map(({ turn }) => turn))].sort((a, b) => a - b),
  );
  readonly turn: number | null = $derived.by(() =>
    this.#turn !== null && this.turns.includes(this.#turn) ? this.#turn : (this.turns[0] ?? null),
  );
  /** The ways to lay the tile in the hand as it is turned. */
  readonly ways: readonly Laying[] = $derived.by(() => this.layings.filter(({ tile, turn }) => tile === this.tile && turn === this.turn));
  readonly laid: ReadonlySet<Cell> = $derived.by(() => new Set(this.ways.flatMap((way) => footprint(this.library.tiles[way.tile], way))));
  /** Where the tile would lie under the pointer. */
  readonly held: Laying | null = $derived.by(() =>
    this.pointed === null ? null : (coveringOf(this.library, this.ways, this.pointed)[0] ?? null),
  );

  take(tile: string): void {
    this.#tile = tile;
  }

  /** Turns the tile in the hand on to the next way it can lie. */
  rotate(): void {
    const next = this.turns[(this.turns.indexOf(this.turn ?? 0) + 1) % Math.max(1, this.turns.length)];
    this.#turn = next ?? null;
  }

  #lay(cell: Cell): void {
    const [way] = coveringOf(this.library, this.ways, cell);
    if (way) this.desk.act(way.option.notation);
  }
}
