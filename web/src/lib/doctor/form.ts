// The form beside the YAML: fields with one value, read from the schema and changed in the text itself, so that comments stay.

type Schema = Record<string, unknown>;
export interface Field {
  name: string;
  kind: "number" | "choice" | "yes-no" | "words";
  among: string[];
  least: number | null;
  most: number | null;
}

/** The schema that a reference leads to; of a choice with nothing, the rest. */
function settled(schema: Schema, root: Schema): Schema {
  const ref = schema.$ref;
  if (typeof ref === "string") {
    const found = ref
      .replace("#/", "")
      .split("/")
      .reduce<unknown>((at, key) => (at as Schema | undefined)?.[key], root);
    return found ? settled(found as Schema, root) : schema;
  }
  const any = schema.anyOf;
  if (Array.isArray(any)) {
    const rest = (any as Schema[]).filter((each) => each.type !== "null");
    if (rest.length === 1 && rest[0]) return settled(rest[0], root);
  }
  return schema;
}

/** The fields of a thing that hold one value, in the order of the schema. */
export function fieldsOf(root: Schema): Field[] {
  const item = settled((settled(root, root).items ?? {}) as Schema, root);
  return Object.entries((item.properties ?? {}) as Record<string, Schema>).flatMap(([name, raw]): Field[] => {
    const schema = settled(raw, root);
    const number = (key: string): number | null => (typeof schema[key] === "number" ? schema[key] : null);
    const field = { name, among: [] as string[], least: number("minimum"), most: number("maximum") };
    if (Array.isArray(schema.enum)) return [{ ...field, kind: "choice", among: schema.enum.map(String) }];
    if (schema.type === "integer") return [{ ...field, kind: "number" }];
    if (schema.type === "boolean") return [{ ...field, kind: "yes-no" }];
    if (schema.type === "string") return [{ ...field, kind: "words" }];
    return [];
  });
}

const lineOf = (name: string): RegExp => new RegExp(`^((?:- |  )${name}: )([^#\\n]*?)(\\s*#[^\\n]*)?$`, "mu");

/** The value of a field as it is written; null where it is left out or has more than one. */
export function valueOf(text: string, name: string): string | null {
  const found = lineOf(name).exec(text)?.[2];
  return found === undefined || /^[[{>|&*]/u.test(found) ? null : found.replace(/^(["'])(.*)\1$/u, "$2");
}

/** The text with another value; a field that was left out is added at the end. */
export function withValue(text: string, name: string, value: string): string {
  const plain = /^[\p{L}\d_][\p{L}\d_ .'’-]*$/u.test(value) ? value : JSON.stringify(value);
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
