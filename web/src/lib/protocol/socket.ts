// One line to the server: it greets, keeps what must not be lost until it is answered, and comes back by itself when cut.
// What the messages mean is not known here; a table listens to those that name it.
import type { Change, Fault, FromServer, ToServer } from "./types";

export type Line = "down" | "coming" | "up";

/** What a socket needs of the browser, so that tests can play the network. */
export interface Wire {
  /** As a WebSocket counts: 1 while it is open. */
  readonly readyState?: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}
export interface World {
  open(): Wire;
  later(ms: number, what: () => void): () => void;
  newId(): string;
}

const OPEN = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;

/** The server refused a message. */
export class Refused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault.message);
    this.name = "Refused";
    this.fault = fault;
  }
}

interface Kept {
  text: string;
  /** A change is sent again after a reconnect; a mere question is not, and fails. */
  change: boolean;
  done(message: FromServer): void;
  failed(fault: Refused): void;
}

const CHANGES: ReadonlySet<string> = new Set([
  "act",
  "commit",
  "undo",
  "offer",
  "answer",
  "resign",
  "preset",
  "chat",
  "lesson",
  "puzzle",
] satisfies Change["type"][]);

export class Socket {
  readonly #world: World;
  readonly #token: () => string | null;
  #wire: Wire | null = null;
  #greeted = false;
  #tries = 0;
  #closed = false;
  #stopWaiting: (() => void) | null = null;
  #stopPing: (() => void) | null = null;
  readonly #kept = new Map<string, Kept>();
  readonly #listeners = new Set<(message: FromServer) => void>();
  /** Called whenever the line goes up or down; with the seconds until the next try while it is down. */
  online: (line: Line, seconds: number) => void = () => {};

  constructor(token: () => string | null, world: World = browserWorld()) {
    this.#token = token;
    this.#world = world;
  }

  /** Hears every message; returns how to stop. */
  listen(heard: (message: FromServer) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  connect(): void {
    this.#closed = false;
    if (this.#wire) return;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.online("coming", 0);
    const wire = this.#world.open();
    this.#wire = wire;
    wire.onopen = () => {
      const token = this.#token();
      wire.send(JSON.stringify({ type: "hello", protocol: 1, ...(token === null ? {} : { token }) }));
    };
    wire.onmessage = ({ data }) => this.#hear(String(data));
    wire.onclose = () => this.#lost(wire);
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting?.();
    this.#wire?.close();
  }

  /** Hangs up and comes back at once, as whoever the token names now. */
  renew(): void {
    const wire = this.#wire;
    if (!wire) return;
    this.#tries = -1;
    // Nothing more goes over a line that is being closed.
    this.#greeted = false;
    wire.close();
  }

  /** Sends what needs no answer, and tells whether it went out: while the line is down it is dropped, since whoever watches starts anew then. */
  say(message: ToServer): boolean {
    if (this.#greeted) this.#send(JSON.stringify(message));
    return this.#greeted;
  }

  /** Sends and waits for the answer. */
  ask(message: ToServer): Promise<FromServer> {
    const id = this.#world.newId();
    const text = JSON.stringify({ ...message, id });
    const change = CHANGES.has(message.type);
    return new Promise((done, failed) => {
      if (!change && !this.#greeted) {
        failed(new Refused({ code: "offline", message: "the line is down" }));
        return;
      }
      this.#kept.set(id, { text, change, done, failed });
      if (this.#greeted) this.#send(text);
    });
  }

  /** A line may be closing before it says so: what is kept goes out over the next one, what is not is told that the line is down. */
  #send(text: string): void {
    if ((this.#wire?.readyState ?? OPEN) === OPEN) this.#wire?.send(text);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === "welcome") this.#welcome();
    const id = "id" in message ? (message.id ?? null) : null;
    const kept = id === null ? undefined : this.#kept.get(id);
    if (id !== null && kept) {
      this.#kept.delete(id);
      if (message.type === "error") kept.failed(new Refused(message));
      else kept.done(message);
    }
    for (const heard of [...this.#listeners]) heard(message);
  }

  #welcome(): void {
    this.#greeted = true;
    this.#tries = 0;
    this.online("up", 0);
    for (const { text } of this.#kept.values()) this.#send(text);
    this.#ping();
  }

  #ping(): void {
    this.#stopPing?.();
    this.#stopPing = this.#world.later(PING_EVERY, () => {
      this.say({ type: "ping" });
      this.#ping();
    });
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#wire = null;
    this.#greeted = false;
    this.#stopPing?.();
    for (const [id, kept] of this.#kept) {
      if (kept.change) continue;
      this.#kept.delete(id);
      kept.failed(new Refused({ code: "offline", message: "the line went down" }));
    }
    if (this.#closed) return;
    if (this.#tries < 0) {
      this.#tries = 0;
      this.connect();
      return;
    }
    const wait = Math.min(FIRST_WAIT * 2 ** this.#tries, LONGEST_WAIT);
    this.#tries += 1;
    this.online("down", wait / 1000);
    this.#stopWaiting = this.#world.later(wait, () => this.connect());
  }
}

function browserWorld(): World {
  return {
    open: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`) as Wire,
    later(ms, what) {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    newId,
  };
}

/** A name of our own for a message, so that sending it twice is harmless. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
