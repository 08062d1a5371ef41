"""When enough games were played: Wald's sequential probability ratio test at 5 %.

Two shares are set apart; after each game it is asked which of the two explains the results so far. As soon as one of
them is 19 times as likely as the other, it is decided: at most 5 of 100 such decisions are wrong, either way.
"""

from __future__ import annotations

from math import log

import msgspec

from warhall.kernel.errors import OptionsError

SURE = log(0.95 / 0.05)
FEWEST = 40
"""So many games are played in any case."""
MARGIN = 5.0
"""So many points below and above a single share that is asked about lie the two that are compared, near 0 and 100
fewer: half of what is left."""


class Verdict(msgspec.Struct, frozen=True):
    """What the test says of the first bot's share of victories."""

    bot: str
    low: float
    high: float
    """The two shares that are compared."""
    ratio: float
    """How many times as likely the high one is, as a logarithm: more than 2.94 or less than -2.94 decides."""
    decided: str | None
    """`high`, `low`, or nothing yet."""


class Test:
    """Follows the games of one bot."""

    __test__ = False  # for pytest

    def __init__(self, bot: str, low: float, high: float, place: int = 0) -> None:
        """A test.

        Args:
            bot: whose share of victories it is about.
            low: one share.
            high: the other.
            place: where the bot stands in the list of all.
        """
        self.bot = bot
        self.place = place
        self.low = low
        self.high = high
        self.games = 0
        self.won = 0.0

    def add(self, part: float) -> None:
        """Count a game: 1 if it was won, 0 if lost, a part of one if shared."""
        self.games += 1
        self.won += part

    @property
    def ratio(self) -> float:
        """The logarithm of how many times as likely the high share is."""
        lost = self.games - self.won
        return self.won * log(self.high / self.low) + lost * log((1 - self.high) / (1 - self.low))

    def verdict(self) -> Verdict:
        """What can be said now."""
        decided = None
        if self.games >= FEWEST and abs(self.ratio) >= SURE:
            decided = "high" if self.ratio > 0 else "low"
        return Verdict(self.bot, self.low, self.high, round(self.ratio, 3), decided)


def read_until(text: str) -> tuple[float, float]:
    """Two shares from `LOW:HIGH` in percent, or from one in their middle.

    Raises:
        OptionsError: they are no shares; it says what would be right.
    """
    low, colon, high = text.partition(":")
    try:
        if colon:
            bounds = float(low), float(high)
        else:
            margin = min(MARGIN, float(low) / 2, (100 - float(low)) / 2)
            bounds = float(low) - margin, float(low) + margin
    except ValueError:
        bounds = 0.0, 0.0
    if not 0 < bounds[0] < bounds[1] < 100:
        raise OptionsError(f"--until takes a share in percent, as in 75, or two, as in 70:80, not {text[:40]!r}")
    return bounds[0] / 100, bounds[1] / 100
