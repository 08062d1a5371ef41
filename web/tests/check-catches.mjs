// A check that finds nothing may be a check that looks at nothing: it must catch errors planted on purpose.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(root, "src", "planted-"));
const planted = {
  "Wrong.svelte": `<script lang="ts">\n  let { count }: { count: number } = $props();\n  const text: string = count;\n</script>\n\n<p>{text.nowhere}</p>\n`,
  "wrong.ts": `export const first: string = ["a"][0];\n`,
};
try {
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
  const run = spawnSync("npx", ["--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--output", "machine"], { cwd: root, encoding: "utf8" });
  const missed = Object.keys(planted).filter((name) => !run.stdout.includes(`${name}"`));
  if (run.status === 0 || missed.length > 0) {
    console.error(`svelte-check did not catch the errors planted in ${missed.join(", ") || "src"}.`);
    process.exitCode = 1;
  } else console.log("svelte-check catches what is wrong.");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
