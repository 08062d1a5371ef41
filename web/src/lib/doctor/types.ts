// What the card doctor of the server says.
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
}
export interface Examined {
  id: string;
  faults: { line: number; path: string; problem: string }[];
  faces: Face[];
  printed: Face[];
  changes: { path: string; was: string; now: string }[];
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
