"""Why a card, a skill, a special action, a move or a quest is refused at a moment."""

from __future__ import annotations

from warhall.games.dungeoneer import actions as act
from warhall.games.dungeoneer.exploring import refuse_explore
from warhall.games.dungeoneer.moments import ATTACKING, STANDING
from warhall.games.dungeoneer.movement import refuse_move, refuse_passage, refuse_portal
from warhall.games.dungeoneer.playing import (
    ELSEWHERE,
    FEATS_CHOICE,
    refuse_play,
    refuse_play_and_use,
    refuse_skill,
    refuse_use,
)
from warhall.games.dungeoneer.quests import refuse_deliver, refuse_escort, refuse_pick_up, refuse_search, refuse_try
from warhall.games.dungeoneer.refusals.asking import MOMENTS
from warhall.games.dungeoneer.special import refuse_attack, refuse_give_up, refuse_lie_down, refuse_stand
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.errors import Refusal, refusal


def refuse_play_card(g: Dungeoneer, seat: int, action: act.Play | act.PlayAndUse, ask: str) -> Refusal | None:
    """DG-1.17, DG-5.17: the card is not at hand, was named already, or cannot be played now."""
    card, moment = action.card, MOMENTS[ask]
    tables = g.game.tables
    if moment == ELSEWHERE:
        return refusal("DG-9.7", "other-question")
    lair = g.lairs[seat] if tables.monsters[card] else []
    if card not in g.hands[seat] and card not in lair:
        if ask == "declare" and card in g.applied:
            return refusal("DG-5.17", "named-already", card=tables.names[card])
        return refusal("DG-1.17", "not-in-hand", card=tables.names[card])
    if isinstance(action, act.PlayAndUse):
        return refuse_play_and_use(g, seat, card, moment)
    return refuse_play(g, seat, card, moment)


def refuse_use_card(g: Dungeoneer, seat: int, action: act.Use, ask: str) -> Refusal | None:
    """DG-9.3: a card that is not readied or cannot be used now."""
    return refuse_use(g, seat, action.card, MOMENTS[ask])


def refuse_use_skill(g: Dungeoneer, seat: int, action: act.UseSkill, ask: str) -> Refusal | None:
    """DG-9.3: a skill that cannot be used now."""
    return refuse_skill(g, seat, MOMENTS[ask])


def refuse_stand_up(g: Dungeoneer, seat: int, action: act.Stand, ask: str) -> Refusal | None:
    """DG-9.4, DG-9.9, DG-9.13: standing up."""
    return refuse_stand(g, seat) or _not_now(MOMENTS[ask] in STANDING)


def refuse_lying(g: Dungeoneer, seat: int, action: act.LieDown, ask: str) -> Refusal | None:
    """DG-20.13 to DG-20.15, DG-20.23: lying down for an AP."""
    if ask == "challenge" and g.saved[seat]:
        return refusal("DG-20.15", "saved-an-ap")
    return refuse_lie_down(g, seat) or refusal("DG-20.13", "nothing-to-spend-on")


def refuse_giving_up(g: Dungeoneer, seat: int, action: act.GiveUp, ask: str) -> Refusal | None:
    """DG-14.19: giving up an escort."""
    return refuse_give_up(g, seat, action.quest) or _not_now(MOMENTS[ask] in STANDING)


def refuse_attacking(g: Dungeoneer, seat: int, action: act.Attack, ask: str) -> Refusal | None:
    """DG-9.5, DG-9.13: starting a battle; never inside another."""
    if MOMENTS[ask] not in ATTACKING and ask != "spend-lying":
        return refusal("DG-9.13", "no-new-battle")
    return refuse_attack(g, seat, action.seat)


def _not_now(fits: bool) -> Refusal | None:  # noqa: FBT001  the only argument
    return None if fits else refusal("DG-9.7", "not-now")


def _own_feats(g: Dungeoneer, seat: int, ask: str) -> Refusal | None:
    """DG-9.15, DG-7.1: these belong to one's own phase IV."""
    if seat != g.active:
        return refusal("DG-9.15", "only-in-own-turn")
    return None if MOMENTS[ask] == FEATS_CHOICE else refusal("DG-7.1", "only-between-feats")


def refuse_moving(g: Dungeoneer, seat: int, action: act.Move | act.Passage | act.Portal, ask: str) -> Refusal | None:
    """DG-7.2, DG-15.13, DG-15.14: moving."""
    if refused := _own_feats(g, seat, ask):
        return refused
    if isinstance(action, act.Move):
        return refuse_move(g, seat, action.side)
    if isinstance(action, act.Passage):
        return refuse_passage(g, seat, action.place)
    return refuse_portal(g, seat, action.place)


def refuse_exploring(g: Dungeoneer, seat: int, action: act.Explore, ask: str) -> Refusal | None:
    """DG-7.9: exploring."""
    if ask == "spend-lying":
        return refuse_explore(g, seat)
    return _own_feats(g, seat, ask) or refuse_explore(g, seat)


def refuse_quest(
    g: Dungeoneer, seat: int, action: act.Try | act.Search | act.Escort | act.Deliver | act.PickUp, ask: str
) -> Refusal | None:
    """DG-7.13, chapter 14: quests and escorts."""
    if ask != "spend-lying" and (refused := _own_feats(g, seat, ask)):
        return refused
    match action:
        case act.Try():
            return refuse_try(g, seat, action.quest)
        case act.Search():
            return refuse_search(g, seat, action.quest)
        case act.Escort():
            return refuse_escort(g, seat, action.quest)
        case act.Deliver():
            return refuse_deliver(g, seat, action.quest)
        case act.PickUp():
            return refuse_pick_up(g, seat, action.quest)
