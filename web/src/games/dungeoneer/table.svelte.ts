// What the parts of the Dungeoneer table share: the view, the choices that are open, and what a press means.
import type { Cell } from "$lib/board/geometry/point";
import type { CardFace } from "$lib/cards/face";
import { t } from "$lib/i18n/voice.svelte";
import type { Option } from "$lib/protocol/types";
import type { Desk } from "$lib/table/contract";
import { type Thing, thing } from "$lib/table/picks";
import { nameOf } from "./cells";
import { Choices, type Placing, placingsOf } from "./choices";
import { cardFace, heroFace, placeFace, questFace } from "./faces";
import { placeAt, placeOf, planesOf, playerOf } from "./present";
import { rolled, type Rolled } from "./rolls";
import { cardId, type DungeoneerView, type Library, type PlaceView, type Plane, type PlayerView } from "./view";

export class DungeoneerTable {
  readonly #desk: () => Desk;
  readonly #library: () => Library;
  hovered = $state<Cell | null>(null);
  /** The location whose details stay shown. */
  looked = $state<string | null>(null);
  /** The quest whose locations are shown. */
  quest = $state<string | null>(null);
  /** The plane that the reader has turned to, and what was asked then. */
  #turnedTo = $state.raw<{ plane: Plane; ask: string } | null>(null);
  /** Where a finger has pointed, and at which step: what would happen is shown, and a second touch does it. */
  #aimed = $state.raw<{ cell: Cell; count: number } | null>(null);
  #turned = $state(false);

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
  readonly view: DungeoneerView = $derived.by(() => this.desk.outlook.view as DungeoneerView);
  readonly me: PlayerView | null = $derived.by(() => playerOf(this.view, this.view.viewer));
  readonly ask: string = $derived.by(() => this.desk.outlook.question?.say.message ?? "");
  readonly asked: boolean = $derived.by(() => this.desk.outlook.question !== null);
  readonly choices: Choices = $derived.by(() => new Choices(this.desk.picks.options, this.desk.outlook.question, this.view));
  readonly rolls: readonly Rolled[] = $derived.by(() => rolled(this.desk.log, this.desk.last));

  /* planes */

