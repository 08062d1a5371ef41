import { t } from "$lib/i18n/voice.svelte";
import type { GameClient } from "$lib/table/contract";
import { presentCards } from "./present";
import { point } from "./point";
import Table from "./Table.svelte";
import type { PrintedLibrary } from "./view";

export const client: GameClient = {
  secrets: true,
  Table,
  point,
  faces: (library, narrator) =>
    presentCards(library as unknown as PrintedLibrary, narrator, (deck, inner) => t("tyrants-values", { deck, inner })),
};
