// A card as it is printed, whatever game it is of. Made by a game's `present.ts` from content and generated text.

/** One line of generated text: how far it stands in, whether it is one of several options, the words. */
export interface CardLine {
  readonly indent: number;
  readonly option: boolean;
  readonly text: string;
}

export type Motif = "rays" | "web" | "cave" | "ring" | "field" | "dunes";

export interface CardFace {
  /** The card's id: its vignette is cut from it. */
  readonly id: string;
  readonly name: string;
  /** In the disc; null for a card that cannot be bought. */
  readonly cost: number | string | null;
  /** What the cost is paid with, where that differs from card to card. */
  readonly coin?: { readonly emblem: string; readonly name: string };
  /** A colour token of its kind, e.g. `--aspect-guile`. */
  readonly tone: string;
  readonly emblem: string;
  readonly motif: Motif;
  /** The sign of its kind in the header, and what it is called. */
  readonly aspect: { readonly emblem: string; readonly name: string } | null;
  /** Figures above the text, such as hit points and speed. */
  readonly stats?: readonly { readonly emblem: string; readonly sign: string; readonly label: string; readonly value: string }[];
  readonly lines: readonly CardLine[];
  /** Foot: type left, value right. */
  readonly type: string;
  readonly value: { readonly short: string; readonly said: string } | null;
  /** The signs printed on it, by the glossary of its game. */
  readonly signs: readonly string[];
  /** The set it is from. */
  readonly set: { readonly emblem: string; readonly name: string } | null;
}

/** The whole card in words, for the ear. */
export function spoken(face: CardFace, cost: (n: number | string) => string): string {
  return [
    face.name,
    face.cost === null ? "" : [cost(face.cost), face.coin?.name ?? ""].join(" ").trim(),
    face.aspect?.name ?? "",
    face.type,
    ...(face.stats ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...face.lines.map((line) => line.text),
    face.value?.said ?? "",
  ]
    .filter(Boolean)
    .join(". ");
}

/** The text as running words, for a ledger row. */
export function running(lines: readonly CardLine[]): string {
  let text = "";
  for (const [index, line] of lines.entries()) {
    if (index > 0) text += line.option ? (lines[index - 1]?.option ? "; " : " ") : /[:;.!?]$/.test(text) ? " " : ". ";
    text += index > 0 && line.option ? lower(line.text) : line.text;
  }
  return text && !/[.!?…]$/.test(text) ? `${text}.` : text;
}

function lower(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase() + text.slice(1);
}

/** How many letters stand in a row of a card in hand, and how much wider Cyrillic ones are. */
const ROW = 19;
const WIDE = 1.12;

/** The rows that a text fills, word by word. */
function rowsOf({ text, indent }: CardLine): number {
  const wide = /[\u0400-\u04ff]/u.test(text) ? WIDE : 1;
  let rows = 1;
  let filled = 0;
  for (const word of text.split(" ")) {
    const width = word.length * wide;
    if (filled > 0 && filled + 1 + width > ROW - 2 * indent) {
      rows += 1;
      filled = width;
    } else filled += (filled > 0 ? 1 : 0) + width;
  }
  return rows;
}

/**
 * How much room the text of a card in hand needs: a longer text, the figures above it, and a foot that fills more than its row take it
 * from the picture.
 */
export function crowding(lines: readonly CardLine[], figures = 0, foot = ""): "plain" | "long" | "longest" | "fullest" {
  // An emblem stands before the foot.
  const below = rowsOf({ text: foot, indent: 1, option: false }) - 1;
  const rows = lines.reduce((sum, line) => sum + rowsOf(line), 0) + Math.ceil(figures / 2) * 1.25 + below;
  return rows <= 4 ? "plain" : rows <= 6 ? "long" : rows <= 7.5 ? "longest" : "fullest";
}

/** The size of a name in rem: its longest word stays whole beside cost and sign. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/u).map((word) => word.length));
  return Math.max(0.6875, Math.min(0.78, 6.5 / longest));
}
