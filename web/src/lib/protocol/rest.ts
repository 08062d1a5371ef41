// What is asked once: typed calls of the REST interface.
import type { Calls } from "$lib/generated/protocol";
import type { Language } from "$lib/i18n/speaker";
import type { Fault, GameDetail, TableEvent } from "./types";

/** The server said no, or did not answer (`code` "offline"). */
export class CallError extends Error {
  readonly fault: Fault;
  readonly status: number;

  constructor(status: number, fault: Fault) {
    super(fault.message);
    this.name = "CallError";
    this.status = status;
    this.fault = fault;
  }
}

export function faultOf(error: unknown): Fault {
  if (error instanceof CallError) return error.fault;
  console.error(error);
  return { code: "page", message: error instanceof Error ? error.message : String(error) };
}

type Query = Record<string, string | number | null | undefined>;
type Call = keyof Calls;
type Answer<Name extends Call> = Calls[Name]["answer"];
type Body<Name extends Call> = Calls[Name]["body"];
type Parts = readonly (string | number)[];

/** The address of a call: what its path leaves open is filled in, one after the other. */
function address(name: Call, parts: Parts, query: Query): string {
  const left = [...parts];
  const path = name.slice(name.indexOf(" ") + 1).replaceAll(/\{\w+\}/gu, () => encodeURIComponent(left.shift() ?? ""));
  const given = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] != null);
  const asked = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return asked ? `${path}?${asked}` : path;
}

export class Rest {
  readonly #token: () => string | null;
  readonly #fetch: typeof fetch;

  constructor(token: () => string | null, fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#token = token;
    this.#fetch = fetcher;
  }

