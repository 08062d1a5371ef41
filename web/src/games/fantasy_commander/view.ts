// What the server sends of Fantasy Commander: the view of a seat (generated).
import type { BattleView, SideView } from "$lib/generated/fantasy_commander";
import type { OrderColour } from "$lib/pieces/orders";

export type {
  ActivationView,
  AimView,
  AttackView,
  BattleView,
  CampaignView,
  EffectView,
  EntryView,
  MusterView,
  ScoringView,
  SideView,
  UnitView,
} from "$lib/generated/fantasy_commander";

export type DieFace = NonNullable<SideView["order_dice"]>[number];
export type BattlePhase = BattleView["phase"];

/** The colours of a reserve, in the order of its numbers; yellow orders never run out. */
export const RESERVE: readonly OrderColour[] = ["red", "blue", "green", "purple"];
/** The colours in the order of the colour steps. */
export const STEPS: readonly OrderColour[] = ["red", "blue", "green", "yellow", "purple"];
