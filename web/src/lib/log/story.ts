// The log as a story: those who let a chance go by are one line while others still decide; once it goes on, they are none.
// Pure; the log itself stays whole.
import type { Name } from "$lib/protocol/types";
import type { LogLine } from "./lines";

export function story(lines: readonly LogLine[]): LogLine[] {
  const last = lines.findLastIndex(({ quiet }) => !quiet);
  return [...lines.filter(({ quiet }) => !quiet), ...folded(lines.slice(last + 1))];
}

/** Several who passed, in one line. */
function folded(passed: readonly LogLine[]): LogLine[] {
  const first = passed[0];
  if (!first) return [];
  const seats = new Map(passed.flatMap(({ say }) => (isThing(say.words?.seat) ? [[say.words.seat.id, say.words.seat]] : [])));
  if (seats.size < 2) return [first];
  return [{ ...first, about: null, say: { ...first.say, message: "passed-in-turn", words: { seats: [...seats.values()] } } }];
}

function isThing(word: unknown): word is Name {
  return typeof word === "object" && word !== null && "kind" in word;
}
