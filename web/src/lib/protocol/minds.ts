// Levels, hints, win chances and analyses, as docs/protocol.md gives them. Types only. Chances are ten-thousandths.
import type { Weighing } from "$lib/generated/protocol";

export type {
  Analysis,
  Chance,
  Hint,
  Moment,
  Rated as Level,
  Reasons,
  Suggestion as HintOption,
  Sum as Sums,
  TermChange as Term,
  Turning,
  Weighing as Judged,
} from "$lib/generated/protocol";
export type Verdict = NonNullable<Weighing["verdict"]>;
