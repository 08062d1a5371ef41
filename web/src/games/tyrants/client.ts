import { t } from "$lib/i18n/voice.svelte";
import type { GameClient } from "$lib/table/contract";
import { presentCards } from "./present";
import Table from "./Table.svelte";
import type { PrintedLibrary } from "./view";

export const client: GameClient = {
  secrets: true,
  Table,
  faces: (library, narrator) => presentCards(library as unknown as PrintedLibrary, narrator, (deck, inner) => t("tyrants-values", { deck, inner })),
};
