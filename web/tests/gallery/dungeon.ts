// A table of Dungeon Command as if it were live, at a moment that was recorded from the engine.
import recorded from "../fixtures/dungeon_command.json";
import { libraries } from "$lib/cards/library.svelte";
import { voice } from "$lib/i18n/voice.svelte";
import type { Outlook, Sentence, Told } from "$lib/protocol/types";
import { among, stageOutlook, type Staged } from "./table";

export const dungeonMoments = recorded.moments as unknown as Readonly<Record<string, Outlook>>;
export const dungeonRefusals = recorded.refusals as unknown as Readonly<Record<string, Sentence>>;
export const dungeonLibrary = recorded.library as unknown as Record<string, unknown>;

export function dungeonAt(moment: string): Outlook {
  const outlook = dungeonMoments[moment];
  if (!outlook) throw new Error(`no moment ${moment} was recorded`);
  return outlook;
}

export function stageDungeon(moment: string): Staged {
  return stageOutlook(
    dungeonAt(moment),
    (recorded.told as unknown as Readonly<Record<string, Told[]>>)[moment] ?? [],
    among(dungeonRefusals),
  );
}

/** The recorded messages, names and library, as if they had been fetched. */
export async function learnDungeon(): Promise<void> {
  voice.connect(() => Promise.resolve({ source: recorded.texts, names: recorded.names }));
  await voice.learn("dungeon_command");
  libraries.keep("dungeon_command", voice.language, dungeonLibrary);
}
