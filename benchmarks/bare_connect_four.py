"""Connect Four as a bare loop on bit masks: what plain Python can do when it carries nothing else.

No kernel, no options, no refusals, no events: a column of seven bits per file, six of them used, and the four
directions in which a mask is shifted onto itself. The distance to this loop is what the kernel costs.
"""

from __future__ import annotations

from random import Random

from benchmarks.measure import Contestant, Entry


def bare_loop() -> Entry:
    """Random games on the bare board."""
    bits = Random(1).getrandbits

    def play() -> int:
        mover = waiting = 0
        free = [0, 7, 14, 21, 28, 35, 42]
        for moves in range(1, 43):
            at = (bits(16) * len(free)) >> 16
            cell = free[at]
            mover |= 1 << cell
            pair = mover & mover >> 7
            if pair & pair >> 14:
                return moves
            pair = mover & mover >> 1
            if pair & pair >> 2:
                return moves
            pair = mover & mover >> 8
            if pair & pair >> 16:
                return moves
            pair = mover & mover >> 6
            if pair & pair >> 12:
                return moves
            if cell % 7 == 5:
                del free[at]
            else:
                free[at] = cell + 1
            mover, waiting = waiting, mover
        return 42

    return Entry("bare loop on bit masks", Contestant("bare", play))
