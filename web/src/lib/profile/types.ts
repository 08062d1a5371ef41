// A person's page as the server tells it.
import type { Over, Person } from "$lib/protocol/types";

export type Shows = "everyone" | "friends" | "me";
export interface Point {
  at: number;
  rating: number;
  deviation: number;
}
export interface GameStanding {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  settled: boolean;
  best: number;
  points: readonly Point[];
}
export interface Tally {
  game: string;
  against: string;
  won: number;
  played: number;
}
export interface LevelStanding {
  level: string;
  rating: number;
  deviation: number;
  measured: boolean;
}
export interface Profile {
  person: Person;
  emblem: string;
  since: number;
  mine: boolean;
  friend: boolean;
  history: boolean;
  shows: Shows | null;
  games: number;
  won: number;
  left: number;
  solved: number;
  standings: readonly GameStanding[];
  tallies: readonly Tally[];
  levels: Readonly<Record<string, readonly LevelStanding[]>>;
}
export interface Past {
  table: string;
  game: string;
  at: number;
  outcome: "won" | "shared" | "drawn" | "lost" | "left";
  score: number | null;
  best: number | null;
  before: number | null;
  after: number | null;
  rivals: readonly { person: Person | null; bot: string | null }[];
  over: Over | null;
}
export interface Friend {
  person: Person;
  emblem: string;
  table: string | null;
  game: string | null;
}
export interface Friends {
  key: string;
  friends: readonly Friend[];
}
export interface Change {
  seat: number;
  before: number;
  after: number;
  deviation: number;
}