  readonly planes: readonly Plane[] = $derived.by(() => planesOf(this.view, this.library));
  /** Where what is asked or done now happens. */
  readonly #busy: Plane = $derived.by(() => {
    const { drawn } = this.view;
    if (drawn !== null) return this.library.places[drawn]?.plane ?? "surface";
    const lit = this.view.places.find((place) => this.choices.atPlace(place).length > 0);
    const hero = this.asked ? this.me : playerOf(this.view, this.view.active);
    return lit?.plane ?? placeOf(this.view, hero?.place)?.plane ?? this.planes[0] ?? "surface";
  });
  readonly plane: Plane = $derived.by(() => {
    const turned = this.#turnedTo;
    return turned && turned.ask === `${this.view.active} ${this.ask}` && this.planes.includes(turned.plane) ? turned.plane : this.#busy;
  });
  turnTo(plane: Plane): void {
    this.#turnedTo = { plane, ask: `${this.view.active} ${this.ask}` };
  }

  /* cards */

  readonly #faces = $derived.by(() => {
    const { narrator } = this.desk;
    const { library } = this;
    const faces = new Map<string, CardFace>();
    for (const card of Object.values(library.cards)) faces.set(card.id, cardFace(card, library, narrator, t));
    for (const quest of Object.values(library.quests)) faces.set(quest.id, questFace(quest, library, narrator, t));
    for (const hero of Object.values(library.heroes)) faces.set(hero.id, heroFace(hero, library, narrator, t));
    for (const place of Object.values(library.places)) faces.set(place.id, placeFace(place, library, narrator, t));
    return faces;
  });

  face(id: string): CardFace | null {
    return this.#faces.get(cardId(id)) ?? null;
  }

  /** Does the one thing that is meant; where several are, the prompt is narrowed to them. */
  choose(options: readonly Option[], named: Thing): void {
    const [only, ...more] = options;
    if (only && more.length === 0) this.desk.act(only.notation);
    else if (only) this.desk.pick(named);
  }

  isLit(kind: string, id: string): boolean {
    return this.choices.with(kind, id).length > 0;
  }
  isPicked(kind: string, id: string): boolean {
    return this.desk.picked.includes(thing(kind, id));
  }
  press(kind: string, id: string): void {
    if (this.isPicked(kind, id)) this.desk.pick(thing(kind, id));
    else this.choose(this.choices.with(kind, id), thing(kind, id));
  }
  why(kind: string, id: string, at: Element): void {
    this.desk.why(thing(kind, id), at);
  }

  /* the map */

  readonly placings: readonly Placing[] = $derived.by(() => placingsOf(this.desk.picks.options));
  readonly laying: boolean = $derived.by(() => this.placings.length > 0);
  readonly aimed: Cell | null = $derived.by(() => (this.#aimed?.count === this.desk.outlook.count ? this.#aimed.cell : null));
  /** The cell whose preview is shown. */
  readonly pointed: Cell | null = $derived.by(() => this.aimed ?? this.hovered);
  readonly pointedPlace: PlaceView | null = $derived.by(() =>
    this.pointed === null ? null : placeAt(this.view, this.plane, this.pointed),
  );
  /** The location whose details stay shown: the one looked at, or the own hero's. */
  readonly shown: PlaceView | null = $derived.by(() => {
    const hero = this.me ?? playerOf(this.view, this.view.active);
    return placeOf(this.view, this.looked) ?? placeOf(this.view, hero?.place);
  });
  /** How the card in the hand would lie in a cell. */
  placingAt(cell: Cell): Placing | null {
    const here = this.placings.filter((placing) => placing.cell === cell);
    return here.find(({ turned }) => turned === this.#turned) ?? here[0] ?? null;
  }
  readonly ghost: Placing | null = $derived.by(() => (this.pointed === null ? null : this.placingAt(this.pointed)));
  readonly turned: boolean = $derived.by(() => this.ghost?.turned ?? this.#turned);

  /** Turns the location card in the hand. */
  rotate(): void {
    this.#turned = !this.turned;
  }

  /** What a press on a cell does. */
  #meant(cell: Cell): readonly Option[] {
    if (this.laying) {
      const placing = this.placingAt(cell);
      return placing ? [placing.option] : [];
    }
    const place = placeAt(this.view, this.plane, cell);
    return place ? this.choices.atPlace(place) : [];
  }
  /** What a second touch does. */
  readonly ready: Option | null = $derived.by(() => {
    const [only, ...more] = this.aimed === null ? [] : this.#meant(this.aimed);
    return only && more.length === 0 ? only : null;
  });

  pressCell(cell: Cell): void {
    const options = this.#meant(cell);
    const place = placeAt(this.view, this.plane, cell);
    if (options.length === 0) this.looked = place?.id ?? null;
    else if (options.length > 1 || !this.#aims(cell)) this.choose(options, thing("location", place?.id ?? ""));
  }

  /** A finger cannot hover: its first touch shows what would happen, if that is one thing. Touching the same place again goes on. */
  #aims(cell: Cell): boolean {
    if (!(globalThis.matchMedia?.("(hover: none)").matches ?? false) || this.aimed === cell) return false;
    this.#aimed = { cell, count: this.desk.outlook.count };
    return true;
  }

  whyCell(cell: Cell, at: Element): void {
    const place = placeAt(this.view, this.plane, cell);
    this.looked = place?.id ?? null;
    if (this.laying) this.desk.why(thing("cell", nameOf(cell)), at, { picked: [thing("turned", this.turned ? "180" : "0")] });
    else if (place) this.desk.why(thing("location", place.id), at);
  }
}
