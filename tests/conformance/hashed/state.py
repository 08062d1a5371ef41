"""The state and the only step of the game."""

from __future__ import annotations

from warhall.games.four.setup import FourOptions
from warhall.games.four.state import COLUMNS, TOP, Four
from warhall.games.four.turn import drop
from warhall.kernel.declared import declared
from warhall.kernel.dice import Dice
from warhall.kernel.game import Game
from warhall.kernel.state import Decision, step


@declared
class Hashed(Four):
    """Four in a row, with options in the order of a hash."""


@step
def hashed_move(g: Hashed, seat: int) -> Decision:
    taken = g.stones[0] | g.stones[1]
    letters = {f"column {column}" for column in range(COLUMNS) if not taken & TOP[column]}
    return Decision(seat, "drop", "CF-2.1", [int(letter[-1]) for letter in letters], hashed_drop)


def hashed_drop(g: Hashed, seat: int, column: int, _: int) -> None:
    drop(g, seat, column, _)
    if g.agenda is not None:
        g.agenda = None
        g.push(hashed_move, 1 - seat)


def new(game: Game, options: FourOptions, dice: Dice) -> Hashed:
    g = Hashed(game=game, dice=dice, stones=[0, 0])
    g.push(hashed_move, 0)
    return g
