// A hall to play in: a server of its own with an empty database, or the one that WARHALL_URL names, and the system's Chromium.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
/** So many milliseconds a page may take; only a page that is wrong takes so long, but two houses share a small machine. */
const PATIENCE = 30_000;
const root = fileURLToPath(new URL("../../../", import.meta.url));

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Opens the hall; `close` ends everything that was started here. */
export async function openHouse() {
  const launched = chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
  if (process.env.WARHALL_URL) {
    const browser = await launched;
    return { url: process.env.WARHALL_URL, browser, close: () => browser.close() };
  }
  const folder = mkdtempSync(join(tmpdir(), "warhall-"));
  const port = await freePort();
  const server = await startServer(port, `sqlite:///${folder}/hall.sqlite`);
  const url = `http://127.0.0.1:${port}`;
  const [browser] = await Promise.all([launched, answers(`${url}/api/health`)]);
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server of this house's own: forked where all tests run together (see ../e2e.mjs), else started; `end` ends it. */
async function startServer(port, database) {
  const door = process.env.WARHALL_CRADLE;
  if (door) {
    const pid = await forked(door, `${port} ${database}\n`);
    return { end: () => gone(pid) };
  }
  const command = process.env.WARHALL ?? join(root, ".venv/bin/warhall");
  const server = spawn(command, ["serve", "--port", String(port), "--database", database, "--no-browser"], { stdio: ["ignore", "ignore", "pipe"] });
  // Only what is wrong is worth a line among the results of the tests.
  createInterface(server.stderr).on("line", (line) => {
    if (/"level":"(error|critical)"/u.test(line)) console.error(line);
  });
  const ended = new Promise((done) => server.once("exit", done));
  return { end: () => server.kill("SIGTERM") && ended };
}

/** Asks for a new server, and gets the number of its process. */
function forked(door, wish) {
  return new Promise((done, failed) => {
    const line = connect(door, () => line.write(wish)).once("error", failed);
    createInterface(line).once("line", (pid) => done(Number(pid)));
  });
}

/** Ends a process that is not our child, and waits until it is gone. */
async function gone(pid) {
  process.kill(pid, "SIGTERM");
  for (let tries = 0; tries < 1500; tries += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`the server ${pid} does not end`);
}

async function answers(url) {
  for (let tries = 0; tries < 1200; tries += 1) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} does not answer`);
}

/** Waits for something that is not on a page, such as a message of the server. */
export async function until(check) {
  for (let tries = 0; tries < 1500; tries += 1) {
    if (check()) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`it never came true: ${check}`);
}

/** A new person with a browser of their own; every error of the page ends in `faults`, all that the server says in `frames`. */
export async function visitor(house, { width = 1440, height = 900, locale = "en", theme = "dark", touch = false } = {}) {
  const context = await house.browser.newContext({ viewport: { width, height }, locale, colorScheme: theme, hasTouch: touch, reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("net::ERR_INTERNET_DISCONNECTED")) faults.push(message.text());
  });
  // The socket runs through our hands, so that a test can cut it.
  const wires = [];
  const frames = [];
  let deaf = false;
  await page.routeWebSocket(/\/api\/socket/u, (wire) => {
    const server = wire.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (deaf && message.type === "ack") {
        deaf = false;
        void wire.close();
        void server.close();
        return;
      }
      frames.push(message);
      wire.send(text);
    });
    wires.push(wire);
  });
  /** The line breaks when the server confirms the next action, so that the page never hears of it. */
  const cutAtAck = () => (deaf = true);
  await page.goto(house.url);
  await page.locator("h1").waitFor();
  return { context, page, faults, wires, frames, cutAtAck };
}

/** Whatever bots this page seats from now on, this one sits there: the quickest ones serve tests, but people are not offered them. */
export async function seating(page, bot) {
  await page.unroute("**/api/tables");
  await page.route("**/api/tables", async (route) => {
    const wish = route.request().method() === "POST" ? route.request().postDataJSON() : null;
    if (!wish) await route.fallback();
    else await route.continue({ postData: JSON.stringify({ ...wish, seats: wish.seats.map((seat) => (seat.kind === "bot" ? { ...seat, bot } : seat)) }) });
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
