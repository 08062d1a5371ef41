"""What the bots are told: how good a position is, and which columns to try first."""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.four.score import has_four
from warhall.games.four.state import BOTTOM, HOLES, Four
from warhall.kernel.game import Bench
from warhall.kernel.minds import Thought, chance, settled

THREAT = 400
"""A hole that would make four, in thousandths of a logit."""
AT_ONCE = 4500
"""Such a hole that the seat to move can fill now: twice as much as any number of others."""
CENTRE = (0, 10, 20, 40, 20, 10, 0)
"""What a stone is worth by its column: more lines of four run through the middle."""


def evaluate(g: Four, seat: int) -> int:
    """The expected result by the threats of both, and their stones near the middle."""
    if g.result is not None:
        return settled(g.result, seat)
    mover = g.decision.seat if g.decision is not None else seat
    return chance(side(g, seat, to_move=mover == seat), [side(g, 1 - seat, to_move=mover != seat)])


def side(g: Four, seat: int, *, to_move: bool) -> int:
    """What one seat has, in points."""
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


LEVELS = {
    "beginner": Thought(looks=7, noise=300),
    "easy": Thought(looks=7, noise=40),
    "normal": Thought(looks=300, replies=2, cap=7),
    "hard": Thought(looks=1500, replies=6, cap=7),
    "master": Thought(looks=6000, replies=12, cap=7),
}

BENCH = Bench(evaluate, order, levels=LEVELS)
