// What is kept of a test that failed: one folder with everything that tells why, named in the output.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
/** So many of the last messages of the server are worth keeping. */
const FRAMES = 50;

const slug = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 80)
    .replace(/-$/u, "");

/** Keeps screenshot, log and traffic of every page, the log of the server, and how to see it again; returns where and how. */
export async function keep({ file, name, part, deed, seed, people, error, server }) {
  const folder = join(root, ".failures", `${basename(file, ".test.mjs")}-${slug(name)}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const again = `node web/tests/e2e.mjs ${file} --name ${JSON.stringify(name)}${process.env.WARHALL_TEST_SEED ? ` --seed ${process.env.WARHALL_TEST_SEED}` : ""}`;
  const story = [`test: ${file}, ${part}`, `at: ${deed}`, `seed: ${seed}`, `again: ${again}`, `kept: ${relative(root, folder)}`];
  for (const [number, { page, log, frames }] of people.entries()) {
    const base = join(folder, `page-${number + 1}`);
    writeFileSync(`${base}.log`, [`at ${page.url()}`, ...log].join("\n"));
    writeFileSync(`${base}.json`, JSON.stringify(frames.slice(-FRAMES), null, 1));
    await page
      .screenshot({ path: `${base}.png`, timeout: 30_000 })
      .catch((reason) => story.push(`page ${number + 1} has no picture: ${reason.message.split("\n")[0]}`));
  }
  writeFileSync(join(folder, "server.log"), server);
  writeFileSync(join(folder, "failure.txt"), [...story, "", error?.stack ?? String(error)].join("\n"));
  return ["", "FAILED", ...story.map((line) => `  ${line}`), ""].join("\n");
}
