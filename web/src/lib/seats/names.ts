// How seats and those who hold them are called.
import { botName } from "$lib/hall/bots";
import { t } from "$lib/i18n/voice.svelte";
import type { Info, SeatInfo } from "$lib/protocol/types";

/** Who holds a seat, in words. */
export function holderName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  if (seat.kind === "bot" && seat.bot) return botName(seat.bot);
  if (seat.kind === "person") return seat.name || seat.person?.name || t("someone");
  if (seat.kind === "invited" && seat.name !== null) return seat.name;
  return t(seat.kind === "invited" ? "seat-invited" : "seat-open");
}

export function isMine(info: Info, seat: number): boolean {
  return info.mine.includes(seat);
}
