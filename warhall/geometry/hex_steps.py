"""What the ground of a hex map allows to a unit: the `Steps` that `reach` searches.

Every step costs 1. A patch is a set of hexes of one kind of ground that stops a unit coming from elsewhere:
entering it ends the movement, going on inside it does not. Here: that. Not here: other units, budgets
(`reach.Trip`).
"""

from collections.abc import Sequence

from warhall.geometry.hexes import AXIAL_STEPS, HexMap
from warhall.geometry.masks import mask_of, shifted
from warhall.geometry.reach import Move, Steps


def marching(board: HexMap, *, closed: int = 0, patches: Sequence[int] = (), patches_closed: bool = False) -> Steps:
    """Steps of a unit.

    Args:
        board: the map.
        closed: hexes that can neither be entered nor ended in.
        patches: sets of hexes, one per kind of ground, that stop whoever enters them from other ground.
        patches_closed: whether patches cannot be entered from other ground at all.
    """
    open_ground = board.all & ~closed
    moves = []
    for offset, origins in _offsets(board):
        legal = origins & shifted(open_ground, -offset)
        halting = 0
        for patch in patches:
            halting |= legal & ~patch & shifted(patch, -offset)
        legal &= ~halting
        if legal:
            moves.append(Move(offset, 1, legal))
        if halting and not patches_closed:
            moves.append(Move(offset, 1, halting, halts=True))
    return Steps(tuple(moves), (0,), open_ground)


def _offsets(board: HexMap) -> list[tuple[int, int]]:
    """For each direction and parity of row the offset of a step and the hexes from which it stays on the map."""
    found = []
    for direction in range(len(AXIAL_STEPS)):
        by_offset: dict[int, list[int]] = {}
        for cell in range(board.size):
            other = board.neighbours[cell][direction]
            if other >= 0:
                by_offset.setdefault(other - cell, []).append(cell)
        found += [(offset, mask_of(by_offset[offset])) for offset in sorted(by_offset)]
    return found
