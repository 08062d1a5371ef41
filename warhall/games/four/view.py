"""What each seat may see: everything (CF-1.5)."""

from __future__ import annotations

import msgspec

from warhall.games.four.state import COLUMNS, ROWS, Four
from warhall.kernel.dice import Dice


class FourView(msgspec.Struct, frozen=True):
    """The board, column by column from the bottom up: `r` red, `y` yellow; a column ends where it is empty."""

    columns: list[str]


def view(g: Four, seat: int | None) -> FourView:
    """CF-1.5: nothing is hidden, so every seat and every onlooker sees the same."""
    red, both = g.stones[0], g.stones[0] | g.stones[1]
    columns = []
    for low in range(0, 7 * COLUMNS, 7):
        height = (both >> low & (1 << ROWS) - 1).bit_length()
        columns.append("".join("r" if red >> hole & 1 else "y" for hole in range(low, low + height)))
    return FourView(columns)


def imagine(g: Four, seat: int | None, dice: Dice) -> Four:
    """Nothing is hidden, so there is nothing to deal anew."""
    new = g.copy()
    new.dice = dice
    return new
