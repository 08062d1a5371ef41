// Where a lesson's things are on the table of Dungeon Command.
import { cellOf } from "$lib/board/square/names";
import { beside, counterOf, onBoard, type Pointed } from "$lib/learn/pointing";
import { cellsOf, seatNumber, unitOf } from "./present";
import type { DungeonView } from "./view";

/** The figures of a commander stand as tracks in this order. */
const TRACKS = ["morale", "leadership"];

export function point(kind: string, id: string, view: DungeonView): Pointed | null {
  switch (kind) {
    case "cell":
      return onBoard(cellOf(id));
    case "piece": {
      const unit = unitOf(view, id);
      return unit && onBoard(...cellsOf(unit));
    }
    case "counter": {
      const { seat, name } = counterOf(id);
      const at = TRACKS.indexOf(name);
      return at < 0 ? null : beside(`[data-seat="${seat}"] [data-track="${at}"], .folds [data-seat="${seat}"]`);
    }
    case "area":
      return onBoard(...(view.battlefield.zones[seatNumber(view, id)] ?? []).map(cellOf));
    default:
      return null;
  }
}
