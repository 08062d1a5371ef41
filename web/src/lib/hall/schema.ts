// The options of a game, from its JSON Schema to fields of a form. Pure.
import type { Schema } from "$lib/protocol/types";

export type Field =
  | { name: string; kind: "one"; values: (string | number)[]; start: string | number }
  | { name: string; kind: "some"; values: (string | number)[]; start: (string | number)[]; least: number; most: number }
  | { name: string; kind: "number"; start: number; least: number | null; most: number | null }
  | { name: string; kind: "yes-no"; start: boolean }
  | { name: string; kind: "text"; start: string };

/** These two have their own place in the dialog. */
const APART: ReadonlySet<string> = new Set(["players", "mode"]);

export function fieldsOf(schema: Schema): Field[] {
  const root = resolved(schema, schema);
  return Object.entries(root.properties ?? {})
    .filter(([name]) => !APART.has(name))
    .flatMap(([name, part]) => {
      const field = fieldOf(name, resolved(part, schema), schema, part.default);
      return field ? [field] : [];
    });
}

function fieldOf(name: string, part: Schema, root: Schema, given: unknown): Field | null {
  const start = part.default ?? given;
  if (part.enum) return { name, kind: "one", values: part.enum, start: scalar(start) ?? part.enum[0] ?? "" };
  const type = Array.isArray(part.type) ? part.type.find((each) => each !== "null") : part.type;
  if (type === "boolean") return { name, kind: "yes-no", start: start === true };
  if (type === "integer" || type === "number") {
    return { name, kind: "number", start: Number(start ?? part.minimum ?? 0), least: part.minimum ?? null, most: part.maximum ?? null };
  }
  if (type === "string") return { name, kind: "text", start: typeof start === "string" ? start : "" };
  if (type === "array") {
    const values = part.items ? (resolved(part.items, root).enum ?? []) : [];
    const chosen = Array.isArray(start) ? start.flatMap((each) => scalar(each) ?? []) : [];
    const [least, most] = [(part as { minItems?: number }).minItems ?? 0, (part as { maxItems?: number }).maxItems ?? values.length];
    return values.length > 0 ? { name, kind: "some", values, start: chosen, least, most } : null;
  }
  return null;
}

function resolved(part: Schema, root: Schema): Schema {
  if (part.$ref) {
    const found = root.$defs?.[part.$ref.split("/").at(-1) ?? ""];
    return found ? { ...found, ...(part.default === undefined ? {} : { default: part.default }) } : {};
  }
  const real = part.anyOf?.find((each) => each.type !== "null");
  return real ? { ...resolved(real, root), ...(part.default === undefined ? {} : { default: part.default }) } : part;
}

function scalar(value: unknown): string | number | null {
  return typeof value === "string" || typeof value === "number" ? value : null;
}
