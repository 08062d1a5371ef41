"""Every bot by its name: the levels a person can choose from, and three plain ones for measuring.

How hard a level thinks is the game's to say (`games/<game>/bots.yaml`), in looks, so that the same game is played on
every machine.
"""

from __future__ import annotations

from typing import NamedTuple

from warhall.bots.bot import Bot
from warhall.bots.chance import RandomBot
from warhall.bots.greedy import GreedyBot
from warhall.bots.habit import HabitBot
from warhall.bots.noisy import NoisyBot
from warhall.bots.search import SearchBot
from warhall.kernel import minds
from warhall.kernel.errors import WarhallError, nearest, quoted
from warhall.kernel.game import Game


class UnknownBotError(WarhallError):
    """There is no such bot."""


class Level(NamedTuple):
    """A bot, and how many states it may look at for one choice where the game does not say."""

    name: str
    bot: Bot
    usual: int

    def looks(self, game: Game) -> int:
        """How many states it may look at for one choice in a game."""
        thought = game.bench.levels.get(self.name)
        return self.usual if thought is None else thought.looks


LEVELS = {
    level.name: level
    for level in (
        Level("random", RandomBot(), 0),
        Level("beginner", NoisyBot("beginner"), minds.LEVELS["beginner"].looks),
        Level("easy", NoisyBot("easy"), minds.LEVELS["easy"].looks),
        Level("greedy", GreedyBot(), 600),
        Level("normal", SearchBot("normal"), minds.LEVELS["normal"].looks),
        Level("hard", SearchBot("hard"), minds.LEVELS["hard"].looks),
        Level("master", SearchBot("master"), minds.LEVELS["master"].looks),
    )
}
"""From the weakest to the strongest."""

BOTS = LEVELS | {"habit": Level("habit", HabitBot(), 0)}
"""The levels, and who is only asked where many games are to be played."""

PEOPLE = ("beginner", "easy", "normal", "hard", "master")
"""The levels a person chooses from."""
USUAL = "normal"
"""Who sits down where nobody said which."""


def level(name: str) -> Level:
    """The level of a name.

    Raises:
        UnknownBotError: there is none; it says which there are.
    """
    if name not in BOTS:
        raise UnknownBotError(f"no bot {name[:40]!r}{nearest(name, BOTS)}: there are {quoted(BOTS)}")
    return BOTS[name]
