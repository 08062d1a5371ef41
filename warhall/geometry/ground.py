"""The ground of a map in words: which cells show a mark, as people would list them.

Here: "d5-h5, c6" for the cells of one kind. Not here: what a mark means (the rooms know), drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from warhall.geometry.names import cell_name


def cells_of(rows: Sequence[str], mark: str) -> str:
    """The cells of a map that show a mark, row by row; neighbours in a row are told by the first and the last."""
    found = []
    for y, row in enumerate(rows):
        for shown, run in groupby(enumerate(row), key=lambda each: each[1]):
            if shown == mark:
                cells = [x for x, _ in run]
                first, last = (cell_name(y * len(row) + x, len(row)) for x in (cells[0], cells[-1]))
                found.append(first if first == last else f"{first}–{last}")
    return ", ".join(found)