  async #ask(name: Call, parts: Parts = [], query: Query = {}, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    const token = this.#token();
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
    const [method = "GET"] = name.split(" ");
    const path = address(name, parts, query);
    let response: Response;
    try {
      response = await this.#fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
    } catch {
      throw new CallError(0, { code: "offline", message: "no answer from the server" });
    }
    if (response.ok) return response;
    const fault = (await response.json().catch(() => null)) as Fault | null;
    throw new CallError(response.status, fault?.code ? fault : { code: "fault", message: `${method} ${path}: ${response.status}` });
  }

  async #get<Name extends Call>(name: Name, parts: Parts = [], query: Query = {}): Promise<Answer<Name>> {
    return (await (await this.#ask(name, parts, query)).json()) as Answer<Name>;
  }

  async #post<Name extends Call>(name: Name, parts: Parts, body: Body<Name> | Record<string, never>): Promise<Answer<Name>> {
    return (await (await this.#ask(name, parts, {}, body)).json()) as Answer<Name>;
  }

  /* the hall */
  readonly games = () => this.#get("GET /api/games");
  readonly game = async (id: string): Promise<GameDetail> => (await this.#get("GET /api/games/{game}", [id])) as GameDetail;
  readonly texts = async (id: string, language: Language): Promise<string> =>
    (await this.#ask("GET /api/games/{game}/texts/{language}", [id, language])).text();
  readonly names = (id: string, table: string | null = null) => this.#get("GET /api/games/{game}/names", [id], { table });
  readonly rules = (id: string, language: Language) => this.#get("GET /api/games/{game}/rules/{language}", [id, language]);
  readonly library = (id: string, language: Language, table: string | null = null) =>
    this.#get("GET /api/games/{game}/library/{language}", [id, language], { table });
  readonly draft = (id: string, options: Record<string, unknown>) => this.#post("POST /api/games/{game}/draft", [id], { options });

  /* persons */
  readonly guest = (name?: string) => this.#post("POST /api/guests", [], name ? { name } : {});
  readonly me = () => this.#get("GET /api/me");
  readonly rename = (name: string) => this.#post("PATCH /api/me", [], { name });
  readonly claim = (name: string, password: string) => this.#post("POST /api/me/claim", [], { name, password });
  readonly login = (name: string, password: string) => this.#post("POST /api/login", [], { name, password });
  readonly logout = async (): Promise<void> => void (await this.#ask("POST /api/logout"));
  readonly mine = () => this.#get("GET /api/me/tables");

  /* tables */
  readonly tables = (query: { status?: string; game?: string } = {}) => this.#get("GET /api/tables", [], query);
  readonly open = (wish: Body<"POST /api/tables">) => this.#post("POST /api/tables", [], wish);
  readonly table = (id: string) => this.#get("GET /api/tables/{table}", [id]);
  readonly picture = (id: string) => this.#get("GET /api/tables/{table}/picture", [id]);
  readonly links = (id: string) => this.#get("GET /api/tables/{table}/links", [id]);
  readonly join = (id: string, how: Body<"POST /api/tables/{table}/join">) => this.#post("POST /api/tables/{table}/join", [id], how);
  readonly enter = (id: string, key: string) => this.#post("POST /api/tables/{table}/watch", [id], { key });
  readonly leave = (id: string, seat?: number) => this.#post("POST /api/tables/{table}/leave", [id], seat === undefined ? {} : { seat });
  readonly seat = (id: string, seat: number, wish: Body<"POST /api/tables/{table}/seats/{seat}">) =>
    this.#post("POST /api/tables/{table}/seats/{seat}", [id, seat], wish);
  readonly start = (id: string) => this.#post("POST /api/tables/{table}/start", [id], {});
  readonly repick = (id: string, wish: Body<"POST /api/tables/{table}/repick">) =>
    this.#post("POST /api/tables/{table}/repick", [id], wish);
  readonly close = (id: string) => this.#post("POST /api/tables/{table}/close", [id], {});
  readonly rematch = (id: string) => this.#post("POST /api/tables/{table}/rematch", [id], {});
  readonly events = async (id: string, since: number, seat?: number | null): Promise<{ events: TableEvent[]; n: number }> =>
    (await this.#get("GET /api/tables/{table}/events", [id], { since, seat })) as { events: TableEvent[]; n: number };

  /* lessons and puzzles */
  readonly learning = (date: string) => this.#get("GET /api/learn", [], { date });
  readonly lessonTexts = async (game: string, language: Language): Promise<string> =>
    (await this.#ask("GET /api/learn/{game}/texts/{language}", [game, language])).text();
  readonly openLesson = (game: string, how: Body<"POST /api/learn/{game}/open"> = {}) =>
    this.#post("POST /api/learn/{game}/open", [game], how);
  readonly puzzles = (game: string) => this.#get("GET /api/learn/{game}/puzzles", [game]);
  readonly openPuzzle = (game: string, id: string, anew = false) =>
    this.#post("POST /api/learn/{game}/puzzles/{puzzle}/open", [game, id], { anew });
  readonly puzzleOutlook = (game: string, id: string) => this.#get("GET /api/learn/{game}/puzzles/{puzzle}/outlook", [game, id]);
  readonly playOn = (table: string) => this.#post("POST /api/tables/{table}/play-on", [table], {});
  readonly glossary = (game: string, language: Language) => this.#get("GET /api/learn/{game}/glossary/{language}", [game, language]);
  readonly sheet = (game: string, language: Language) => this.#get("GET /api/learn/{game}/page/{language}", [game, language]);

  /* people */
  readonly decline = async (table: string): Promise<void> => void (await this.#ask("POST /api/tables/{table}/decline", [table], {}, {}));
  readonly report = async (table: string, about: string): Promise<void> =>
    void (await this.#ask("POST /api/tables/{table}/reports", [table], {}, { about }));

  /* a person's page; without a name the reader's own */
  readonly profile = (name: string | null) =>
    name === null ? this.#get("GET /api/me/profile") : this.#get("GET /api/people/{name}", [name]);
  readonly history = (name: string | null, query: { game: string | null; result: string | null; before: number | null }) =>
    name === null ? this.#get("GET /api/me/history", [], query) : this.#get("GET /api/people/{name}/history", [name], query);
  readonly changeMe = (what: Body<"PATCH /api/me">) => this.#post("PATCH /api/me", [], what);
  readonly changes = (table: string) => this.#get("GET /api/tables/{table}/ratings", [table]);
  readonly friends = () => this.#get("GET /api/me/friends");
  readonly befriend = (key: string) => this.#post("POST /api/me/friends", [], { key });
  readonly part = (person: string) => this.#get("DELETE /api/me/friends/{friend}", [person]);
  readonly inviter = (key: string) => this.#get("GET /api/friends/{key}", [key]);
  readonly takeAlong = async (): Promise<Blob> => (await this.#ask("GET /api/me/export")).blob();
  readonly farewell = async (name: string): Promise<void> => void (await this.#ask("POST /api/me/farewell", [], {}, { name }));

  /* the card doctor */
  readonly doctor = (game: string) => this.#get("GET /api/doctor/{game}", [game]);
  /** A thing as it is written, or a copy of it under another id. */
  readonly doctored = (game: string, file: string, id: string, copy: string | null = null) =>
    this.#get("GET /api/doctor/{game}/{file}/{thing}", [game, file, id], { new: copy });
  readonly examine = (game: string, file: string, text: string) => this.#post("POST /api/doctor/{game}/examine", [game], { file, text });
  readonly doctorPack = async (game: string, file: string, text: string): Promise<Blob> =>
    (await this.#ask("POST /api/doctor/{game}/pack", [game], {}, { file, text })).blob();
  /** Two packs as zips in base64; null is the game as printed. */
  readonly diffPacks = (game: string, one: string | null, two: string | null) =>
    this.#post("POST /api/doctor/{game}/diff", [game], { one, two });
  /** A private table at which the thing is at hand. */
  readonly tryOut = (game: string, file: string, text: string) => this.#post("POST /api/doctor/{game}/table", [game], { file, text });
  readonly drive = (game: string, file: string, text: string) => this.#post("POST /api/doctor/{game}/drive", [game], { file, text });
  readonly driven = (id: string) => this.#get("GET /api/drives/{drive}", [id]);
  readonly stopDrive = (id: string) => this.#get("DELETE /api/drives/{drive}", [id]);

  /* records and replays */
  readonly steps = (id: string, first: number, last: number, seat: number | null) =>
    this.#get("GET /api/tables/{table}/steps", [id], { first, last, seat });
  readonly record = async (id: string): Promise<string> => (await this.#ask("GET /api/tables/{table}/record", [id])).text();
  readonly proof = (id: string) => this.#get("GET /api/tables/{table}/proof", [id]);
  /** Begins to analyse a finished game, or joins whoever began. */
  readonly analyse = (id: string) => this.#post("POST /api/tables/{table}/analysis", [id], {});
  readonly analysis = (id: string, since: number) => this.#get("GET /api/tables/{table}/analysis", [id], { since });
  readonly lay = (record: string) => this.#post("POST /api/records", [], { record });
  readonly branch = (id: string, step: number, seats: Body<"POST /api/tables/{table}/branch">["seats"], salt?: string) =>
    this.#post("POST /api/tables/{table}/branch", [id], { step, seats, salt });
}
