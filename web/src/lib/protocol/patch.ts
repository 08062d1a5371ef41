// What the server says of a table when it does not say all of it: JSON Patch (RFC 6902), as far as docs/protocol.md uses it. Pure.

import type { Add, Remove, Replace } from "$lib/generated/protocol";

export type Operation = Add | Remove | Replace;

/** The document after the operations. What they do not touch stays the same object, and the given one stays as it was. */
export function patched<T>(document: T, operations: readonly Operation[]): T {
  let root: unknown = document;
  for (const operation of operations) root = changed(root, operation.path.split("/").slice(1).map(unescaped), operation);
  return root as T;
}

function changed(place: unknown, [step, ...rest]: readonly string[], operation: Operation): unknown {
  if (step === undefined) return operation.op === "remove" ? undefined : operation.value;
  if (Array.isArray(place)) return changedList(place, Number(step), rest, operation);
  const parts = { ...(place as Record<string, unknown>) };
  if (rest.length === 0 && operation.op === "remove") delete parts[step];
  else parts[step] = changed(parts[step], rest, operation);
  return parts;
}

function changedList(place: readonly unknown[], at: number, rest: readonly string[], operation: Operation): unknown[] {
  const list = [...place];
  if (rest.length > 0 || operation.op === "replace") list[at] = changed(list[at], rest, operation);
  else if (operation.op === "remove") list.splice(at, 1);
  else list.splice(at, 0, operation.value);
  return list;
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
