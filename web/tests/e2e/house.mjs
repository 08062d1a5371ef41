// A hall to play in: a server of its own with an empty database, or the one that WARHALL_URL names, and the system's Chromium.
// In a test everything follows from its name: what the server deals and rolls, and what the pages draw (see cradle.py).
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { hearDeeds } from "./deeds.mjs";
import { file, opened, PATIENCE, running } from "./lane.mjs";
import { patched } from "./patching.mjs";

export { after, before, PATIENCE, test } from "./lane.mjs";

/** Of the browser's own pages, those for its address bar are drawn anew for every window, though nobody sees them. */
const UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];
/** The one without windows does the same for less, where there is one. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${UNSEEN}`,
];
/** What the browser says when a test has cut the line: also of what the page had sent before, and our hands pass on too late. */
const CUT = ["net::ERR_INTERNET_DISCONNECTED", "WebSocket is already in CLOSING or CLOSED state."];
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The browser of this process: all its files share it, each person in it has a profile of their own. */
let launched = null;

async function browserOf() {
  if (!(await launched)?.isConnected())
    launched = chromium.launch({ executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync), args: FLAGS });
  return launched;
}

export async function closeBrowser() {
  await (await launched)?.close();
  launched = null;
}

/** Opens the hall; `close` ends it. */
export async function openHouse() {
  // Whoever is no test, such as a benchmark, gets a server as anybody starts it, and a browser that is closed with it.
  const tested = file() !== null;
  const told = (house) => (tested ? opened(house) : house);
  if (process.env.WARHALL_URL)
    return told({ url: process.env.WARHALL_URL, browser: await browserOf(), seed: () => {}, close: () => tested || closeBrowser() });
  const folder = mkdtempSync(join(tmpdir(), "warhall-"));
  const database = `sqlite:///${folder}/hall.sqlite`;
  const server = tested ? await forkServer(folder, database) : await startServer(database);
  const url = `http://127.0.0.1:${server.port}`;
  const [browser] = await Promise.all([browserOf(), answers(`${url}/api/health`)]);
  const house = {
    url,
    browser,
    seed: server.seed,
    get log() {
      return server.log ? readFileSync(server.log, "utf8") : "";
    },
    async close() {
      if (!tested) await closeBrowser();
      await server.end();
      // Only what is wrong is worth a line among the results of the tests.
      for (const line of house.log.split("\n")) if (line && !/"level":"(debug|info|warning)"/u.test(line)) console.error(line);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return told(house);
}

/** A server of its own, as anybody starts it. */
async function startServer(database) {
  const port = await freePort();
  const command = process.env.WARHALL ?? join(root, ".venv/bin/warhall");
  const server = spawn(command, ["serve", "--port", String(port), "--database", database, "--no-browser"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  createInterface(server.stderr).on("line", (line) => {
    if (/"level":"(error|critical)"/u.test(line)) console.error(line);
  });
  const ended = new Promise((done) => server.once("exit", done));
  return { port, seed: () => {}, end: () => server.kill("SIGTERM") && ended };
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** A server that can be seeded: forked from the process that all tests share (see ../e2e.mjs), or from one of this file alone. */
async function forkServer(folder, database) {
  const own = process.env.WARHALL_CRADLE ? null : await openCradle(folder);
  const wish = { database, log: join(folder, "server.log"), door: join(folder, "door") };
  const [pid, port] = (await said(own?.door ?? process.env.WARHALL_CRADLE, JSON.stringify(wish))).split(" ").map(Number);
  const end = async () => {
    await gone(pid);
    own?.end();
  };
  return {
    port,
    log: wish.log,
    end,
    async seed(seed) {
      await until(() => existsSync(wish.door));
      await said(wish.door, seed);
    },
  };
}

/** The process that servers are forked from, once it is ready. */
export async function openCradle(folder) {
  const door = join(folder, "cradle");
  const python = process.env.WARHALL_PYTHON ?? join(root, ".venv/bin/python");
  const cradle = spawn(python, [join(root, "web/tests/e2e/cradle.py"), door], { cwd: root, stdio: ["pipe", "pipe", "inherit"] });
  await new Promise((open, failed) => {
    createInterface(cradle.stdout).once("line", open);
    cradle.once("exit", () => failed(new Error("the servers cannot be started")));
  });
  return { door, end: () => cradle.stdin.end() };
}

/** Says a line at a socket, and gets the answer. */
function said(door, line) {
  return new Promise((done, failed) => {
    const wire = connect(door, () => wire.write(`${line}\n`)).once("error", failed);
    createInterface(wire).once("line", done);
  });
}

/** Ends a process that is not our child, and waits until it is gone. */
async function gone(pid) {
  process.kill(pid, "SIGTERM");
  await until(() => {
    try {
      return !process.kill(pid, 0);
    } catch {
      return true;
    }
  });
}

async function answers(url) {
  const ok = () =>
    fetch(url).then(
      (response) => response.ok,
      () => false,
    );
  await until(ok);
}

/** Waits for something that is not on a page, such as a message of the server. */
export async function until(check) {
  const end = Date.now() + PATIENCE;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`it never came true: ${check}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** The token of somebody whom the server has not seen before. */
export async function newGuest(origin) {
  const made = await fetch(`${origin}/api/guests`, { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" });
  return (await made.json()).token;
}

/** Whoever came by another way than through the hall: the token by which the server knows them. */
export const guests = new WeakMap();

/** Makes whole updates of changes, so that a test can look through everything that a page was told. */
function follower() {
  const wholes = new Map();
  return (message) => {
    if (message.type === "update") wholes.set(message.table, message);
    if (message.type !== "change") return message;
    const { changes, n, since, events, edition } = message;
    const whole = { ...patched(wholes.get(message.table), changes), n, since, events, edition };
    wholes.set(message.table, whole);
    return whole;
  };
}

/**
 * A new person with a browser of their own; every error of the page ends in `faults`, all that the server says in `frames`.
 * They stand in the hall, or at the path `start`; or, if that is null, before an empty page, as a guest who is known already, or
 * with `known: false` as somebody whom the hall has never seen.
 * With `lines` the socket runs through our hands, so that a test can cut it or let it wait.
 */
export async function visitor(
  at,
  {
    width = 1440,
    height = 900,
    locale = "en",
    theme = "dark",
    touch = false,
    motion = false,
    holds = false,
    passes = false,
    lines = false,
    start = "/",
    known = start === null,
  } = {},
) {
  const token = known ? await newGuest(at.url) : null;
  const context = await at.browser.newContext({
    viewport: { width, height },
    locale,
    colorScheme: theme,
    hasTouch: touch,
    reducedMotion: motion ? "no-preference" : "reduce",
  });
  context.setDefaultTimeout(PATIENCE);
  const people = running()?.people;
  await context.addInitScript(prepare, { seed: people ? `${running().seed} ${people.length}` : null, holds, passes, token });
  const page = await context.newPage();
  if (people) hearDeeds(page);
  if (token) guests.set(page, { token, origin: at.url });
  const faults = [];
  const log = [];
  page.on("pageerror", (error) => {
    faults.push(error.message);
    log.push(`error: ${error.stack ?? error.message}`);
  });
  page.on("console", (message) => {
    log.push(`${message.type()}: ${message.text()}`);
    if (message.type() === "error" && !CUT.some((text) => message.text().includes(text))) faults.push(message.text());
  });
  page.on("framenavigated", (frame) => frame === page.mainFrame() && log.push(`goes to ${frame.url()}`));
  const traffic = heard();
  const hands = lines ? await inHands(page, traffic.hear) : {};
  if (!lines) page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => traffic.hear(payload)));
  const person = {
    context,
    page,
    faults,
    log,
    ...hands,
    get frames() {
      return traffic.frames();
    },
  };
  people?.push(person);
  if (start !== null) {
    await page.goto(new URL(start, at.url).href);
    await page.locator("h1").first().waitFor();
  }
  return person;
}

/** All that a page is told, as whole updates; it is only made of the messages for whoever wants to look through it. */
function heard() {
  const waiting = [];
  const followed = follower();
  let frames = null;
  return {
    hear: (text) => (frames ? frames.push(followed(JSON.parse(text))) : waiting.push(text)),
    frames: () => (frames ??= waiting.map((text) => followed(JSON.parse(text)))),
  };
}

/** The lines of a page, which can be cut and held here. */
async function inHands(page, hear) {
  const wires = [];
  let deaf = false;
  let gate = null;
  await page.routeWebSocket(/\/api\/socket/u, async (wire) => {
    wires.push(wire);
    await gate;
    const server = wire.connectToServer();
    server.onMessage((text) => {
      if (deaf && JSON.parse(text).type === "ack") {
        deaf = false;
        void wire.close();
        void server.close();
        return;
      }
      hear(text);
      wire.send(text);
    });
  });
  /** The line breaks when the server confirms the next action, so that the page never hears of it. */
  const cutAtAck = () => (deaf = true);
  /** No line opens until the returned function is called. */
  const holdLines = () => {
    let open;
    gate = new Promise((done) => (open = done));
    return open;
  };
  return { wires, cutAtAck, holdLines };
}

/** Runs in every page before anything else: its chance follows from the seed, also after it is loaded anew; and helpers can ask what is visible. */
function prepare({ seed, holds, passes, token }) {
  try {
    // Whoever presses one thing after another wants to be asked each time.
    const asking = ["tyrants", "fantasy_commander", "dungeon_command", "dnd_miniatures", "dungeoneer"];
    if (!passes && !localStorage.getItem("warhall.settings")) localStorage.setItem("warhall.settings", JSON.stringify({ asking }));
    if (token && !localStorage.getItem("warhall.token")) localStorage.setItem("warhall.token", token);
  } catch {
    // An empty page has no storage.
  }
  // What the page asks passes here: whether it waits for an answer, and which bot it seats (see `seating`).
  window.asking = 0;
  const ask = window.fetch;
  window.fetch = async (where, how) => {
    const bot = sessionStorage.getItem("seated");
    if (bot && how?.method === "POST" && where === "/api/tables") {
      const wish = JSON.parse(how.body);
      how = { ...how, body: JSON.stringify({ ...wish, seats: wish.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot } : seat)) }) };
    }
    window.asking += 1;
    try {
      const answer = await ask(where, how);
      await answer.clone().arrayBuffer();
      return answer;
    } finally {
      window.asking -= 1;
    }
  };
  // On a busy machine it takes long from pressing to letting go: only who means to hold is taken to hold (see lib/ui/held.ts).
  const later = window.setTimeout;
  if (!holds) window.setTimeout = (what, ms, ...rest) => later(what, ms === 520 ? 600_000 : ms, ...rest);
  /** Which of all that fit a selector can be seen at this size, by their place among all; of a map, which can be pressed in their middle. */
  window.visible = (selector, words = /(?:)/u) =>
    [...document.querySelectorAll(selector)].flatMap((element, nth) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || width === 0 || height === 0) return [];
      // What lies on the map moves with it, and nothing brings it out from under a bar or a note.
      if (element.matches("[data-cell]") && !document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-cell]"))
        return [];
      return words.test(element.textContent.trim()) ? [{ element, nth }] : [];
    });
  /** The moment of a table: how many actions the page has seen, how much is picked, and whether a pile lies open. */
  window.moment = () =>
    [document.querySelector(".story .caps")?.textContent, document.querySelectorAll("#prompt button.chip, dialog[open]").length].join("/");
  /** Where to press one of all that fit a selector, brought into view, and the moment in which it is found. */
  window.spot = (selector, nth = 0) => {
    const element = document.querySelectorAll(selector)[nth];
    element.scrollIntoViewIfNeeded();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { selector, x: left + width / 2, y: top + height / 2, moment: window.moment() };
  };
  if (seed === null) return;
  let state = 0x811c9dc5;
  const stir = (text) => {
    for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 0x01000193) >>> 0;
  };
  stir(seed);
  try {
    const loads = Number(sessionStorage.getItem("loads") ?? 0);
    sessionStorage.setItem("loads", String(loads + 1));
    stir(` ${loads}`);
  } catch {
    // An empty page has no storage, and draws nothing.
  }
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
    return array;
  };
}

/** Whatever bots this page seats from now on, this one sits there: the quickest ones serve tests, but people are not offered them. */
export async function seating(page, bot) {
  await page.evaluate((name) => sessionStorage.setItem("seated", name), bot);
}

/** Waits until the page has all it asked for, and has shown it. */
export async function settled(page) {
  await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet = window.asking > 0 ? 0 : quiet + 1) await new Promise(requestAnimationFrame);
  });
}

/** Sits down at the tutorial game from the hall page, against the given bot. */
export async function sitDown(page, bot = "random") {
  const quick = page.getByRole("form");
  await quick.getByRole("combobox").selectOption("four");
  await seating(page, bot);
  await quick.locator('button[type="submit"]').click();
  await page.locator("[data-column]").first().waitFor();
  return page.url().split("/").pop();
}

export const lit = (page) => page.locator('[data-column][aria-disabled="false"]');
