// Opening a table with what was built, if the rules allow it.
import { hall } from "$lib/protocol/hall.svelte";
import type { SeatWish, Sentence } from "$lib/protocol/types";
import { router } from "$lib/router/router.svelte";

/** Opens a table for two and goes there; if the rules forbid it, says what is wrong. */
export async function playDraft(game: string, draft: Record<string, unknown>, opponent: SeatWish): Promise<readonly Sentence[]> {
  const { faults } = await hall.rest.draft(game, draft);
  if (faults.length > 0) return faults;
  await hall.beSomebody();
  // How many play and in which mode is said beside the options.
  const { mode, players: _, ...options } = draft;
  const made = await hall.rest.open({
    game,
    ...(mode === undefined ? {} : { mode: String(mode) }),
    options,
    seats: [{ kind: "me" }, opponent],
    salt: hall.salt(),
  });
  router.go({ page: "table", id: made.table.id, key: null });
  return [];
}
