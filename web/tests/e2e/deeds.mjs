// What a test does with a page, told one by one: where none of it begins or ends for long, the test stands still (see lane.mjs).
import { stir } from "./lane.mjs";

const PAGE = ["goto", "reload", "goBack", "evaluate", "waitForFunction", "waitForURL", "waitForTimeout", "screenshot"];
const DONE = ["waitFor", "click", "tap", "hover", "fill", "press", "selectOption", "check", "focus", "evaluate", "evaluateAll"];
const ASKED = ["count", "isVisible", "innerText", "allInnerTexts", "textContent", "getAttribute", "boundingBox", "inputValue"];
/** So much of a deed is told. */
const SAID = 160;
const heard = new WeakSet();

/** Listens to what is done with this page and all others: they are of one kind. */
export function hearDeeds(page) {
  const kind = Object.getPrototypeOf(page);
  if (heard.has(kind)) return;
  heard.add(kind);
  listen(page, PAGE);
  listen(page.locator("body"), [...DONE, ...ASKED], String);
  listen(page.keyboard, ["press", "type", "down", "up"]);
  listen(page.mouse, ["click", "move", "down", "up", "wheel"]);
  listen(page.touchscreen, ["tap"]);
}

function listen(one, names, called = () => "") {
  const kind = Object.getPrototypeOf(one);
  for (const name of names) {
    const plain = kind[name];
    kind[name] = function (...how) {
      const deed = [name, called(this), ...how.map(String)].join(" ").replaceAll(/\s+/gu, " ").slice(0, SAID);
      stir(deed);
      const done = plain.apply(this, how);
      const ended = () => stir(`after ${deed}`);
      void done.then(ended, ended);
      return done;
    };
  }
}
