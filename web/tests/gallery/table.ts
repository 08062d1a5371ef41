// A table as if it were live: recorded outlooks (here those of Tyrants), a line that only listens, and no server.
import { settings } from "$lib/settings/settings.svelte";
import recorded from "../fixtures/tyrants.json";
import { libraries } from "$lib/cards/library.svelte";
import { voice } from "$lib/i18n/voice.svelte";
import type { Socket } from "$lib/protocol/socket";
import type { FromServer, Info, Outlook, Sentence, TableEvent, ToServer, Told } from "$lib/protocol/types";
import LiveFrame from "$lib/table/LiveFrame.svelte";
import { Table } from "$lib/table/table.svelte";

export type Moment = keyof typeof recorded.moments;

export function outlookAt(moment: string): Outlook {
  return recorded.moments[moment as Moment] as unknown as Outlook;
}

const told = recorded.told as unknown as Told[];

export interface Staged {
  table: Table;
  /** Every message the client sent. */
  sent: ToServer[];
  hear(message: FromServer): void;
}

/** A table at a recorded moment; it must be watched before anything is seen. */
export function stageTable(moment: string): Staged {
  return stageOutlook(outlookAt(moment), told);
}

/** A table of any game at an outlook, with what was told before it, and what is answered to "why not?". */
/** What was recorded of an action that ends with what is asked about. */
export function among(refusals: Readonly<Record<string, Sentence>>): (about: string) => Sentence | undefined {
  return (about) => Object.entries(refusals).find(([notation]) => notation.endsWith(about))?.[1];
}

export function stageOutlook(outlook: Outlook, told: Told[], refusals: (about: string) => Sentence | undefined = () => undefined): Staged {
  const sent: ToServer[] = [];
  let heard: (message: FromServer) => void = () => {};
  const line = {
    listen(listener: (message: FromServer) => void) {
      heard = listener;
      return () => {};
    },
    connect() {},
    say: (message: ToServer) => void sent.push(message),
    ask: (message: ToServer): Promise<FromServer> => {
      sent.push(message);
      if (message.type === "explain") {
        const notation = message.thing?.id ?? message.notation ?? "";
        const refusal = refusals(notation) ?? {
          message: "refuse-no-presence",
          words: { space: { kind: "space", id: "ched_nasad:3" } },
          rule: "TU-7.1",
        };
        return Promise.resolve({
          type: "explained",
          id: null,
          table: "staged",
          answers: [{ notation, say: { message: notation }, legal: false, refusal, instead: [] }],
        });
      }
      return new Promise(() => {});
    },
  };
  // Nothing is answered here but what is pressed.
  settings.letPass(outlook.game, false);
  const table = new Table("staged", line as unknown as Socket, LiveFrame);
  table.watch();
  heard({
    type: "update",
    table: "staged",
    n: 2,
    since: 0,
    events: events(outlook, told),
    outlook,
    info: info(outlook),
    undo: 1,
    offers: [],
    presets: [],
  });
  return { table, sent, hear: (message) => heard(message) };
}

function events(outlook: Outlook, told: Told[]): TableEvent[] {
  return [
    { n: 1, at: 0, kind: "started", commitment: "", salts: [], told: [] },
    { n: 2, at: 60, kind: "acted", seat: outlook.seat ?? 0, count: outlook.count, told },
  ];
}

function info(outlook: Outlook): Info {
  const names = ["Ilvara", "Mareth", "Quenthel", "Nalfein"];
  return {
    id: "staged",
    game: outlook.game,
    mode: "standard",
    options: {},
    status: "playing",
    private: false,
    host: { id: "p", name: "Ilvara", claimed: false },
    created: 0,
    seats: outlook.seats.map((_, seat) => ({
      kind: seat === outlook.seat ? "person" : "bot",
      person: null,
      name: names[seat] ?? null,
      bot: seat === outlook.seat ? null : "greedy",
      here: true,
      kept: null,
    })),
    start: "full",
    clock: null,
    commitment: "",
    n: 2,
    count: outlook.count,
    over: null,
    rematch: null,
    branch: null,
    mine: outlook.seat === null ? [] : [outlook.seat],
    am_host: true,
    hot_seat: false,
    waiting: outlook.waiting,
    hints: true,
    hinted: [],
    aside: null,
    rules: 1,
    content: "none",
    drafted: false,
  };
}

/** The recorded messages, names and library, as if they had been fetched. */
export async function learnTyrants(): Promise<void> {
  voice.connect(() => Promise.resolve({ source: recorded.texts, names: recorded.names }));
  await voice.learn("tyrants");
  libraries.keep("tyrants", voice.language, recorded.library);
}
