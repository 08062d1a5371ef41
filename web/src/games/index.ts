// The games that have a client of their own; every other game is shown by the generic table. Each is loaded when it is needed.
import type { GameClient } from "$lib/table/contract";

const CLIENTS: Record<string, () => Promise<{ client: GameClient }>> = {
  four: () => import("./four/client"),
  tyrants: () => import("./tyrants/client"),
  fantasy_commander: () => import("./fantasy_commander/client"),
};

export async function clientOf(game: string): Promise<GameClient> {
  const load = CLIENTS[game] ?? (() => import("$lib/generic/client"));
  return (await load()).client;
}
