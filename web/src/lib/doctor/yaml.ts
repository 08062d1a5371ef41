// A text in YAML by its lines, for the eye: keys, values, comments, and what is no longer as printed. Pure.

export interface Token {
  kind: "key" | "number" | "comment" | "mark" | "plain";
  text: string;
}
export interface Line {
  number: number;
  tokens: Token[];
  changed: boolean;
}

const PARTS = /((?<=^|\s)#.*$)|((?:[\w-]+)(?=:(?:\s|$)))|(-?\b\d+\b)|([[\]{},:|-]+)/gu;

/** One line by its parts. */
export function tokens(line: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  for (const part of line.matchAll(PARTS)) {
    if (part.index > at) found.push({ kind: "plain", text: line.slice(at, part.index) });
    const kind = part[1] !== undefined ? "comment" : part[2] !== undefined ? "key" : part[3] !== undefined ? "number" : "mark";
    found.push({ kind, text: part[0] });
    at = part.index + part[0].length;
  }
  if (at < line.length) found.push({ kind: "plain", text: line.slice(at) });
  return found;
}

/** A text by its lines; what does not stand in the printed one is changed. Nothing is, where nothing is printed. */
export function lines(text: string, printed: string): Line[] {
  const known = new Map<string, number>();
  for (const line of printed.split("\n")) known.set(line, (known.get(line) ?? 0) + 1);
  return text.split("\n").map((line, index) => {
    const left = known.get(line) ?? 0;
    known.set(line, left - 1);
    return { number: index + 1, tokens: tokens(line), changed: printed !== "" && line.trim() !== "" && left <= 0 };
  });
}
