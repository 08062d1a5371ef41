// What every file of tests finds. One page serves them all, since making a page costs more than most files take; the
// modules are each file's own, and so are what is kept and what is shown.
import { vi } from "vitest";

vi.resetModules();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);

// jsdom has no dialogs, no media queries, no sizes and no scrolling; tests need only that they do not fail.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
