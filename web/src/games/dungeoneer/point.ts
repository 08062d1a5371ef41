// Where a lesson's things are on the table of Dungeoneer.
import { counterOf, figure, onBoard, type Pointed } from "$lib/learn/pointing";
import { cellOf } from "./cells";
import { placeOf, playerOf } from "./present";
import type { DungeoneerView } from "./view";

const FIGURES: Readonly<Record<string, string>> = {
  glory: "sun",
  peril: "skull",
  ap: "hourglass",
  health: "heart",
  melee: "sword",
  magic: "star",
  speed: "boot",
};

export function point(kind: string, id: string, view: DungeoneerView): Pointed | null {
  switch (kind) {
    case "cell":
      return onBoard(cellOf(id));
    case "site": {
      const place = placeOf(view, id);
      return place && onBoard(cellOf(place.cell));
    }
    case "piece": {
      const place = placeOf(view, playerOf(view, id)?.place);
      return place && onBoard(cellOf(place.cell));
    }
    case "counter": {
      const { seat, name } = counterOf(id);
      const emblem = FIGURES[name];
      return emblem ? figure(seat || (view.viewer ?? ""), emblem) : null;
    }
    default:
      return null;
  }
}
