// Any view as rows to read: for games that have no client of their own yet. Pure.

export interface Row {
  path: string;
  depth: number;
  label: string;
  value: string | null;
}

/** The leaves of a view and the headings above them, in order. */
export function rowsOf(view: unknown, label = "", path = "", depth = 0): Row[] {
  if (view === null || typeof view !== "object") return [{ path, depth, label, value: view === null ? "–" : String(view) }];
  const entries = Array.isArray(view) ? view.map((each, i): [string, unknown] => [String(i + 1), each]) : Object.entries(view);
  if (Array.isArray(view) && view.every((each) => each === null || typeof each !== "object")) {
    return [
      {
        path,
        depth,
        label,
        value: view.length === 0 ? "–" : view.map((each) => (each === "" || each === null ? "–" : String(each))).join(" · "),
      },
    ];
  }
  const head: Row[] = label ? [{ path, depth, label, value: null }] : [];
  return [...head, ...entries.flatMap(([key, each]) => rowsOf(each, key.replace(/_/gu, " "), `${path}/${key}`, label ? depth + 1 : depth))];
}
