"""Why an action with cards is refused: playing, recruiting, promoting, devouring, choosing (TU-12.7 to TU-12.9)."""

from __future__ import annotations

from warhall.games.tyrants import actions as act
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.actions import PILES
from warhall.games.tyrants.market import opened_card
from warhall.games.tyrants.operations import Refill, Zone
from warhall.games.tyrants.refusals.facts import asked_op, card
from warhall.games.tyrants.state import EMPTY, Tyrants
from warhall.games.tyrants.tables import NO_COST
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def refuse_play(g: Tyrants, seat: int, action: act.Play) -> Refusal | None:
    """TU-5.3, TU-10.30, TU-10.31: the card is not there, or costs too much to be borrowed."""
    op = asked_op(g)
    facts = card(g, action.card)
    if not isinstance(op, ops.PlayFrom):
        return refusal("TU-5.3", "not-in-hand", card=facts)
    if op.zone is Zone.INNER_CIRCLE:
        return refusal("TU-10.31", "not-in-inner-circle", card=facts)
    if action.card not in g.market:
        return refusal("TU-10.30", "not-in-market", card=facts)
    return refusal("TU-10.30", "too-dear", card=facts, limit=op.max_cost or 0)


def refuse_recruit(g: Tyrants, seat: int, action: act.Recruit) -> Refusal | None:
    """TU-12.7: not for sale, not there, too dear, or not what the card allows."""
    tables = g.game.tables
    kind, facts = action.card, card(g, action.card)
    stack = tables.stack_of.get(kind)
    if tables.cost[kind] == NO_COST:
        return refusal("TU-3.8" if stack is None else "TU-9.85", "not-for-sale", card=facts)
    if stack is None and kind not in g.market:
        return refusal("TU-9.81", "not-in-market", card=facts)
    if stack is not None and not g.stacks[stack]:
        return refusal("TU-9.83", "stack-empty", card=facts)
    op = asked_op(g)
    if not isinstance(op, ops.Recruit):
        return refusal("TU-4.6", "not-enough-influence", need=tables.cost[kind], have=g.influence)
    if tables.cost[kind] > op.max_cost:
        return refusal("TU-9.87", "too-dear", card=facts, limit=op.max_cost)
    return refusal("TU-9.87", "not-matching", card=facts)


def refuse_recruit_devoured(g: Tyrants, seat: int, action: act.RecruitDevoured) -> Refusal | None:
    """TU-10.34, TU-10.50: the pile is closed or empty, or its top card cannot be had."""
    kind = opened_card(g)
    if kind == EMPTY:
        return _pile_closed(g)
    cost = g.game.tables.cost[kind]
    if cost == NO_COST:
        return refusal("TU-10.34", "not-for-sale", card=card(g, kind))
    op = asked_op(g)
    if not isinstance(op, ops.Recruit):
        return refusal("TU-4.6", "not-enough-influence", need=cost, have=g.influence)
    if cost > op.max_cost:
        return refusal("TU-9.87", "too-dear", card=card(g, kind), limit=op.max_cost)
    return refusal("TU-9.87", "not-matching", card=card(g, kind))


def _pile_closed(g: Tyrants) -> Refusal:
    return refusal("TU-10.50", "pile-empty") if g.opened else refusal("TU-10.34", "pile-closed")


def refuse_promote(g: Tyrants, seat: int, action: act.Promote) -> Refusal | None:
    """TU-12.9: the card is not where it must be, is the promoting card itself, or is of the wrong kind."""
    op = asked_op(g)
    facts = card(g, action.card)
    if not isinstance(op, ops.Promote):
        return None
    zone = PILES[g.agenda[1][3]] if isinstance(op.zone, tuple) and g.agenda is not None else op.zone
    held = g.played if zone is Zone.PLAYED else g.hands[seat] if zone is Zone.HAND else g.discards[seat]
    if action.card not in held:
        rules = {Zone.PLAYED: ("TU-12.9", "not-played"), Zone.HAND: ("TU-9.77", "not-in-hand")}
        rule, message = rules.get(zone, ("TU-9.77", "not-in-discard")) if isinstance(zone, Zone) else ("TU-9.77", "")
        return refusal(rule, message, card=facts)
    printed = g.game.tables.cards[action.card]
    if op.aspect not in (None, printed.aspect) or op.type not in (None, printed.type):
        return refusal("TU-9.76", "not-matching", card=facts)
    return refusal("TU-9.72", "promotes-itself", card=facts)


