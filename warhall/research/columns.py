"""The board of the tutorial game: a column is a text with a letter for each disc, so each disc gets its place."""

from __future__ import annotations

from typing import Any

from msgspec import inspect

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
    rows = [[place(f"columns.{index}.{row}={seat}") for seat in ("seat+1", "seat+0")] for row in range(6)]

    def walk(value: Any, eyes: Eyes, found: Found) -> None:
        own = "ry"[eyes.seat]
        for places, disc in zip(rows, value, strict=False):
            found[places[disc == own]] = 1.0

    return walk
