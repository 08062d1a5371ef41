// What somebody outside a board wants to be seen on it: a teacher who points. Boards bring it into sight, and near on small screens.
import { getContext, setContext } from "svelte";
import type { Cell } from "./geometry/point";

export interface Spot {
  readonly cells: readonly Cell[];
}

const KEY = Symbol("spot");

export function setSpot(spot: Spot): void {
  setContext(KEY, spot);
}

export function getSpot(): Spot | undefined {
  return getContext<Spot | undefined>(KEY);
}
