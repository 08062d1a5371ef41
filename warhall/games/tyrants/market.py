"""The market board: six spaces, the deck behind them, the stacks, and the devoured pile where it is open.

Here: which cards can be had, and how they are taken and replaced (TU-9.31, TU-9.80 to TU-9.88, TU-10.34). Not here:
who pays for them (`turn`) and which effect allows it (`effects`).
"""

from __future__ import annotations

from warhall.games.tyrants.actions import Kind
from warhall.games.tyrants.events import MarketFilled, Recruited
from warhall.games.tyrants.state import EMPTY, MARKET_EMPTY, Tyrants
from warhall.games.tyrants.troops import trigger_end
from warhall.kernel.actions import Seat


def take_from_market(g: Tyrants, kind: int) -> int:
    """The first market space with such a card loses it; equal cards are alike. Returns the space."""
    space = g.market.index(kind)
    g.market[space] = EMPTY
    return space


def refill(g: Tyrants, space: int) -> None:
    """TU-9.31, TU-9.82, TU-9.84: the top of the market deck fills the space; with an empty deck it stays empty.

    TU-11.2: the last card of the deck triggers the end of the game.
    """
    deck = g.market_deck
    if not deck:
        return
    kind = g.market[space] = deck.pop()
    g.uncovered += 1
    if g.ears is not None:
        g.tell("TU-9.82", MarketFilled(Kind(kind)))
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


def recruit(g: Tyrants, seat: int, kind: int) -> None:
    """TU-9.80 to TU-9.83, TU-9.88: a card from its stack or the market goes to the discard pile."""
    stack = g.game.tables.stack_of.get(kind)
    if stack is None:
        space = take_from_market(g, kind)
        _gain_card(g, seat, kind)
        refill(g, space)
    else:
        g.stacks[stack] -= 1
        _gain_card(g, seat, kind)


def recruit_devoured(g: Tyrants, seat: int) -> None:
    """TU-10.34: the opened card goes to the discard pile; the next one below becomes available."""
    _gain_card(g, seat, g.devoured.pop())


def _gain_card(g: Tyrants, seat: int, kind: int, rule: str = "TU-9.80") -> None:
    g.discards[seat].append(kind)
    if g.ears is not None:
        g.tell(rule, Recruited(Seat(seat), Kind(kind)))


def recruit_codes(g: Tyrants, limit: int, *, aspect: int | None = None, stacks: bool = True) -> list[int]:
    """TU-9.81, TU-9.87: what can be recruited up to a cost, of an aspect if one is named, from stacks if allowed."""
    tables = g.game.tables
    cost, aspects, first = tables.cost, tables.aspect, tables.verbs.recruit
    codes = []
    if stacks:
        codes = [first + kind for kind, stack in tables.for_sale if cost[kind] <= limit and g.stacks[stack]]
    for kind in sorted(set(g.market)):
        if cost[kind] <= limit and (aspect is None or aspects[kind] == aspect):
            codes.append(first + kind)
    if g.opened:
        kind = opened_card(g)
        if cost[kind] <= limit and (aspect is None or aspects[kind] == aspect):
            codes.append(tables.verbs.recruit_devoured)
    return codes


def hand_out(g: Tyrants, seat: int, kind: int, count: int) -> None:
    """TU-9.86, TU-10.6: a player gets so many cards of a stack, or as many as there are."""
    stack = g.game.tables.stack_of[kind]
    for _ in range(min(count, g.stacks[stack])):
        g.stacks[stack] -= 1
        _gain_card(g, seat, kind, "TU-10.6")
