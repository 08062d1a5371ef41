// Messages of the browser, for whoever asked for them and looks elsewhere just now.
import { settings } from "$lib/settings/settings.svelte";

export type Permission = "granted" | "denied" | "default" | "none";

/** Whether the browser lets the hall speak up; "none": it has no such messages. */
export function permission(): Permission {
  return typeof Notification === "undefined" ? "none" : Notification.permission;
}

/** Turns them on, asking the browser if it has not been asked; says what it answered. */
export async function allow(): Promise<Permission> {
  const answer = permission() === "default" ? await Notification.requestPermission() : permission();
  settings.change({ notify: answer === "granted" });
  return answer;
}

/** Speaks up, unless the reader looks at the page; of one table only the last message stays. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notify || permission() !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { body, tag: `warhall-${table}`, icon: "/favicon-lit.svg" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
