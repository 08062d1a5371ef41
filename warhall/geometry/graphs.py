"""Maps that are graphs: places joined by links.

Here: adjacency, distance, what can be reached through given places, connected parts. Not here: what a place is
called or who stands there.
"""

from collections.abc import Iterable

from warhall.geometry.masks import cells_of, first_cell


class Graph:
    """Places 0 to size - 1 and the links between them, in both directions; immutable."""

    def __init__(self, size: int, links: Iterable[tuple[int, int]]) -> None:
        table = [0] * size
        for a, b in links:
            if not (0 <= a < size and 0 <= b < size) or a == b:
                raise ValueError(f"no link can join {a} and {b} among {size} places")
            table[a] |= 1 << b
            table[b] |= 1 << a
        self.size = size
        self.all = (1 << size) - 1
        self.adjacent: tuple[int, ...] = tuple(table)
        """For each place the places linked to it."""
        self._distances: dict[int, tuple[int, ...]] = {}

    def adjacent_to(self, places: int) -> int:
        """The places linked to at least one of these, without these themselves."""
        found = 0
        for place in cells_of(places):
            found |= self.adjacent[place]
        return found & ~places

    def distances(self, place: int) -> tuple[int, ...]:
        """For each place the number of links to it on the shortest way, or -1 if there is none."""
        known = self._distances.get(place)
        if known is None:
            table = [-1] * self.size
            ring, steps, seen = 1 << place, 0, 0
            while ring:
                for other in cells_of(ring):
                    table[other] = steps
                seen |= ring
                ring = self.adjacent_to(seen)
                steps += 1
            known = self._distances[place] = tuple(table)
        return known

    def distance(self, a: int, b: int) -> int:
        """The number of links on the shortest way between two places, or -1 if there is none."""
        return self.distances(a)[b]

    def reach(self, places: int, through: int | None = None, steps: int | None = None) -> int:
        """The places that can be come to from these, these included.

        Args:
            places: where to begin.
            through: the places one may go on from, beside the first ones; all if left out.
            steps: how many links at most; any number if left out.
        """
        passable = self.all if through is None else through
        found, edge = places, places
        while edge and steps != 0:
            edge = self.adjacent_to(edge) & ~found
            found |= edge
            edge &= passable
            if steps is not None:
                steps -= 1
        return found

    def parts(self, places: int) -> list[int]:
        """The connected parts of a set of places, by their lowest place."""
        found = []
        while places:
            part = self.reach(1 << first_cell(places), through=places) & places
            found.append(part)
            places &= ~part
        return found
