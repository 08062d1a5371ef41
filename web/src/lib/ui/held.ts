/** So many milliseconds a press is held still before it counts as held. No other timer of the client runs for as long: by that the browser tests know it. */
export const HELD = 520;
