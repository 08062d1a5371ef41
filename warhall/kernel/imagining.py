"""Worlds that look the same to a seat: zones of cards are dealt anew, as the state declares them.

Cards of one pool are mixed: where a seat sees neither the hand nor the deck of another, both are shuffled together and
each keeps its size. A zone is sorted before it is shuffled, so that the old order leaves no trace. A game whose secrets
are not zones of cards alone begins with `imagined` and adds the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeVar

from warhall.kernel.declared import Sight, fields_of
from warhall.kernel.dice import Dice
from warhall.kernel.state import State

S = TypeVar("S", bound=State)


class Pool(NamedTuple):
    """A zone that each seat knows of its own, and the one that nobody knows and its cards come from."""

    hand: str
    deck: str
    known: Callable[[Any, int], Sequence[int]] | None
    in_order: bool


@cache
def pools_of(state: type[State]) -> tuple[tuple[str, ...], tuple[Pool, ...]]:
    """The hidden zones of a state that belong to no seat, and the pools from which each seat has its cards."""
    about = fields_of(state)
    named: dict[str, dict[Sight, str]] = {}
    for name, each in about.items():
        if each.pool:
            named.setdefault(each.pool, {})[each.sight] = name
    pools = [
        Pool(hand, zones[Sight.HIDDEN], about[hand].known, about[hand].in_order)
        for zones in named.values()
        if (hand := zones.get(Sight.SECRET))
    ]
    return tuple(zones[Sight.HIDDEN] for zones in named.values() if Sight.SECRET not in zones), tuple(pools)


def imagined(g: S, seat: int | None, dice: Dice) -> S:
    """A copy in which every declared zone that the seat cannot see is dealt anew."""
    new = g.copy()
    new.dice = dice
    piles, pools = pools_of(type(g))
    for name in piles:
        deal_anew(dice, getattr(new, name))
    if not pools:
        return new
    zones = [(getattr(new, hand), getattr(new, deck), known, in_order) for hand, deck, known, in_order in pools]
    for other in range(len(zones[0][0])):
        for hands, decks, known, in_order in zones:
            if other == seat:
                deal_anew(dice, decks[other])
                continue
            deal_anew(dice, hands[other], decks[other], known=known(new, other) if known is not None else ())
            if in_order:
                hands[other].sort()
    return new


def deal_anew(dice: Dice, first: list[int], *others: list[int], known: Sequence[int] = ()) -> None:
    """Mix the cards of some zones and deal them again: each zone keeps its size, the first also what is known of it."""
    if not (others or known):
        first.sort()
        dice.shuffle(first)
        return
    cards = first
    for zone in others:
        cards = cards + zone
    cards = sorted(cards)
    for card in known:
        cards.remove(card)
    dice.shuffle(cards)
    if known:
        cards[:0] = known
    start = len(first)
    first[:] = cards[:start]
    for zone in others:
        end = start + len(zone)
        zone[:] = cards[start:end]
        start = end
