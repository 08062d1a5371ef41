// The drawn signs of the house, put into the page once; `<Emblem>`, `<Icon>` and the boards refer to them by name.
import emblems from "./emblems.svg?raw";
import icons from "./icons.svg?raw";

export const EMBLEMS: ReadonlySet<string> = names(emblems);

function names(source: string): Set<string> {
  return new Set([...source.matchAll(/<symbol id="([a-z]+)"/g)].map((found) => found[1] ?? ""));
}

/** Adds the symbols to the page as `g-…` (emblems) and `i-…` (icons); a second call does nothing. */
export function hangSprite(page: Document = document): void {
  if (page.getElementById("sprite")) return;
  const prefixed = `${symbols(emblems, "g")}${symbols(icons, "i")}`;
  const parsed = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg" id="sprite" class="spoken" width="0" height="0" aria-hidden="true"><defs>${prefixed}</defs></svg>`,
    "image/svg+xml",
  );
  page.body.prepend(page.importNode(parsed.documentElement, true));
}

function symbols(source: string, prefix: string): string {
  return [...source.matchAll(/<symbol .*?<\/symbol>/gs)].map(([text]) => text.replace('id="', `id="${prefix}-`)).join("");
}

/** The emblem of that name, or the first known one of the fallbacks, or a shield. */
export function emblem(...wanted: string[]): string {
  return wanted.find((name) => EMBLEMS.has(name)) ?? "shield";
}
