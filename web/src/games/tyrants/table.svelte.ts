// What the parts of the Tyrants table share: the view, the choices that are open, and what a press means.
import type { CardFace } from "$lib/cards/face";
import { t } from "$lib/i18n/voice.svelte";
import type { Option } from "$lib/protocol/types";
import type { Desk } from "$lib/table/contract";
import { type Thing, thing } from "$lib/table/picks";
import { Choices, type Zone } from "./choices";
import { playerOf, presentCard } from "./present";
import type { Library, PlayerView, TyrantsView } from "./view";

export class TyrantsTable {
  readonly #desk: () => Desk;
  readonly #library: () => Library;

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
  readonly view: TyrantsView = $derived.by(() => this.desk.outlook.view as TyrantsView);
  readonly me: PlayerView | null = $derived.by(() => playerOf(this.view, this.view.viewer));
  readonly active: PlayerView | null = $derived.by(() => playerOf(this.view, this.view.active));
  readonly mine: boolean = $derived.by(() => this.view.viewer !== null && this.view.viewer === this.view.active);
  readonly choices: Choices = $derived.by(() => new Choices(this.desk.picks.options, this.desk.outlook.question));
  readonly #faces = $derived.by(() => {
    const { narrator } = this.desk;
    const faces = new Map<string, CardFace>();
    for (const id of Object.keys(this.library.cards)) {
      faces.set(
        id,
        presentCard(id, this.library, narrator, (deck, inner) => t("tyrants-values", { deck, inner })),
      );
    }
    return faces;
  });

  face(id: string): CardFace {
    return this.#faces.get(id) ?? presentCard(id, this.library, this.desk.narrator, () => "");
  }

  isLit(id: string, zone: Zone): boolean {
    return this.choices.card(id, zone).length > 0;
  }

  /** Does the one thing that is meant; where several are, the prompt is narrowed to them. */
  choose(options: readonly Option[], named: Thing): void {
    const [only, ...more] = options;
    if (only && more.length === 0) this.desk.act(only.notation);
    else if (only) this.desk.pick(named);
  }

  pressCard(id: string, zone: Zone): void {
    this.choose(this.choices.card(id, zone), thing("card", id));
  }

  whyCard(id: string, zone: Zone, at: Element): void {
    this.desk.why(thing("card", id), at, { zone });
  }
}
