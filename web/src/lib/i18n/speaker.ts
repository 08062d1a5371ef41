// Messages of Project Fluent in one language: what is said, not what language is chosen (that is `voice.svelte.ts`).
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How a language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", ru: "Русский", uk: "Українська" };

export type Args = Record<string, FluentVariable>;

export class Speaker {
  readonly language: Language;
  readonly #bundle: FluentBundle;

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
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) return message;
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args ?? null, faults);
    if (faults[0] && import.meta.env.DEV) console.warn(`${message}: ${faults[0].message}`);
    return text;
  }
}

/** The first language of the reader's browser that the house speaks. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
