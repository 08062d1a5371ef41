"""Who sees whom on one battlefield, remembered (DC-20.1 to DC-20.5).

Walls and obstacles never change, and of the enemies only those near the lines matter. So an answer is kept for each
pair of spaces, with the enemies in between if there are any.

Here: the memory. Not here: the lines themselves (`geometry.square_sight`), whose enemies block (`combat`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from warhall.geometry.masks import cells_of, first_cell, mask_of
from warhall.geometry.square_sight import Blocker, CornerSight, CornerView

Answer = TypeVar("Answer")

MOST_PAIRS = 60_000
MOST_SEEN = 60_000
MOST_AREAS = 5_000
"""How many answers are kept."""


class Lookout:
    """Sight on one battlefield."""

    def __init__(self, sight: CornerSight, obstacle: int) -> None:
        board = sight.board
        self._sight = sight
        self._obstacle = obstacle
        self._vistas = sight.past(obstacle)
        self._solid = obstacle | ~board.open
        """The squares that can block."""
        self._edged = board.east_edges | board.east_edges << 1 | board.south_edges | board.south_edges << board.width
        """The squares on both sides of a thick wall line."""
        self._width, self._height = board.width, board.height
        first = sum(1 << row * self._width for row in range(self._height))
        self._columns = tuple(((1 << number) - 1) * first for number in range(self._width + 1))
        self._rows_above = tuple((1 << number * self._width) - 1 for number in range(self._height + 1))
        """For each number, the squares of so many columns from the left, of so many rows from the top."""
        self._seeing = 1 << board.size
        self._pairs: dict[int, int] = {}
        """For two spaces taken together (which of them looks does not matter): 0 where walls and obstacles leave no
        sight, otherwise `_seeing` and the squares of which one must be taken for sight to be lost.
        """
        self._seen: dict[tuple[int, int], bool] = {}
        """For two spaces, and the enemies around."""
        self._areas: dict[tuple[int, int, int], int] = {}
        self._covers: dict[tuple[int, int, int], bool] = {}
        self._obstructions: dict[tuple[int, int, int], Blocker | None] = {}
        self._corners: dict[tuple[int, int, int], CornerView | None] = {}

    def sees(self, looker: int, target: int, enemies: int) -> bool:
        """Whether there is sight from one space to another; obstacles and enemies block, these spaces themselves
        do not.
        """
        both = looker | target
        between = self._pairs.get(both)
        if between is None:
            if len(self._pairs) >= MOST_PAIRS:
                self._pairs.clear()
            between = self._pairs[both] = self._pair(looker, target)
        if not between:
            return False
        if not enemies & between:
            return True
        hindering = enemies & self._around(looker, target)
        known = self._seen.get((both, hindering))
        if known is None:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            known = self._seen[both, hindering] = self._look(looker, target, hindering)
        return known

    def seen(self, looker: int, squares: int, enemies: int) -> int:
        """Those of some squares that there is sight to."""
        key = (looker, squares, enemies & self._rows(looker | squares))
        found = self._areas.get(key)
        if found is None:
            if len(self._areas) >= MOST_AREAS:
                self._areas.clear()
            found = self._areas[key] = mask_of(
                square for square in cells_of(squares) if self.sees(looker, 1 << square, enemies)
            )
        return found

    def has_cover(self, looker: int, target: int, enemies: int) -> bool:
        """Whether no square of a target that is no obstacle is in full view from one corner of the looker."""
        return self._kept(self._covers, self._covered, looker, target, enemies)

    def _covered(self, looker: int, target: int, blocking: int) -> bool:
        aim = target & ~self._obstacle
        return not aim or self._sight.clear_shot(looker, target, blocking, aim) is None

    def obstruction(self, looker: int, target: int, enemies: int) -> Blocker | None:
        """What most of the lines that are not free meet first."""
        return self._kept(self._obstructions, self._sight.obstruction, looker, target, enemies)

    def best_corner(self, looker: int, target: int, enemies: int) -> CornerView | None:
        """The corner of the looker from which the most of a square of the target is seen."""
        return self._kept(self._corners, self._sight.best_corner, looker, target, enemies)

    def _kept(
        self,
        known: dict[tuple[int, int, int], Answer],
        ask: Callable[[int, int, int], Answer],
        looker: int,
        target: int,
        enemies: int,
    ) -> Answer:
        """An answer of the lines, or the same one given before."""
        near = self._around(looker, target)
        key = (looker, target, enemies & near)
        if key not in known:
            if len(known) >= MOST_AREAS:
                known.clear()
            known[key] = ask(looker, target, self._obstacle | enemies & near)
        return known[key]

    def _around(self, one: int, other: int) -> int:
        """All squares where a creature can be in the way between two spaces: those that lines between them can touch,
        which are the rectangle round both and the squares beside it.
        """
        top, bottom, left, right = self._edges(one, other)
        left, right = max(left - 1, 0), min(right + 1, self._width)
        top, bottom = max(top - 1, 0), min(bottom + 1, self._height)
        across = self._columns[right] ^ self._columns[left]
        return across & (self._rows_above[bottom] ^ self._rows_above[top]) & ~(one | other)

    def _pair(self, one: int, other: int) -> int:
        """What can be said of two spaces before any creature is looked at."""
        own = one | other
        top, bottom, left, right = self._edges(one, other)
        inside = (self._columns[right] ^ self._columns[left]) & (self._rows_above[bottom] ^ self._rows_above[top])
        if not inside & (~own & self._solid | self._edged):
            return inside & ~own | self._seeing
        return self._around(one, other) | self._seeing if self._look(one, other, 0) else 0

    def _look(self, one: int, other: int, enemies: int) -> bool:
        """Whether there is sight between two spaces past some enemies."""
        own, sees = one | other, self._vistas.sees
        if own.bit_count() == 2:
            found = sees(first_cell(one), first_cell(other), enemies)
        else:
            others = cells_of(other)
            found = any(a == b or sees(a, b, enemies) for a in cells_of(one) for b in others)
        if not found and own & self._obstacle:  # who stands in an obstacle is not hidden by it
            return self._sight.sees(one, other, self._obstacle | enemies)
        return found

    def _rows(self, squares: int) -> int:
        """All squares in the rows of some, and in the rows beside these."""
        top = max(0, first_cell(squares) // self._width - 1)
        bottom = squares.bit_length() // self._width + 2
        return (1 << bottom * self._width) - (1 << top * self._width)

    def _edges(self, one: int, other: int) -> tuple[int, int, int, int]:
        """The rectangle round two spaces: its first row and the one after its last, and the same of its columns."""
        width, both = self._width, one | other
        left, to_left = ((one & -one).bit_length() - 1) % width, ((other & -other).bit_length() - 1) % width
        right, to_right = (one.bit_length() - 1) % width, (other.bit_length() - 1) % width
        return (
            ((both & -both).bit_length() - 1) // width,
            (both.bit_length() - 1) // width + 1,
            left if left < to_left else to_left,
            (right if right > to_right else to_right) + 1,
        )
