// JSON Patch (RFC 6902) as somebody else would apply it: what tests and measurements hold against what the server sends.

/** The document after the operations; the given one stays as it was. */
export function patched(document, operations) {
  return changed(structuredClone(document), operations);
}

/** The same document, changed by the operations. */
export function changed(document, operations) {
  const root = { "": document };
  for (const { op, path, value } of operations) {
    const steps = path.split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = steps.pop();
    const place = steps.reduce((at, step) => at[step], root);
    if (!Array.isArray(place) && op === "remove") delete place[last];
    else if (Array.isArray(place) && op !== "replace")
      place.splice(Number(last), op === "remove" ? 1 : 0, ...(op === "add" ? [value] : []));
    else place[last] = value;
  }
  return root[""];
}
