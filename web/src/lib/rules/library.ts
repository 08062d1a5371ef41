// What a game lets one browse (cards, maps, units), made into entries to search. Pure; the shape of an entry is the game's.

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
    const listed = Array.isArray(things) ? things : isJson(things) ? Object.entries(things).map(([id, each]) => (isJson(each) ? { id, ...each } : each)) : [];
    const entries = listed.filter(isJson).flatMap((each) => entry(each) ?? []);
    return entries.length > 0 ? [{ kind, entries }] : [];
  });
}

function entry(thing: Json): Entry | null {
  const { id, name, text } = thing;
  if (typeof name !== "string") return null;
  const facts = Object.entries(thing).flatMap(([label, value]) =>
    !["id", "name", "text"].includes(label) && (typeof value === "number" || typeof value === "string") && value !== "" ? [{ label, value: String(value) }] : [],
  );
  const words = Array.isArray(text) ? text.filter((line) => typeof line === "string").join("\n") : typeof text === "string" ? text : "";
  return { id: typeof id === "string" ? id : name, name, text: words, facts };
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function findEntries(shelf: Shelf, words: string): Entry[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return shelf.entries.filter(({ id, name, text, facts }) => {
    const all = `${id} ${name} ${text} ${facts.map(({ value }) => value).join(" ")}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}
