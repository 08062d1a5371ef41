// Which option a press on a thing of the Underdark means. Pure; what the options touch is the server's.
//
// Cards are named by kind, so "play Priestess" and "recruit Priestess" speak of the same name: where it lies tells them apart.
import { isName } from "$lib/i18n/sentence";
import type { Option } from "$lib/protocol/types";
import { Choices as Offered } from "$lib/table/choices";

/** Where a card lies. */
export type Zone = "hand" | "market" | "stack" | "devoured" | "played" | "discard" | "inner_circle";

export class Choices extends Offered {
  /** What a click on a card in a zone means. */
  card(id: string, zone: Zone): readonly Option[] {
    return this.lying("card", id, zone);
  }

  /** What a click on a troop space means. */
  space(id: string): readonly Option[] {
    return this.with("space", id);
  }

  /** What a click on a site means: a spy is placed there, or the only spy there is returned. */
  site(id: string): readonly Option[] {
    return this.with("site", id);
  }

  spy(site: string, seat: string): readonly Option[] {
    return this.site(site).filter((option) => named(option, "seat") === seat);
  }

  /** What a click on a trophy means. */
  trophy(hall: string, colour: string): readonly Option[] {
    return this.options.filter((option) => named(option, "hall") === hall && named(option, "colour") === colour);
  }

  /** What a click on a pile means, where a zone is to be chosen. */
  pile(zone: string): readonly Option[] {
    return this.with("zone", zone);
  }
}

function named(option: Option, field: string): string | null {
  const word = option.say.words?.[field];
  return word !== undefined && !Array.isArray(word) && isName(word) ? word.id : null;
}
