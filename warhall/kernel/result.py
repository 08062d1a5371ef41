"""How a game ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Result(msgspec.Struct, frozen=True):
    """Places and scores by seat, and the rule that ended the game.

    Place 1 is the winner's; seats that share a place share the victory or the defeat.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str
    message: str
    """The message that tells how it ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; all of them in a draw."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def returns(self) -> tuple[float, ...]:
        """The value of the game to each seat for learning: 1 for a lone win, -1 for the last place, sum zero."""
        seats = len(self.places)
        return tuple(
            (sum(other > mine for other in self.places) - sum(other < mine for other in self.places)) / (seats - 1)
            for mine in self.places
        )


def ranked(scores: Sequence[int], rule: str, message: str) -> Result:
    """The result when the highest score wins and equal scores share a place."""
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    return Result(places, tuple(scores), rule, message)
