import { expect, test, vi } from "vitest";
import { hall } from "$lib/protocol/hall.svelte";
import type { Info } from "$lib/protocol/types";
import { challenges } from "./challenges.svelte";

test("what the page itself asks is not asked a second time, and elsewhere it is asked again", async () => {
  const me = { id: "me", name: "Me" };
  const kept = { id: "t", game: "four", status: "open", host: { id: "anna", name: "Anna" }, seats: [{ kind: "invited", kept: me }] };
  hall.person = me as NonNullable<typeof hall.person>;
  vi.spyOn(hall.rest, "mine").mockResolvedValue([kept as unknown as Info]);
  await challenges.refresh();
  expect(challenges.first?.id).toBe("t");
  challenges.asking = "t";
  expect(challenges.first).toBeNull();
  challenges.asking = null;
  expect(challenges.first?.id).toBe("t");
});
