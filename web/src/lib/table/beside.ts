// Where a note stands: beside the thing it speaks of, inside the window, and over nothing that must stay free. Pure.

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const RIM = 8;
/** The bar over the page. */
const BAR = 60;

/** Above the thing, else below it, to its right, to its left: the first place that covers least of what must stay free. */
export function besides(
  note: Pick<Box, "width" | "height">,
  thing: Box | null,
  free: readonly Box[],
  page: Pick<Box, "width" | "height">,
): { x: number; y: number } {
  if (!thing) return { x: (page.width - note.width) / 2, y: page.height / 3 };
  const [middle, centre] = [thing.left + thing.width / 2 - note.width / 2, thing.top + thing.height / 2 - note.height / 2];
  const wishes = [
    { x: middle, y: thing.top - note.height - GAP },
    { x: middle, y: thing.top + thing.height + GAP },
    { x: thing.left + thing.width + GAP, y: centre },
    { x: thing.left - note.width - GAP, y: centre },
  ].map(({ x, y }) => ({ x: within(x, RIM, page.width - note.width - RIM), y: within(y, BAR, page.height - note.height - RIM) }));
  const { width, height } = note;
  const covers = ({ x, y }: { x: number; y: number }): number =>
    [thing, ...free].filter((one) => meet({ left: x, top: y, width, height }, one)).length;
  return wishes.reduce((best, place) => (covers(place) < covers(best) ? place : best));
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}
