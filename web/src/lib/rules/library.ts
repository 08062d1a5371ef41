// What a game lets one browse (cards, maps, units), made into entries to search. Pure; the shape of an entry is the game's.
import type { CardFace } from "$lib/cards/face";
import { holds } from "$lib/ui/sought";

export interface Entry {
  id: string;
  name: string;
  text: string;
  facts: { label: string; value: string }[];
}
export interface Shelf {
  kind: string;
  entries: Entry[];
}

type Json = Record<string, unknown>;

/** Lists and tables of things that have a name; everything else in the library is for drawing. */
export function shelves(library: Json): Shelf[] {
  return Object.entries(library).flatMap(([kind, things]) => {
    const listed = Array.isArray(things)
      ? things
      : isJson(things)
        ? Object.entries(things).map(([id, each]) => (isJson(each) ? { id, ...each } : each))
        : [];
    const entries = listed.filter(isJson).flatMap((each) => entry(each) ?? []);
    return entries.length > 0 ? [{ kind, entries }] : [];
  });
}

function entry(thing: Json): Entry | null {
  const { id, name, text } = thing;
  if (typeof name !== "string") return null;
  const facts = Object.entries(thing).flatMap(([label, value]) =>
    !["id", "name", "text"].includes(label) && (typeof value === "number" || typeof value === "string") && value !== ""
      ? [{ label, value: String(value) }]
      : [],
  );
  const line = (each: unknown): string => (isJson(each) ? line(each.text) : typeof each === "string" ? each : "");
  const words = Array.isArray(text) ? text.map(line).join("\n") : line(text);
  return { id: typeof id === "string" ? id : name, name, text: words, facts };
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The cards whose name, kind or text hold every one of the words, by the sets they are from. */
export function findFaces(faces: readonly CardFace[], words: string): { set: string; faces: CardFace[] }[] {
  const found = new Map<string, CardFace[]>();
  for (const face of faces) {
    const all = [face.name, face.type, face.aspect?.name, face.set?.name, ...face.lines.map(({ text }) => text)].join(" ");
    if (!holds(all, words)) continue;
    const set = face.set?.name ?? "";
    found.set(set, [...(found.get(set) ?? []), face]);
  }
  return [...found].map(([set, list]) => ({ set, faces: list }));
}

export function findEntries(shelf: Shelf, words: string): Entry[] {
  return shelf.entries.filter(({ id, name, text, facts }) =>
    holds(`${id} ${name} ${text} ${facts.map(({ value }) => value).join(" ")}`, words),
  );
}