def refuse_devour(g: Tyrants, seat: int, action: act.Devour) -> Refusal | None:
    """TU-9.32, TU-9.34, TU-10.50: the card is not in the zone that the effect names."""
    op = asked_op(g)
    cost = op.cost if isinstance(op, ops.Pay) else op
    facts = card(g, action.card)
    if not isinstance(cost, ops.Devour) or cost.zone is Zone.SELF:
        return refusal("TU-6.12", "other-cost")
    if cost.zone is Zone.HAND:
        return refusal("TU-9.32", "not-in-hand", card=facts)
    if cost.zone is Zone.INNER_CIRCLE:
        return refusal("TU-9.32", "not-in-inner-circle", card=facts)
    if cost.refill is Refill.SELF and action.card == opened_card(g):
        return refusal("TU-10.50", "no-market-space", card=facts)
    return refusal("TU-9.34", "not-in-market", card=facts)


def refuse_devour_devoured(g: Tyrants, seat: int, action: act.DevourDevoured) -> Refusal | None:
    """TU-10.34, TU-10.50: only where the pile is open and no market space is wanted."""
    kind = opened_card(g)
    op = asked_op(g)
    if not isinstance(op, ops.Devour) or op.zone is not Zone.MARKET:
        return refusal("TU-10.34", "pile-closed")
    return _pile_closed(g) if kind == EMPTY else refusal("TU-10.50", "no-market-space", card=card(g, kind))


def refuse_play_devoured(g: Tyrants, seat: int, action: act.PlayDevoured) -> Refusal | None:
    """TU-10.30, TU-10.34, TU-10.50: only where the pile is open, and up to the cost."""
    kind = opened_card(g)
    op = asked_op(g)
    if kind == EMPTY or not isinstance(op, ops.PlayFrom) or op.zone is not Zone.MARKET:
        return _pile_closed(g) if kind == EMPTY else refusal("TU-10.31", "not-in-inner-circle", card=card(g, kind))
    return refusal("TU-10.30", "too-dear", card=card(g, kind), limit=op.max_cost or 0)


def refuse_discard(g: Tyrants, seat: int, action: act.DiscardCard) -> Refusal | None:
    """TU-10.10: only a card in hand."""
    op = asked_op(g)
    if isinstance(op, ops.Pay) and not isinstance(op.cost, ops.Discard):
        return refusal("TU-6.12", "other-cost")
    return refusal("TU-10.10", "not-in-hand", card=card(g, action.card))


def refuse_reveal(g: Tyrants, seat: int, action: act.Reveal) -> Refusal | None:
    """TU-6.21: only a card in hand, of the aspect."""
    facts = card(g, action.card)
    if action.card not in g.hands[seat]:
        return refusal("TU-6.21", "not-in-hand", card=facts)
    return refusal("TU-6.21", "not-matching", card=facts)


def refuse_choose(g: Tyrants, seat: int, action: act.Choose) -> Refusal | None:
    """TU-6.8: only an option that the card has."""
    return refusal("TU-6.8", "no-option")


def refuse_opponent(g: Tyrants, seat: int, action: act.Opponent) -> Refusal | None:
    """TU-10.11, TU-10.36, TU-10.39: only an opponent who qualifies."""
    if action.seat >= g.seats or action.seat == seat:
        return refusal("TU-10.11", "no-opponent")
    name = Name("seat", g.seat_names()[action.seat])
    match asked_op(g):
        case ops.Discard(min_hand=least):
            return refusal("TU-10.11", "small-hand", seat=name, count=len(g.hands[action.seat]), need=max(least, 1))
        case ops.TakeTrophy():
            return refusal("TU-10.36", "no-troop-there", seat=name)
        case _:
            return refusal("TU-10.39", "not-adjacent", seat=name)


def refuse_resolve(g: Tyrants, seat: int, action: act.Resolve) -> Refusal | None:
    """TU-9.74: only an effect that waits."""
    return refusal("TU-9.74", "nothing-waits", card=card(g, action.card))


def refuse_from(g: Tyrants, seat: int, action: act.From) -> Refusal | None:
    """TU-10.45: only a zone that the card names and that has a card."""
    return refusal("TU-10.45", "no-zone")


def refuse_end_turn(g: Tyrants, seat: int, action: act.EndTurn) -> Refusal | None:
    """TU-5.8: in stage 1 a turn can always be ended."""
    return None
