// A person's page while somebody looks at it: what was asked, and what the person does there.
import { hall } from "$lib/protocol/hall.svelte";
import { faultOf } from "$lib/protocol/rest";
import type { Fault } from "$lib/protocol/types";
import type { Friends, Past, Profile, Shows } from "./types";

export const PAGE = 20;

export class ProfilePage {
  /** Whose page it is; null is the reader's own. */
  readonly name: string | null;
  profile = $state.raw<Profile | null>(null);
  history = $state.raw<readonly Past[]>([]);
  more = $state(false);
  friends = $state.raw<Friends | null>(null);
  fault = $state.raw<Fault | null>(null);
  game = $state("");
  result = $state<"" | "won" | "lost">("");
  busy = $state(false);

  constructor(name: string | null) {
    this.name = name;
  }

  async load(): Promise<void> {
    await this.#try(async () => {
      if (this.name === null && hall.person === null) return; // nobody becomes a guest by looking
      this.profile = await hall.rest.profile(this.name);
      if (this.profile.history) await this.#read(null);
      if (this.profile.mine) this.friends = await hall.rest.friends();
    });
  }

  async filter(game: string, result: "" | "won" | "lost"): Promise<void> {
    this.game = game;
    this.result = result;
    await this.#try(() => this.#read(null));
  }

  async older(): Promise<void> {
    await this.#try(() => this.#read(this.history.at(-1)?.at ?? null));
  }

  async #read(before: number | null): Promise<void> {
    const found = await hall.rest.history(this.name, { game: this.game || null, result: this.result || null, before });
    this.history = before === null ? found : [...this.history, ...found];
    this.more = found.length === PAGE;
  }

  async wear(emblem: string): Promise<void> {
    await this.#change({ emblem });
  }

  async show(shows: Shows): Promise<void> {
    await this.#change({ shows });
  }

  async #change(what: { emblem?: string; shows?: Shows }): Promise<void> {
    await this.#try(async () => {
      await hall.rest.changeMe(what);
      if (this.profile) this.profile = { ...this.profile, ...what };
    });
  }

  async part(person: string): Promise<void> {
    await this.#try(async () => {
      this.friends = await hall.rest.part(person);
    });
  }

  /** All that the hall keeps of the reader, as a file. */
  async take(): Promise<void> {
    await this.#try(async () => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await hall.rest.takeAlong());
      link.download = "warhall.json";
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }

  /** Whether the reader has left for good. */
  async farewell(name: string): Promise<boolean> {
    return this.#try(async () => {
      await hall.rest.farewell(name);
      hall.forget();
    });
  }

  async #try(what: () => Promise<void>): Promise<boolean> {
    this.fault = null;
    this.busy = true;
    try {
      await what();
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
