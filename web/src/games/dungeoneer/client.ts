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
  faces: (library, narrator) => allFaces(library as unknown as PrintedLibrary, narrator, t),
};
