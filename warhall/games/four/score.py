"""How a game ends: four in a row, or a full board (chapter 3)."""

from __future__ import annotations

from warhall.kernel.result import Result

WINS = (Result((1, 2), (1, 0), "CF-3.1", "four"), Result((2, 1), (0, 1), "CF-3.1", "four"))
DRAW = Result((1, 1), (0, 0), "CF-3.3", "draw")


def has_four(stones: int) -> bool:
    """CF-3.1, CF-3.2: four stones in an unbroken line: upright, level, or on either slant.

    Neighbours in a line are 1, 7, 8 or 6 bits apart. Two stones in a row twice over, two steps apart, are four.
    """
    pairs = stones & stones >> 7
    if pairs & pairs >> 14:
        return True
    pairs = stones & stones >> 1
    if pairs & pairs >> 2:
        return True
    pairs = stones & stones >> 8
    if pairs & pairs >> 16:
        return True
    pairs = stones & stones >> 6
    return pairs & pairs >> 12 != 0
