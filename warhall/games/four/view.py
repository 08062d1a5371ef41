"""What each seat may see: everything (CF-1.5)."""

from __future__ import annotations

from functools import cache

import msgspec

from warhall.games.four.state import COLUMNS, MARKS, ROWS, Four

COLUMN = 2**ROWS - 1
"""The bits of a column."""


class FourView(msgspec.Struct, frozen=True):
    """The board, column by column from the bottom up: `r` red, `y` yellow; a column ends where it is empty."""

    columns: list[str]


def view(g: Four, seat: int | None, public: FourView | None = None) -> FourView:
    """CF-1.5: nothing is hidden, so every seat and every onlooker sees the same."""
    return public or common(g)


def common(g: Four) -> FourView:
    """What everybody sees alike; it is made once for all who look at the same moment."""
    red, yellow = g.stones
    return FourView([_column(red >> 7 * column & COLUMN, yellow >> 7 * column & COLUMN) for column in range(COLUMNS)])


@cache
def _column(red: int, yellow: int) -> str:
    """The stones of a column, by the bits of both seats."""
    return "".join(MARKS[(red >> row & 1) + 2 * (yellow >> row & 1)] for row in range(ROWS)).rstrip(".")
