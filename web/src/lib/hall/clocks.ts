// How clocks are said: what is given, what is left, and what happens at zero. Pure but for the language.
import { t, voice } from "$lib/i18n/voice.svelte";
import { clockText } from "$lib/table/clock";
import { clockOf } from "./wishes";

interface Given {
  initial: number;
  increment: number;
  most?: number | null;
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A span in the largest unit that fits it whole: "3 days", "90 minutes". */
export function spanSaid(seconds: number, language: string, unitDisplay: "long" | "short" = "long"): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(seconds / size);
}

/** A table's clock in words, whoever has made it. */
export function clockSaid(clock: Given): string {
  const known = clockOf(clock);
  if (known !== null) return t(`clock-${known}`);
  const [initial, more] = [spanSaid(clock.initial, voice.language), spanSaid(clock.increment, voice.language)];
  if (clock.most != null && clock.increment >= clock.most) return t("clock-own-each", { initial });
  return clock.increment > 0 ? t("clock-own", { initial, more }) : initial;
}

/** A table's clock where there is little room: "20 min + 10 s". */
export function clockShort({ initial, increment, most }: Given): string {
  const [first, more] = [spanSaid(initial, voice.language, "short"), spanSaid(increment, voice.language, "short")];
  return increment > 0 && !(most != null && increment >= most) ? `${first} + ${more}` : first;
}

/** What a clock reads. */
export function leftSaid(seconds: number): string {
  return clockText(seconds, (days, hours) => t("clock-left-days", { days, hours }));
}

/** What happens when a clock has run out, told before it does. */
export function zeroSaid(seats: number): string {
  return t(seats > 2 ? "clock-zero-many" : "clock-zero");
}
