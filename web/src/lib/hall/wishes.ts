// What a new table is to be like: sensible defaults, and what the dialog makes of a choice. Pure.
import type { GameBrief, GameDetail, SeatWish, TableWish } from "$lib/protocol/types";

/** The game that "play now" offers first: the first of the five that is there, else any. */
export function firstChoice(games: readonly GameBrief[], order: readonly string[]): string | null {
  return order.find((id) => games.some((game) => game.id === id)) ?? games[0]?.id ?? null;
}

/** A game against bots, with as few seats as the game allows. */
export function quickWish(game: Pick<GameDetail, "id" | "players">, bot: string, salt: string): TableWish {
  const others = Math.min(...game.players) - 1;
  return {
    game: game.id,
    seats: [{ kind: "me" }, ...Array.from({ length: others }, (): SeatWish => ({ kind: "bot", bot }))],
    salt,
  };
}

/** Who sits where before anybody has chosen: me first, then bots. Only whoever is not alone waits for somebody. */
export function firstSeats(game: Pick<GameDetail, "players">, bot: string | null, alone: boolean): SeatChoice[] {
  return Array.from({ length: Math.max(...game.players) }, (_, i): SeatChoice => {
    if (i === 0) return "me";
    return bot === null || (i === 1 && !alone) ? "open" : `bot:${bot}`;
  });
}

export type SeatChoice = "me" | "open" | "invited" | `bot:${string}`;

/** `whom`: the id of the person for whom a seat by invitation is kept. */
export function seatWish(choice: SeatChoice, name: string, whom: string | null = null): SeatWish {
  if (choice.startsWith("bot:")) return { kind: "bot", bot: choice.slice(4) };
  if (choice === "me") return name ? { kind: "me", name } : { kind: "me" };
  if (choice === "invited") return whom === null ? { kind: choice } : { kind: choice, whom };
  return { kind: "open" };
}

/** The clocks that are offered: seconds at the start, added per decision, and the most that one shows. */
export const CLOCKS: readonly { id: string; initial: number; increment: number; most?: number }[] = [
  { id: "none", initial: 0, increment: 0 },
  { id: "quick", initial: 600, increment: 5 },
  { id: "calm", initial: 1800, increment: 15 },
  { id: "day", initial: 86_400, increment: 86_400, most: 86_400 },
  { id: "days", initial: 259_200, increment: 259_200, most: 259_200 },
];

/** Which of them a table has; null without a clock, or with one of its own. */
export function clockOf(clock: { initial: number; increment: number; most?: number | null } | null): string | null {
  if (clock === null) return null;
  const wanted = [clock.initial, clock.increment, clock.most ?? null].join();
  return CLOCKS.find(({ initial, increment, most = null }) => [initial, increment, most].join() === wanted)?.id ?? null;
}

/** The address of a table for somebody else. */
export function linkTo(origin: string, table: string, key: string | null): string {
  return `${origin}/t/${encodeURIComponent(table)}${key === null ? "" : `?key=${encodeURIComponent(key)}`}`;
}
