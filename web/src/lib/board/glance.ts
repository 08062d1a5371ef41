// Whether a board is only glanced at, as at the end of a game: then it is shown whole, however small that is.
import { getContext, setContext } from "svelte";

const KEY = Symbol("glance");

export function setGlance(glances: () => boolean): void {
  setContext(KEY, glances);
}

export function getGlance(): () => boolean {
  return getContext<(() => boolean) | undefined>(KEY) ?? (() => false);
}
