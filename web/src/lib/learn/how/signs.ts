// Signs that a page of "how to play" speaks of: `[sword web] text` names what is drawn before the text. Pure.

export interface Signed {
  readonly signs: readonly string[];
  readonly text: string;
}

export function signed(text: string): Signed {
  const found = /^\[([a-z0-9_ -]+)\]\s*/u.exec(text);
  return found ? { signs: (found[1] ?? "").split(" ").filter(Boolean), text: text.slice(found[0].length) } : { signs: [], text };
}
