"""How much anybody may ask of us: buckets of tokens that fill up again with time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

KEPT = 20_000


class Bucket:
    """A bucket that holds so many tokens and gets so many a second."""

    __slots__ = ("at", "holds", "left", "rate")

    def __init__(self, rate: float, holds: float, now: float) -> None:
        self.rate = rate
        self.holds = holds
        self.left = holds
        self.at = now

    def take(self, now: float) -> bool:
        """Take one token, if there is one."""
        self.left = min(self.holds, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per address; the addresses that were not heard of for the longest time are forgotten."""

    def __init__(self, rate: float, holds: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.holds = holds
        self.now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token of an address."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.holds, self.now())
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take(self.now())
