// The types of the client. A check that finds nothing may be a check that looks at nothing, so errors are planted on
// purpose: it must find them, and nothing else.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// What a check that was killed left behind.
for (const name of readdirSync(join(root, "src")).filter((each) => each.startsWith("planted-")))
  rmSync(join(root, "src", name), { recursive: true, force: true });
const folder = mkdtempSync(join(root, "src", "planted-"));
const planted = {
  "Wrong.svelte": `<script lang="ts">\n  let { count }: { count: number } = $props();\n  const text: string = count;\n</script>\n\n<p>{text.nowhere}</p>\n`,
  "wrong.ts": `export const first: string = ["a"][0];\n`,
  "never-sent.ts": `import type { FourView } from "$lib/generated/four";\nexport const rows = (view: FourView): unknown => view.rows;\n`,
  "never-answered.ts": `import type { Calls } from "$lib/generated/protocol";\nexport const worth = (table: Calls["GET /api/tables/{table}"]["answer"]): unknown => table.worth;\n`,
  "wrong-message.ts": `import type { ToServer } from "$lib/protocol/types";\nexport const act: ToServer = { type: "act", table: "t", notation: "drop a", count: "1" };\n`,
  "never-told.ts": `import type { Update } from "$lib/protocol/types";\nexport const told = (update: Update): unknown => update.rumour;\n`,
  "wrong-view.ts": `import type { TyrantsView } from "$lib/generated/tyrants";\nexport const later = (view: TyrantsView): boolean => view.stage === "3";\n`,
};
try {
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
  const run = spawnSync(
    "npx",
    ["--no-install", "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "machine"],
    { cwd: root, encoding: "utf8" },
  );
  const lines = run.stdout.split("\n");
  const faults = lines.filter((line) => / (ERROR|WARNING) "/u.test(line));
  const meant = faults.filter((line) => line.includes(basename(folder)));
  const missed = Object.keys(planted).filter((name) => !meant.some((line) => line.includes(`${name}"`)));
  const others = faults.filter((line) => !meant.includes(line));
  for (const line of others) console.error(line.replace(/^\d+ /u, ""));
  const complete = lines.find((line) => line.includes(" COMPLETED "));
  if (run.status === 0 || !complete || missed.length > 0) {
    console.error(run.stderr);
    console.error(`svelte-check did not catch the errors planted in ${missed.join(", ") || "src"}.`);
    process.exitCode = 1;
  } else if (others.length > 0) process.exitCode = 1;
  else console.log(`${/COMPLETED (\d+) FILES/u.exec(complete)?.[1]} files: nothing is wrong but what was planted.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
