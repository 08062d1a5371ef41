"""Devouring: which cards may go to the devoured pile, and what takes their place (TU-9.30 to TU-9.35, TU-10.50).

Here: what an operation that devours and a cost that devours share. Not here: who asks for it (`effects`), the pile
itself (`cards`, `market`).
"""

from __future__ import annotations

from warhall.games.tyrants import cards, market
from warhall.games.tyrants import operations as ops
from warhall.games.tyrants.operations import Refill, Zone
from warhall.games.tyrants.reasons import card, not_in_hand, not_in_inner_circle
from warhall.games.tyrants.state import EMPTY, Tyrants
from warhall.kernel.errors import Refusal, refusal


def not_to_devour(g: Tyrants, seat: int, kind: int, op: ops.Devour) -> Refusal | None:
    """TU-9.32, TU-9.34, TU-10.50: a card in the zone that the effect names."""
    if op.zone is Zone.HAND:
        return not_in_hand(g, seat, kind, "TU-9.32")
    if op.zone is Zone.INNER_CIRCLE:
        return not_in_inner_circle(g, seat, kind, "TU-9.32")
    if kind in g.market:
        return None
    if op.refill is Refill.SELF and kind == market.opened_card(g):
        return refusal("TU-10.50", "no-market-space", card=card(g, kind))
    return refusal("TU-9.34", "not-in-market", card=card(g, kind))


def kinds_to_devour(g: Tyrants, seat: int, op: ops.Devour) -> list[int]:
    """TU-9.32, TU-9.34: the same, all at once."""
    if op.zone is Zone.MARKET:
        return market.market_kinds(g)
    return sorted(set(g.hands[seat] if op.zone is Zone.HAND else g.inner[seat]))


def zone_named(g: Tyrants, seat: int, address: str, *_: object) -> tuple[str, ...]:
    """TU-9.32, TU-10.46: where the cards lie that an operation names."""
    op: ops.Devour | ops.PlayFrom = g.game.tables.ops[address]
    return (op.zone.value,)


def devour_this(g: Tyrants, seat: int) -> None:
    """TU-9.32: the card being played leaves the played area."""
    kind = cards.take_this(g)
    if kind != EMPTY:
        cards.devour(g, seat, kind, "self")


def devour_chosen(g: Tyrants, seat: int, op: ops.Devour, kind: int) -> None:
    """TU-9.31, TU-9.35: the card leaves its zone; a market space is filled anew, or by this card."""
    if op.zone is Zone.HAND:
        cards.devour_from_hand(g, seat, kind)
    elif op.zone is Zone.INNER_CIRCLE:
        g.inner[seat].remove(kind)
        cards.devour(g, seat, kind, "inner_circle")
    else:
        space = market.take_from_market(g, kind)
        cards.devour(g, seat, kind, "market")
        this = cards.take_this(g) if op.refill is Refill.SELF else EMPTY
        if this != EMPTY:
            market.put_in_market(g, space, this)
        else:
            market.refill(g, space, "TU-9.31")
