"""What the bots are told: how good a position is, and which columns to try first."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.four.score import has_four
from warhall.games.four.state import BOTTOM, HOLES, Four
from warhall.kernel.game import Bench

WON = 10_000
THREAT = 40
"""A hole that would make four."""
AT_ONCE = 900
"""Such a hole that the seat to move can fill now: twice as much as any number of others."""
CENTRE = (0, 1, 2, 4, 2, 1, 0)
"""What a stone is worth by its column: more lines of four run through the middle."""


def evaluate(g: Four, seat: int) -> int:
    """The threats of a seat, and its stones near the middle, less those of the other."""
    if g.result is not None:
        return WON * (g.result.scores[seat] - g.result.scores[1 - seat])
    mover = g.decision.seat if g.decision is not None else seat
    return side(g, seat, to_move=mover == seat) - side(g, 1 - seat, to_move=mover != seat)


def side(g: Four, seat: int, *, to_move: bool) -> int:
    """What one seat has."""
    stones, taken = g.stones[seat], g.stones[0] | g.stones[1]
    worth = 0
    for column, holes in enumerate(HOLES):
        worth += CENTRE[column] * (stones & holes).bit_count()
        hole = (taken + BOTTOM[column]) & holes
        playable = True
        while hole & holes:
            if has_four(stones | hole):
                worth += AT_ONCE if playable and to_move else THREAT
            playable = False
            hole <<= 1
    return worth


def order(g: Four, seat: int, options: Sequence[int]) -> list[int]:
    """From the middle outwards."""
    return sorted(options, key=lambda column: (-CENTRE[column], column))


BENCH = Bench(evaluate, order)
