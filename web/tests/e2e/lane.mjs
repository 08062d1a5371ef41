// A lane in which files of browser tests run one after another, all in one process with one browser: `node lane.mjs`, started by ../e2e.mjs,
// which sends it the files and gets what came of each. In a test everything follows from its name: what the server deals and rolls, and what
// the pages draw (see cradle.py).
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { keep } from "./failure.mjs";

/** So many milliseconds are waited for a page: a guard against waiting for ever, far beyond what the busiest machine needs. */
export const PATIENCE = Number(process.env.WARHALL_PATIENCE ?? 180_000);
/** So long one deed of a test may take: a little longer than what it waits for, so that the wait itself tells first what was missed. */
const STILL = 1.2 * PATIENCE;
/** So long a whole test may take that does one thing after another and comes to no end. */
const GUARD = process.env.WARHALL_LONG === "1" ? 1_800_000 : 900_000;
/** So long something is ended that may hang itself. */
const ENDING = 30_000;

/** The file that is being run: its name, the tests that it declares, the house in which they take place. */
let current = null;
/** The test that is being run. */
let now = null;

/** The name of the file; null for whoever is no test. */
export const file = () => current?.name ?? null;
/** The running test: its seed, the people in it, what came of it. */
export const running = () => now;
/** A deed begins or is done: a test in which none is for long stands still. */
export function stir(deed) {
  if (now) Object.assign(now, { deed, stirred: performance.now() });
}
/** What all tests of a file share, and its end. */
export const before = (work) => (current.before = work);
export const after = (work) => (current.after = work);
/** The house of a file tells of itself: it is seeded for each test, and its log is kept with what fails. */
export const opened = (house) => (current.house = house);

/** A test whose every game is the same each time. When it fails, all that tells why is kept in one folder. */
export function test(name, work) {
  current.tests.push({ name, work });
}

const line = (sign, name, begun, depth = 0) => `${"  ".repeat(depth)}${sign} ${name} (${Math.round(performance.now() - begun)} ms)`;

/** The parts of a test that goes on through several: after one that fails the rest is not tried. */
class Parts {
  async test(name, ...rest) {
    const work = rest.pop();
    const [{ skip } = {}] = rest;
    if (skip) {
      now.said.push(`  - ${name}: ${skip}`);
      return;
    }
    const begun = performance.now();
    now.part = `${now.name}: ${name}`;
    await work();
    now.said.push(line("✔", name, begun, 1));
  }
}

/** Fails a test that stands still, or that comes to no end. */
function watch(begun, failed) {
  const [still, all] = [now.stirred, begun].map((since) => performance.now() - since);
  if (still > STILL) failed(new Error(`it stood still for ${Math.round(still / 1000)} seconds: ${now.deed}`));
  else if (all > GUARD) failed(new Error(`it has no end: after ${Math.round(all / 1000)} seconds it was at ${now.deed}`));
}

/** Waits for an end, but not for ever. */
async function inTime(work) {
  let timer;
  await Promise.race([work, new Promise((done) => (timer = setTimeout(done, ENDING)))]);
  clearTimeout(timer);
}

/** Runs a test; returns whether it passed, and what is said of it. */
async function passed({ name, work }) {
  const { WARHALL_TEST_SEED: luck = "" } = process.env;
  const { house } = current;
  now = {
    file: current.name,
    name,
    part: name,
    seed: `${current.name} > ${name}${luck}`,
    people: [],
    said: [],
    deed: "its beginning",
    stirred: performance.now(),
  };
  const logged = house.log?.length ?? 0;
  const begun = performance.now();
  let guard;
  let stray;
  try {
    await Promise.race([
      Promise.resolve(house.seed(now.seed)).then(() => work(new Parts())),
      new Promise((_, failed) => (guard = setInterval(() => watch(begun, failed), Math.min(1000, STILL / 4)))),
      new Promise((_, failed) => process.once("unhandledRejection", (stray = failed))),
    ]);
    return [true, [line("✔", name, begun), ...now.said]];
  } catch (error) {
    const story = await keep({ ...now, error, server: house.log?.slice(logged) ?? "" });
    return [false, [line("✖", name, begun), ...now.said, story, inspect(error), ""]];
  } finally {
    clearInterval(guard);
    process.off("unhandledRejection", stray);
    await inTime(Promise.all(now.people.map(({ context }) => context.close())));
    now = null;
  }
}

/** Runs all tests of a file, or the one that is wished for; returns the names of those that failed, and how many passed. */
async function runFile(name) {
  const only = process.env.WARHALL_TEST_NAME;
  current = { name, tests: [], house: null, before: null, after: null };
  const failed = [];
  let passes = 0;
  try {
    await import(new URL(name, import.meta.url));
    if (!current.before || !current.after) throw new Error(`${name} opens no house: before, after and test come from ./house.mjs`);
    await current.before();
    for (const each of current.tests.filter((one) => !only || one.name === only)) {
      const [well, said] = await passed(each);
      console.log(said.join("\n"));
      if (well) passes += 1;
      else failed.push(each.name);
    }
    await current.after();
  } catch (error) {
    console.log(`✖ ${name}\n  test: ${name}, before or after its tests\n${inspect(error)}\n`);
    failed.push("before or after its tests");
  }
  current = null;
  return { name, failed, passes };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const end = async () => {
    await current?.house?.close();
    await (await import("./house.mjs")).closeBrowser();
    process.exit();
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  process.once("disconnect", end);
  process.on("message", async (name) => process.send(await runFile(name)));
}
