// Finding rules by word and id, and cutting their light Markdown into pieces. Pure.
import type { Rule, Rulebook } from "$lib/protocol/types";
import { holds } from "$lib/ui/sought";

/** The rules whose id, chapter or text hold every one of the words. */
export function findRules(rules: readonly Rule[], words: string): Rule[] {
  return rules.filter((rule) => holds(`${rule.id} ${rule.chapter} ${rule.text}`, words));
}

export interface Found {
  rules: readonly Rule[];
  rulings: readonly Rule[];
  /** A ruling that was asked for by its id. */
  ruling: boolean;
}

/** A rule or ruling by its id, with all that name it; else all that hold the words. */
export function lookUp({ rules, rulings }: Pick<Rulebook, "rules" | "rulings">, words: string): Found {
  const id = words.trim().toLocaleUpperCase();
  const ruling = rulings.some((each) => each.id === id);
  if (!ruling && !rules.some((each) => each.id === id))
    return { rules: findRules(rules, words), rulings: findRules(rulings, words), ruling };
  const about = (each: Rule): boolean => each.id === id || pieces(each.text).some(({ kind, text }) => kind === "rule" && text === id);
  return { rules: rules.filter(about), rulings: rulings.filter(about), ruling };
}

/** A rule with its neighbours in the same chapter. */
export function neighbours(rules: readonly Rule[], id: string, each = 2): Rule[] {
  const at = rules.findIndex((rule) => rule.id === id);
  if (at < 0) return [];
  const chapter = rules[at]?.chapter;
  return rules.slice(Math.max(0, at - each), at + each + 1).filter((rule) => rule.chapter === chapter);
}

/** Rules by chapter, in the order of the book. */
export function chapters(rules: readonly Rule[]): { chapter: string; rules: Rule[] }[] {
  const found: { chapter: string; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const last = found.at(-1);
    if (last?.chapter === rule.chapter) last.rules.push(rule);
    else found.push({ chapter: rule.chapter, rules: [rule] });
  }
  return found;
}

/** Where each rule or ruling is named: the ids of the rules whose words name it, in the order of the book. */
export function citations(rules: readonly Rule[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, text } of rules) {
    const named = new Set(pieces(text).flatMap((piece) => (piece.kind === "rule" && piece.text !== id ? [piece.text] : [])));
    for (const each of named) found.set(each, [...(found.get(each) ?? []), id]);
  }
  return found;
}

export type Piece = { kind: "text" | "strong" | "em" | "code" | "rule" | "page"; text: string };

const MARKS = /\*\*(.+?)\*\*|\*(\S[^*]*)\*|`(.+?)`|\b([A-Z]{2}-(?:D|[A-Z]\.)?\d+(?:\.\d+)*[a-z]?)\b/gu;
const PAGE = /^\((?:p\.|с\.)\s?([^)]*)\)\s*/u;

/** The bold and stressed words, code and ids of rules and rulings in a text, and first the page of the book it is from; a dash for the page says nothing. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const [mark = "", page = ""] = PAGE.exec(text) ?? [];
  if (/\d/u.test(page)) found.push({ kind: "page", text: mark.trim() }, { kind: "text", text: " " });
  let from = mark.length;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [, strong, em, code, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}
