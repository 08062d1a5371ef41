// Who asks the reader to play: looked for now and then wherever the reader is, told once, and answered.
import { t } from "$lib/i18n/voice.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import { faultOf } from "$lib/protocol/rest";
import type { Fault, Info } from "$lib/protocol/types";
import { router } from "$lib/router/router.svelte";
import { live } from "$lib/ui/live.svelte";
import { notify } from "$lib/ui/notify";

const EVERY = 8000;

/** The seat that is kept for a person at a table that has not begun. */
export function keptFor({ status, seats }: Pick<Info, "status" | "seats">, person: string | undefined): number | null {
  const seat = status === "open" ? seats.findIndex(({ kept }) => kept != null && kept.id === person) : -1;
  return seat < 0 ? null : seat;
}

class Challenges {
  all = $state.raw<readonly Info[]>([]);
  fault = $state.raw<Fault | null>(null);
  /** Tables that the reader will answer later: they still stand in the list of what waits. */
  #later = $state.raw<readonly string[]>([]);
  /** A table about which the page itself asks. */
  asking = $state<string | null>(null);
  #told = new Set<string>();

  /** What is to be answered now. */
  readonly first: Info | null = $derived.by(() => this.all.find(({ id }) => !this.#later.includes(id) && id !== this.asking) ?? null);

  /** Looks now and then; returns how to stop. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => void this.refresh(), EVERY);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    const me = hall.person?.id;
    if (me === undefined) {
      this.all = [];
      return;
    }
    // Without a line there is nothing new; the next look will tell.
    const tables = await hall.rest.mine().catch(() => null);
    if (tables === null) return;
    this.all = tables.filter((info) => keptFor(info, me) !== null);
    for (const { id, host, game } of this.all) {
      if (this.#told.has(id)) continue;
      this.#told.add(id);
      if (id === this.asking) continue;
      const words = t("challenge-asks", { name: host.name, game: hall.title(game) });
      live.say(words);
      notify(words, t("challenge-title"), id);
    }
  }

  later(id: string): void {
    this.#later = [...this.#later, id];
  }

  async answer({ id }: Info, yes: boolean): Promise<void> {
    this.fault = null;
    try {
      if (yes) {
        await hall.rest.join(id, { salt: hall.salt() });
        router.go({ page: "table", id, key: null });
      } else await hall.rest.decline(id);
      this.all = this.all.filter((each) => each.id !== id);
    } catch (error) {
      this.fault = faultOf(error);
    }
  }
}

export const challenges = new Challenges();
