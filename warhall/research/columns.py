"""The board of the tutorial game: a column is a text with a letter for each disc, so each disc gets its place."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from warhall.games.four.state import ROWS
from warhall.geometry.masks import cells_of
from warhall.research.walking import Entries, Eyes, Found, Walk, Walker


class Columns(Entries):
    """The columns as a list."""

    def __init__(self, walker: Walker) -> None:
        super().__init__(walker, inspect.StrType(), "columns")

    def shape(self, index: int) -> Walk:
        """The walk over a column."""
        return column_walk(self.walker, index)


def column_walk(walker: Walker, index: int) -> Walk:
    """The walk over a column."""
    place = walker.layout.place
    rows = [[place(f"columns.{index}.{row}={seat}") for seat in ("seat+1", "seat+0")] for row in range(ROWS)]

    def walk(value: Any, eyes: Eyes, found: Found) -> None:
        own = "ry"[eyes.seat]
        for places, disc in zip(rows, value, strict=False):
            found[places[disc == own]] = 1.0

    return walk


def stones_walk(walker: Walker, on: int) -> Walk:
    """The walk over the stones of a seat, as a mask: the viewer's, or those of who sits so many seats on."""

    def walk(value: Any, eyes: Eyes, found: Found) -> None:
        for hole in cells_of(value):
            column, row = divmod(hole, ROWS + 1)
            found[walker.layout.place(f"columns.{column}.{row}=seat+{on}")] = 1.0

    return walk
