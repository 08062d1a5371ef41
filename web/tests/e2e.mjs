// All browser tests, some files at a time, in lanes of their own (see e2e/lane.mjs). Every file gets a server of its own, forked from one
// process that has read the games. A test that fails has failed: nothing is tried a second time.
// `node tests/e2e.mjs [FILE...] [--name TEST] [--seed TEXT]`: only some files (of e2e/, or by their path), only one test, or other luck than
// usual.
import { fork } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openCradle } from "./e2e/house.mjs";

/** What takes longest begins first, so that no core is idle at the end. */
const LONGEST = [
  "learn-lessons",
  "access",
  "hall",
  "tyrants-table",
  "dnd_miniatures",
  "dungeoneer",
  "layout",
  "people",
  "phone",
  "dungeon_command",
  "fantasy_commander_campaign",
  "options",
  "fantasy_commander",
  "doctor",
  "tyrants-two",
  "minds",
  "spoken",
];
const here = fileURLToPath(new URL("./", import.meta.url));

function inOrder(names) {
  const rank = (name) => LONGEST.indexOf(name.replace(".test.mjs", ""));
  const long = names.filter((name) => rank(name) >= 0).sort((a, b) => rank(a) - rank(b));
  return [...long, ...names.filter((name) => rank(name) < 0)];
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { name: { type: "string" }, seed: { type: "string" } } });
const all = readdirSync(join(here, "e2e")).filter((name) => name.endsWith(".test.mjs"));
const unknown = positionals.filter((name) => !all.includes(name) && !(isAbsolute(name) && existsSync(name)));
if (unknown.length > 0) {
  console.error(`There is no browser test ${unknown.join(", ")}: there are ${all.join(", ")}.`);
  process.exit(2);
}
const waiting = inOrder(positionals.length ? positionals : all);

const folder = mkdtempSync(join(tmpdir(), "warhall-"));
const cradle = process.env.WARHALL_URL ? null : await openCradle(folder);
// The lanes read it there.
if (cradle) process.env.WARHALL_CRADLE = cradle.door;
if (values.seed) process.env.WARHALL_TEST_SEED = values.seed;
if (values.name) process.env.WARHALL_TEST_NAME = values.name;

const lanes = new Set();
const results = [];
let stopped = false;
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    stopped = true;
    for (const lane of lanes) lane.kill();
  });

/** One lane: it takes the next file as long as there is one. Where it breaks down, the file that it ran has failed. */
async function work() {
  const lane = fork(join(here, "e2e/lane.mjs"));
  lanes.add(lane);
  const gone = new Promise((done) => lane.once("exit", done));
  for (let file = waiting.shift(); file && !stopped; file = waiting.shift()) {
    const begun = performance.now();
    const told = new Promise((done) => lane.once("message", done));
    lane.send(file);
    const result = await Promise.race([told, gone.then(() => ({ name: file, failed: ["its process ended"], passes: 0 }))]);
    results.push({ ...result, seconds: Math.round((performance.now() - begun) / 1000) });
    if (lane.exitCode !== null || lane.signalCode !== null) return;
  }
  if (lane.connected) lane.disconnect();
  await gone;
}
// One more than there are cores, for what one waits for another has.
await Promise.all(Array.from({ length: Math.min(waiting.length, Math.max(2, availableParallelism() + 1)) }, work));

const failed = results.filter((each) => each.failed.length > 0);
const [passes, losses] = [results.reduce((sum, each) => sum + each.passes, 0), failed.reduce((sum, each) => sum + each.failed.length, 0)];
const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5);
console.log(`\nthe longest files: ${slowest.map(({ name, seconds }) => `${name.replace(".test.mjs", "")} ${seconds} s`).join(", ")}`);
for (const { name, failed: names } of failed) console.log(`failed: ${name}: ${names.join("; ")}`);
console.log(`browser tests: ${passes} passed, ${losses} failed${waiting.length > 0 ? `, ${waiting.length} files not begun` : ""}`);
if (losses > 0 || passes === 0 || stopped || waiting.length > 0) process.exitCode = 1;
cradle?.end();
rmSync(folder, { recursive: true, force: true });
