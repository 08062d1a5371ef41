// Which options a press on a thing means: by what the server says that they touch. Pure; no verb and no question is known here.
import { isName } from "$lib/i18n/sentence";
import type { Option, Question, Role, Touch } from "$lib/protocol/types";
import { type Thing, thing, thingsOf, verbOf } from "./picks";

const POINTED: Touch = {};

/** How an option touches the things that it names. */
export function touchOf(question: Question | null, option: Option): Touch {
  return question?.touches?.[verbOf(option)] ?? POINTED;
}

/** The thing that has a role in an option: who does it, where something is put, who is attacked, what is laid. */
export function inRole(question: Question | null, option: Option, role: Role): Thing | null {
  const { roles = {} } = touchOf(question, option);
  for (const [name, word] of Object.entries(option.say.words ?? {})) {
    if (roles[name] === role && !Array.isArray(word) && isName(word)) return thing(word.kind, word.id);
  }
  return null;
}

/** The thing of a kind that a question itself is about. */
export function askedAbout(question: Question | null, kind: string): string | null {
  for (const word of Object.values(question?.say.words ?? {})) {
    if (!Array.isArray(word) && isName(word) && word.kind === kind) return word.id;
  }
  return null;
}

export class Choices {
  readonly options: readonly Option[];
  readonly question: Question | null;
  readonly #things: ReadonlyMap<Thing, readonly Option[]>;

  constructor(options: readonly Option[], question: Question | null) {
    this.options = options;
    this.question = question;
    const things = new Map<Thing, Option[]>();
    for (const option of options) {
      for (const each of new Set(thingsOf(option))) things.set(each, [...(things.get(each) ?? []), option]);
    }
    this.#things = things;
  }

  get none(): boolean {
    return this.options.length === 0;
  }

  /** The options that name a thing. */
  with(kind: string, id: string): readonly Option[] {
    return this.#things.get(thing(kind, id)) ?? [];
  }

  /** What a press on a thing may mean: whoever does it is named and not pointed at, and areas are laid by other means. */
  at(kind: string, id: string): readonly Option[] {
    const named = thing(kind, id);
    return this.with(kind, id).filter((option) => this.role(option, "by") !== named && !this.isLaid(option));
  }

  /** What a press on a thing that lies somewhere means; what names no such thing is about whatever lies there. */
  lying(kind: string, id: string, zone: string): readonly Option[] {
    return this.options.filter((option) => {
      if (!(touchOf(this.question, option).lies ?? []).includes(zone)) return false;
      const named = thingsOf(option).find((each) => each.startsWith(`${kind}:`));
      return named === undefined || named === thing(kind, id);
    });
  }

  /** What says yes to something that the question names. */
  agreeing(kind: string, id: string): readonly Option[] {
    return askedAbout(this.question, kind) === id ? this.options.filter((option) => touchOf(this.question, option).agrees) : [];
  }

  role(option: Option, role: Role): Thing | null {
    return inRole(this.question, option, role);
  }

  /** Whether an option lays an area, which is shown before it is chosen. */
  isLaid(option: Option): boolean {
    return this.role(option, "laid") !== null;
  }
}
