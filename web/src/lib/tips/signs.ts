// Where signs are drawn: elements that bear the ids of what they mean (`data-sign`), in panels and on boards.

/** The ids that an element bears. */
function idsOf(element: Element): string[] {
  return (element.getAttribute("data-sign") ?? "").split(" ").filter(Boolean);
}

/** The sign that an element is, or is a part of. */
export function signAround(element: Element): Element | null {
  return element.closest("[data-sign]");
}

/** What is to be told of an element: its own sign, or all that stand in it. */
export function signsOf(element: Element): string[] {
  const around = signAround(element);
  return around ? idsOf(around) : [...element.querySelectorAll("[data-sign]")].flatMap(idsOf);
}

const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number): boolean => x >= left && x <= right && y >= top && y <= bottom;

/** The signs drawn on a board at a point of the page. The cells over them take the pointer, so they are found by where they are. */
export function drawnAt(board: Element, x: number, y: number): Element | null {
  const drawn = [...board.querySelectorAll("svg [data-sign]")].filter((sign) => holds(sign.getBoundingClientRect(), x, y));
  return drawn.at(-1) ?? null;
}

/** What the ground of a cell is. */
export function groundOf(cell: Element): string[] {
  return (cell.getAttribute("data-ground") ?? "").split(" ").filter(Boolean);
}

/** The signs drawn in a cell of a board. */
export function drawnIn(board: Element, cell: Element): string[] {
  const box = cell.getBoundingClientRect();
  return [...board.querySelectorAll("svg [data-sign]")]
    .filter((sign) => {
      const { left, top, width, height } = sign.getBoundingClientRect();
      return width > 0 && holds(box, left + width / 2, top + height / 2);
    })
    .flatMap(idsOf);
}

/** A group of signs that keys come to: one stop for all of them. */
export function signStop(node: HTMLElement): void {
  node.tabIndex = 0;
}
