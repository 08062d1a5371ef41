"""How a game begins: from options, or from a position file."""

from __future__ import annotations

from typing import Any

from warhall.games.four.score import has_four
from warhall.games.four.state import COLUMNS, MARKS, ROWS, Four
from warhall.games.four.turn import move
from warhall.kernel.dice import Dice
from warhall.kernel.errors import PositionError
from warhall.kernel.game import Game, Options


class FourOptions(Options, frozen=True):
    """Two players, one mode: there is nothing to choose."""


def new(game: Game, options: FourOptions, dice: Dice) -> Four:
    """CF-1.1, CF-1.4: an empty board, and red to move."""
    g = Four(game=game, dice=dice, stones=[0, 0])
    g.push(move, 0)
    return g


def write(g: Four) -> dict[str, Any]:
    """The board as rows of letters, the top row first: `r` red, `y` yellow, `.` empty."""
    rows = ("".join(g.mark(7 * column + row) for column in range(COLUMNS)) for row in reversed(range(ROWS)))
    return {"board": "\n".join(rows) + "\n"}


def read(game: Game, position: dict[str, Any], dice: Dice) -> Four:
    """A state from the rows of a board; whose turn it is follows from the number of stones (CF-2.1)."""
    board = position.get("board")
    if position.keys() != {"board"} or not isinstance(board, str):
        raise PositionError("position", f"expected 'board' with {ROWS} rows of {COLUMNS} letters {MARKS!r}")
    rows = board.split()
    if len(rows) != ROWS or any(len(row) != COLUMNS for row in rows):
        raise PositionError("board", f"expected {ROWS} rows of {COLUMNS} letters")
    stones = [0, 0]
    for height, row in enumerate(reversed(rows)):
        for column, mark in enumerate(row):
            if mark not in MARKS:
                raise PositionError(f"board, row {ROWS - height}", f"expected one of {MARKS!r}, found {mark!r}")
            if mark != "." and height and rows[ROWS - height][column] == ".":
                raise PositionError(f"board, row {ROWS - height}", f"the stone in column {column + 1} hangs in the air")
            if mark != ".":
                stones[MARKS.index(mark) - 1] |= 1 << 7 * column + height
    g = Four(game=game, dice=dice, stones=stones)
    red, yellow = (side.bit_count() for side in stones)
    if red - yellow not in (0, 1):
        raise PositionError("board", f"red moves first, so {red} red and {yellow} yellow stones cannot be")
    if not (any(map(has_four, stones)) or red + yellow == ROWS * COLUMNS):
        g.push(move, red - yellow)
    return g
