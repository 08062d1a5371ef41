"""The market board: six spaces, the deck behind them, the stacks, and the devoured pile where it is open.

Here: which cards can be had, and how they are taken and replaced (TU-9.31, TU-9.80 to TU-9.88, TU-10.34). Not here:
who pays for them (`turn`) and which effect allows it (`effects`).
"""

from __future__ import annotations

from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.events import CardGiven, MarketFilled, Recruited
from warhall.games.tyrants.reasons import card
from warhall.games.tyrants.state import EMPTY, MARKET_EMPTY, Tyrants
from warhall.games.tyrants.tables import NO_COST
from warhall.games.tyrants.troops import trigger_end
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal

FOR_SALE = ("market", "stack")
"""Where the cards lie that are recruited."""


def take_from_market(g: Tyrants, kind: int) -> int:
    """The first market space with such a card loses it; equal cards are alike. Returns the space."""
    space = g.market.index(kind)
    g.market[space] = EMPTY
    return space


def refill(g: Tyrants, space: int, rule: str = "TU-9.82") -> None:
    """TU-9.31, TU-9.82, TU-9.84: the top of the market deck fills the space; with an empty deck it stays empty.

    TU-11.2: the last card of the deck triggers the end of the game.
    """
    deck = g.market_deck
    if not deck:
        return
    kind = g.market[space] = deck.pop()
    g.uncovered += 1
    if g.ears is not None:
        g.tell(rule, MarketFilled(Kind(kind)))
    if not deck:
        trigger_end(g, g.active, MARKET_EMPTY)


def put_in_market(g: Tyrants, space: int, kind: int) -> None:
    """TU-9.35: a played card takes an empty market space."""
    g.market[space] = kind
    if g.ears is not None:
        g.tell("TU-9.35", MarketFilled(Kind(kind)))


def opened_card(g: Tyrants) -> int:
    """TU-10.34, TU-10.50: the devoured card that counts as a market card, or EMPTY."""
    return g.devoured[-1] if g.opened and g.devoured else EMPTY


def market_kinds(g: Tyrants) -> list[int]:
    """The kinds of card on the market spaces, each once."""
    return [kind for kind in sorted(set(g.market)) if kind != EMPTY]


def recruit(g: Tyrants, seat: int, kind: int, price: int = 0) -> None:
    """TU-9.80 to TU-9.83, TU-9.88: a card from its stack or the market goes to the discard pile."""
    stack = g.game.tables.stack_of.get(kind)
    if stack is None:
        space = take_from_market(g, kind)
        _gain_card(g, seat, kind, price)
        refill(g, space)
    else:
        g.stacks[stack] -= 1
        _gain_card(g, seat, kind, price)


def recruit_devoured(g: Tyrants, seat: int, price: int = 0) -> None:
    """TU-10.34: the opened card goes to the discard pile; the next one below becomes available."""
    kind = g.devoured.pop()
    g.discards[seat].append(kind)
    if g.ears is not None:
        g.tell("TU-10.34", Recruited(Seat(seat), Kind(kind), price, "devoured"))


def _gain_card(g: Tyrants, seat: int, kind: int, price: int) -> None:
    g.discards[seat].append(kind)
    if g.ears is not None:
        g.tell("TU-9.81" if price else "TU-9.80", Recruited(Seat(seat), Kind(kind), price))


def not_on_offer(g: Tyrants, kind: int) -> Refusal | None:
    """TU-12.7: a card is recruited from the market or from its stack, if it has a cost at all."""
    tables = g.game.tables
    stack = tables.stack_of.get(kind)
    if tables.cost[kind] == NO_COST:
        return refusal("TU-3.8" if stack is None else "TU-9.85", "not-for-sale", card=card(g, kind))
    if stack is None:
        return None if kind in g.market else refusal("TU-9.81", "not-in-market", card=card(g, kind))
    return None if g.stacks[stack] else refusal("TU-9.83", "stack-empty", card=card(g, kind))


def on_offer(g: Tyrants, limit: int, *, aspect: int | None = None, stacks: bool = True) -> list[int]:
    """TU-9.81, TU-9.87: the kinds of card up to a cost, of an aspect if one is named, from stacks if allowed."""
    tables = g.game.tables
    cost, aspects = tables.cost, tables.aspect
    kinds = [kind for kind, stack in tables.for_sale if cost[kind] <= limit and g.stacks[stack]] if stacks else []
    for kind in sorted(set(g.market)):
        if cost[kind] <= limit and (aspect is None or aspects[kind] == aspect):
            kinds.append(kind)
    return kinds


def pile_closed(g: Tyrants) -> Refusal | None:
    """TU-10.34, TU-10.50: the devoured pile is not open, or empty."""
    if opened_card(g) != EMPTY:
        return None
    return refusal("TU-10.50", "pile-empty") if g.opened else refusal("TU-10.34", "pile-closed")


def devoured_not_on_offer(g: Tyrants) -> Refusal | None:
    """TU-10.34, TU-10.50: the opened card counts as a market card, if it has a cost at all."""
    if refused := pile_closed(g):
        return refused
    kind = opened_card(g)
    return refusal("TU-10.34", "not-for-sale", card=card(g, kind)) if g.game.tables.cost[kind] == NO_COST else None


def hand_out(g: Tyrants, seat: int, kind: int, count: int) -> None:
    """TU-9.86, TU-10.6: a player gets so many cards of a stack, or as many as there are."""
    stack = g.game.tables.stack_of[kind]
    given = min(count, g.stacks[stack])
    g.stacks[stack] -= given
    g.discards[seat] += [kind] * given
    if given and g.ears is not None:
        g.tell("TU-10.6", CardGiven((Seat(seat),), Kind(kind), given))
