// The five tables of the hall, as the hall page presents them. Which of them can be played, the server says.

export interface Place {
  id: string;
  emblem: string;
  cloth: string;
  players: string;
  minutes: number;
}

export const FIVE: readonly Place[] = [
  { id: "tyrants", emblem: "spider", cloth: "var(--cloth-tyrants)", players: "2–4", minutes: 75 },
  { id: "fantasy_commander", emblem: "shield", cloth: "var(--cloth-fc)", players: "2", minutes: 90 },
  { id: "dungeon_command", emblem: "axe", cloth: "var(--cloth-dc)", players: "2–4", minutes: 50 },
  { id: "dnd_miniatures", emblem: "dragon", cloth: "var(--cloth-dm)", players: "2–6", minutes: 60 },
  { id: "dungeoneer", emblem: "sun", cloth: "var(--cloth-dungeoneer)", players: "2–4", minutes: 80 },
];

/** The sign of any game; those that are not among the five share one. */
export function placeOf(game: string): Pick<Place, "emblem" | "cloth"> {
  return FIVE.find(({ id }) => id === game) ?? { emblem: "coin", cloth: "var(--stone-4)" };
}

const CUTS = import.meta.glob<string>("./cuts/*.svg", { query: "?raw", import: "default" });

/** A cut of the game's map, drawn for the hall; loaded after the page. */
export async function cutOf(game: string): Promise<string | null> {
  return (await CUTS[`./cuts/${game}.svg`]?.()) ?? null;
}
