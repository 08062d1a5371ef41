"""A room with content files, for the commands that check them: the duel, on the shelf of the caves."""

from dataclasses import replace

from tests.content.example import SHELF
from tests.kernel import duel

__all__ = ["GAME", "SHELF"]

GAME = replace(duel.GAME, id="caves")
