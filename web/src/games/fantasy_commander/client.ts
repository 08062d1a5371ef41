import type { GameClient } from "$lib/table/contract";
import Table from "./Table.svelte";

export const client: GameClient = { secrets: true, Table };
