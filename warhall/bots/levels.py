"""Every bot by its name, with the budget it usually has: the levels a person can choose from."""

from __future__ import annotations

from typing import NamedTuple

from warhall.bots.bot import Bot
from warhall.bots.chance import RandomBot
from warhall.bots.greedy import GreedyBot
from warhall.kernel.errors import WarhallError, nearest, quoted


class UnknownBotError(WarhallError):
    """There is no such bot."""


class Level(NamedTuple):
    """A bot and how many states it may look at for one choice."""

    name: str
    bot: Bot
    looks: int


LEVELS = {
    level.name: level
    for level in (
        Level("random", RandomBot(), 0),
        Level("greedy", GreedyBot(), 600),
    )
}
"""From the weakest to the strongest."""


def level(name: str) -> Level:
    """The level of a name.

    Raises:
        UnknownBotError: there is none; it says which there are.
    """
    if name not in LEVELS:
        raise UnknownBotError(f"no bot {name[:40]!r}{nearest(name, LEVELS)}: there are {quoted(LEVELS)}")
    return LEVELS[name]
