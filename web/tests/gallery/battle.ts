// A table of Fantasy Commander as if it were live, at a moment that was recorded from the engine.
import recorded from "../fixtures/fantasy_commander.json";
import { libraries } from "$lib/cards/library.svelte";
import { voice } from "$lib/i18n/voice.svelte";
import type { Outlook, Told } from "$lib/protocol/types";
import { stageOutlook, type Staged } from "./table";

export const battleMoments = recorded.moments as unknown as Readonly<Record<string, Outlook>>;

export function battleAt(moment: string): Outlook {
  const outlook = battleMoments[moment];
  if (!outlook) throw new Error(`no moment ${moment} was recorded`);
  return outlook;
}

export function stageBattle(moment: string): Staged {
  return stageOutlook(battleAt(moment), (recorded.told as unknown as Readonly<Record<string, Told[]>>)[moment] ?? []);
}

/** The recorded messages, names and library, as if they had been fetched. */
export async function learnBattle(): Promise<void> {
  voice.connect(() => Promise.resolve({ source: recorded.texts, names: recorded.names }));
  await voice.learn("fantasy_commander");
  libraries.keep("fantasy_commander", voice.language, recorded.library);
}
