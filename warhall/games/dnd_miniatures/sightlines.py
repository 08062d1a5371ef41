"""Line of sight and effect on one map, line by line (DM-15.1, DM-15.3, DM-15.12).

The geometry of the house works out what a line can meet once for each displacement of two squares. On a map as wide as
two sheets with half walls that takes long, and most displacements are asked for once. So here each line is followed
over the map as it is, until it meets something; the answers are the same. Not here: which squares hinder
(`battlefield`).
"""

from __future__ import annotations

from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_planes import meets, triangle
from warhall.geometry.square_rays import UNIT, inner_corners
from warhall.geometry.square_sight import ALL_LINES, FROM_CORNER
from warhall.geometry.squares import SquareMap

Point = tuple[int, int]


class Sightlines:
    """Straight lines between inner corners of squares. Made once per map."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self._half = mask_of(board.half_walls)
        self._edges = bool(board.east_edges or board.south_edges)
        self._lines: dict[int, int] = {}
        self._corners = [self._inner(cell) for cell in range(board.size)]

    def _inner(self, cell: int) -> tuple[Point | None, ...]:
        x, y = self.board.place(cell)
        points = inner_corners(self.board.half_walls.get(cell))
        return tuple(None if each is None else (UNIT * x + each[0], UNIT * y + each[1]) for each in points)

    def effect(self, a: int, b: int) -> int:
        """The lines from square a to square b that touch no wall: bit 4 * i + j from corner i to corner j."""
        if a == b:
            return ALL_LINES
        key = a * self.board.size + b
        known = self._lines.get(key)
        if known is None:
            known = 0
            for i, p in enumerate(self._corners[a]):
                for j, q in enumerate(self._corners[b]):
                    if p is not None and q is not None and self._is_free(p, q, 0):
                        known |= 1 << 4 * i + j
            self._lines[key] = known
        return known

    def sees(self, looker: int, target: int, hindering: int = 0) -> bool:
        """Whether a line from a square of the looker to a square of the target is free."""
        targets = cells_of(target)
        return any(self._is_seen(a, b, hindering) for a in cells_of(looker) for b in targets)

    def _is_seen(self, a: int, b: int, hindering: int) -> bool:
        if a == b:
            return True
        hindering &= ~(1 << a | 1 << b)
        return any(
            self._is_free(p, q, hindering)
            for p in self._corners[a]
            if p is not None
            for q in self._corners[b]
            if q is not None
        )

    def reaches_from(self, cell: int, corner: int, target: int) -> bool:
        """DM-15.12: whether a line from one inner corner of a square to a square of the target touches no wall."""
        return any(self.effect(cell, b) & FROM_CORNER[corner] for b in cells_of(target))

    def _is_free(self, p: Point, q: Point, hindering: int) -> bool:
        """Whether a line touches no wall and crosses no hindering square."""
        if q[0] < p[0]:
            p, q = q, p
        run, rise = q[0] - p[0], q[1] - p[1]
        width, walls, half = self.board.width, self.board.walls, self._half
        for x in range(p[0] // UNIT, q[0] // UNIT + 1):
            if run:
                left, right = max(p[0], UNIT * x), min(q[0], UNIT * x + UNIT)
                one, two = p[1] * run + rise * (left - p[0]), p[1] * run + rise * (right - p[0])
                scale = UNIT * run
            else:
                one, two, scale = p[1], q[1], UNIT
            top, bottom = (one, two) if one <= two else (two, one)
            for y in range(max(0, -(-top // scale) - 1), min(self.board.height - 1, bottom // scale) + 1):
                cell = y * width + x
                if walls >> cell & 1:
                    return False
                if half >> cell & 1 and meets(p, q, triangle(self.board.half_walls[cell], x, y, UNIT), inside=False):
                    return False
            if hindering:
                for y in range(top // scale, max(-(-bottom // scale), top // scale + 1)):
                    if hindering >> y * width + x & 1:
                        return False
        return not (self._edges and self._meets_edge(p, q))

    def _meets_edge(self, p: Point, q: Point) -> bool:
        """Whether a line has a point in common with a wall edge."""
        board, run, rise = self.board, q[0] - p[0], q[1] - p[1]
        for x in range(p[0] // UNIT + 1, q[0] // UNIT + 1):
            whole, rest = divmod(p[1] * run + rise * (UNIT * x - p[0]), UNIT * run)
            for y in (whole,) if rest else (whole - 1, whole):
                if y >= 0 and board.east_edges >> y * board.width + x - 1 & 1:
                    return True
        low, high = sorted((p[1], q[1]))
        for y in range(low // UNIT + 1, high // UNIT + 1):
            whole, rest = divmod(p[0] * rise + run * (UNIT * y - p[1]), UNIT * rise)
            for x in (whole,) if rest else (whole - 1, whole):
                if x >= 0 and board.south_edges >> (y - 1) * board.width + x & 1:
                    return True
        return False
