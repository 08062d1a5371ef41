// The fields of a thing in words: what its file calls `effect[0].n` is a number of the first part of its effect.
import { t, voice } from "$lib/i18n/voice.svelte";

const LANGUAGES = new Set(["en", "ru", "uk"]);

/** One field by its name in the file; what is seldom met keeps that name. */
export function fieldSaid(name: string): string {
  if (LANGUAGES.has(name)) return name.toUpperCase();
  const id = name.replaceAll("_", "-");
  return voice.has(`field-${id}`) ? t(`field-${id}`) : name.replaceAll("_", " ");
}

/** Where a field lies, from the outermost in. */
export function pathSaid(path: string): string {
  const parts = path.split(/[.[\]]+/u).filter((part) => part !== "");
  return parts.map((part) => (/^\d+$/u.test(part) ? t("doctor-nth", { n: Number(part) + 1 }) : fieldSaid(part))).join(" › ");
}

/** What stands there, where that is no word or number. */
export const valueSaid = (value: string): string => (value === "true" ? t("doctor-true") : value === "false" ? t("doctor-false") : value);
