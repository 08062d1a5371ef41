// Clocks are kept by the server; here they are only shown running.
import type { Clock } from "$lib/protocol/types";

/** Seconds left to a seat at a moment (seconds since 1970, by the server's time). */
export function secondsLeft(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running.includes(seat) ? left - Math.max(0, now - clock.at) : left);
}

const DAY = 86_400;

/** 75 is "1:15", 3 700 is "1:01:40"; from a day on, days and hours are said, for which there are words. */
export function clockText(seconds: number, say: (days: number, hours: number) => string): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  if (whole >= DAY) return say(Math.floor(whole / DAY), hours % 24);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** From here on a clock that runs is short: it beats, and is told and heard. */
export const SHORT = 20;
/** The marks at which a clock is announced to those who do not see it. */
export const SPOKEN_SECONDS: readonly number[] = [60, 20, 10];
/** And those at which it is heard, by whoever wants sounds: once when it grows short, then every one of the last. */
export const HEARD_SECONDS: readonly number[] = [20, 10, 5, 4, 3, 2, 1];

/** A clock as it is shown: what it reads, whether it runs, and whether little is left. */
export interface Face {
  seconds: number;
  running: boolean;
  short: boolean;
}

export function faceOf(clock: Clock, seat: number, now: number): Face {
  const seconds = secondsLeft(clock, seat, now);
  const running = clock.running.includes(seat);
  return { seconds, running, short: running && seconds <= SHORT };
}
