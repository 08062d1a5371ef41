"""Whether a game gets anywhere: the longest stretch in which nobody's prospects changed.

Two bots that walk up and down in their corners keep moving, but the evaluation of their game stays where it was. It is
read every few decisions, by what really lies on the table; where it is an expected result, in logits, so that a game
that is as good as won is still seen to go on.
"""

from __future__ import annotations

from math import log
from typing import NamedTuple

from warhall.kernel.state import State

EVERY = 4
"""The evaluation is read after so many decisions."""
BAND = 0.15
"""Logits by which prospects may waver while nothing happens: about 4 points at even chances."""
PART = 0.03
"""The same as a part of all that was seen, where the evaluation is no expected result."""
LEAST = 120
"""A shorter stretch of decisions is no standstill, and neither is one that takes less than a third of the game."""


class Stretch(NamedTuple):
    """Decisions in which nothing was gained or lost."""

    since: int
    decisions: int

    def is_standstill(self, whole: int) -> bool:
        """Whether so much of a game of so many decisions went by in vain."""
        return self.decisions >= max(LEAST, whole / 3)


class Progress:
    """Reads a game while it is played."""

    def __init__(self, sure: int | None) -> None:
        """Someone who reads.

        Args:
            sure: the expected result of who has won; None if the evaluation is on an open scale.
        """
        self.sure = sure
        self._read: list[tuple[int, tuple[float, ...]]] = []

    def read(self, state: State) -> None:
        """Note how each seat stands, every few decisions."""
        if state.count % EVERY == 0 and state.result is None:
            evaluate = state.game.bench.evaluate
            self.note(state.count, tuple(evaluate(state, seat) for seat in range(len(state.seat_names()))))

    def note(self, count: int, values: tuple[int, ...]) -> None:
        """Note the evaluations after so many decisions."""
        if self.sure is None:
            self._read.append((count, tuple(map(float, values))))
            return
        inside = [min(max(value, 1), self.sure - 1) / self.sure for value in values]
        self._read.append((count, tuple(log(value / (1 - value)) for value in inside)))

    def longest(self) -> Stretch:
        """The longest stretch in which everybody's prospects stayed within a narrow band."""
        band = self._band()
        best = Stretch(0, 0)
        first = 0
        for number in range(len(self._read)):
            while not self._within(first, number, band):
                first += 1
            since = self._read[first][0]
            if self._read[number][0] - since > best.decisions:
                best = Stretch(since, self._read[number][0] - since)
        return best

    def leads(self) -> int:
        """How often the lead changed: another seat has to come clearly before all others to take it."""
        band, leader, changes = self._band(), None, 0
        for _, values in self._read:
            best = max(values)
            if sum(value > best - band for value in values) == 1:
                ahead = values.index(best)
                changes += leader is not None and ahead != leader
                leader = ahead
        return changes

    def _band(self) -> float:
        """By how much prospects may waver while nothing happens."""
        if self.sure is not None:
            return BAND
        seen = [value for _, values in self._read for value in values]
        return PART * (max(seen) - min(seen)) if seen else 0.0

    def _within(self, first: int, last: int, band: float) -> bool:
        """Whether the newest reading lies close to all since the first; the ones before were compared already."""
        newest = self._read[last][1]
        return all(
            abs(new - old) <= band
            for _, values in self._read[first:last]
            for new, old in zip(newest, values, strict=True)
        )
