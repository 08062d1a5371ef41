import { t } from "$lib/i18n/voice.svelte";
import type { GameClient } from "$lib/table/contract";
import { allFaces } from "./faces";
import { point } from "./point";
import Table from "./Table.svelte";
import type { PrintedLibrary } from "./view";

export const client: GameClient = {
  secrets: true,
  Table,
  point,
  windows: {
    open: { pass: "pass", label: "dg-window-open" },
    entry: { pass: "pass", label: "dg-window-entry" },
    roll: { pass: "pass", label: "dg-window-roll" },
    battle: { pass: "pass", label: "dg-window-battle" },
    respond: { pass: "pass", label: "dg-window-respond" },
  },
  faces: (library, narrator) => allFaces(library as unknown as PrintedLibrary, narrator, t),
};
