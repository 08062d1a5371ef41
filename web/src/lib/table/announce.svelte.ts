// What a table does without being asked: it says that it is your turn, a refusal, the last seconds, to the ear, to the live region and to the
// page's icon; it lets moves and dice be heard; and it passes where there is nothing else to answer.
import { untrack } from "svelte";
import { t } from "$lib/i18n/voice.svelte";
import { live } from "$lib/ui/live.svelte";
import { notify } from "$lib/ui/notify";
import { onceSeen } from "$lib/ui/seen";
import { play } from "$lib/ui/sound";
import { passAfter } from "$lib/prompt/passing";
import { zeroSaid } from "$lib/hall/clocks";
import { type Face, HEARD_SECONDS, SPOKEN_SECONDS } from "./clock";
import type { Table } from "./table.svelte";

/** Call it while a component is made; `own` is the reader's clock. */
export function announce(table: Table, own: () => Face | null): void {
  /** The count at which the reader was asked last: a change of language is no news. */
  let asked = -1;
  const lamp = $derived(table.asked && !table.info?.over && !table.passes ? "/favicon-lit.svg" : "/favicon.svg");
  $effect(() => {
    const picture = lamp;
    return onceSeen(() => {
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      // The browser looks for the picture again whenever it is named, even if it is the same.
      if (icon && icon.getAttribute("href") !== picture) icon.href = picture;
    });
  });
  $effect(() => {
    const over = table.info?.over ?? null;
    const { question } = table.outlook;
    // A teacher says what is asked in words of his own.
    if (!question || over || table.passes || (table.lesson && table.lesson.kind !== "play")) return;
    // What is learnt of the same question meanwhile, such as what its options come to, is no news either.
    if (asked === table.outlook.count) return;
    asked = table.outlook.count;
    play("turn");
    notify(t("prompt-yours"), table.narrator.sentence(question.say), table.id);
    live.say(`${t("prompt-yours")}. ${table.narrator.sentence(question.say)}`);
  });
  $effect(() => {
    const { passes } = table;
    if (!passes) return undefined;
    const timer = setTimeout(
      () => table.act(passes.notation),
      untrack(() => passAfter(table.amongPeople)),
    );
    return () => clearTimeout(timer);
  });
  /** What has been heard already: whoever comes back to a table hears nothing of what was. */
  let heard = untrack(() => table.last);
  $effect(() => {
    const { last } = table;
    if (last.length > 0 && last !== heard) play(last.some(({ say: { message } }) => /rolled$/u.test(message)) ? "dice" : "set");
    heard = last;
  });
  $effect(() => {
    if (table.fault) play("refusal");
    if (table.fault?.refusal) live.say(table.narrator.sentence(table.fault.refusal));
  });
  /** The last second of one's own clock that was told: each is told once, and after more time was given once again. */
  let told = Infinity;
  $effect(() => {
    const face = own();
    const second = face?.running ? Math.ceil(face.seconds) : Infinity;
    if (second === told) return;
    told = second;
    if (HEARD_SECONDS.includes(second)) play("clock");
    // What comes at zero is said with the first mark.
    if (SPOKEN_SECONDS.includes(second))
      live.say(t("clock-spoken", { seconds: second }) + (second === SPOKEN_SECONDS[0] ? ` ${zeroSaid(table.outlook.seats.length)}` : ""));
  });
}
