// Components read tokens: no colour, no layer and no pixel font of their own.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".svelte") || name.endsWith("base.css"))
  .map((name) => [name, readFileSync(join("src", name), "utf8")] as const);

const FORBIDDEN: Record<string, RegExp> = {
  "a hex colour": /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?=[\s;,"')])/iu,
  "a colour function": /\b(?:rgb|hsl|oklch)a?\(/u,
  "a z-index number": /z-index:\s*-?\d/u,
  "a font size in pixels": /font(?:-size)?:[^;{}]*?\d+(?:\.\d+)?px/u,
  "a fixed style attribute": /\sstyle="(?!\{)/u,
};

/** Inside a board's drawing a pixel is a unit of the board and grows with it. */
const drawn = (name: string): boolean => /^lib\/(?:board|pieces)\//u.test(name);

describe.each(Object.entries(FORBIDDEN))("no component has %s", (what, pattern) => {
  test.each(files.filter(([name]) => what !== "a font size in pixels" || !drawn(name)))("%s", (_name, text) => {
    const found = text.split("\n").flatMap((line, i) => (pattern.test(line) ? [`${i + 1}: ${line.trim()}`] : []));
    expect(found).toEqual([]);
  });
});
test("both themes set the same tokens", () => {
  const text = readFileSync("src/styles/tokens.css", "utf8");
  const tokens = (head: string): string[] => {
    const block = text.slice(text.indexOf(head), text.indexOf("\n}", text.indexOf(head)));
    return [...block.matchAll(/(--[a-z0-9-]+):/gu)].map((found) => found[1] ?? "").sort();
  };
  expect(tokens(':root[data-theme="day"] {')).toEqual(tokens(':root,\n:root[data-theme="night"] {'));
});
