"""Which lines to a target are clear, for rules of cover on a square map.

A clear line joins a corner of one square to a corner of another and passes through nothing that gives cover; see
`square_lines`. What gives cover besides walls is said with each question, as a mask of squares; unlike for sight,
the squares of attacker and target count if they are in it. Beyond the rim nothing gives cover. In a square with a
half wall only the three corners of the open half count.

Here: lines counted per corner, and the three usual questions (one corner to all of the target, one square to
another, one given point). Not here: what cover does.
"""

from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_lines import LinesOf, MapLines
from warhall.geometry.square_planes import Planes
from warhall.geometry.square_sight import ALL_LINES, FROM_CORNER
from warhall.geometry.squares import SquareMap

# Pairs of squares of which it is kept whether they are clear: about five megabytes a map at most.
_KEPT = 50_000


class Cover:
    """Clear lines on one map. Made once per map."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self._planes = Planes(board)
        self._lines = MapLines(self._planes, linked=False)
        self._walls_only: dict[int, bool] = {}
        self._places = [board.place(cell) for cell in range(board.size)]
        self._closed = board.walls | mask_of(board.half_walls) | board.east_edges | board.south_edges
        self._runs = [sum(1 << row * board.width for row in range(rows)) for rows in range(board.height + 1)]
        """For each number of rows the first square of each."""

    def wanted(self, a: int, b: int) -> int:
        """The lines that count between two squares: all sixteen, or fewer if one of them has a half wall."""
        lines = ALL_LINES
        half, other = self.board.half_walls.get(a), self.board.half_walls.get(b)
        if half is not None:
            lines &= ~FROM_CORNER[half]
        if other is not None:
            lines &= ~(0x1111 << other)
        return lines

    def lines(self, a: int, b: int, covering: int = 0) -> int:
        """The clear lines from square a to square b."""
        blocked = self._planes.walls | self._planes.pad_kept(covering)
        return self._lines.between(a, b).free(blocked, self._planes.padded[a]) & self.wanted(a, b)

    def _lines_to(self, a: int, target: int, covering: int) -> list[tuple[LinesOf, int, int]]:
        """To each square of the target that something lies near: the lines, those that count, and what is in the way,
        as `LinesOf.all_free` takes it.
        """
        found, at = [], self._planes.padded[a]
        for b in cells_of(target):
            near = self._round(a, b)
            if near & (self._closed | covering):
                between, blocked = self._lines.between(a, b), self._planes.walls
                if near & covering:
                    blocked |= self._planes.pad_kept(covering)
                found.append((between, self.wanted(a, b), blocked >> at + between.shift))
        return found

    def _round(self, a: int, b: int) -> int:
        """A rectangle round two squares, one wider on each side: lines touch no square outside it."""
        (x, y), (to_x, to_y) = self._places[a], self._places[b]
        left, right = (x, to_x) if x < to_x else (to_x, x)
        top, bottom = (y, to_y) if y < to_y else (to_y, y)
        left, top = max(0, left - 1), max(0, top - 1)
        columns, rows = min(right + 2, self.board.width) - left, min(bottom + 2, self.board.height) - top
        return ((1 << columns) - 1) * self._runs[rows] << top * self.board.width + left

    def clear_corner(self, attacker: int, target: int, covering: int = 0) -> tuple[int, int] | None:
        """Square and corner of the attacker from which all lines to all squares of the target are clear; None
        means cover.
        """
        for a in cells_of(attacker):
            ways = self._lines_to(a, target, covering)
            for corner, row in enumerate(FROM_CORNER):
                if self.board.half_walls.get(a) != corner and _all_free(ways, row):
                    return a, corner
        return None

    def is_clear_from(self, cell: int, corner: int, target: int, covering: int = 0) -> bool:
        """Whether all lines from one corner of a square to all squares of the target are clear."""
        return _all_free(self._lines_to(cell, target, covering), FROM_CORNER[corner])

    def clear_pair(self, attacker: int, target: int, covering: int = 0) -> tuple[int, int] | None:
        """A square of the attacker and one of the target between which every line is clear; None means cover."""
        targets = cells_of(target)
        for a in cells_of(attacker):
            for b in targets:
                if self._is_pair_clear(a, b, covering):
                    return a, b
        return None

    def _is_pair_clear(self, a: int, b: int, covering: int) -> bool:
        """Whether every line between two squares is clear; kept where only walls give cover."""
        if covering:
            return _all_free(self._lines_to(a, 1 << b, covering), ALL_LINES)
        key = a * self.board.size + b
        known = self._walls_only.get(key)
        if known is None:
            if len(self._walls_only) >= _KEPT:
                self._walls_only.clear()
            known = self._walls_only[key] = _all_free(self._lines_to(a, 1 << b, 0), ALL_LINES)
        return known


def _all_free(ways: list[tuple[LinesOf, int, int]], lines: int) -> bool:
    """Whether those of some lines that count are free to every square."""
    return all(between.all_free(wanted & lines, blocked) for between, wanted, blocked in ways)
