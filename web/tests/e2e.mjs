// All browser tests, two files at a time. Every file gets a server of its own, forked from one process that has read the games.
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Whole games take longest: they begin first, so that no core is idle at the end. */
const LONGEST = ["tyrants-game", "dungeon_command", "tyrants-table", "fantasy_commander", "dungeoneer", "dnd_miniatures", "fantasy_commander_campaign", "hall"];
const here = fileURLToPath(new URL("./", import.meta.url));
const root = join(here, "../..");

function inOrder(names) {
  const rank = (name) => LONGEST.indexOf(name.replace(".test.mjs", ""));
  const long = names.filter((name) => rank(name) >= 0).sort((a, b) => rank(a) - rank(b));
  return [...long, ...names.filter((name) => rank(name) < 0)];
}

/** The process that servers are forked from, once it is ready; nothing where the tests are told of another server. */
async function openCradle(folder) {
  if (process.env.WARHALL_URL || process.env.WARHALL) return null;
  const door = join(folder, "cradle");
  const cradle = spawn(join(root, ".venv/bin/python"), [join(here, "e2e/cradle.py"), door], { cwd: root, stdio: "pipe" });
  // Only what is wrong is worth a line among the results of the tests.
  createInterface(cradle.stderr).on("line", (line) => {
    if (!/"level":"(debug|info|warning)"/u.test(line)) console.error(line);
  });
  await new Promise((open, failed) => {
    createInterface(cradle.stdout).once("line", open);
    cradle.once("exit", () => failed(new Error("the servers cannot be started")));
  });
  process.env.WARHALL_CRADLE = door;
  return cradle;
}

const folder = mkdtempSync(join(tmpdir(), "warhall-"));
const cradle = await openCradle(folder);
const chosen = process.argv.slice(2);
const files = inOrder(chosen.length ? chosen : readdirSync(join(here, "e2e")).filter((name) => name.endsWith(".test.mjs"))).map((name) => join(here, "e2e", name));
const tests = spawn(process.execPath, ["--test", "--test-concurrency=2", ...files], { stdio: "inherit" });
process.exitCode = await new Promise((ended) => tests.once("exit", (code) => ended(code ?? 1)));
cradle?.stdin.end();
rmSync(folder, { recursive: true, force: true });
