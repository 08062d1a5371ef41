"""The quick search of `reach` for the most common ground: what a step costs depends on nothing but where it leads.

Then all directions can be taken together, and costs are looked at once per layer instead of once per direction. The
answers are those of the search for any ground. Here: that search and its paths. Not here: steps that halt, dangers,
a first step dearer than the budget (`reach`).
"""

from collections.abc import Iterable

from warhall.geometry.masks import shifted


class Plain:
    """All steps of one kind of creature on plain ground."""

    def __init__(self, ways: dict[int, int], prices: dict[int, int]) -> None:
        """Take steps apart.

        Args:
            ways: for each offset, in the order in which they are preferred, where a step by it may begin.
            prices: for each cost the positions that are entered for it.
        """
        self._ways = ways
        self._upward = tuple((offset, origins) for offset, origins in ways.items() if offset > 0)
        self._downward = tuple((-offset, origins) for offset, origins in ways.items() if offset <= 0)
        self._prices = tuple(prices.items())
        self._dearest = max(prices, default=1)
        self._arrivals: dict[int, tuple[int, tuple[int, ...]]] = {}

    def layers(self, start: int, budget: int, free: int, stops: int) -> list[int]:
        """Per cost the positions first reached.

        Args:
            start: the position where the movement begins.
            budget: what it may cost in all.
            free: the positions that may be entered.
            stops: the positions where it ends at once.
        """
        going = [0] * (budget + self._dearest + 1)
        going[0] = 1 << start
        seen, passing = 0, ~stops | 1 << start
        upward, downward, prices = self._upward, self._downward, self._prices
        for cost in range(budget + 1):
            fresh = going[cost] = going[cost] & ~seen
            seen |= fresh
            movable = fresh & passing
            if not movable:
                continue
            moved = 0
            for offset, origins in upward:
                moved |= (movable & origins) << offset
            for offset, origins in downward:
                moved |= (movable & origins) >> offset
            moved &= free
            for price, positions in prices:
                going[cost + price] |= moved & positions
        going[budget + 1 :] = [0] * self._dearest
        return going

    def path(self, layers: list[int], start: int, stops: int, destination: int) -> tuple[int, ...]:
        """The cheapest way to a position that was reached, its start left out."""
        passing = ~stops | 1 << start
        cost = next(cost for cost, layer in enumerate(layers) if layer >> destination & 1)
        path = [destination]
        while True:
            price, origins = self._arrival(path[-1])
            cost -= price
            if not cost:
                return tuple(reversed(path))
            allowed = layers[cost] & passing
            path.append(next(origin for origin in origins if allowed >> origin & 1))

    def _arrival(self, position: int) -> tuple[int, tuple[int, ...]]:
        """What entering a position costs, and from where one can do it."""
        found = self._arrivals.get(position)
        if found is None:
            price = next(price for price, positions in self._prices if positions >> position & 1)
            before = [(position - offset, origins) for offset, origins in self._ways.items()]
            origins = tuple(origin for origin, begins in before if origin >= 0 and begins >> origin & 1)
            found = self._arrivals[position] = (price, origins)
        return found


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
    return Plain(ways, prices)
