// Where a lesson's things are on the table of D&D Miniatures.
import { cellOf } from "$lib/board/square/names";
import { beside, onBoard, type Pointed } from "$lib/learn/pointing";
import { cellsOf, unitOf } from "./present";
import type { MiniaturesView } from "./view";

export function point(kind: string, id: string, view: MiniaturesView): Pointed | null {
  switch (kind) {
    case "cell":
      return onBoard(cellOf(id));
    case "piece":
      return onBoard(...cellsOf(unitOf(view, id)));
    case "area":
      return onBoard(...(view.map.areas.find(({ squares }) => squares.includes(id))?.squares ?? [id]).map(cellOf));
    case "button": {
      const [verb = "", name] = id.split(" ");
      const deed = name ? `${verb === "use" ? "power" : "attack"}:${name}` : verb;
      return beside(`[data-deed="${deed}"], [data-notation="${id}"], [data-notation^="${id} "]`);
    }
    default:
      return null;
  }
}
