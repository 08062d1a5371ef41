"""What is on the table: the stones, and nothing else. No rules here.

The board is a set of bits. Column c owns the bits 7c to 7c+6, from the bottom up; the seventh bit of a column is always
empty, so that nothing can run over into the next column.
"""

from __future__ import annotations

from typing import NewType

from warhall.kernel.declared import Mask, PerSeat, declared
from warhall.kernel.state import State

Column = NewType("Column", int)

MARKS = ".ry"
"""How a hole is written: empty, red, yellow."""
COLUMNS = 7
ROWS = 6
BOTTOM = tuple(1 << 7 * column for column in range(COLUMNS))
"""The lowest hole of each column."""
TOP = tuple(bottom << ROWS - 1 for bottom in BOTTOM)
"""The highest hole of each column."""
HOLES = tuple(top * 2 - bottom for top, bottom in zip(TOP, BOTTOM, strict=True))
"""All holes of each column."""


@declared
class Four(State):
    """The stones of both seats, as bits."""

    stones: PerSeat[Mask]

    def seat_names(self) -> tuple[str, ...]:
        """Two seats; how players call them stands in the texts."""
        return ("red", "yellow")

    def mark(self, hole: int) -> str:
        """What stands in a hole."""
        red, yellow = self.stones
        return MARKS[(red >> hole & 1) + 2 * (yellow >> hole & 1)]
