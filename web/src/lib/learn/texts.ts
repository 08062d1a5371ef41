// Whose words a lesson is told in: those of its game with the lesson's own, or the lesson's own alone where no table is near. Pure.

const WITH = "lesson/";
const ALONE = "lessons/";

/** For the voice: the words of a game with those of its lesson and puzzles. */
export const lessonVoice = (game: string): string => WITH + game;
/** The same for pages that only list them. */
export const titleVoice = (game: string): string => ALONE + game;

/** What a name that was given to the voice stands for. */
export function studied(id: string): { game: string; lessons: "no" | "too" | "alone" } {
  if (id.startsWith(ALONE)) return { game: id.slice(ALONE.length), lessons: "alone" };
  if (id.startsWith(WITH)) return { game: id.slice(WITH.length), lessons: "too" };
  return { game: id, lessons: "no" };
}
