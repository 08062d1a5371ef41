"""Straight lines between corners of squares, in whole numbers.

A line is free or not by what it crosses. It must not pass through the inside of a blocked square or wall half, nor
across a wall edge; merely touching a corner or running along a border is allowed, except where something blocks on
both sides at once: it cannot run between two blocked squares, nor squeeze through the point where two of them
touch.

Each line is reduced to a mask that must be clear and to pairs of masks of which one must be clear. Two rules share
this: the *clear* line is exactly that; the *linked* line must also be linked to the two squares whose corners it
joins, so that it cannot begin or end behind a closed corner.

Here: the lines of one displacement, and of a whole map. Not here: whom they let see (`square_sight`), whom they
cover (`square_cover`).
"""

from functools import cached_property
from math import gcd
from typing import NamedTuple

from warhall.geometry.masks import shifted
from warhall.geometry.square_planes import EAST, HALF, SOUTH, SQUARE, Frame, Planes, cross, triangle
from warhall.geometry.squares import CORNER_OFFSETS, Corner

Point = tuple[int, int]

CORNERS_JOINED = tuple((corner, other) for corner in CORNER_OFFSETS for other in CORNER_OFFSETS)
"""The corners that each of the sixteen lines joins."""


_RING: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The four squares round a grid point, in order."""


class Line(NamedTuple):
    """What must not be in the way of a line."""

    must: int
    """None of these."""
    pairs: tuple[tuple[int, int], ...]
    """For each pair, none of the first or none of the second."""
    spine: int = 0
    """Wall edges along the line: if one is there, the pairs do not tell the whole truth and `linked_along` decides."""


class Course(NamedTuple):
    """The way of a line over the grid, in order."""

    squares: list[Point]
    """The squares whose inside it crosses."""
    sides: list[tuple[Point, Point]]
    """The sides it crosses, each by the two squares that share it."""
    points: list[Point]
    """The grid points it passes, its ends left out."""


def course(p: Point, q: Point) -> Course:
    """The way of the line between two grid points."""
    run, rise = abs(q[0] - p[0]), abs(q[1] - p[1])
    right, down = (q[0] > p[0]) - (q[0] < p[0]), (q[1] > p[1]) - (q[1] < p[1])
    parts = gcd(run, rise)
    way = Course([], [], [])
    if not parts:
        return way
    run, rise = run // parts, rise // parts
    for part in range(parts):
        x, y = p[0] + part * run * right, p[1] + part * rise * down
        if part:
            way.points.append((x, y))
        if run and rise:
            _cross_squares(way, (x if right > 0 else x - 1, y if down > 0 else y - 1), (right, down), run, rise)
    return way


def _cross_squares(way: Course, square: Point, step: Point, run: int, rise: int) -> None:
    """Add the squares between two neighbouring grid points of a slanting line."""
    across = along = 1
    while True:
        way.squares.append(square)
        if across == run and along == rise:
            return
        if across * rise < along * run:
            following = (square[0] + step[0], square[1])
            across += 1
        else:
            following = (square[0], square[1] + step[1])
            along += 1
        way.sides.append((square, following))
        square = following


class Crossings:
    """What lies on or beside lines, as masks of a frame."""

    def __init__(self, frame: Frame, *, halves: bool) -> None:
        self.frame = frame
        self.halves = halves

    def along(self, a: Point, b: Point) -> tuple[int, int]:
        """What lies on both sides of a border between two squares."""
        bit = self.frame.bit
        first, second = bit(SQUARE, *a), bit(SQUARE, *b)
        if self.halves:
            closed = (Corner.SE, Corner.SW) if a[0] == b[0] else (Corner.NE, Corner.SE)
            for half in Corner:
                if half in closed:
                    first |= bit(HALF + half, *a)
                else:
                    second |= bit(HALF + half, *b)
        return first, second

    def both_sides(self, p: Point, q: Point, point: Point, crossed: list[Point]) -> tuple[int, int]:
        """What lies at a grid point on one side of the line and on the other."""
        frame = self.frame
        x, y = point
        groups = [0, 0]
        for dx in (-1, 0):
            for dy in (-1, 0):
                square = (x + dx, y + dy)
                if square not in crossed:
                    groups[_side_of(p, q, square) > 0] |= frame.bit(SQUARE, *square)
                if self.halves:
                    self._add_halves(groups, p, q, point, square)
        for end, edge in (
            ((x, y - 1), frame.bit(EAST, x - 1, y - 1)),
            ((x, y + 1), frame.bit(EAST, x - 1, y)),
            ((x - 1, y), frame.bit(SOUTH, x - 1, y - 1)),
            ((x + 1, y), frame.bit(SOUTH, x, y - 1)),
        ):
            side = cross(p, q, end)
            if side:
                groups[side > 0] |= edge
        return groups[0], groups[1]

    def halves_crossed(self, p: Point, q: Point, x: int, y: int) -> int:
        """The half walls of a square through whose inside the line would pass, where it crosses the square.

        The ends of the line are grid points, so it goes all the way through the square, and through each half that has
        corners on both sides of it.
        """
        crossed = 0
        if self.halves:
            run, rise = q[0] - p[0], q[1] - p[1]
            at = run * (y - p[1]) - rise * (x - p[0])
            sides = (at, at - rise, at + run - rise, at + run)
            for half in range(4):
                corners = (sides[half], sides[half - 1], sides[half - 3])
                if min(corners) < 0 < max(corners):
                    crossed |= self.frame.bit(HALF + half, x, y)
        return crossed

    def _add_halves(self, groups: list[int], p: Point, q: Point, point: Point, square: Point) -> None:
        """Put the half walls of a square that touch the point on the side where they lie."""
        for half in range(4):
            shape = triangle(half, *square)
            sides = [cross(p, q, corner) for corner in shape]
            if point in shape and min(sides) * max(sides) >= 0:
                groups[max(sides) > 0] |= self.frame.bit(HALF + half, *square)


class Bare(NamedTuple):
    """A line by itself, relative to a frame round its ends; the first end is the grid point (0, 0)."""

    line: Line
    first: Point
    """The first square whose inside it crosses; meaningless for a line along the grid."""
    last: Point
    left: int
    top: int


class BareLines:
    """The lines of a map by the vector from their first end to their second, each drawn once."""

    def __init__(self, planes: Planes) -> None:
        self.planes = planes
        self._halves = bool(planes.board.half_walls)
        self._known: dict[Point, Bare] = {}
        self.ways_round = {(*a, *b): _ways_round(planes, a, b) for a in _RING for b in _RING}
        """The two ways round a grid point between two of its four squares, these counted from the upper left one."""

    def of(self, q: Point) -> Bare:
        """The line from (0, 0) to q."""
        found = self._known.get(q)
        if found is None:
            found = self._known[q] = self._drawn(q)
        return found

    def _drawn(self, q: Point) -> Bare:
        p = (0, 0)
        frame = Frame(self.planes, *q)
        crossings = Crossings(frame, halves=self._halves)
        way = course(p, q)
        # `Frame.bit` and `Frame.side`, written out: a map has a thousand lines
        stride, square = frame.stride, -frame.shift
        east, south = square + EAST * frame.plane, square + SOUTH * frame.plane
        must = 0
        for (x, y), (to_x, to_y) in way.sides:
            must |= 1 << (east + y * stride + min(x, to_x) if y == to_y else south + min(y, to_y) * stride + x)
        for x, y in way.squares:
            must |= 1 << square + y * stride + x
        if self._halves:
            for x, y in way.squares:
                must |= crossings.halves_crossed(p, q, x, y)
        pairs = []
        if way.points:  # what lies beside a line is the same at each point that it passes
            x, y = way.points[0]
            one, other = crossings.both_sides(p, q, (x, y), way.squares)
            for to_x, to_y in way.points:
                by = (to_y - y) * stride + to_x - x
                pairs.append((shifted(one, by), shifted(other, by)))
        spine = 0
        if q != p and not way.squares:
            pairs += [crossings.along(a, b) for a, b in _borders(p, q)]
            for a, b in _borders(p, q):
                spine |= frame.side(a, b)
        squares = way.squares or [p]
        return Bare(Line(must, tuple(pairs), spine), squares[0], squares[-1], frame.left, frame.top)


class LinesOf:
    """The sixteen lines between the corners of two squares, the second displaced by (dx, dy) against the first."""

    def __init__(self, bare: BareLines, dx: int, dy: int, *, linked: bool) -> None:
        self._frame = frame = Frame(bare.planes, dx, dy)
        self._displacement = (dx, dy)
        self.shift = frame.shift
        self._bare = bare
        self._linked = linked
        self._drawn: list[Line | None] = [None] * len(CORNERS_JOINED)
        self._across = [-1] * len(CORNERS_JOINED)
        """For each of the lines what lies across it, once somebody asked: that is known before its ends are drawn."""
        self._shortest_first = sorted(range(len(CORNERS_JOINED)), key=self._length)

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All sixteen lines."""
        return tuple(self._line(number) for number in range(len(CORNERS_JOINED)))

    def _length(self, number: int) -> int:
        """The length of one of the lines, squared."""
        (cx, cy), (ex, ey) = CORNERS_JOINED[number]
        dx, dy = self._displacement
        return (dx + ex - cx) ** 2 + (dy + ey - cy) ** 2

    def _lies_across(self, number: int) -> int:
        """What lies across one of the lines."""
        frame = self._frame
        (cx, cy), (ex, ey) = CORNERS_JOINED[number]
        dx, dy = self._displacement
        bare = self._bare.of((dx + ex - cx, dy + ey - cy))
        by = (cy + bare.top - frame.top) * frame.stride + cx + bare.left - frame.left
        own = ~(frame.bit(SQUARE, 0, 0) | frame.bit(SQUARE, dx, dy)) if self._linked else -1
        found = self._across[number] = bare.line.must << by & own
        return found

    @cached_property
    def region(self) -> int:
        """Everything that any of the lines depends on."""
        region = 0
        for line in self.lines:
            region |= line.must | line.spine
            for first, second in line.pairs:
                region |= first | second
        return region

    def _line(self, number: int) -> Line:
        """One of the sixteen lines; each is drawn when it is first asked for."""
        found = self._drawn[number]
        if found is None:
            (cx, cy), (ex, ey) = CORNERS_JOINED[number]
            dx, dy = self._displacement
            bare = self._bare.of((dx + ex - cx, dy + ey - cy))
            found = self._drawn[number] = self._moved(bare, (cx, cy), (dx + ex, dy + ey), linked=self._linked)
        return found

    def _moved(self, bare: Bare, p: Point, q: Point, *, linked: bool) -> Line:
        """A line that is known by itself, moved to its first end p."""
        frame = self._frame
        by = (p[1] + bare.top - frame.top) * frame.stride + p[0] + bare.left - frame.left
        must, spine = bare.line.must << by, bare.line.spine << by
        pairs = [(a << by, b << by) for a, b in bare.line.pairs]
        if not linked:
            return Line(must, tuple(pairs))
        if p == q:
            pairs.append(self._round(p, (0, 0), self._displacement))
        elif bare.line.spine:
            pairs += [self._beside(p, q, (0, 0)), self._beside(q, p, self._displacement)]
        else:
            first = (bare.first[0] + p[0], bare.first[1] + p[1])
            last = (bare.last[0] + p[0], bare.last[1] + p[1])
            pairs += [self._round(p, (0, 0), first), self._round(q, self._displacement, last)]
        own = ~(frame.bit(SQUARE, 0, 0) | frame.bit(SQUARE, *self._displacement))
        return Line(must & own, tuple((a & own, b & own) for a, b in pairs), spine)

    def _round(self, point: Point, a: Point, b: Point) -> tuple[int, int]:
        """The two ways round a grid point from one of its squares to another."""
        x, y = point[0] - 1, point[1] - 1
        frame = self._frame
        by = (y - frame.top) * frame.stride + x - frame.left
        one, other = self._bare.ways_round[a[0] - x, a[1] - y, b[0] - x, b[1] - y]
        return one << by, other << by

    def _beside(self, p: Point, q: Point, square: Point) -> tuple[int, int]:
        """The two ways from a square at the end p of a line along the grid to the first squares on both sides of
        that line.
        """
        first = _borders(p, q)[0]
        if square in first:
            return 0, 0
        near = min(first, key=lambda other: abs(other[0] - square[0]) + abs(other[1] - square[1]))
        far = first[0] if near == first[1] else first[1]
        mirrored = (square[0] + far[0] - near[0], square[1] + far[1] - near[1])
        frame = self._frame
        straight = frame.side(square, near) | frame.bit(SQUARE, *near)
        around = frame.side(square, mirrored) | frame.bit(SQUARE, *mirrored)
        return straight, around | frame.side(mirrored, far) | frame.bit(SQUARE, *far)

    def free(self, blocked: int, at: int) -> int:
        """Which of the sixteen lines are free: bit 4 * i + j for the line from corner i to corner j.

        Args:
            blocked: what is in the way, over all planes of the map.
            at: padded number of the first square.
        """
        blocked >>= at + self.shift
        found = 0
        for number, line in enumerate(self.lines):
            if self._is_free(number, line, blocked):
                found |= 1 << number
        return found

    def any_free(self, blocked: int, at: int) -> bool:
        """Whether one of the lines is free: quicker than `free`, since one such line will do."""
        blocked >>= at + self.shift
        known = self._across
        for number in self._shortest_first:
            across = known[number]
            if across < 0:
                across = self._lies_across(number)
            if not blocked & across and self._is_free(number, self._line(number), blocked):
                return True
        return False

    def all_free(self, wanted: int, blocked: int) -> bool:
        """Whether all of some of the lines are free: each is drawn when it comes to it, and one that is not will do.

        Args:
            wanted: the lines.
            blocked: what is in the way, over all planes of the map, counted from where the frame begins.
        """
        known = self._across
        while wanted:
            number = wanted.bit_length() - 1
            wanted ^= 1 << number
            across = known[number]
            if blocked & (across if across >= 0 else self._lies_across(number)):
                return False
            if not self._is_free(number, self._line(number), blocked):
                return False
        return True

    def _is_free(self, number: int, line: Line, blocked: int) -> bool:
        must, pairs, spine = line
        if blocked & must:
            return False
        for first, second in pairs:
            if blocked & first and blocked & second:
                return False
        return not blocked & spine or self._linked_along(number, blocked)

    def _linked_along(self, number: int, blocked: int) -> bool:
        """Whether the squares at the ends of a line along the grid are linked, one square after the other."""
        frame = self._frame
        (cx, cy), (ex, ey) = CORNER_OFFSETS[number // 4], CORNER_OFFSETS[number % 4]
        dx, dy = self._displacement
        p, q = (cx, cy), (dx + ex, dy + ey)
        low, high = min(p, q), max(p, q)
        start, end = (0, 0), (dx, dy)
        box = [(x, y) for x in range(low[0] - 1, high[0] + 1) for y in range(low[1] - 1, high[1] + 1)]
        free = {square for square in box if not blocked & frame.bit(SQUARE, *square)} | {start, end}
        linked = [start]
        for square in linked:
            for step_x, step_y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                other = (square[0] + step_x, square[1] + step_y)
                if other in free and other not in linked and not blocked & frame.side(square, other):
                    linked.append(other)
        return end in linked


class MapLines:
    """The lines between any two squares of a map by one of the two rules, made once for each displacement."""

    def __init__(self, planes: Planes, *, linked: bool) -> None:
        self.planes = planes
        self._linked = linked
        self.bare = BareLines(planes)
        self._known: dict[int, LinesOf] = {}

    def between(self, a: int, b: int) -> LinesOf:
        """The lines from square a to square b."""
        key = self.planes.key[b] - self.planes.key[a]
        found = self._known.get(key)
        if found is None:
            (ax, ay), (bx, by) = self.planes.board.place(a), self.planes.board.place(b)
            found = self._known[key] = LinesOf(self.bare, bx - ax, by - ay, linked=self._linked)
        return found


def _ways_round(planes: Planes, a: Point, b: Point) -> tuple[int, int]:
    """What must be clear on the one way and on the other round the middle of four squares."""

    def bit(plane: int, x: int, y: int) -> int:
        return 1 << plane * planes.plane + y * planes.stride + x

    ways = []
    for turn in (1, -1):
        mask, n = 0, _RING.index(a)
        while _RING[n] != b:
            here, n = _RING[n], (n + turn) % 4
            mask |= bit(EAST if here[1] == _RING[n][1] else SOUTH, *min(here, _RING[n]))
            if _RING[n] != b:
                mask |= bit(SQUARE, *_RING[n])
        ways.append(mask)
    return ways[0], ways[1]


def _borders(p: Point, q: Point) -> list[tuple[Point, Point]]:
    """The squares on both sides of a line along the grid, unit by unit from p to q."""
    if p[1] == q[1]:
        columns = range(p[0], q[0]) if q[0] > p[0] else range(p[0] - 1, q[0] - 1, -1)
        return [((x, p[1] - 1), (x, p[1])) for x in columns]
    rows = range(p[1], q[1]) if q[1] > p[1] else range(p[1] - 1, q[1] - 1, -1)
    return [((p[0] - 1, y), (p[0], y)) for y in rows]


def _side_of(p: Point, q: Point, square: Point) -> int:
    """The side of the line on which the centre of a square lies."""
    return cross((2 * p[0], 2 * p[1]), (2 * q[0], 2 * q[1]), (2 * square[0] + 1, 2 * square[1] + 1))
