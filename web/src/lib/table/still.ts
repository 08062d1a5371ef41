// A position that is only looked at, as a picture: nothing is asked there, and nothing happens.
import type { Component } from "svelte";
import type { Narrator } from "$lib/i18n/sentence";
import { voice } from "$lib/i18n/voice.svelte";
import type { Outlook } from "$lib/protocol/types";
import type { Desk, FrameProps } from "./contract";
import { nextPicks } from "./picks";

export class Still implements Desk {
  readonly outlook: Outlook;
  readonly Frame: Component<FrameProps>;
  readonly picks = nextPicks([], []);
  readonly picked = [];
  readonly pending = null;
  readonly last = [];
  readonly answers = [];

  constructor(outlook: Outlook, Frame: Component<FrameProps>) {
    this.outlook = outlook;
    this.Frame = Frame;
  }

  get narrator(): Narrator {
    return voice.game(this.outlook.game);
  }

  pick(): void {}
  act(): void {}
  why(): void {}
}
