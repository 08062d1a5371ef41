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
        self._blocked = sight.blocked_by(obstacle)
        self._solid = obstacle | ~board.open
        """The squares that can block."""
        self._edged = board.east_edges | board.east_edges << 1 | board.south_edges | board.south_edges << board.width
        """The squares on both sides of a thick wall line."""
        self._width, self._height = board.width, board.height
        self._first = tuple(sum(1 << line * self._width for line in range(rows)) for rows in range(self._height + 1))
        """For each number of rows, the first squares of so many."""
        self._seeing = 1 << board.size
        self._pairs: dict[int, int] = {}
        """For two spaces taken together (which of them looks does not matter): 0 where walls and obstacles leave no
        sight, otherwise `_seeing` and the squares of which one must be taken for sight to be lost.
        """
        self._around: dict[int, int] = {}
        """For those of them that see each other past walls, all squares where a creature can be in the way."""
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
                self._around.clear()
            between = self._pairs[both] = self._pair(looker, target)
        if not between:
            return False
        if not enemies & between:
            return True
        hindering = enemies & self._around[both]
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
        own = looker | target
        near = self._around.get(own) or self._boxes(looker, target)[1] & ~own
        key = (looker, target, enemies & near)
        if key not in known:
            if len(known) >= MOST_AREAS:
                known.clear()
            known[key] = ask(looker, target, self._obstacle | enemies & near)
        return known[key]

    def _pair(self, one: int, other: int) -> int:
        """What can be said of two spaces before any creature is looked at."""
        own = one | other
        inside, around = self._boxes(one, other)
        is_clear = not inside & ~own & self._solid and not inside & self._edged
        if not is_clear and not self._look(one, other, 0):
            return 0
        self._around[own] = around & ~own
        return (inside if is_clear else around) & ~own | self._seeing

    def _look(self, one: int, other: int, enemies: int) -> bool:
        """Whether there is sight between two spaces past some enemies."""
        own, sight = one | other, self._sight
        if own.bit_count() == 2 and not own & self._obstacle:
            blocked = self._blocked | sight.blocked_by(enemies) if enemies else self._blocked
            return sight.is_seen(first_cell(one), first_cell(other), blocked)
        return sight.sees(one, other, self._obstacle | enemies)

    def _rows(self, squares: int) -> int:
        """All squares in the rows of some, and in the rows beside these."""
        top = max(0, first_cell(squares) // self._width - 1)
        bottom = squares.bit_length() // self._width + 2
        return (1 << bottom * self._width) - (1 << top * self._width)

    def _boxes(self, one: int, other: int) -> tuple[int, int]:
        """The squares of the rectangle round two spaces; and with those beside it, all that lines between them can
        touch.
        """
        width, height, first = self._width, self._height, self._first
        (top, left), (high, west) = divmod(first_cell(one), width), divmod(first_cell(other), width)
        (bottom, right), (low, east) = divmod(one.bit_length() - 1, width), divmod(other.bit_length() - 1, width)
        left, right, top, bottom = min(left, west), max(right, east) + 1, min(top, high), max(bottom, low) + 1
        inside = ((1 << right) - (1 << left)) * first[bottom - top] << top * width
        left, right, top, bottom = max(0, left - 1), min(width, right + 1), max(0, top - 1), min(height, bottom + 1)
        return inside, ((1 << right) - (1 << left)) * first[bottom - top] << top * width
