// Which part of the table is looked at where not all of them have room, and whether people talk where the log else is.
import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import { muted, unread } from "$lib/chat/talk.svelte";
import { hall } from "$lib/protocol/hall.svelte";
import { Here } from "$lib/ui/here.svelte";
import type { Table } from "./table.svelte";

/** The parts of the table that a small screen shows one at a time. */
export type FrameTab = "map" | "offer" | "seats" | "log" | "chat";

export class Tabs {
  readonly #table: Table;
  readonly #here = new Here();
  readonly #wide = new MediaQuery("width >= 64rem");
  readonly #broad = new MediaQuery("width >= 105rem");
  tab = $state<FrameTab>("map");
  /** Whether the talk stands where the log else is. */
  chatting = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  get wide(): boolean {
    return this.#wide.current;
  }
  /** On a broad screen the talk has a column of its own, and always stands there. */
  readonly beside: boolean = $derived.by(() => this.#broad.current && !this.#table.lesson && !this.#table.puzzle);
  readonly talking: boolean = $derived.by(() => !this.beside && (this.chatting || this.tab === "chat"));
  /** How many lines of the talk the reader has not seen. */
  readonly news: number = $derived.by(() =>
    unread(this.#table.chat, this.#table.read, hall.person?.id ?? null, (person) => muted.has(person)),
  );

  /** What is said before the reader's eyes is read; for an effect. */
  follow(): void {
    if ((this.talking || this.beside) && this.#here.now) this.#table.read = this.#table.chat.at(-1)?.n ?? 0;
  }

  talk(): void {
    if (this.wide) this.chatting = true;
    else this.tab = "chat";
    focused("say");
  }
  showLog(): void {
    this.chatting = false;
    focused("log");
  }
}

function focused(id: string): void {
  void tick().then(() => document.getElementById(id)?.focus());
}
