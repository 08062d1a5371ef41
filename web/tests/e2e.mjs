// All browser tests, two files at a time. Every file gets a server of its own, forked from one process that has read the games.
// `node tests/e2e.mjs [FILE...] [--name TEST] [--seed TEXT]`: only some files, only one test, or other luck than usual.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openCradle } from "./e2e/house.mjs";

/** Whole games take longest: they begin first, so that no core is idle at the end. */
const LONGEST = ["tyrants-game", "dungeon_command", "tyrants-table", "fantasy_commander", "dungeoneer", "dnd_miniatures", "fantasy_commander_campaign", "hall"];
const here = fileURLToPath(new URL("./", import.meta.url));

function inOrder(names) {
  const rank = (name) => LONGEST.indexOf(name.replace(".test.mjs", ""));
  const long = names.filter((name) => rank(name) >= 0).sort((a, b) => rank(a) - rank(b));
  return [...long, ...names.filter((name) => rank(name) < 0)];
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: "string" }, seed: { type: "string" } } });
const all = readdirSync(join(here, "e2e")).filter((name) => name.endsWith(".test.mjs"));
const unknown = positionals.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no browser test ${unknown.join(", ")}: there are ${all.join(", ")}.`);
  process.exit(2);
}
const files = inOrder(positionals.length ? positionals : all).map((name) => join(here, "e2e", name));

const folder = mkdtempSync(join(tmpdir(), "warhall-"));
const cradle = process.env.WARHALL_URL ? null : await openCradle(folder);
const env = { ...process.env, ...(cradle && { WARHALL_CRADLE: cradle.door }), ...(values.seed && { WARHALL_TEST_SEED: values.seed }), ...(values.name && { WARHALL_TEST_NAME: values.name }) };
const tests = spawn(process.execPath, ["--test", "--test-reporter=spec", `--test-concurrency=${Math.max(2, availableParallelism())}`, ...files], { stdio: "inherit", env });
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => tests.kill(signal));
process.exitCode = await new Promise((ended) => tests.once("exit", (code) => ended(code ?? 1)));
cradle?.end();
rmSync(folder, { recursive: true, force: true });
