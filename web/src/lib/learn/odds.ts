// Chances as a person reads them. Pure.

/** "62 %"; what is not quite sure is not called sure. */
export function percent(chance: number, language: string): string {
  const shown = chance > 0.995 && chance < 1 ? 0.99 : chance < 0.005 && chance > 0 ? 0.01 : chance;
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(shown);
}

/** The share of some in all; null where there are none. */
export function share(some: number, all: number): number | null {
  return all > 0 ? some / all : null;
}
