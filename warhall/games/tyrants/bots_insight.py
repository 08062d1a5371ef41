"""What `master` knows beyond the evaluation: what single cards are worth, and the weights that go with it.

The evaluation rates a deck by what its cards cost. Games tell more: of two cards of the same cost one wins more games.
The numbers are data (`insight.yaml`), fitted to games between bots; a card that is not named is worth what it costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from warhall.games.tyrants.state import EMPTY, Tyrants
from warhall.games.tyrants.tables import Tables

FILE = Path(__file__).with_name("insight.yaml")


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learnt."""

    evidence: str
    weights: dict[str, int]
    """What one of each term is worth, as in `bots.yaml`."""
    cards: dict[str, int]
    """What a deck of nothing but a card is worth more, for each turn that is left, than its cost tells."""


KNOWN = msgspec.yaml.decode(FILE.read_bytes(), type=Known)


@cache
def worths(tables: Tables) -> tuple[int, ...]:
    """What each kind of card is worth beyond its cost."""
    return tuple(KNOWN.cards.get(card.id, 0) for card in tables.cards)


def card_worth(g: Tyrants, seat: int) -> int:
    """What the cards of a seat are worth beyond their cost, in the mean over its deck."""
    worth = worths(g.game.tables)
    owned: Sequence[int] = g.decks[seat] + g.hands[seat] + g.discards[seat]
    if seat == g.active:
        owned = [*owned, *(kind for kind in g.played if kind != EMPTY)]
    return sum([worth[kind] for kind in owned]) // max(1, len(owned))
