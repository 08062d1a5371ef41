// The time, as something that can be shown: it runs only while something on screen reads it.
import { createSubscriber } from "svelte/reactivity";

const TICK = 500;
const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** How far the server's clock is ahead of ours, in seconds. */
let ahead = 0;

export function setServerTime(at: number): void {
  ahead = at - Date.now() / 1000;
}

/** Seconds since 1970 by the server's clock. */
export function serverNow(): number {
  subscribe();
  return Date.now() / 1000 + ahead;
}
