"""What stands in the way of a line, for pictures and words: the first square that blocks it or gives cover.

Here: one telling square. Not here: whether there is sight or cover at all (`sightings`, `battlefield`).
"""

from __future__ import annotations

from collections.abc import Iterator

from warhall.games.dnd_miniatures.battlefield import Board
from warhall.games.dnd_miniatures.sightlines import Point, course_of
from warhall.games.dnd_miniatures.state import NONE
from warhall.geometry.masks import cells_of
from warhall.geometry.square_planes import meets, triangle
from warhall.geometry.square_rays import UNIT

MIDDLE = (UNIT // 2, UNIT // 2)
CORNERS = ((1, 1), (UNIT - 1, 1), (UNIT - 1, UNIT - 1), (1, UNIT - 1))


def obstruction(board: Board, start: int, end: int, hindering: int) -> int:
    """The square that a line between two spaces meets first: on the line of the middles, else on one of the corners."""
    pairs = ((board.straight(a, b), a, b) for a in cells_of(start) for b in cells_of(end))
    _, a, b = min(pairs, default=(0, NONE, NONE))
    if a == NONE:
        return NONE
    for p, q in _lines(board, a, b):
        met = [cell for cell in _met(board, p, q, hindering) if cell != a]
        if met:
            return min(met, key=lambda cell: (board.straight(a, cell), cell))
    return NONE


def _lines(board: Board, a: int, b: int) -> Iterator[tuple[Point, Point]]:
    (ax, ay), (bx, by) = board.map.place(a), board.map.place(b)
    ends = [(MIDDLE, MIDDLE), *((p, q) for p in CORNERS for q in CORNERS)]
    for p, q in ends:
        yield (UNIT * ax + p[0], UNIT * ay + p[1]), (UNIT * bx + q[0], UNIT * by + q[1])


def _met(board: Board, p: Point, q: Point, hindering: int) -> Iterator[int]:
    """The squares of a line in which there is a wall or something that hinders; of a wall edge the square before it."""
    course, field = course_of(p, q, board.width, board.effect.runs), board.map
    for cell in cells_of(course.touched):
        x, y = field.place(cell)
        half = field.half_walls.get(cell)
        if field.walls >> cell & 1 or (half is not None and meets(p, q, triangle(half, x, y, UNIT), inside=False)):
            yield cell
    for mask, cells in (
        (hindering, course.crossed),
        (field.east_edges, course.east),
        (field.south_edges, course.south),
    ):
        yield from cells_of(mask & cells)
