"""A table that starts from a position file instead of the start of a game.

A record always begins at the start, so this game is saved as a position again.
"""

from __future__ import annotations

from warhall.kernel import position
from warhall.kernel.dice import Dice, RecordedDice, ScriptedDice
from warhall.kernel.errors import ProtocolError
from warhall.kernel.game import Game
from warhall.kernel.record import Entry
from warhall.kernel.table import Table


class Study(Table):
    """A table whose truth is a position and the actions since."""

    def __init__(self, game: Game, text: str, dice: Dice) -> None:
        """Set up a position."""
        self.text = text
        self._set_up(game, dice)

    def undo(self, actions: int = 1) -> None:
        """Take back the last actions by setting the position up once more."""
        if not 0 < actions <= len(self.entries):
            raise ProtocolError("nothing-to-undo", f"cannot take back {actions} of {len(self.entries)} actions")
        kept = self.entries[:-actions]
        inner = self.dice.inner
        fallen = [outcome for entry in (self.start, *kept) for outcome in entry.fallen]
        self._set_up(self.game, ScriptedDice(fallen))
        for entry in kept:
            self.act(self.seat(entry.seat), entry.action)
        self.dice.inner = inner

    def _set_up(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.options = game.choose(None)
        self.players = {}
        self.position = self.text
        self.dice = RecordedDice(dice)
        self.state = position.read(game, self.text, self.dice)
        self.start = Entry("", "", self.dice.take(), self._digest())
        self.opening = []
        self.entries = []
        self._barriers = []
