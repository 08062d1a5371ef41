// What the card doctor of the server says.
import type { Field } from "./form";

export interface Listed {
  id: string;
  names: Record<string, string>;
}
export interface DoctorSheet {
  file: string;
  schema: Record<string, unknown>;
  things: Listed[];
}
export interface Face {
  language: string;
  name: string;
  lines: string[];
  /** As it stands in the library of the game, and on which shelf. */
  shelf: string;
  entry: Record<string, unknown>;
}
export interface Examined {
  id: string;
  faults: { line: number; path: string; problem: string }[];
  faces: Face[];
  printed: Face[];
  changes: { path: string; was: string; now: string }[];
  form: Field[];
}
export interface Choices {
  positions: number;
  gained: number;
  lost: number;
  impossible: number;
  examples: string[];
}
export interface PackDiff {
  things: {
    file: string;
    id: string;
    state: "added" | "gone" | "changed";
    changes: { path: string; was: string; now: string }[];
    was: Face[];
    now: Face[];
  }[];
  at_play: Choices;
  taught: Choices;
}
export interface Rate {
  seats: number;
  rate: number;
  interval: [number, number];
}
export interface Span {
  mean: number;
  interval: [number, number];
}
export interface Figures {
  games: number;
  have: Rate | null;
  have_printed: Rate | null;
  had: Rate | null;
  had_printed: Rate | null;
  turns: Span | null;
  turns_printed: Span | null;
  price: number | null;
  worth: number | null;
  worth_interval: [number, number] | null;
  suggestion: number | null;
  stalled: { number: number; position: string; last: string } | null;
}
export interface Drive {
  id: string;
  status: "running" | "done" | "stopped" | "failed";
  games: number;
  most: number;
  figures: Figures | null;
}
