"""What a laboratory counts: cards of the market and the supply, who has them, and which half-deck a House lives on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from warhall.games.tyrants.setup import TyrantsOptions
from warhall.games.tyrants.state import EMPTY, SET_UP, Tyrants
from warhall.games.tyrants.tables import TyrantsGame
from warhall.kernel.dice import Dice
from warhall.kernel.game import Game
from warhall.kernel.measuring import Army, Measure, Thing, called_for


def things(game: Game) -> list[Thing]:
    """Every card that is recruited, at its cost in Influence."""
    cards = cast("TyrantsGame", game).tables.cards
    return [
        Thing("card", card.id, card.cost, "cards.yaml", "cost", designed=True)
        for card in cards
        if card.half_deck is not None and card.cost is not None
    ]


def kinds(g: Tyrants, seat: int) -> Iterator[int]:
    """All cards of a seat, wherever they lie."""
    for zone in (g.decks, g.hands, g.discards, g.inner):
        yield from zone[seat]
    if g.active == seat:
        yield from (kind for kind in g.played if kind != EMPTY)


def own(g: Tyrants, seat: int) -> Iterator[str]:
    """Cards by their ids."""
    cards = g.game.tables.cards
    return (cards[kind].id for kind in kinds(g, seat))


def drawn(g: Tyrants, seat: int) -> Iterator[str]:
    """Cards in hand, played or promoted; what was discarded has been in hand before."""
    cards = g.game.tables.cards
    zones = [*g.hands[seat], *g.inner[seat], *(g.played if g.active == seat else ())]
    return (cards[kind].id for kind in zones if kind != EMPTY)


def army(g: Tyrants, seat: int) -> Army | None:
    """The half-deck from which a House has most cards."""
    cards = g.game.tables.cards
    halves = Counter(half for kind in kinds(g, seat) if (half := cards[kind].half_deck) is not None)
    return Army("half_deck", max(sorted(halves), key=lambda half: halves[half])) if halves else None


def first(g: Tyrants) -> int | None:
    """TU-2.15: who has the first-player token."""
    return None if g.stage == SET_UP else g.first


def vary(game: Game, options: TyrantsOptions, dice: Dice, _turned: int, wanted: Sequence[str]) -> Mapping[str, object]:
    """Any two half-decks, unless they were named."""
    if options.half_decks != TyrantsOptions().half_decks:
        return {}
    tables = cast("TyrantsGame", game).tables
    asked = called_for(wanted, dice)
    halves = list(tables.half_decks)
    dice.shuffle(halves)
    halves.sort(key=lambda half: not any(card.id == asked and card.half_deck == half for card in tables.cards))
    return {"half_decks": halves[:2]}


MEASURE = Measure(things, own, drawn, army, first, vary)
