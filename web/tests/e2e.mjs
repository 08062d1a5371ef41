// All browser tests, some files at a time. Every file gets a server of its own, forked from one process that has read the games.
// `node tests/e2e.mjs [FILE...] [--name TEST] [--seed TEXT]`: only some files, only one test, or other luck than usual.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openCradle } from "./e2e/house.mjs";

/** What takes longest begins first, so that no core is idle at the end. */
const LONGEST = [
  "access",
  "tyrants-table",
  "layout",
  "phone",
  "hall",
  "learn-lessons",
  "dungeon_command",
  "fantasy_commander_campaign",
  "options",
  "spoken",
  "dungeoneer",
  "minds",
  "tyrants-game",
  "fantasy_commander",
  "dnd_miniatures",
];
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
// The processes of the tests read it there.
if (cradle) process.env.WARHALL_CRADLE = cradle.door;
if (values.seed) process.env.WARHALL_TEST_SEED = values.seed;
if (values.name) process.env.WARHALL_TEST_NAME = values.name;
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());

/** Runs one file, told as it goes; returns the names of what failed. Each has a run of its own: a failure names the helper that declares all tests. */
async function runOne(file) {
  const names = [];
  const results = run({ files: [file], signal: stop.signal });
  results.on("test:fail", ({ skip, todo, name }) => {
    if (skip === undefined && todo === undefined) names.push(name);
  });
  const told = results.compose(new spec());
  told.pipe(process.stdout, { end: false });
  await new Promise((over) => told.once("end", over));
  return names;
}

/** Runs files, some at a time; returns those in which something failed, with the names of what did. */
async function runAll(some) {
  const failed = new Map();
  const waiting = [...some];
  const work = async () => {
    for (let file = waiting.shift(); file && !stop.signal.aborted; file = waiting.shift()) {
      const names = await runOne(file);
      if (names.length > 0) failed.set(file, names);
    }
  };
  // One more than there are cores, for what one waits for another has.
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism() + 1) }, work));
  return failed;
}

let failed = await runAll(files);
// A test that fails is looked at once more. If it passes then it was not steady: that is said, and counts as a failure where steadiness is counted.
if (failed.size > 0 && !process.env.WARHALL_STEADY && !stop.signal.aborted) {
  const first = failed;
  failed = await runAll([...first.keys()]);
  for (const [file, names] of first)
    if (!failed.has(file)) console.error(`\nNOT STEADY: ${basename(file)} failed, and passed the second time: ${names.join("; ")}`);
}
if (failed.size > 0 || stop.signal.aborted) process.exitCode = 1;
cradle?.end();
rmSync(folder, { recursive: true, force: true });
