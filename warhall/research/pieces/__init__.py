"""The pieces of the views of the games, and what each of them follows from: one module for each game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from warhall.research.watching import Pieces


@cache
def pieces_of(game: str) -> Pieces | None:
    """The pieces of a game's view; None if nobody has told them."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        return None
    found: Pieces = import_module(module).PIECES
    return found
