// The emblems that one may wear, those that most people like first.
import { EMBLEMS as DRAWN } from "$lib/ui/sprite";

const FIRST = [
  "spider",
  "hood",
  "wolf",
  "dragon",
  "tower",
  "flame",
  "bat",
  "eye",
  "crystal",
  "lightning",
  "crown",
  "hydra",
  "star",
  "candle",
];
/** Worn by whoever has not chosen. */
export const PLAIN = "candle";
export const EMBLEMS: readonly string[] = [...FIRST, ...[...DRAWN].filter((id) => !FIRST.includes(id) && id !== "warning")];
