// A table of Dungeoneer as if it were live, at a moment that was recorded from the engine.
import recorded from "../fixtures/dungeoneer.json";
import { libraries } from "$lib/cards/library.svelte";
import { voice } from "$lib/i18n/voice.svelte";
import type { Outlook, Told } from "$lib/protocol/types";
import { stageOutlook, type Staged } from "./table";

export const dungeoneerMoments = recorded.moments as unknown as Readonly<Record<string, Outlook>>;
export const dungeoneerLibrary = recorded.library as unknown as Record<string, unknown>;

export function dungeoneerAt(moment: string): Outlook {
  const outlook = dungeoneerMoments[moment];
  if (!outlook) throw new Error(`no moment ${moment} was recorded`);
  return outlook;
}

export function toldAt(moment: string): Told[] {
  return (recorded.told as unknown as Readonly<Record<string, Told[]>>)[moment] ?? [];
}

/** A table at a moment, or at one that was made from it. */
export function stageDungeoneer(moment: string, changed?: (outlook: Outlook) => Outlook): Staged {
  const outlook = dungeoneerAt(moment);
  return stageOutlook(changed ? changed(outlook) : outlook, toldAt(moment), () => ({ message: "refuse-not-now", rule: "DG-9.16" }));
}

/** The recorded messages, names and library, as if they had been fetched. */
export async function learnDungeoneer(): Promise<void> {
  voice.connect(() => Promise.resolve({ source: recorded.texts, names: recorded.names }));
  await voice.learn("dungeoneer");
  libraries.keep("dungeoneer", voice.language, dungeoneerLibrary);
}
