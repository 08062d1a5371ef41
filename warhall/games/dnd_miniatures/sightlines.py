"""Line of sight and effect on one map (DM-15.1, DM-15.3, DM-15.12).

For each displacement of two squares the sixteen lines between their inner corners are followed once, for the whole map
(`lanes`). Only where a line comes to a half wall, or starts beside one, the pair itself is looked at. Not here: which
squares hinder (`battlefield`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from warhall.games.dnd_miniatures.lanes import Lanes, Laying, Pieces
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_planes import meets, triangle
from warhall.geometry.square_rays import UNIT, inner_corners
from warhall.geometry.square_sight import ALL_LINES, FROM_CORNER
from warhall.geometry.squares import SquareMap

Point = tuple[int, int]
MOST_PAIRS = 50_000
"""Pairs of squares whose sixteen lines are kept: about six megabytes a map at most."""


class Sightlines:
    """Straight lines between inner corners of squares. Made once per map."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self.places = [board.place(cell) for cell in range(board.size)]
        self._half = mask_of(board.half_walls)
        self.closed = board.walls | self._half | board.east_edges | board.south_edges
        """The squares with a wall in them or at their side."""
        self._halves = {cell: triangle(half, *self.places[cell], UNIT) for cell, half in board.half_walls.items()}
        self.runs = [sum(1 << row * board.width for row in range(rows)) for rows in range(board.height + 1)]
        """For each number of rows the first square of each."""
        self._walls, self._east, self._south, self._cut = (
            self._columns(mask) for mask in (board.walls, board.east_edges, board.south_edges, self._half)
        )
        self._nothing = [0] * board.width
        self._views: dict[int, View] = {}
        self._lines: dict[int, int] = {}
        self._corners = [self._inner(cell) for cell in range(board.size)]

    def _inner(self, cell: int) -> tuple[Point | None, ...]:
        x, y = self.board.place(cell)
        points = inner_corners(self.board.half_walls.get(cell))
        return tuple(None if each is None else (UNIT * x + each[0], UNIT * y + each[1]) for each in points)

    def _columns(self, squares: int) -> list[int]:
        """Some squares column by column, each as a set of rows."""
        found = [0] * self.board.width
        for cell in cells_of(squares):
            x, y = self.places[cell]
            found[x] |= 1 << y
        return found

    def box(self, a: int, b: int) -> int:
        """The squares of the smallest rectangle that holds two squares."""
        (x, y), (to_x, to_y) = self.places[a], self.places[b]
        left, columns = (x, to_x - x + 1) if x < to_x else (to_x, x - to_x + 1)
        top, rows = (y, to_y - y + 1) if y < to_y else (to_y, y - to_y + 1)
        return ((1 << columns) - 1) * self.runs[rows] << top * self.board.width + left

    def view(self, hindering: int) -> View:
        """Who sees whom where some squares hinder."""
        view = self._views.get(hindering)
        if view is None:
            view = self._views[hindering] = View(self, hindering)
        return view

    def sees(self, looker: int, target: int, hindering: int = 0) -> bool:
        """Whether a line from a square of the looker to a square of the target is free."""
        return bool(self.view(hindering).seen(looker, target))

    def effect(self, a: int, b: int) -> int:
        """The lines from square a to square b that touch no wall: bit 4 * i + j from corner i to corner j."""
        if a == b:
            return ALL_LINES
        key = a * self.board.size + b
        known = self._lines.get(key)
        if known is None:
            low, high = (a, b) if a < b else (b, a)
            lanes = self.view(0).lanes(low, high)
            if lanes.unsure >> low & 1:
                known = self._exactly(a, b)
            else:
                known = 0
                for number, where in enumerate(lanes.free):
                    if where >> low & 1:
                        known |= 1 << (number if a < b else 4 * (number % 4) + number // 4)
            if len(self._lines) >= MOST_PAIRS:
                self._lines.clear()
            self._lines[key] = known
        return known

    def reaches_from(self, cell: int, corner: int, target: int) -> bool:
        """DM-15.12: whether a line from one inner corner of a square to a square of the target touches no wall."""
        return any(self.effect(cell, b) & FROM_CORNER[corner] for b in cells_of(target))

    # Single pairs

    def _exactly(self, a: int, b: int) -> int:
        """The lines between two squares that touch no wall, one by one."""
        found = 0
        for i, p in enumerate(self._corners[a]):
            for j, q in enumerate(self._corners[b]):
                if p is not None and q is not None and self._is_free(p, q, self._nothing):
                    found |= 1 << 4 * i + j
        return found

    def is_seen(self, low: int, high: int, lanes: Lanes, hindering: int) -> bool:
        """Whether one of the lines that a half wall decides about is free."""
        starts, ends = self._corners[low], self._corners[high]
        if self._half >> low & 1 or self._half >> high & 1:
            hindering &= ~(1 << low | 1 << high)
            columns = self._columns(hindering) if hindering else self._nothing
            return any(p and q and self._is_free(p, q, columns) for p in starts for q in ends)
        return any(
            p and q and self._is_free(p, q, self._nothing)
            for number, where in enumerate(lanes.doubtful)
            if where >> low & 1
            for p, q in ((starts[number // 4], ends[number % 4]),)
        )

    def _is_free(self, p: Point, q: Point, hindering: list[int]) -> bool:
        """Whether a line touches no wall and crosses no hindering square, these given by columns.

        It is `course_of` that goes no farther than to the first column where it is blocked.
        """
        (x, y), (to_x, to_y) = (p, q) if p[0] <= q[0] else (q, p)
        run, rise = to_x - x or 1, to_y - y
        scale, right = UNIT * run, to_x // UNIT
        height = y * run
        row, above = height // scale, -(-height // scale) - 1
        cut: list[int] = []
        for column in range(x // UNIT, right + 1):
            height = to_y * run if column == right else y * run + rise * (UNIT * column + UNIT - x)
            to_row, to_above = height // scale, -(-height // scale) - 1
            if rise >= 0:
                first, inner, last, end = above, row, to_row, to_above
            else:
                first, inner, last, end = to_above, to_row, row, above
            touched = (2 << last) - (1 << first)
            if touched & self._walls[column] or (1 << last) - (1 << first) & self._south[column]:
                return False
            if (2 << (end if end > inner else inner)) - (1 << inner) & hindering[column]:
                return False
            if column < right and (2 << to_row) - (1 << to_above) & self._east[column]:
                return False
            if touched & self._cut[column]:
                cut += [each * self.board.width + column for each in cells_of(touched & self._cut[column])]
            row, above = to_row, to_above
        return not any(meets(p, q, self._halves[cell], inside=False) for cell in cut)


class View:
    """Which squares of a map see each other where some hinder; every line is followed once."""

    def __init__(self, lines: Sightlines, hindering: int) -> None:
        self._sightlines = lines
        self._board = board = lines.board
        self._hindering = hindering
        self._lanes: dict[int, Lanes] = {}
        """By displacement, as the difference of two spots."""
        self._spots = [2 * board.width * y + x for x, y in lines.places]
        self._pieces: tuple[Pieces, Pieces] = ({}, {})
        self._looked = 0
        """The squares from which somebody has looked round."""
        self._known = [1 << cell for cell in range(board.size)]
        self._seen = self._known[:]
        self._in_the_way = lines.closed | hindering

    def seen(self, looker: int, squares: int) -> int:
        """Which of some squares are seen from a space."""
        found, known, seen = 0, self._known, self._seen
        while looker:
            cell = looker.bit_length() - 1
            looker ^= 1 << cell
            old = squares & known[cell]
            if old != squares:
                self._look(cell, squares ^ old)
            found |= seen[cell] & squares
        return found

    def _look(self, a: int, squares: int) -> None:
        """Look from a square at some that nobody asked for yet."""
        known, seen, here = self._known, self._seen, 1 << a
        if not self._looked >> a & 1:
            self._looked |= here
            around = self._around(a)
            known[a] |= around
            seen[a] |= around
            squares &= ~around
        known[a] |= squares
        spots, lanes_of = self._spots, self._lanes
        for b in cells_of(squares):
            known[b] |= here
            low, high = (a, b) if a < b else (b, a)
            lanes = lanes_of.get(spots[high] - spots[low]) or self.lanes(low, high)
            if lanes.some >> low & 1 or (
                lanes.unsure >> low & 1 and self._sightlines.is_seen(low, high, lanes, self._hindering)
            ):
                seen[a] |= 1 << b
                seen[b] |= here

    def _around(self, a: int) -> int:
        """The squares that are seen at once: nothing is in the way in the rectangle that holds them and a square."""
        board, (x, y) = self._board, self._sightlines.places[a]
        width, found = board.width, 0
        for rows in (range(y, board.height), range(y, -1, -1)):
            left, right = 0, width  # how far it is free to both sides in all rows so far
            for row in rows:
                closed = self._in_the_way >> row * width & (1 << width) - 1
                left = max(left, (closed & (1 << x + 1) - 1).bit_length())
                beyond = closed >> x
                if beyond:
                    right = min(right, x + (beyond & -beyond).bit_length() - 1)
                if left > x or right <= x:
                    break
                found |= (1 << right) - (1 << left) << row * width
        return found

    def lanes(self, low: int, high: int) -> Lanes:
        """The lines from the lower of two squares to the higher one."""
        (x, y), (to_x, to_y) = self._sightlines.places[low], self._sightlines.places[high]
        key = self._spots[high] - self._spots[low]
        lanes = self._lanes.get(key)
        if lanes is None:
            laying = Laying(self._board, to_x - x, to_y - y, self._hindering, self._pieces)
            lanes = self._lanes[key] = laying.lanes()
        return lanes


class Course(NamedTuple):
    """What a line meets, as sets of squares."""

    touched: int
    """The squares with which it has a point in common."""
    crossed: int
    """Those whose inside it crosses."""
    east: int
    """Those with whose east side it has a point in common."""
    south: int
    """Those with whose south side it has one."""


def course_of(p: Point, q: Point, width: int, runs: Sequence[int]) -> Course:
    """The way of a line between inner corners over a map of that width, column by column.

    `runs` holds, for each number, so many squares one below the other, the first of them 0.
    """
    if q[0] < p[0]:
        p, q = q, p
    run, rise = q[0] - p[0], q[1] - p[1]
    scale = UNIT * run or UNIT
    left, right = p[0] // UNIT, q[0] // UNIT
    start = p[1] * (run or 1)
    heights = [start, *(start + rise * (UNIT * x - p[0]) for x in range(left + 1, right + 1)), q[1] * (run or 1)]
    rows = [height // scale for height in heights]
    # Through a grid point a line touches four squares: then this is the row above, else the same.
    above = [-(-height // scale) - 1 for height in heights]
    touched = crossed = east = south = 0
    for number, x in enumerate(range(left, right + 1)):
        top, bottom = (number, number + 1) if rise >= 0 else (number + 1, number)
        first, last = above[top], rows[bottom]
        touched |= runs[last - first + 1] << first * width + x
        south |= runs[last - first] << first * width + x
        inner = rows[top]
        crossed |= runs[max(above[bottom], inner) - inner + 1] << inner * width + x
        if x < right:
            east |= runs[rows[number + 1] - above[number + 1] + 1] << above[number + 1] * width + x
    return Course(touched, crossed, east, south)
