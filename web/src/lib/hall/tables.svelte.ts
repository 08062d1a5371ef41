// The tables of the hall, asked for again while somebody looks at them, and the ways to sit down at one.
import { lastLevels } from "$lib/levels/last.svelte";
import { USUAL } from "$lib/levels/levels";
import { hall } from "$lib/protocol/hall.svelte";
import { faultOf } from "$lib/protocol/rest";
import type { Fault, GameDetail, Info } from "$lib/protocol/types";
import { router } from "$lib/router/router.svelte";
import { quickWish } from "./wishes";

const EVERY = 5000;

class HallTables {
  all = $state.raw<readonly Info[]>([]);
  mine = $state.raw<readonly Info[]>([]);
  fault = $state.raw<Fault | null>(null);
  busy = $state(false);

  /** Keeps the lists fresh; returns how to stop. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (!document.hidden) void this.refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    try {
      const [open, playing, over] = await Promise.all(["open", "playing", "over"].map((status) => hall.rest.tables({ status })));
      this.all = [...(open ?? []), ...(playing ?? []), ...(over ?? [])];
      this.mine = hall.person ? await hall.rest.mine() : [];
      this.fault = null;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  /** A game against bots in one click. */
  async quick(game: GameDetail, bot: string): Promise<void> {
    await this.#go(async () => (await hall.rest.open(quickWish(game, bot, hall.salt()))).table);
  }

  /** The same against the level that was chosen last in this game, else against the usual one, or the one that is wished for. */
  async play(game: string, first = USUAL): Promise<void> {
    await this.#go(async () => {
      const detail = await hall.rest.game(game);
      return (await hall.rest.open(quickWish(detail, lastLevels.of(detail, first) ?? first, hall.salt()))).table;
    });
  }

  async sit(info: Info): Promise<void> {
    await this.#go(() => hall.rest.join(info.id, { salt: hall.salt() }));
  }

  async #go(how: () => Promise<Info>): Promise<void> {
    this.busy = true;
    this.fault = null;
    try {
      await hall.beSomebody();
      router.go({ page: "table", id: (await how()).id, key: null });
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}

export const hallTables = new HallTables();
