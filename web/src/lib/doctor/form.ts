// The form beside the YAML: every value with its place in the text, as the server found it. A form changes a value where it stands, so
// comments stay. Here: what such changes come to, and drafts as addresses. Pure.

export interface Addition {
  name: string;
  text: string;
}
export interface Field {
  path: string;
  name: string;
  depth: number;
  kind: "number" | "choice" | "yes-no" | "words" | "rows" | "group";
  value: string;
  start: number;
  end: number;
  among: string[];
  least: number | null;
  most: number | null;
  help: string;
  add_at: number | null;
  additions: Addition[];
  cut: [number, number] | null;
}
/** A text and the form that belongs to it. */
export interface Sheet {
  text: string;
  form: Field[];
}

/** A form whose places are counted as this language counts letters: what the server counts as one may be two here. */
export function placed(form: Field[], text: string): Field[] {
  if (!/[\u{10000}-\u{10ffff}]/u.test(text)) return form;
  const starts = [0];
  for (const letter of text) starts.push((starts.at(-1) ?? 0) + letter.length);
  const at = (place: number): number => starts[place] ?? text.length;
  return form.map((field) => ({
    ...field,
    start: at(field.start),
    end: at(field.end),
    add_at: field.add_at === null ? null : at(field.add_at),
    cut: field.cut && [at(field.cut[0]), at(field.cut[1])],
  }));
}

const plainly = (value: string): string => (/^[\p{L}\d_][\p{L}\d_ .'’-]*$/u.test(value) ? value : JSON.stringify(value));

/** The text and the form after a value was changed: whatever follows it has moved. */
export function edited({ text, form }: Sheet, field: Field, value: string): Sheet {
  const said = field.kind === "rows" ? drawn(text.slice(field.start, field.end), value) : plainly(value);
  const by = said.length - (field.end - field.start);
  const moved = (place: number): number => (place >= field.end ? place + by : place);
  return {
    text: text.slice(0, field.start) + said + text.slice(field.end),
    form: form.map((each) =>
      each.path === field.path
        ? { ...each, value, end: each.end + by }
        : {
            ...each,
            start: moved(each.start),
            end: moved(each.end),
            add_at: each.add_at === null ? null : moved(each.add_at),
            cut: each.cut && [moved(each.cut[0]), moved(each.cut[1])],
          },
    ),
  };
}

/** A drawing of several rows, set in as the former one was. */
function drawn(block: string, value: string): string {
  const inwards = /\n( +)/u.exec(block)?.[1] ?? "    ";
  const rest = /\s*$/u.exec(block)?.[0] ?? "\n";
  return `|\n${value
    .trimEnd()
    .split("\n")
    .map((row) => inwards + row)
    .join("\n")}${rest || "\n"}`;
}

/** The text with something added to a group. */
export function added(text: string, at: number, addition: Addition): string {
  return text.slice(0, at) + addition.text + text.slice(at);
}

/** The text without one of several. */
export function without(text: string, [start, end]: [number, number]): string {
  return text.slice(0, start) + text.slice(end);
}

/** The field that the caret stands in: the innermost one. */
export function fieldAt(form: readonly Field[], caret: number): Field | null {
  return form.filter(({ start, end }) => start <= caret && caret <= end).sort((a, b) => a.end - a.start - (b.end - b.start))[0] ?? null;
}

const lineOf = (name: string): RegExp => new RegExp(`^((?:- |  )${name}: )([^#\\n]*?)(\\s*#[^\\n]*)?$`, "mu");

/** The value of a field as it is written; null where it is left out or has more than one. */
export function valueOf(text: string, name: string): string | null {
  const found = lineOf(name).exec(text)?.[2];
  return found === undefined || /^[[{>|&*]/u.test(found) ? null : found.replace(/^(["'])(.*)\1$/u, "$2");
}

/** The text with another value; a field that was left out is added at the end. */
export function withValue(text: string, name: string, value: string): string {
  const plain = plainly(value);
  if (lineOf(name).test(text)) return text.replace(lineOf(name), (_, head: string, __, tail = "") => `${head}${plain}${tail as string}`);
  return `${text.trimEnd()}\n  ${name}: ${plain}\n`;
}

/** What a fault says would be right: the word that is wrong, and the right one. */
export function remedyOf(problem: string): { wrong: string; right: string } | null {
  const [, wrong, right] = /'([^']+)' \(did you mean '([^']+)'/u.exec(problem) ?? [];
  return wrong && right ? { wrong, right } : null;
}

/** The text with a fault put right in its line. */
export function mended(text: string, line: number, problem: string): string {
  const remedy = remedyOf(problem);
  if (!remedy) return text;
  return text
    .split("\n")
    .map((each, at) => (at === line - 1 ? each.replace(remedy.wrong, remedy.right) : each))
    .join("\n");
}

/** A draft as the end of an address, and back; null if it is none. */
export const packed = (file: string, text: string): string => `#draft=${encodeURIComponent(JSON.stringify([file, text]))}`;
export function unpacked(hash: string): { file: string; text: string } | null {
  if (!hash.startsWith("#draft=")) return null;
  try {
    const found = JSON.parse(decodeURIComponent(hash.slice(7))) as unknown;
    return Array.isArray(found) && typeof found[0] === "string" && typeof found[1] === "string" ? { file: found[0], text: found[1] } : null;
  } catch {
    return null;
  }
}
