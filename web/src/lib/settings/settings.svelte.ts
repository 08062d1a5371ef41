// What the reader prefers. Kept in the browser; nothing of it is known to the server.
import { LANGUAGES, type Language } from "$lib/i18n/speaker";
import { browserLanguage, voice } from "$lib/i18n/voice.svelte";

export const THEMES = ["system", "night", "day"] as const;
export const MOTIONS = ["system", "none"] as const;
/** The size of letters, in percent of what the browser has. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
/** Above this the parts of a table need other proportions. */
const LARGE = 115;
export const SCALES = [85, 100, 115, 130] as const;
/** How long each move of a bot is left alone before the next one is shown, in milliseconds. */
export const PACES = { slow: 1400, normal: 700, fast: 300, "at-once": 0 } as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = keyof typeof PACES;

interface Kept {
  theme: Theme;
  motion: Motion;
  /** Null: as is usual for the device. */
  sound: boolean | null;
  /** The games in which every chance to respond is asked for, also one that can only be passed. */
  asking: readonly string[];
  /** Whether the browser shall say when it is one's turn. */
  notify: boolean;
  scale: number;
  text: number;
  /** Whether a tap acts at once also on what is smaller than a fingertip. */
  quickTaps: boolean;
  /** Null: as the system wants movement. */
  pace: Pace | null;
  /** Whether the win chance is shown at tables. */
  chances: boolean;
  language: Language | null;
}

const KEY = "warhall.settings";
const DEFAULTS: Kept = {
  theme: "system",
  motion: "system",
  sound: null,
  asking: [],
  notify: false,
  scale: 100,
  text: 100,
  quickTaps: false,
  pace: null,
  chances: true,
  language: null,
};

/** Kept settings, with a default in place of everything that is missing or unknown. */
export function readKept(text: string | null): Kept {
  let given: Partial<Record<keyof Kept, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? "{}");
    if (typeof parsed === "object" && parsed !== null) given = parsed;
  } catch {
    // A damaged entry counts as none.
  }
  const one = <T>(all: readonly T[], value: unknown, otherwise: T): T => all.find((each) => each === value) ?? otherwise;
  return {
    theme: one(THEMES, given.theme, DEFAULTS.theme),
    motion: one(MOTIONS, given.motion, DEFAULTS.motion),
    sound: typeof given.sound === "boolean" ? given.sound : null,
    asking: Array.isArray(given.asking) ? given.asking.filter((id): id is string => typeof id === "string") : [],
    notify: given.notify === true,
    scale: one<number>(SCALES, given.scale, DEFAULTS.scale),
    text: one<number>(TEXT_SIZES, given.text, DEFAULTS.text),
    quickTaps: given.quickTaps === true,
    pace: one<Pace | null>(Object.keys(PACES) as Pace[], given.pace, null),
    chances: given.chances !== false,
    language: one<Language | null>(LANGUAGES, given.language, null),
  };
}

class Settings {
  #kept = $state.raw<Kept>(DEFAULTS);
  #dark = $state(true);
  #still = $state(false);
  /** A theme that a page wears whatever was chosen, such as a sheet of paper. */
  #worn = $state<"night" | "day" | null>(null);

  get theme(): Theme {
    return this.#kept.theme;
  }
  /** The theme that is really shown. */
  get shown(): "night" | "day" {
    if (this.#worn !== null) return this.#worn;
    return this.#kept.theme === "system" ? (this.#dark ? "night" : "day") : this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  /** Without a wish there are sounds where one sits at a desk, and none on a phone. */
  get sound(): boolean {
    return this.#kept.sound ?? matchMedia("(hover: hover) and (pointer: fine)").matches;
  }
  /** Whether in a game a chance to respond passes by itself, if nothing else can be answered. */
  passes(game: string): boolean {
    return !this.#kept.asking.includes(game);
  }
  letPass(game: string, passes: boolean): void {
    const others = this.#kept.asking.filter((id) => id !== game);
    this.change({ asking: passes ? others : [...others, game] });
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  get scale(): number {
    return this.#kept.scale;
  }
  get text(): number {
    return this.#kept.text;
  }
  get quickTaps(): boolean {
    return this.#kept.quickTaps;
  }
  /** How fast bots' moves follow one another; without a wish at once for who wants nothing to move. */
  get pace(): Pace {
    return this.#kept.pace ?? (this.#still || this.motion === "none" ? "at-once" : "normal");
  }

  get chances(): boolean {
    return this.#kept.chances;
  }

  change(part: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...part };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.#show();
    if (part.language) void voice.speak(part.language);
  }

  /** Puts a theme on; returns how to take it off. */
  wear(theme: "night" | "day"): () => void {
    this.#worn = theme;
    this.#show();
    return () => {
      this.#worn = null;
      this.#show();
    };
  }

  turnTheme(): void {
    this.change({ theme: this.shown === "night" ? "day" : "night" });
  }

  /** Reads what is kept, follows the system's theme and its wish for stillness, and speaks the reader's language. */
  async start(): Promise<void> {
    this.#kept = readKept(localStorage.getItem(KEY));
    const dark = matchMedia("(prefers-color-scheme: light)");
    this.#dark = !dark.matches;
    dark.addEventListener("change", (event) => {
      this.#dark = !event.matches;
      this.#show();
    });
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.#still = still.matches;
    still.addEventListener("change", (event) => (this.#still = event.matches));
    this.#show();
    await voice.speak(this.#kept.language ?? browserLanguage());
  }

  #show(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.shown;
    dataset.motion = this.motion;
    document.documentElement.style.fontSize = this.text === DEFAULTS.text ? "" : `${this.text}%`;
    document.documentElement.toggleAttribute("data-large", this.text > LARGE);
    document.documentElement.style.setProperty("--board-scale", String(this.scale / 100));
  }
}

export const settings = new Settings();
