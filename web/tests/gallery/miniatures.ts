// A table of D&D Miniatures as if it were live, at a moment that was recorded from the engine.
import recorded from "../fixtures/dnd_miniatures.json";
import { libraries } from "$lib/cards/library.svelte";
import { voice } from "$lib/i18n/voice.svelte";
import type { Outlook, Sentence, Told } from "$lib/protocol/types";
import { among, stageOutlook, type Staged } from "./table";

export const miniaturesMoments = recorded.moments as unknown as Readonly<Record<string, Outlook>>;
export const miniaturesTold = recorded.told as unknown as Readonly<Record<string, Told[]>>;
export const miniaturesRefusals = recorded.refusals as unknown as Readonly<Record<string, Sentence>>;
export const miniaturesLibrary = recorded.library as unknown as Record<string, unknown>;

export function miniaturesAt(moment: string): Outlook {
  const outlook = miniaturesMoments[moment];
  if (!outlook) throw new Error(`no moment ${moment} was recorded`);
  return outlook;
}

export function stageMiniatures(moment: string): Staged {
  return stageOutlook(miniaturesAt(moment), miniaturesTold[moment] ?? [], among(miniaturesRefusals));
}

/** The recorded messages, names and library, as if they had been fetched. */
export async function learnMiniatures(): Promise<void> {
  voice.connect(() => Promise.resolve({ source: recorded.texts, names: recorded.names }));
  await voice.learn("dnd_miniatures");
  libraries.keep("dnd_miniatures", voice.language, miniaturesLibrary);
}
