"""The pieces of a view of the tutorial game."""

from __future__ import annotations

from warhall.research.columns import stones_walk
from warhall.research.watching import Piece, Pieces

PIECES = Pieces(
    [Piece("columns.*", ("stones[]",), None, lambda game, stones: stones, bits=True)],
    walks={"columns": stones_walk},
)
