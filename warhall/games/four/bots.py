"""What the bots are told: how good a position is, and which columns to try first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from warhall.games.four.score import has_four
from warhall.games.four.state import BOTTOM, HOLES, Four
from warhall.kernel.game import Bench
from warhall.kernel.minds import Scales, read_mind

TERMS = ("threats", "next", "middle")
CENTRE = (0, 1, 2, 4, 2, 1, 0)
"""How much a stone is in the middle, by its column: more lines of four run through it."""


def features(g: Four, seat: int, own: bool) -> tuple[int, int, int]:  # noqa: FBT001  one of several numbers of a game
    """Holes that would make four; those among them that the seat, being to move, can fill now; stones in the middle."""
    stones, taken = g.stones[seat], g.stones[0] | g.stones[1]
    to_move = own if g.decision is None else g.decision.seat == seat
    threats = at_once = middle = 0
    for column, holes in enumerate(HOLES):
        middle += CENTRE[column] * (stones & holes).bit_count()
        hole = (taken + BOTTOM[column]) & holes
        playable = to_move
        while hole & holes:
            if has_four(stones | hole):
                threats, at_once = threats + (not playable), at_once + playable
            playable = False
            hole <<= 1
    return threats, at_once, middle


def sides(g: Four, seat: int) -> tuple[int, tuple[int]]:
    """Everybody plays for himself."""
    return seat, (1 - seat,)


def order(g: Four, seat: int, options: Sequence[int]) -> list[int]:
    """From the middle outwards."""
    return sorted(options, key=lambda column: (-CENTRE[column], column))


MIND = read_mind(Path(__file__).with_name("bots.yaml"), TERMS)
SCALES = Scales(TERMS, features, sides, MIND.weights)
BENCH = Bench(SCALES.evaluate, order, scales=SCALES, levels=MIND.levels)
