// Written by `make client-types` from the structures that the server sends: not to be edited.

export interface Name {
  kind: string;
  id: string;
}

export interface Sentence {
  message: string;
  words?: Record<string, number | string | Name | Name[]>;
  rule?: string;
}

export interface Option {
  code: number;
  notation: string;
  say: Sentence;
  tells?: Sentence;
}

export interface Question {
  say: Sentence;
  options: Option[];
}

export interface Result {
  places: number[];
  scores: number[];
  rule: string;
  /** The message that tells how it ended. */
  message: string;
}

export interface Outlook {
  game: string;
  count: number;
  seat: number | null;
  seats: string[];
  waiting: number[];
  view: unknown;
  question: Question | null;
  result: Result | null;
}
