// The glossaries of games, fetched once for a game and a language.
import type { Language } from "$lib/i18n/speaker";
import { hall } from "$lib/protocol/hall.svelte";
import { Glossary } from "./glossary";

const found = new Map<string, Promise<Glossary>>();

/** What is told of a game; a game of which nothing is told has an empty one. */
export function glossaryOf(game: string, language: Language): Promise<Glossary> {
  const key = `${game} ${language}`;
  let asked = found.get(key);
  if (!asked) {
    asked = hall.rest.glossary(game, language).then(
      (entries) => new Glossary(entries),
      () => {
        found.delete(key);
        return new Glossary();
      },
    );
    found.set(key, asked);
  }
  return asked;
}
