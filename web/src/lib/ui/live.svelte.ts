// One live region for the whole page: your turn, refusals and results. An equal message is announced again.
import { untrack } from "svelte";

class Live {
  text = $state("");

  say(text: string): void {
    // A trailing no-break space makes an equal text a new one to screen readers. Effects that speak do not listen.
    this.text = untrack(() => this.text) === text ? `${text}\u00a0` : text;
  }
}

export const live = new Live();
