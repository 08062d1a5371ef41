// Clocks are kept by the server; here they are only shown running.
import type { Clock } from "$lib/protocol/types";

/** Seconds left to a seat at a moment (seconds since 1970, by the server's time). */
export function secondsLeft(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? left - Math.max(0, now - clock.at) : left);
}

/** 75 is "1:15", 3 700 is "1:01:40", two days are "48:00:00". */
export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The marks at which a clock is announced to those who do not see it. */
export const SPOKEN_SECONDS: readonly number[] = [60, 20, 10];
