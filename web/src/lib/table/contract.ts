// What a game's client and the house agree on. A game brings `present.ts` (its view to props, pure) and `Table.svelte`
// (which props go where); the house brings the desk, and the frame around the board: prompt, log, seats, replay.
import type { Component, Snippet } from "svelte";
import type { CardFace } from "$lib/cards/face";
import type { Narrator } from "$lib/i18n/sentence";
import type { Outlook, Told } from "$lib/protocol/types";
import type { Picks, Thing } from "./picks";

/** Everything a game's table is drawn from, and what it may report back. Live games and replays both provide one. */
export interface Desk {
  readonly outlook: Outlook;
  readonly narrator: Narrator;
  /** What may be picked next; nothing is lit when nothing is asked. */
  readonly picks: Picks;
  readonly picked: readonly Thing[];
  /** Notation that was sent and is not confirmed yet. */
  readonly pending: string | null;
  /** What happened last, for traces and short animations. */
  readonly last: readonly Told[];
  /** The frame that the game's table fills. */
  readonly Frame: Component<FrameProps>;
  pick(thing: Thing): void;
  act(notation: string): void;
  /** Asks the referee why a thing cannot be chosen, or why one action with it cannot be done; the answer points at the element. */
  why(thing: Thing, at: Element, notation?: string): void;
}

/** One figure of a seat, e.g. barracks 17. */
export interface Stat {
  emblem: string;
  label: string;
  value: string | number;
}

/** What the seat panel shows beside the name. */
export interface Standing {
  emblem: string;
  score: number | null;
  /** What the score counts, in the reader's language. */
  unit: string;
  stats: readonly Stat[];
}

export interface Phase {
  label: string;
  state: "done" | "now" | "next";
}

export interface FrameProps {
  desk: Desk;
  board: Snippet;
  /** The strip under the board: hand, resources, decks. */
  hand?: Snippet;
  /** The game's offer under the prompt: market, stack, quests. */
  offer?: Snippet;
  /** The name of the offer, for its tab on small screens. */
  offerName?: string;
  /** Panels under the seats. */
  rail?: Snippet;
  standing: (seat: number) => Standing;
  /** One line under the title: round, map, scenario. */
  subtitle?: string;
  phases?: readonly Phase[];
}

export interface GameClient {
  /** Whether seats hide something from one another; if not, a shared screen needs no hand-over. */
  secrets: boolean;
  Table: Component<{ desk: Desk }>;
  /** Every printed card as it is drawn, for the library; without it the library lists what it finds in words. */
  faces?: (library: Record<string, unknown>, narrator: Narrator) => CardFace[];
}
