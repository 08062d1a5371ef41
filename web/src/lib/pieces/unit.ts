// A unit as its piece shows it; pure.

export interface Life {
  readonly now: number;
  readonly of: number;
}

export interface Unit {
  readonly id: string;
  readonly seat: number | null;
  readonly emblem: string;
  readonly life?: Life;
  /** Miniatures left along the lower rim (diamonds for wounds of heroes). */
  readonly men?: Life;
  readonly tapped?: boolean;
  readonly activated?: boolean;
  readonly bloodied?: boolean;
  readonly crowned?: boolean;
  /** Its strength are wounds, not miniatures. */
  readonly wounded?: boolean;
  /** How often it was promoted: notches in its rim. */
  readonly rank?: number;
  /** Emblems of its conditions. */
  readonly marks?: readonly string[];
  /** What its crown, its bar and its marks mean, by the glossary of the game. */
  readonly signs?: { readonly crown?: string; readonly life?: string; readonly marks?: readonly string[] };
}

export interface LifeBar {
  readonly part: number;
  readonly level: "high" | "mid" | "low";
  /** Where the ticks stand, from 0 to 1. */
  readonly ticks: readonly number[];
}

/** The bar of a hurt unit, with ticks of 10 (of 20 above 60); an unhurt one has none. */
export function lifeBar({ now, of }: Life): LifeBar | null {
  if (now >= of) return null;
  const part = now / of;
  const count = Math.max(2, Math.round(of / (of <= 60 ? 10 : 20)));
  return {
    part,
    level: part > 0.5 ? "high" : part > 0.25 ? "mid" : "low",
    ticks: Array.from({ length: count - 1 }, (_, k) => (k + 1) / count),
  };
}
