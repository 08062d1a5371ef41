// What is asked once: typed calls of the REST interface.
import type { Entry } from "$lib/tips/glossary";
import type { DoctorSheet, Drive, Examined, PackDiff } from "$lib/doctor/types";
import type { Change, Friends, Past, Profile, Shows } from "$lib/profile/types";
import type { Language } from "$lib/i18n/speaker";
import type { Analysis } from "./minds";
import type {
  Fault,
  GameBrief,
  GameDetail,
  Info,
  Judgement,
  Learning,
  Lesson,
  Links,
  Made,
  Outlook,
  Person,
  Proof,
  Puzzle,
  PuzzleBrief,
  Rulebook,
  SeatWish,
  Sheet,
  Step,
  TableEvent,
  TableWish,
} from "./types";

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

export class Rest {
  readonly #token: () => string | null;
  readonly #fetch: typeof fetch;

  constructor(token: () => string | null, fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#token = token;
    this.#fetch = fetcher;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<Response> {
    const headers: Record<string, string> = {};
    const token = this.#token();
    if (token !== null) headers.Authorization = `Bearer ${token}`;
    if (body !== undefined) headers["Content-Type"] = "application/json";
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

  async #json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await this.#ask(method, path, body)).json()) as T;
  }

  #get<T>(path: string, query: Query = {}): Promise<T> {
    const given = Object.entries(query).filter((entry): entry is [string, string | number] => entry[1] != null);
    const asked = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    return this.#json("GET", asked ? `${path}?${asked}` : path);
  }

  /* the hall */
  readonly games = (): Promise<GameBrief[]> => this.#get("/api/games");
  readonly game = (id: string): Promise<GameDetail> => this.#get(`/api/games/${part(id)}`);
  readonly texts = async (id: string, language: Language): Promise<string> =>
    (await this.#ask("GET", `/api/games/${part(id)}/texts/${language}`)).text();
  readonly names = (id: string, table: string | null = null): Promise<Record<string, Record<string, Record<string, string>>>> =>
    this.#get(`/api/games/${part(id)}/names`, { table });
  readonly rules = (id: string, language: Language): Promise<Rulebook> => this.#get(`/api/games/${part(id)}/rules/${language}`);
  readonly library = (id: string, language: Language, table: string | null = null): Promise<Record<string, unknown>> =>
    this.#get(`/api/games/${part(id)}/library/${language}`, { table });
  readonly draft = (id: string, options: Record<string, unknown>): Promise<Judgement> =>
    this.#json("POST", `/api/games/${part(id)}/draft`, { options });

  /* persons */
  readonly guest = (name?: string): Promise<{ person: Person; token: string }> => this.#json("POST", "/api/guests", name ? { name } : {});
  readonly me = (): Promise<{ person: Person }> => this.#get("/api/me");
  readonly rename = (name: string): Promise<{ person: Person }> => this.#json("PATCH", "/api/me", { name });
  readonly claim = (name: string, password: string): Promise<{ person: Person }> => this.#json("POST", "/api/me/claim", { name, password });
  readonly login = (name: string, password: string): Promise<{ person: Person; token: string }> =>
    this.#json("POST", "/api/login", { name, password });
  readonly logout = async (): Promise<void> => {
    await this.#ask("POST", "/api/logout");
  };
  readonly mine = (): Promise<Info[]> => this.#get("/api/me/tables");

  /* tables */
  readonly tables = (query: { status?: string; game?: string } = {}): Promise<Info[]> => this.#get("/api/tables", query);
  readonly open = (wish: TableWish): Promise<Made> => this.#json("POST", "/api/tables", wish);
  readonly table = (id: string): Promise<Info> => this.#get(`/api/tables/${part(id)}`);
  readonly links = (id: string): Promise<Links> => this.#get(`/api/tables/${part(id)}/links`);
  readonly join = (id: string, how: { seat?: number; key?: string; name?: string; salt?: string }): Promise<Info> =>
    this.#json("POST", `/api/tables/${part(id)}/join`, how);
  readonly enter = (id: string, key: string): Promise<Info> => this.#json("POST", `/api/tables/${part(id)}/watch`, { key });
  readonly leave = (id: string, seat?: number): Promise<Info> =>
    this.#json("POST", `/api/tables/${part(id)}/leave`, seat === undefined ? {} : { seat });
  readonly seat = (id: string, seat: number, wish: { kind: "open" | "invited" | "bot"; bot?: string }): Promise<Info> =>
    this.#json("POST", `/api/tables/${part(id)}/seats/${seat}`, wish);
  readonly start = (id: string): Promise<Info> => this.#json("POST", `/api/tables/${part(id)}/start`, {});
  readonly close = (id: string): Promise<Info> => this.#json("POST", `/api/tables/${part(id)}/close`, {});
  readonly rematch = (id: string): Promise<Made> => this.#json("POST", `/api/tables/${part(id)}/rematch`, {});
  readonly events = (id: string, since: number, seat?: number | null): Promise<{ events: TableEvent[]; n: number }> =>
    this.#get(`/api/tables/${part(id)}/events`, { since, seat });

  /* lessons and puzzles */
  readonly learning = (date: string): Promise<Learning> => this.#get("/api/learn", { date });
  readonly lessonTexts = async (game: string, language: Language): Promise<string> =>
    (await this.#ask("GET", `/api/learn/${part(game)}/texts/${language}`)).text();
  readonly openLesson = (game: string, how: { chapter?: string; anew?: boolean } = {}): Promise<{ table: string; lesson: Lesson }> =>
    this.#json("POST", `/api/learn/${part(game)}/open`, how);
  readonly puzzles = (game: string): Promise<PuzzleBrief[]> => this.#get(`/api/learn/${part(game)}/puzzles`);
  readonly openPuzzle = (game: string, id: string, anew = false): Promise<{ table: string; puzzle: Puzzle }> =>
    this.#json("POST", `/api/learn/${part(game)}/puzzles/${part(id)}/open`, { anew });
  readonly puzzleOutlook = (game: string, id: string): Promise<Outlook> =>
    this.#get(`/api/learn/${part(game)}/puzzles/${part(id)}/outlook`);
  readonly playOn = (table: string): Promise<{ table: string }> => this.#json("POST", `/api/tables/${part(table)}/play-on`, {});
  readonly glossary = (game: string, language: Language): Promise<Entry[]> => this.#get(`/api/learn/${part(game)}/glossary/${language}`);
  readonly sheet = (game: string, language: Language): Promise<Sheet> => this.#get(`/api/learn/${part(game)}/page/${language}`);

  /* people */
  readonly decline = async (table: string): Promise<void> => void (await this.#ask("POST", `/api/tables/${part(table)}/decline`, {}));
  readonly report = async (table: string, about: string): Promise<void> =>
    void (await this.#ask("POST", `/api/tables/${part(table)}/reports`, { about }));

  /* a person's page; without a name the reader's own */
  readonly profile = (name: string | null): Promise<Profile> => this.#get(name === null ? "/api/me/profile" : `/api/people/${part(name)}`);
  readonly history = (name: string | null, query: { game: string | null; result: string | null; before: number | null }): Promise<Past[]> =>
    this.#get(name === null ? "/api/me/history" : `/api/people/${part(name)}/history`, query);
  readonly changeMe = (what: { emblem?: string; shows?: Shows }): Promise<{ person: Person }> => this.#json("PATCH", "/api/me", what);
  readonly changes = (table: string): Promise<Change[]> => this.#get(`/api/tables/${part(table)}/ratings`);
  readonly friends = (): Promise<Friends> => this.#get("/api/me/friends");
  readonly befriend = (key: string): Promise<Friends> => this.#json("POST", "/api/me/friends", { key });
  readonly part = (person: string): Promise<Friends> => this.#json("DELETE", `/api/me/friends/${part(person)}`);
  readonly inviter = (key: string): Promise<Person> => this.#get(`/api/friends/${part(key)}`);
  readonly takeAlong = async (): Promise<Blob> => (await this.#ask("GET", "/api/me/export")).blob();
  readonly farewell = async (name: string): Promise<void> => void (await this.#ask("POST", "/api/me/farewell", { name }));

  /* the card doctor */
  readonly doctor = (game: string): Promise<DoctorSheet[]> => this.#get(`/api/doctor/${part(game)}`);
  /** A thing as it is written, or a copy of it under another id. */
  readonly doctored = (game: string, file: string, id: string, copy: string | null = null): Promise<{ text: string }> =>
    this.#get(`/api/doctor/${part(game)}/${part(file)}/${part(id)}`, { new: copy });
  readonly examine = (game: string, file: string, text: string): Promise<Examined> =>
    this.#json("POST", `/api/doctor/${part(game)}/examine`, { file, text });
  readonly doctorPack = async (game: string, file: string, text: string): Promise<Blob> =>
    (await this.#ask("POST", `/api/doctor/${part(game)}/pack`, { file, text })).blob();
  /** Two packs as zips in base64; null is the game as printed. */
  readonly diffPacks = (game: string, one: string | null, two: string | null): Promise<PackDiff> =>
    this.#json("POST", `/api/doctor/${part(game)}/diff`, { one, two });
  /** A private table at which the thing is at hand. */
  readonly tryOut = (game: string, file: string, text: string): Promise<{ table: string }> =>
    this.#json("POST", `/api/doctor/${part(game)}/table`, { file, text });
  readonly drive = (game: string, file: string, text: string): Promise<Drive> =>
    this.#json("POST", `/api/doctor/${part(game)}/drive`, { file, text });
  readonly driven = (id: string): Promise<Drive> => this.#get(`/api/drives/${part(id)}`);
  readonly stopDrive = (id: string): Promise<Drive> => this.#json("DELETE", `/api/drives/${part(id)}`);

  /* records and replays */
  readonly steps = (id: string, first: number, last: number, seat: number | null): Promise<{ steps: Step[]; last: number }> =>
    this.#get(`/api/tables/${part(id)}/steps`, { first, last, seat });
  readonly record = async (id: string): Promise<string> => (await this.#ask("GET", `/api/tables/${part(id)}/record`)).text();
  readonly proof = (id: string): Promise<Proof> => this.#get(`/api/tables/${part(id)}/proof`);
  /** Begins to analyse a finished game, or joins whoever began. */
  readonly analyse = (id: string): Promise<Analysis> => this.#json("POST", `/api/tables/${part(id)}/analysis`, {});
  readonly analysis = (id: string, since: number): Promise<Analysis> => this.#get(`/api/tables/${part(id)}/analysis`, { since });
  readonly lay = (record: string): Promise<Info> => this.#json("POST", "/api/records", { record });
  readonly branch = (id: string, step: number, seats: SeatWish[], salt?: string): Promise<Made> =>
    this.#json("POST", `/api/tables/${part(id)}/branch`, { step, seats, salt });
}

function part(id: string): string {
  return encodeURIComponent(id);
}
