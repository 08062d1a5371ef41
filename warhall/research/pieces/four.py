"""The pieces of a view of the tutorial game."""

from __future__ import annotations

from collections.abc import Iterable

from warhall.games.four.state import COLUMNS, HOLES, Four
from warhall.games.four.view import column_of
from warhall.research.columns import column_walk
from warhall.research.watching import Piece, Pieces


def _columns(g: Four, old: list[int], new: list[int]) -> Iterable[int]:
    """The columns in which stones differ."""
    differ = (old[0] ^ new[0]) | (old[1] ^ new[1])
    return [column for column, holes in enumerate(HOLES) if differ & holes]


PIECES = Pieces(
    [Piece("columns.*", (("stones", _columns),), lambda g, viewer, column: column_of(g, column))],
    seats={"columns": COLUMNS},
    walks={"columns": column_walk},
)
