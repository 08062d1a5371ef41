"""What each seat may see: everything (CF-1.5)."""

from __future__ import annotations

import msgspec

from warhall.games.four.state import COLUMNS, ROWS, Four


class FourView(msgspec.Struct, frozen=True):
    """The board, column by column from the bottom up: `r` red, `y` yellow; a column ends where it is empty."""

    columns: list[str]


def view(g: Four, seat: int | None) -> FourView:
    """CF-1.5: nothing is hidden, so every seat and every onlooker sees the same."""
    columns = ("".join(g.mark(7 * column + row) for row in range(ROWS)) for column in range(COLUMNS))
    return FourView([column.rstrip(".") for column in columns])
