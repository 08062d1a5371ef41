"""The quick search of `reach` for the most common ground: what a step costs depends on nothing but where it leads.

Then all directions can be taken together, and costs are looked at once per layer instead of once per direction. The
answers are those of the search for any ground. Here: that search and its paths. Not here: steps that halt, dangers,
a first step dearer than the budget (`reach`).
"""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from warhall.geometry.masks import shifted

Shifts: TypeAlias = tuple[tuple[int, int], ...]
_MOST_WAYS = 4
"""So many directions lead to higher numbers, and as many to lower ones: squares have eight, hexes six."""


class Plain:
    """All steps of one kind of creature on plain ground."""

    def __init__(self, ways: dict[int, int], prices: dict[int, int]) -> None:
        """Take steps apart.

        Args:
            ways: for each offset, in the order in which they are preferred, where a step by it may begin.
            prices: for each cost the positions that are entered for it.
        """
        self._ways = ways
        up = [(offset, origins) for offset, origins in ways.items() if offset > 0]
        down = [(-offset, origins) for offset, origins in ways.items() if offset <= 0]
        self._shifts = (*_four(up), *_four(down))
        """Four steps to higher numbers and four to lower ones, all taken together."""
        self.prices = tuple(prices.items())
        """For each cost the positions that are entered for it."""
        self._dearest = max(prices, default=1)
        self._arrivals: dict[int, tuple[int, tuple[int, ...]]] = {}

    def layers(
        self, start: int, budget: int, free: int, stops: int, known: Sequence[int] = (), until: int = 0
    ) -> tuple[list[int], int]:
        """Per cost the positions first reached, and all of them.

        Args:
            start: the position where the movement begins.
            budget: what it may cost in all.
            free: the positions that may be entered.
            stops: the positions where it ends at once.
            known: the layers of the same movement where more positions may be entered, and fewer stop it.
            until: positions after which nobody asks for others.
        """
        going = [0] * (budget + self._dearest)
        going[0] = 1 << start
        passing = ~stops | 1 << start if stops else 0
        first = seen = 0
        if known and budget:  # up to the first layer with a position that is not free or stops it, all is the same
            same = same_layers(known, free & ~stops)
            going[:same] = known[:same]
            going[same] = known[same] & free
            first = budget if same == budget else max(0, same + 1 - self._dearest)
            for cost in range(first):
                seen |= known[cost]
        (i, a), (j, b), (k, c), (m, d), (n, e), (p, f), (q, g), (r, h) = self._shifts
        prices = [(price, positions & free) for price, positions in self.prices]
        for cost in range(first, budget):
            fresh = going[cost]
            fresh = going[cost] = fresh ^ (fresh & seen)  # `& ~seen`, which takes twice as long
            seen |= fresh
            if fresh & until:
                del going[cost + 1 :]
                return going, seen
            here = fresh & passing if stops else fresh
            if not here:
                continue
            moved = (here & a) << i | (here & b) << j | (here & c) << k | (here & d) << m
            moved |= (here & e) >> n | (here & f) >> p | (here & g) >> q | (here & h) >> r
            for price, positions in prices:
                going[cost + price] |= moved & positions
        going[budget] &= ~seen
        del going[budget + 1 :]
        return going, seen | going[budget]

    def moved(self, here: int) -> int:
        """The positions one step away from some, whatever the step costs."""
        (i, a), (j, b), (k, c), (m, d), (n, e), (p, f), (q, g), (r, h) = self._shifts
        up = (here & a) << i | (here & b) << j | (here & c) << k | (here & d) << m
        return up | (here & e) >> n | (here & f) >> p | (here & g) >> q | (here & h) >> r

    def path(self, layers: list[int], start: int, stops: int, destination: int) -> tuple[int, ...]:
        """The cheapest way to a position that was reached, its start left out."""
        passing = ~stops | 1 << start
        cost = 1
        while not layers[cost] >> destination & 1:
            cost += 1
        path, here = [destination], destination
        while True:
            price, origins = self._arrivals.get(here) or self._arrival(here)
            cost -= price
            if not cost:
                path.reverse()
                return tuple(path)
            allowed = layers[cost] & passing if stops else layers[cost]
            for here in origins:
                if allowed >> here & 1:
                    break
            path.append(here)

    def _arrival(self, position: int) -> tuple[int, tuple[int, ...]]:
        """What entering a position costs, and from where one can do it."""
        price = next(price for price, positions in self.prices if positions >> position & 1)
        before = [(position - offset, origins) for offset, origins in self._ways.items()]
        origins = tuple(origin for origin, begins in before if origin >= 0 and begins >> origin & 1)
        found = self._arrivals[position] = (price, origins)
        return found


def same_layers(known: Sequence[int], free: int) -> int:
    """How many layers hold only positions that are free: at least the first, where the movement begins, but not all."""
    last = len(known) - 1
    for cost in range(1, last):
        if known[cost] & ~free:
            return cost
    return last


def by_price(moves: Iterable[tuple[int, int, int, bool]]) -> tuple[tuple[int, int, Shifts], ...]:
    """The moves of each price: where they may begin, and eight steps to be taken together; none if there are more."""
    prices: dict[int, dict[int, int]] = {}
    for offset, cost, origins, _ in moves:
        ways = prices.setdefault(cost, {})
        ways[offset] = ways.get(offset, 0) | origins
    found = []
    for price, ways in prices.items():
        up = [(offset, origins) for offset, origins in ways.items() if offset > 0]
        down = [(-offset, origins) for offset, origins in ways.items() if offset <= 0]
        if max(len(up), len(down)) > _MOST_WAYS:
            return ()
        begins = 0
        for origins in ways.values():
            begins |= origins
        found.append((price, begins, (*_four(up), *_four(down))))
    return tuple(found)


def _four(steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Steps, with idle ones up to the number of four."""
    return steps + [(0, 0)] * (_MOST_WAYS - len(steps))


def plain_of(moves: Iterable[tuple[int, int, int, bool]]) -> Plain | None:
    """The plain form of moves (offset, cost, origins, whether they halt), if they have one."""
    ways: dict[int, int] = {}
    prices: dict[int, int] = {}
    for offset, cost, origins, halts in moves:
        if halts:
            return None
        ways[offset] = ways.get(offset, 0) | origins
        prices[cost] = prices.get(cost, 0) | shifted(origins, offset)
    entered = 0
    for positions in prices.values():
        if entered & positions:
            return None
        entered |= positions
    upward = sum(offset > 0 for offset in ways)
    return Plain(ways, prices) if max(upward, len(ways) - upward) <= _MOST_WAYS else None
