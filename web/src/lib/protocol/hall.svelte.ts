// The client's one connection to the house: who the reader is, the REST calls, and the socket.
import { voice } from "$lib/i18n/voice.svelte";
import { setServerTime } from "$lib/ui/now.svelte";
import { studied } from "$lib/learn/texts";
import { CallError, Rest } from "./rest";
import { Socket, newId, type Line } from "./socket";
import type { GameBrief, Person } from "./types";

const TOKEN = "warhall.token";

class Hall {
  person = $state.raw<Person | null>(null);
  games = $state.raw<readonly GameBrief[]>([]);
  line = $state<Line>("down");
  /** Seconds until the next try while the line is down. */
  wait = $state(0);
  /** The table at which something is tried that is in no other game; its names and cards are that table's. */
  #tried: { game: string; table: string } | null = null;
  #arriving: Promise<{ person: Person; token: string }> | null = null;
  readonly rest = new Rest(() => this.#token());
  readonly socket = new Socket(() => this.#token());

  constructor() {
    this.socket.online = (line, seconds) => {
      this.line = line;
      this.wait = seconds;
    };
    this.socket.listen((message) => {
      if (message.type === "welcome") setServerTime(message.at);
    });
    voice.connect(async (id, language) => {
      const { game, lessons } = studied(id);
      if (lessons === "alone") return { source: await this.rest.lessonTexts(game, language), names: {} };
      const [source, all] = await Promise.all([this.rest.texts(game, language), this.rest.names(game, this.triedAt(game))]);
      const taught = lessons === "too" ? await this.rest.lessonTexts(game, language) : "";
      const names: Record<string, Record<string, string>> = {};
      for (const [kind, ids] of Object.entries(all)) {
        names[kind] = Object.fromEntries(Object.entries(ids).map(([id, said]) => [id, said[language] ?? said.en ?? id]));
      }
      return { source: `${source}\n${taught}`, names };
    });
  }

  #token(): string | null {
    return localStorage.getItem(TOKEN);
  }

  /** Finds out who the reader is and which games there are. */
  async start(): Promise<void> {
    if (this.#token() !== null) {
      try {
        this.person = (await this.rest.me()).person;
      } catch (error) {
        if (error instanceof CallError && error.status === 401) localStorage.removeItem(TOKEN);
      }
    }
    this.games = await this.rest.games();
  }

  /** The reader as somebody who may sit down: a guest is made when first needed, and only one however often it is asked for. */
  async beSomebody(): Promise<Person> {
    if (this.person) return this.person;
    this.#arriving ??= this.rest.guest().finally(() => (this.#arriving = null));
    const { person, token } = await this.#arriving;
    if (!this.person) this.become(person, token);
    return this.person ?? person;
  }

  become(person: Person, token?: string): void {
    if (token !== undefined) localStorage.setItem(TOKEN, token);
    this.person = person;
    if (token !== undefined) this.reconnect();
  }

  async leave(): Promise<void> {
    await this.rest.logout();
    this.forget();
  }

  /** The reader is nobody here any more. */
  forget(): void {
    localStorage.removeItem(TOKEN);
    this.person = null;
    this.reconnect();
  }

  /** Greets the server anew, as who the reader is now. */
  reconnect(): void {
    if (this.line === "down") return;
    this.socket.renew();
  }

  /** A random addition to the dice, so that the server alone cannot choose them. */
  salt(): string {
    return newId();
  }

  /** From now on a game is told by the names and cards of this table; null: by its own again. */
  tryAt(game: string, table: string | null): void {
    this.#tried = table === null ? null : { game, table };
    voice.forget(game);
    void voice.learn(game);
  }

  triedAt(game: string): string | null {
    return this.#tried?.game === game ? this.#tried.table : null;
  }

  title(game: string): string {
    const brief = this.games.find(({ id }) => id === game);
    return brief?.titles[voice.language] ?? brief?.title ?? game;
  }

  /** A game's name without what stands behind its colon, where there is little room. */
  shortTitle(game: string): string {
    return this.title(game).split(":")[0]!;
  }
}

export const hall = new Hall();
