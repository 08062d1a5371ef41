// What is wrong with a draft, said in the reader's language. The server tells faults in the words of `warhall content check`;
// here the sentences that every game shares are recognised and said anew. A sentence of one game's own check stays as it came. Pure.

type Say = (message: string, args?: Record<string, string | number>) => string;

/** Parts of "expected …, found …". */
function phrase(text: string, say: Say): string {
  const known: [RegExp, (found: RegExpExecArray) => string][] = [
    [/^a whole number$/u, () => say("fault-whole-number")],
    [/^true or false$/u, () => say("fault-yes-no")],
    [/^nothing \(null\)$/u, () => say("fault-nothing")],
    [/^a text$/u, () => say("fault-text")],
    [/^a list$/u, () => say("fault-list")],
    [/^a mapping$/u, () => say("fault-mapping")],
    [/^the text (.+)$/u, ([, word = ""]) => say("fault-the-text", { word })],
    [/^the number (.+)$/u, ([, word = ""]) => say("fault-the-number", { word })],
    [/^one of (.+)$/u, ([, words = ""]) => say("fault-one-of", { words })],
    [/^at least (\d+).*$/u, ([, limit = ""]) => say("fault-at-least", { limit })],
    [/^at most (\d+).*$/u, ([, limit = ""]) => say("fault-at-most", { limit })],
  ];
  for (const [pattern, told] of known) {
    const found = pattern.exec(text);
    if (found) return told(found);
  }
  const [first, ...rest] = text.split(" or ");
  return first !== undefined && rest.length > 0 ? say("fault-or", { one: phrase(first, say), two: phrase(rest.join(" or "), say) }) : text;
}

/** A fault without its hint. */
function sentence(problem: string, say: Say): string {
  const known: [RegExp, (found: RegExpExecArray) => string][] = [
    [
      /^expected (.+), found (.+)$/u,
      ([, expected = "", found = ""]) => say("fault-expected", { expected: phrase(expected, say), found: phrase(found, say) }),
    ],
    [/^field '(.+)' is missing$/u, ([, field = ""]) => say("fault-missing", { field })],
    [/^unknown field '(.+)'$/u, ([, field = ""]) => say("fault-field", { field })],
    [/^unknown '(.+)': '(.+)'$/u, ([, field = "", word = ""]) => say("fault-word", { field, word })],
    [/^there is no \w+ '(.+)'$/u, ([, id = ""]) => say("fault-none", { id })],
    [
      /^\w+ '(.+)' is defined already, in (.+), line (\d+)$/u,
      ([, id = "", file = "", line = ""]) => say("fault-twice", { id, file, line }),
    ],
    [/^'(.+)' stands here already, in line (\d+)$/u, ([, id = "", line = ""]) => say("fault-key-twice", { id, line })],
    [/^'(.+)' is not a whole number; put a text in quotes$/u, ([, word = ""]) => say("fault-fraction", { word })],
    [/^'(.+)' is not written as it must be: (.+)$/u, ([, word = "", pattern = ""]) => say("fault-pattern", { word, pattern })],
    [/^this is not YAML: (.+)$/u, ([, why = ""]) => say("fault-yaml", { why })],
  ];
  for (const [pattern, told] of known) {
    const found = pattern.exec(problem);
    if (found) return told(found);
  }
  return problem;
}

/** A fault in the reader's language; the nearest right spelling, or the words that there are, stay as they are. */
export function saidFault(problem: string, say: Say): string {
  const [, meant, right] = /^(.*) \(did you mean '([^']+)'\?\)$/u.exec(problem) ?? [];
  if (meant !== undefined && right !== undefined) return `${sentence(meant, say)} ${say("fault-meant", { right })}`;
  const [, told, words] = /^(.*?): (?:it is one of|the fields are|there are) (.+)$/u.exec(problem) ?? [];
  if (told !== undefined && words !== undefined) return `${sentence(told, say)} ${say("fault-known", { words })}`;
  return sentence(problem, say);
}
