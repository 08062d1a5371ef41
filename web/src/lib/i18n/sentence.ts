// Sentences of the server: a message id, the facts it names and the rule behind it, said in the reader's language.
import type { Sentence, Word, Name } from "$lib/protocol/types";
import type { Args, Speaker } from "./speaker";

/** Names of content by kind and id, already in one language: `names.card.noble` is "Noble". */
export type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The message that lists the names of several: Legionnaires move, a hydra moves. */
const PLURAL = "names-plural";
/** The message that lists a name on each line: its nominative, genitive, dative and accusative. */
const DECLINED = "names-declined";
/** How a name that is not listed is said in a `$case`. */
const UNDECLINED = "names-undeclined";
const CASES = ["gen", "dat", "acc"] as const;

export function isName(word: Word): word is Name {
  return typeof word === "object" && !Array.isArray(word);
}

/** Speaks of one game in one language. */
export class Narrator {
  readonly #speaker: Speaker;
  readonly #names: Names;
  #plural: readonly string[] | undefined;
  #forms: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(speaker: Speaker, names: Names = {}) {
    this.#speaker = speaker;
    this.#names = names;
  }

  /** The name of one thing; a thing without a name is called by its id. */
  name(kind: string, id: string): string {
    const named = this.#names[kind]?.[id];
    if (named !== undefined) return named;
    const message = `${kind}-${id}`;
    return this.#speaker.has(message) ? this.#speaker.say(message) : id;
  }

  word(word: Word): string | number {
    if (Array.isArray(word)) return word.map((each) => this.name(each.kind, each.id)).join(", ");
    return isName(word) ? this.name(word.kind, word.id) : word;
  }

  has(message: string): boolean {
    return this.#speaker.has(message);
  }

  say(message: string, words: Readonly<Record<string, Word>> = {}): string {
    const args: Args = {};
    for (const [key, value] of Object.entries(words)) {
      args[key] = this.word(value);
      if (isName(value)) args[`${key}-is`] = this.#isPlural(String(args[key])) ? "many" : "one";
      if (typeof value !== "number") this.#decline(args, key, value);
    }
    return this.#speaker.say(message, args);
  }

  /** Beside each name its cases, `$unit-dat`, in a game that lists the forms of its names. */
  #decline(args: Args, key: string, word: Word): void {
    if (!this.#speaker.has(DECLINED)) return;
    const names = (Array.isArray(word) ? word : [word]).map((each) => String(this.word(each)));
    for (const [place, form] of CASES.entries()) {
      args[`${key}-${form}`] = names.map((each) => this.#inCase(place, each)).join(", ");
    }
  }

  #inCase(place: number, name: string): string {
    this.#forms ??= new Map(
      this.#speaker
        .say(DECLINED)
        .split("\n")
        .map((line) => line.split(";").map((form) => form.trim()))
        .map(([nominative = "", ...forms]) => [nominative, forms]),
    );
    const [, plain = name, ordinal = ""] = /^(.*?)( \d+)?$/su.exec(name) ?? [];
    const form = this.#forms.get(plain)?.[place];
    return form === undefined ? this.#speaker.say(UNDECLINED, { name, case: CASES[place] ?? "" }) : form + ordinal;
  }

  /** Whether a name means several, so that its verb does too: the game lists such names. */
  #isPlural(name: string): boolean {
    this.#plural ??= this.#speaker.has(PLURAL)
      ? this.#speaker
          .say(PLURAL)
          .split(";")
          .map((each) => each.trim())
      : [];
    return this.#plural.some((each) => name === each || name.startsWith(`${each} `) || name.startsWith(`${each}-`));
  }

  /** The sentence without its rule. */
  sentence(sentence: Sentence): string {
    return this.say(sentence.message, sentence.words);
  }

  /** A name, or several, as a sentence may say them: in any case. */
  #spoken(word: Word): string[] {
    const args: Args = {};
    this.#decline(args, "name", word);
    return [String(this.word(word)), ...Object.values(args).map(String)];
  }

  /** The sentence cut at the names it mentions, so that they can be set in bold: odd pieces are names. */
  pieces(sentence: Sentence): string[] {
    const words = Object.values(sentence.words ?? {}).filter((word) => isName(word) || Array.isArray(word));
    const names = words.flatMap((word) => this.#spoken(word)).filter((name) => name.length > 1);
    const text = this.sentence(sentence);
    if (names.length === 0) return [text];
    const longest = [...new Set(names)].sort((a, b) => b.length - a.length).map(escaped);
    return text.split(new RegExp(`(${longest.join("|")})`, "u"));
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
