"""When the hall was closed: no clock of a game runs then."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable


class Closures:
    """The spans in which the hall was closed, in order and apart from each other."""

    def __init__(self) -> None:
        self._since: list[float] = []
        self._until: list[float] = []

    def learn(self, spans: Iterable[tuple[float, float]]) -> None:
        """Know these spans, and no others."""
        self._since, self._until = [], []
        for since, until in sorted(spans):
            if self._until and since <= self._until[-1]:
                self._until[-1] = max(until, self._until[-1])
            else:
                self._since.append(since)
                self._until.append(until)

    def within(self, since: float, until: float) -> float:
        """For how many seconds of a span the hall was closed."""
        closed = 0.0
        for number in range(bisect_left(self._until, since), len(self._since)):
            if self._since[number] >= until:
                break
            closed += min(until, self._until[number]) - max(since, self._since[number])
        return closed
