// The three languages say the same things with the same facts, and nothing is said that nobody asks for.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentParser, Junk, Message, Visitor, type VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/i18n/speaker";

class Variables extends Visitor {
  readonly found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function messages(language: string): Map<string, string> {
  const resource = new FluentParser({ withSpans: false }).parse(readFileSync(`src/texts/${language}.ftl`, "utf8"));
  const found = new Map<string, string>();
  for (const entry of resource.body) {
    if (entry instanceof Junk) throw new Error(`${language}.ftl: ${entry.content}`);
    if (!(entry instanceof Message) || !entry.value) continue;
    const variables = new Variables();
    variables.visit(entry.value);
    if (found.has(entry.id.name)) throw new Error(`${language}.ftl says ${entry.id.name} twice`);
    found.set(entry.id.name, [...variables.found].sort().join(" "));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/u.test(name) && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
}

const english = messages("en");
const code = sources("src").join("\n");
/** Ids that are put together in code: `fault-${code}`. Each stands for a family. */
const families = [...code.matchAll(/(?:t|say|has)\(`([a-z_-]+-)\$\{/gu)].map((found) => found[1] ?? "");

test.each(LANGUAGES.filter((language) => language !== "en"))("%s has the messages of English with the same facts", (language) => {
  expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
});
test("every message is used", () => {
  const quoted = new Set([...code.matchAll(/"([a-z0-9_-]+)"/gu)].map((found) => found[1] ?? ""));
  const unused = [...english.keys()].filter((id) => !quoted.has(id) && !families.some((family) => id.startsWith(family)));
  expect(unused).toEqual([]);
});
test("every message that is asked for exists", () => {
  const asked = [...code.matchAll(/\bt\("([a-z0-9_-]+)"/gu)].map((found) => found[1] ?? "");
  expect([...new Set(asked)].filter((id) => !english.has(id))).toEqual([]);
});
test("there is a text for every error code of the protocol", () => {
  const protocol = readFileSync("../docs/protocol.md", "utf8");
  const table = protocol.slice(protocol.indexOf("| HTTP | `code` |"), protocol.indexOf("## 2. REST"));
  const codes = [...table.matchAll(/`([a-z-]+)`/gu)].map((found) => found[1] ?? "");
  // What only a faulty program can bring about has the general text.
  const wire = new Set(["code", "refusal", "bad-origin", "bad-method", "not-found"]);
  expect(codes.filter((each) => !wire.has(each) && !english.has(`fault-${each}`))).toEqual([]);
});
