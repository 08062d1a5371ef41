// Whether the sheet of keys lies open.
class KeysHelp {
  open = $state(false);
}
export const keysHelp = new KeysHelp();

/** The keys of a table, in the order of the sheet. */
export const KEYS: readonly { keys: string; message: string }[] = [
  { keys: "1 – 9", message: "key-option" },
  { keys: "H", message: "key-hint" },
  { keys: "Space", message: "key-pass" },
  { keys: "↑ ↓ ← →", message: "key-move" },
  { keys: "PgUp PgDn", message: "key-lit" },
  { keys: "Enter", message: "key-pick" },
  { keys: "Esc", message: "key-back" },
  { keys: "/", message: "key-type" },
  { keys: "P", message: "key-prompt" },
  { keys: "B", message: "key-board" },
  { keys: "V", message: "key-list" },
  { keys: "+ − 0", message: "key-zoom" },
  { keys: "G", message: "key-log" },
  { keys: "Z", message: "key-undo" },
  { keys: "C", message: "key-chat" },
  { keys: "?", message: "key-help" },
];
