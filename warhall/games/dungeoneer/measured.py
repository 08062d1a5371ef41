"""What a laboratory counts: heroes, and adventure cards that came to a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from warhall.games.dungeoneer.state import SET_UP, Dungeoneer
from warhall.games.dungeoneer.tables import DungeoneerGame
from warhall.kernel.game import Game
from warhall.kernel.measuring import Army, Measure, Thing


def things(game: Game) -> list[Thing]:
    """Adventure cards at their cost in glory or peril, and heroes, who have none."""
    printed = cast("DungeoneerGame", game).tables.printed
    cards = [
        Thing(
            "card", card.id, card.cost if isinstance(card.cost, int) else None, "adventures.yaml", "cost", designed=True
        )
        for card in printed.adventures
    ]
    return cards + [Thing("hero", hero.id, None, "heroes.yaml", "", designed=True) for hero in printed.heroes]


def drawn(g: Dungeoneer, seat: int) -> Iterator[str]:
    """The hero, what is in hand, and what the hero carries; a bane on him is somebody else's card."""
    cards, heroes, banes = g.game.tables.cards, g.game.tables.heroes, g.game.tables.banes
    if g.heroes[seat] >= 0:
        yield heroes[g.heroes[seat]].id
    yield from (cards[card].id for card in g.hands[seat])
    yield from (cards[card].id for card in g.inventory[seat] if not banes[card])


def army(g: Dungeoneer, seat: int) -> Army | None:
    """The hero of a seat."""
    return Army("hero", g.game.tables.heroes[g.heroes[seat]].id) if g.heroes[seat] >= 0 else None


def first(g: Dungeoneer) -> int | None:
    """DG-3.13: who takes the first turn."""
    return None if g.phase == SET_UP else g.first


MEASURE = Measure(things, drawn, drawn, army, first)
