// Where a lesson's things are on the table of Tyrants of the Underdark.
import { cellOfSite } from "$lib/board/graph/places";
import { beside, counterOf, figure, onBoard, type Pointed } from "$lib/learn/pointing";
import { cellOfSpace, cellOfSpy } from "./present";
import type { TyrantsView } from "./view";

export function point(kind: string, id: string, view: TyrantsView): Pointed | null {
  switch (kind) {
    case "cell":
      return onBoard(cellOfSpace(id));
    case "site":
    case "marker":
      return onBoard(cellOfSite(id));
    case "spy": {
      const { seat: site, name: seat } = counterOf(id);
      return onBoard(cellOfSpy(site, seat));
    }
    case "counter":
      return id.includes(".") ? null : beside(`.res[data-kind="${id}"]`);
    case "panel":
      return id === "barracks" ? figure(view.viewer ?? "", "banner") : null;
    default:
      return null;
  }
}
