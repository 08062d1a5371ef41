"""How a game ends: with the third quest of a hero, or with the last hero alive (DG-1.1, DG-1.2, chapter 21)."""

from __future__ import annotations

from warhall.games.dungeoneer.state import Dungeoneer
from warhall.kernel.result import Result

QUESTS_TO_WIN = 3


def third_quest(g: Dungeoneer, seat: int) -> Result:
    """DG-1.1, DG-21.5: the third completed quest wins at once."""
    return Result(_places(g, seat), _scores(g), "DG-1.1", "third-quest")


def last_hero(g: Dungeoneer, seat: int) -> Result:
    """DG-1.2, DG-21.4, DG-21.7: the only player left wins at once."""
    return Result(_places(g, seat), _scores(g), "DG-1.2", "last-hero")


def _scores(g: Dungeoneer) -> tuple[int, ...]:
    """The quests that each player has completed."""
    return tuple(len(quests) for quests in g.completed)


def _places(g: Dungeoneer, winner: int) -> tuple[int, ...]:
    """DG-21.6: one winner; the others share the second place."""
    return tuple(1 if seat == winner else 2 for seat in range(g.seats))
