// What may wait until the page has shown what is new.

/** So many milliseconds a frame is waited for: whoever has just turned to another page is shown none. */
const LONGEST = 300;

/** Does something after the next frame was drawn, so that nobody waits for it; in a page that nobody looks at, where none is drawn, at once. Returns how to forget it. */
export function onceSeen(what: () => void): () => void {
  if (document.hidden) {
    what();
    return () => {};
  }
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(what);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    what();
  }, LONGEST);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
