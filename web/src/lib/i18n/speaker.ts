// Messages of Project Fluent in one language: what is said, not what language is chosen (that is `voice.svelte.ts`).
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };

export type Args = Record<string, string | number>;

/** So many sayings are kept; a table says the same few hundred again after every move. */
const KEPT = 2_000;

export class Speaker {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #said = new Map<string, string>();

  /** Later sources may reword messages of earlier ones. */
  constructor(language: Language, ...sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const faults = this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
      if (faults[0]) throw faults[0];
    }
  }

  has(message: string): boolean {
    return this.#bundle.getMessage(message)?.value != null;
  }

  /** The message with its facts; a message that is missing is shown by its id, so that a reader can report it. */
  say(message: string, args?: Args): string {
    const key = args === undefined ? message : keyOf(message, args);
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const text = this.#format(message, args);
    if (this.#said.size >= KEPT) this.#said.clear();
    this.#said.set(key, text);
    return text;
  }

  #format(message: string, args?: Args): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) return message;
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args ?? null, faults);
    if (faults[0] && import.meta.env.DEV) console.warn(`${message}: ${faults[0].message}`);
    return text;
  }
}

/** Tells apart what is said; a number and a text of the same look may be said differently. */
function keyOf(message: string, args: Args): string {
  let key = message;
  for (const [name, value] of Object.entries(args)) key += `\n${name}\t${typeof value}\t${String(value)}`;
  return key;
}

/** The first language of the reader's browser that the house speaks. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
