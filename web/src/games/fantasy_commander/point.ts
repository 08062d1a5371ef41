// Where a lesson's things are on the table of Fantasy Commander.
import { beside, onBoard, part, type Pointed } from "$lib/learn/pointing";
import { cellOfHex, unitOf } from "./present";
import type { BattleView } from "./view";

export function point(kind: string, id: string, view: BattleView): Pointed | null {
  switch (kind) {
    case "cell":
      return onBoard(cellOfHex(id));
    case "piece": {
      const hex = unitOf(view, id)?.hex;
      return hex == null ? null : onBoard(cellOfHex(hex));
    }
    case "order":
      return beside(`.order[data-colour="${id}"]`);
    case "deck":
      return part("tactics");
    default:
      return null;
  }
}
