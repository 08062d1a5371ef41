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
        self._sight = sight
        self._obstacle = obstacle
        self._blocked = sight.blocked_by(obstacle)
        self._width, self._height = sight.board.width, sight.board.height
        self._first = tuple(sum(1 << line * self._width for line in range(rows)) for rows in range(self._height + 1))
        """For each number of rows, the first squares of so many."""
        self._pairs: dict[tuple[int, int], tuple[bool, int]] = {}
        """For two spaces, whether there is sight while no creature is in the way, and the squares where one could be;
        it does not depend on which of the two looks.
        """
        self._seen: dict[tuple[int, int, int], bool] = {}
        self._areas: dict[tuple[int, int, int], int] = {}
        self._obstructions: dict[tuple[int, int, int], Blocker | None] = {}
        self._corners: dict[tuple[int, int, int], CornerView | None] = {}

    def sees(self, looker: int, target: int, enemies: int) -> bool:
        """Whether there is sight from one space to another; obstacles and enemies block, these spaces themselves
        do not.
        """
        both = (looker, target) if looker < target else (target, looker)
        pair = self._pairs.get(both)
        if pair is None:
            if len(self._pairs) >= MOST_PAIRS:
                self._pairs.clear()
            pair = self._pairs[both] = self._pair(*both)
        seen, between = pair
        if not seen or not enemies & between:
            return seen
        key = (*both, enemies & between)
        known = self._seen.get(key)
        if known is None:
            if len(self._seen) >= MOST_SEEN:
                self._seen.clear()
            known = self._seen[key] = self._look(*key)
        return known

    def seen(self, looker: int, squares: int, enemies: int) -> int:
        """Those of some squares that there is sight to."""
        key = (looker, squares, enemies)
        found = self._areas.get(key)
        if found is None:
            if len(self._areas) >= MOST_AREAS:
                self._areas.clear()
            found = self._areas[key] = mask_of(
                square for square in cells_of(squares) if self.sees(looker, 1 << square, enemies)
            )
        return found

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
        key = (looker, target, self._obstacle | enemies & self._around(looker, target) & ~own)
        if key not in known:
            if len(known) >= MOST_AREAS:
                known.clear()
            known[key] = ask(*key)
        return known[key]

    def _pair(self, one: int, other: int) -> tuple[bool, int]:
        """What can be said of two spaces before any creature is looked at."""
        seen = self._look(one, other, 0)
        return seen, self._around(one, other) & ~(one | other) if seen else 0

    def _look(self, one: int, other: int, enemies: int) -> bool:
        """Whether there is sight between two spaces past some enemies."""
        own, sight = one | other, self._sight
        if own.bit_count() == 2 and not own & self._obstacle:
            blocked = self._blocked | sight.blocked_by(enemies) if enemies else self._blocked
            return sight.is_seen(first_cell(one), first_cell(other), blocked)
        return sight.sees(one, other, self._obstacle | enemies)

    def _around(self, one: int, other: int) -> int:
        """The squares of the rectangle round two spaces, and those beside it: all that lines between them can touch."""
        width = self._width
        (top, left), (high, west) = divmod(first_cell(one), width), divmod(first_cell(other), width)
        (bottom, right), (low, east) = divmod(one.bit_length() - 1, width), divmod(other.bit_length() - 1, width)
        left, right = max(0, min(left, west) - 1), min(width, max(right, east) + 2)
        top, bottom = max(0, min(top, high) - 1), min(self._height, max(bottom, low) + 2)
        return ((1 << right) - (1 << left)) * self._first[bottom - top] << top * width
