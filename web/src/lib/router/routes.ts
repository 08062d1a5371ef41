// The addresses of the client. Pure: an address to a route and back.

export type Route =
  | { page: "hall" }
  | { page: "tables" }
  | { page: "table"; id: string; key: string | null }
  | { page: "replays" }
  | { page: "replay"; id: string; at: number | null }
  | { page: "rules" }
  | { page: "rulebook"; game: string; rule: string | null }
  | { page: "cards"; game: string }
  | { page: "workshop"; game: string }
  | { page: "doctor"; game: string }
  | { page: "learn" }
  | { page: "lesson"; game: string; chapter: string | null }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; id: string }
  | { page: "how-to-play"; game: string }
  | { page: "settings" }
  | { page: "account" }
  | { page: "person"; name: string | null }
  | { page: "befriend"; key: string }
  | { page: "lost" };

export function parse(path: string, query = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decoded);
  const [first, second, third] = parts;
  const asked = new URLSearchParams(query);
  if (parts.length > 3) return { page: "lost" };
  switch (first) {
    case undefined:
      return { page: "hall" };
    case "tables":
      return second === undefined ? { page: "tables" } : { page: "lost" };
    case "t":
      return second === undefined ? { page: "tables" } : { page: "table", id: second, key: asked.get("key") };
    case "replays": {
      const at = Number(asked.get("at") ?? Number.NaN);
      return second === undefined ? { page: "replays" } : { page: "replay", id: second, at: Number.isInteger(at) ? at : null };
    }
    case "rules":
      if (second === undefined) return { page: "rules" };
      return third === "cards" ? { page: "cards", game: second } : { page: "rulebook", game: second, rule: third ?? null };
    case "workshop":
      return second === undefined || third !== undefined ? { page: "lost" } : { page: "workshop", game: second };
    case "doctor":
      return second === undefined || third !== undefined ? { page: "lost" } : { page: "doctor", game: second };
    case "learn":
      return second === undefined ? { page: "learn" } : { page: "lesson", game: second, chapter: third ?? null };
    case "puzzles":
      if (second === undefined) return { page: "learn" };
      return third === undefined ? { page: "puzzles", game: second } : { page: "puzzle", game: second, id: third };
    case "how-to-play":
      return second === undefined || third !== undefined ? { page: "lost" } : { page: "how-to-play", game: second };
    case "settings":
      return second === undefined ? { page: "settings" } : { page: "lost" };
    case "account":
      return second === undefined ? { page: "account" } : { page: "lost" };
    case "people":
      return third === undefined ? { page: "person", name: second ?? null } : { page: "lost" };
    case "friends":
      return second === undefined || third !== undefined ? { page: "lost" } : { page: "befriend", key: second };
    default:
      return { page: "lost" };
  }
}

export function href(route: Route): string {
  switch (route.page) {
    case "hall":
    case "lost":
      return "/";
    case "table":
      return `/t/${encodeURIComponent(route.id)}${route.key === null ? "" : `?key=${encodeURIComponent(route.key)}`}`;
    case "replay":
      return `/replays/${encodeURIComponent(route.id)}${route.at === null ? "" : `?at=${route.at}`}`;
    case "rulebook":
      return `/rules/${encodeURIComponent(route.game)}${route.rule === null ? "" : `/${encodeURIComponent(route.rule)}`}`;
    case "cards":
      return `/rules/${encodeURIComponent(route.game)}/cards`;
    case "workshop":
      return `/workshop/${encodeURIComponent(route.game)}`;
    case "doctor":
      return `/doctor/${encodeURIComponent(route.game)}`;
    case "lesson":
      return `/learn/${encodeURIComponent(route.game)}${route.chapter === null ? "" : `/${encodeURIComponent(route.chapter)}`}`;
    case "puzzles":
      return `/puzzles/${encodeURIComponent(route.game)}`;
    case "puzzle":
      return `/puzzles/${encodeURIComponent(route.game)}/${encodeURIComponent(route.id)}`;
    case "how-to-play":
      return `/how-to-play/${encodeURIComponent(route.game)}`;
    case "person":
      return route.name === null ? "/people" : `/people/${encodeURIComponent(route.name)}`;
    case "befriend":
      return `/friends/${encodeURIComponent(route.key)}`;
    default:
      return `/${route.page}`;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
