// Which rule lies open in the side sheet, and the rulebooks read so far.
import { voice } from "$lib/i18n/voice.svelte";
import type { Language } from "$lib/i18n/speaker";
import { hall } from "$lib/protocol/hall.svelte";
import type { Rulebook } from "$lib/protocol/types";

const books = new Map<string, Promise<Rulebook>>();

/** A game's rulebook; fetched once per language. */
export function rulebook(game: string, language: Language = voice.language): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = hall.rest.rules(game, language);
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}

class RuleSheet {
  game = $state("");
  rule = $state("");
  open = $state(false);

  show(game: string, rule: string): void {
    this.game = game;
    this.rule = rule;
    this.open = true;
  }
}

export const ruleSheet = new RuleSheet();
