// Table events to lines of the log. Pure: what stands in a line, not how it looks.
import type { Over, Sentence, TableEvent, Told } from "$lib/protocol/types";

export interface LogLine {
  key: string;
  /** The event's number at the table. */
  n: number;
  at: number;
  /** The count of the state after it; null for what is no action. */
  count: number | null;
  /** Who acted. */
  seat: number | null;
  /** Whom the line is about: an action of one seat may tell of another. */
  about: number | null;
  /** A sentence of the game, or of the house. */
  say: Sentence;
  house: boolean;
  /** A chance that was let go by. */
  quiet: boolean;
  /** Whether a bot did it. */
  bot?: boolean;
  undone: boolean;
}

export interface ChatLine {
  n: number;
  at: number;
  /** Who said it. */
  by: string;
  name: string;
  text: string;
  /** What is read in each one's own language, instead of a text. */
  phrase: string;
}

/** Adds events to the log; what was taken back stays in it, struck out. */
export function addLines(log: readonly LogLine[], events: readonly TableEvent[]): LogLine[] {
  let lines = [...log];
  for (const event of events) {
    if (event.kind === "undone") {
      const { count } = event;
      lines = lines.map((line) => (line.count !== null && line.count > count ? { ...line, undone: true, count: null } : line));
    }
    lines.push(...linesOf(event));
  }
  return lines;
}

function linesOf(event: TableEvent): LogLine[] {
  switch (event.kind) {
    case "started":
      return [house(event, "log-started", null), ...told(event, event.told ?? [], 0, null)];
    case "repicked":
      return [house(event, "log-repicked", null)];
    case "ruled":
      return [house(event, "log-ruled", null)];
    case "acted":
      return told(event, event.told ?? [], event.count, event.seat, event.auto === "bot");
    case "joined":
      return [house(event, event.bot ? "log-joined-bot" : "log-joined", event.seat, { name: event.person?.name ?? event.bot ?? "" })];
    case "left":
      return [house(event, "log-left", event.seat, { name: event.by?.name ?? "" })];
    case "undone":
      return [house(event, "log-undone", event.seat, { count: event.actions })];
    case "offered":
      return [house(event, event.offer === "draw" ? "log-offered-draw" : "log-offered-undo", event.seat)];
    case "answered":
      return [house(event, event.yes ? "log-accepted" : "log-declined", event.seat)];
    case "resigned":
      return [house(event, "log-resigned", event.seat)];
    case "flagged":
      return [house(event, "log-flagged", event.seat)];
    case "ended":
      return endOf(event, event.over);
    default:
      return [];
  }
}

/** Who has won, where not the rules ended it: those tell it themselves. */
function endOf(event: TableEvent, { reason, seat }: Over): LogLine[] {
  if (reason === "rules") return [];
  return [house(event, seat === null ? `over-${reason}` : "log-won", seat)];
}

function told(event: TableEvent, all: readonly Told[], count: number, seat: number | null, bot = false): LogLine[] {
  return all.map(({ rule, event: happened, say }, i): LogLine => ({
    key: `${event.n}.${i}`,
    n: event.n,
    at: event.at,
    count,
    seat,
    about: happened.event === "ended" ? null : typeof happened.seat === "number" ? happened.seat : seat,
    say: { ...say, rule: say.rule ?? rule },
    house: false,
    quiet: happened.event === "passed",
    bot,
    undone: false,
  }));
}

function house(event: TableEvent, message: string, seat: number | null, words: Sentence["words"] = {}, rule?: string): LogLine {
  const say: Sentence = { message, words, ...(rule ? { rule } : {}) };
  return {
    key: `${event.n}`,
    n: event.n,
    at: event.at,
    count: null,
    seat,
    about: seat,
    say,
    house: true,
    quiet: false,
    bot: false,
    undone: false,
  };
}

export function chatOf(events: readonly TableEvent[]): ChatLine[] {
  return events.flatMap((event) =>
    event.kind === "chat" && (event.text || event.phrase)
      ? [
          {
            n: event.n,
            at: event.at,
            by: event.by?.id ?? "",
            name: event.by?.name ?? "",
            text: event.text ?? "",
            phrase: event.phrase ?? "",
          },
        ]
      : [],
  );
}

/** What happened by the rules in the newest action. */
export function lastTold(events: readonly TableEvent[]): readonly Told[] | null {
  for (const event of [...events].reverse()) {
    if (event.kind === "acted" || event.kind === "started") return event.told ?? [];
    if (event.kind === "undone") return [];
  }
  return null;
}

/** Whether an event is something to look at. A chance that was let go by is not. */
export function isSeen(event: TableEvent): boolean {
  return linesOf(event).some(({ house, quiet }) => !house && !quiet);
}
