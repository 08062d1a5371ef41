"""What the ground of a square map allows to a creature: the `Steps` that `reach` searches.

Here: walking, moving through walls, costs of squares, spaces of 1x1, 2x2 and 3x3, steps that must lead away or
nearer. Not here: other creatures, budgets, forced stops (`reach.Trip`).
"""

from collections.abc import Sequence

from warhall.geometry.masks import mask_of, shifted, spread
from warhall.geometry.reach import Move, Steps
from warhall.geometry.squares import COMPASS_STEPS, SquareMap, straight_distance


def walking(board: SquareMap, side: int = 1, costs: Sequence[int] | None = None) -> Steps:
    """Steps of a creature that walls stop; entering costs the dearest square newly covered, 1 everywhere if no
    costs are given.

    A creature of several squares steps only where each of its squares could step alone.
    """
    legal = []
    for direction, (dx, dy) in enumerate(COMPASS_STEPS):
        origins = board.positions(side)
        for offset in board.footprint(side):
            origins &= board.step_origins[direction] >> offset
        legal.append(origins & shifted(board.standing(side), -(dy * board.width + dx)))
    return Steps(_priced(board, side, legal, costs), board.footprint(side), board.standing(side))


def passing_walls(board: SquareMap, side: int = 1, costs: Sequence[int] | None = None) -> Steps:
    """Steps of a creature that walls do not stop on its way; it must end where it may stand, and never leaves the
    map.
    """
    fits = board.positions(side)
    legal = [fits & board.inside(dx, dy) & shifted(fits, -(dy * board.width + dx)) for dx, dy in COMPASS_STEPS]
    return Steps(_priced(board, side, legal, costs), board.footprint(side), board.standing(side))


def _priced(board: SquareMap, side: int, legal: list[int], costs: Sequence[int] | None) -> tuple[Move, ...]:
    """The moves of each direction, split by what they cost."""
    moves = []
    prices = sorted(set(costs)) if costs is not None else [1]
    if prices[0] < 1:
        raise ValueError("a step costs at least 1")
    dear = {price: mask_of(cell for cell in range(board.size) if costs and costs[cell] > price) for price in prices}
    for (dx, dy), origins in zip(COMPASS_STEPS, legal, strict=True):
        offset = dy * board.width + dx
        strip = _newly_covered(board, side, dx, dy)
        left = origins
        for price in prices:
            cheap = left & ~shifted(spread(dear[price], strip), -offset)
            left &= ~cheap
            if cheap:
                moves.append(Move(offset, price, cheap, strip))
    return tuple(moves)


def _newly_covered(board: SquareMap, side: int, dx: int, dy: int) -> tuple[int, ...]:
    """The squares a space covers after a step and not before, as offsets from its new anchor."""
    return tuple(
        y * board.width + x for y in range(side) for x in range(side) if not (0 <= x + dx < side and 0 <= y + dy < side)
    )


def leading(board: SquareMap, steps: Steps, side: int, anchor: int, other_side: int, *, away: bool) -> Steps:
    """Only those steps with which the straight distance to another space grows (`away`) or shrinks."""
    other = board.place(anchor)
    sign = 1 if away else -1
    levels: dict[int, int] = {}
    for cell in range(board.size):
        height = sign * straight_distance(board.place(cell), other, side, other_side)
        levels[height] = levels.get(height, 0) | 1 << cell
    moves = []
    for move in steps.moves:
        origins = 0
        higher = 0
        for height in sorted(levels, reverse=True):
            origins |= move.origins & levels[height] & shifted(higher, -move.offset)
            higher |= levels[height]
        if origins:
            moves.append(Move(move.offset, move.cost, origins, move.strip, move.halts))
    return Steps(tuple(moves), steps.footprint, steps.standing)
