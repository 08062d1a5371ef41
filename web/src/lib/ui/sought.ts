// What people look for by typing. Pure.

/** A text as it is compared: in small letters, and with the apostrophe that every keyboard has. */
export function plainly(text: string): string {
  return text.toLocaleLowerCase().replaceAll("’", "'");
}

/** Whether a text holds every one of the words that were typed. */
export function holds(text: string, words: string): boolean {
  const all = plainly(text);
  return plainly(words)
    .split(/\s+/u)
    .every((word) => all.includes(word));
}
