"""Which squares of a map see each other past what never moves, worked out for the whole map at once.

A line of one length and direction is the same wherever it begins. So it is not asked square by square whether it is
free: each thing that would be in its way is one shift of the map, and that tells it for all its beginnings together.

Here: sight between two free squares by the linked lines of `square_lines`. Not here: larger spaces (`square_sight`).
"""

from typing import NamedTuple

from warhall.geometry.masks import cells_of, shifted
from warhall.geometry.square_lines import CORNERS_JOINED, MapLines, Point
from warhall.geometry.square_planes import SQUARE, Frame


class Slant(NamedTuple):
    """All slanting lines of one length and direction."""

    free: int
    """The grid points where such a line may begin."""
    first: Point
    """The first square that it crosses, counted from there."""
    last: Point
    region: int
    """The squares that could be in its way, relative to a frame round it."""
    shift: int
    """Where that frame begins, counted from there."""


class Vista(NamedTuple):
    """The lines between two squares, the second displaced against the first by so much."""

    seen: int
    """The first squares, padded, from which the second is seen along a slanting line."""
    lines: list[tuple[int, int, int]]
    """Of each slanting line the first squares for which it is free, where its frame begins, and its region."""
    has_others: bool
    """Whether there are lines along the grid, too."""


class Vistas:
    """Sight on one map past walls and some blocking squares. Each displacement is worked out when first asked for."""

    def __init__(self, lines: MapLines, blocked: int) -> None:
        """Take the linked lines of a map, and what is in the way, over all its planes."""
        self._lines = lines
        self._planes = lines.planes
        self._bare = lines.bare
        self._blocked = blocked
        self._all = (1 << self._planes.plane) - 1
        self._vistas: dict[int, Vista] = {}
        self._slants: dict[Point, Slant] = {}
        self._linked: dict[tuple[int, int, int, int], int] = {}
        """For two squares round a grid point, the points where one is linked to the other."""

    def sees(self, a: int, b: int, enemies: int = 0) -> bool:
        """Whether there is sight between two different squares that are not blocked themselves.

        Args:
            a: the one.
            b: the other.
            enemies: further squares that block, neither of the two among them.
        """
        if a > b:
            a, b = b, a
        planes = self._planes
        key = planes.key[b] - planes.key[a]
        vista = self._vistas.get(key)
        if vista is None:
            (ax, ay), (bx, by) = planes.board.place(a), planes.board.place(b)
            vista = self._vistas[key] = self._vista(bx - ax, by - ay)
        seen, lines, has_others = vista
        at = planes.padded[a]
        sure = seen >> at & 1
        if not enemies:
            return bool(sure) or (has_others and self._lines.between(a, b).any_free(self._blocked, at))
        blocking = planes.pad_kept(enemies)
        if sure:
            for free, by, region in lines:
                if free >> at & 1 and not blocking >> at + by & region:
                    return True
        # An enemy beside a line blocks it only together with something on its other side: that takes a closer look.
        return (bool(sure) or has_others) and self._lines.between(a, b).any_free(self._blocked | blocking, at)

    def _vista(self, dx: int, dy: int) -> Vista:
        """The lines to the square displaced by so much."""
        stride, seen, lines = self._planes.stride, 0, []
        for (cx, cy), (ex, ey) in CORNERS_JOINED:
            run, rise = dx + ex - cx, dy + ey - cy
            if run and rise:
                slant = self._slants.get((run, rise)) or self._slant((run, rise))
                first, last, start = slant.first, slant.last, cy * stride + cx
                here = self._links(1 - cx, 1 - cy, first[0] + 1, first[1] + 1)
                there = self._links(1 - ex, 1 - ey, last[0] + 1 - run, last[1] + 1 - rise)
                free = (slant.free & here & shifted(there, -rise * stride - run)) >> start
                if free:
                    seen |= free
                    lines.append((free, start + slant.shift, slant.region))
        return Vista(seen, lines, abs(dx) <= 1 or abs(dy) <= 1)

    def _slant(self, vector: Point) -> Slant:
        """Where the lines of a vector are free, what happens at their ends left aside."""
        bare, (run, rise) = self._bare.of(vector), vector
        by = bare.top * self._planes.stride + bare.left
        hit, region = self._hits(bare.line.must, by), bare.line.must
        for one, other in bare.line.pairs:
            hit |= self._hits(one, by) & self._hits(other, by)
            region |= one | other
        frame = Frame(self._planes, run, rise)
        for x, y in ((-1, -1), (-1, 0), (0, -1), (0, 0)):
            region |= frame.bit(SQUARE, x, y) | frame.bit(SQUARE, run + x, rise + y)
        found = self._slants[vector] = Slant(self._all & ~hit, bare.first, bare.last, region & self._all, by)
        return found

    def _links(self, ax: int, ay: int, bx: int, by: int) -> int:
        """The grid points where one of the four squares, counted from the upper left, is linked to another."""
        found = self._linked.get((ax, ay, bx, by))
        if found is None:
            one, other = self._bare.ways_round[ax, ay, bx, by]
            back = -self._planes.stride - 1
            found = self._linked[ax, ay, bx, by] = self._all & ~(self._hits(one, back) & self._hits(other, back))
        return found

    def _hits(self, things: int, by: int) -> int:
        """The places where something of these, moved by so much, is blocked."""
        hit, blocked = 0, self._blocked
        for thing in cells_of(things):
            away = thing + by  # `shifted`, written out: each line of a map asks so for all that it crosses
            hit |= blocked >> away if away > 0 else blocked << -away
        return hit & self._all
