// The language the reader has chosen, the house's own messages in it, and the messages of the games as they arrive.
import { Speaker, type Args, type Language, preferred } from "./speaker";
import { Narrator, type Names } from "./sentence";

const SOURCES = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });

export interface GameTexts {
  source: string;
  names: Names;
}
export type FetchTexts = (game: string, language: Language) => Promise<GameTexts>;

class Voice {
  language = $state<Language>("en");
  #house = $state.raw<Speaker>(new Speaker("en"));
  #games = $state.raw<Readonly<Record<string, Narrator>>>({});
  #wanted = new Set<string>();
  #fetch: FetchTexts | null = null;
  #source = "";

  /** Where the messages of the games come from. */
  connect(fetch: FetchTexts): void {
    this.#fetch = fetch;
  }

  /** Says a message of the client. */
  readonly say = (message: string, args?: Args): string => this.#house.say(message, args);
  readonly has = (message: string): boolean => this.#house.has(message);

  /** Says the messages of a game; before they are here it says their ids. */
  game(id: string): Narrator {
    return this.#games[id] ?? new Narrator(this.#house);
  }

  knows(id: string): boolean {
    return id in this.#games;
  }

  /** Switches to a language in place: every text on screen follows. */
  async speak(language: Language): Promise<void> {
    const source = await SOURCES[`../../texts/${language}.ftl`]?.();
    if (source === undefined) return;
    this.#source = source;
    const games: Record<string, Narrator> = {};
    for (const id of this.#wanted) games[id] = await this.#narrator(id, language);
    this.#house = new Speaker(language, source);
    this.#games = games;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Fetches the messages of a game, once per language. */
  async learn(id: string): Promise<void> {
    if (this.knows(id)) return;
    this.#wanted.add(id);
    const language = this.language;
    const narrator = await this.#narrator(id, language);
    if (language === this.language) this.#games = { ...this.#games, [id]: narrator };
  }

  /** Its names are others from now on: they are fetched anew. */
  forget(id: string): void {
    this.#games = Object.fromEntries(Object.entries(this.#games).filter(([known]) => known !== id));
  }

  /** Says the messages of a game in any language, for who reads several beside one another. */
  async narratorIn(id: string, language: Language): Promise<Narrator> {
    const source = (await SOURCES[`../../texts/${language}.ftl`]?.()) ?? "";
    const texts = this.#fetch ? await this.#fetch(id, language).catch(() => null) : null;
    return new Narrator(new Speaker(language, source, texts?.source ?? ""), texts?.names);
  }

  async #narrator(id: string, language: Language): Promise<Narrator> {
    const texts = this.#fetch ? await this.#fetch(id, language).catch(() => null) : null;
    return new Narrator(new Speaker(language, this.#source, texts?.source ?? ""), texts?.names);
  }
}

export const voice = new Voice();
/** Says a message of the client in the reader's language. */
export const t = voice.say;

export function browserLanguage(): Language {
  return preferred(navigator.languages);
}
