"""Areas on a square map: bursts, templates such as cones, and lines.

Here: which squares an area covers and how it may be laid. Not here: who is hit, what cover does (`square_cover`).

A template is drawn as if its maker faced north: cell (c, r) lies r rows ahead of the maker's space and c columns to
the right of the template's middle column. One of its origin squares must touch the origin point, one of the two
outermost corners of the space on that side.
"""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

import msgspec

from warhall.geometry.masks import cells_of
from warhall.geometry.square_lines import Crossings, Point, course
from warhall.geometry.square_planes import Frame, Planes, meets, triangle
from warhall.geometry.square_sight import InnerSight
from warhall.geometry.squares import CORNER_OFFSETS, Compass, Corner, SquareMap

FACINGS = (Compass.N, Compass.E, Compass.S, Compass.W)
Rows: TypeAlias = tuple[tuple[int, int], ...]
"""Of each row of a laid template how far below the anchor it lies, and its columns as a mask, raised by `RAISED`."""
RAISED = 64
"""More columns than any template reaches to the left of the anchor."""


class Template(msgspec.Struct, frozen=True):
    """The shape of an area laid beside its maker."""

    cells: tuple[tuple[int, int], ...]
    origins: tuple[tuple[int, int], ...]


class Placement(msgspec.Struct, frozen=True):
    """One way of laying a template."""

    facing: Compass
    corner: Corner
    """The corner of the maker's space that is the origin point."""
    shift: int
    """Columns from the first column of the space, seen in the facing, to the middle column of the template."""
    cells: int
    """The squares covered, without walls and without what lies beyond the rim."""


def burst(sight: InnerSight, space: int, squares: int, *, by_steps: bool = False) -> int:
    """The squares within that distance of a space to which it has line of effect, its own included."""
    found = 0
    for cell in cells_of(sight.board.within(space, squares, by_steps=by_steps)):
        if sight.sees(space, 1 << cell):
            found |= 1 << cell
    return found


def corner_square(board: SquareMap, anchor: int, side: int, corner: Corner) -> int:
    """The square of a space at one of its outermost corners."""
    right, down = CORNER_OFFSETS[corner]
    return anchor + (side - 1) * (right + down * board.width)


def corner_point(board: SquareMap, anchor: int, side: int, corner: Corner) -> Point:
    """The grid point at one of the outermost corners of a space."""
    x, y = board.place(anchor)
    right, down = CORNER_OFFSETS[corner]
    return x + side * right, y + side * down


def lay(board: SquareMap, anchor: int, side: int, template: Template, facing: Compass, shift: int) -> int:
    """The open squares that a template covers."""
    return _covered(board, anchor, rows_of(template, side, facing, shift))


def placements(board: SquareMap, anchor: int, side: int, template: Template) -> list[Placement]:
    """Every way of laying a template beside a space, in a fixed order."""
    return [
        Placement(facing, corner, shift, _covered(board, anchor, rows))
        for facing, corner, shift, rows in ways_of(template, side)
    ]


def _covered(board: SquareMap, anchor: int, rows: Rows) -> int:
    """The open squares of a template that is laid beside a space; what lies beyond the rim is cut off."""
    x, y = board.place(anchor)
    found, width, height = 0, board.width, board.height
    every = (1 << width) - 1
    for down, columns in rows:
        if 0 <= y + down < height:
            found |= (columns << x >> RAISED & every) << (y + down) * width
    return found & board.open


def rows_of(template: Template, side: int, facing: Compass, shift: int) -> Rows:
    """A template as it is laid beside a space, row by row."""
    far = side - 1
    (x, y), (right_x, right_y), (ahead_x, ahead_y) = {
        Compass.N: ((0, 0), (1, 0), (0, -1)),
        Compass.E: ((far, 0), (0, 1), (1, 0)),
        Compass.S: ((far, far), (-1, 0), (0, 1)),
    }.get(facing, ((0, far), (0, -1), (-1, 0)))
    rows: dict[int, int] = {}
    for right, ahead in template.cells:
        at = shift + right
        column, row = x + at * right_x + ahead * ahead_x, y + at * right_y + ahead * ahead_y
        rows[row] = rows.get(row, 0) | 1 << RAISED + column
    return tuple(rows.items())


@cache
def ways_of(template: Template, side: int) -> tuple[tuple[Compass, Corner, int, Rows], ...]:
    """In which ways a template can be laid beside a space of some size, wherever it stands, in a fixed order."""
    columns, found = [right for right, _ in template.origins], []
    for facing in FACINGS:
        for corner, edge in ((Corner((facing) % 4), 0), (Corner((facing + 1) % 4), side)):
            for shift in sorted({column - right for right in columns for column in (edge - 1, edge)}):
                found.append((facing, corner, shift, rows_of(template, side, facing, shift)))
    return tuple(found)


def line_ends(board: SquareMap, start: Point, target: int) -> tuple[Point, ...]:
    """The corners of the target square farthest from the start of a line; several if they are equally far."""
    x, y = board.place(target)
    corners = [(x + right, y + down) for right, down in CORNER_OFFSETS]
    far = [(px - start[0]) ** 2 + (py - start[1]) ** 2 for px, py in corners]
    return tuple(point for point, square in zip(corners, far, strict=True) if square == max(far))


class LineArea:
    """Lines of squares on one map. Made once per map."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self._planes = Planes(board)
        self._frame = Frame(self._planes, 0, 0)
        self._crossings = Crossings(self._frame, halves=bool(board.half_walls))

    def cells(self, start: Point, end: Point) -> list[int]:
        """The squares whose inside a line between two grid points crosses, in order, up to the first wall that
        stops it.

        In a square with a half wall only its open half counts.
        """
        way = course(start, end)
        points = iter(way.points)
        found: list[int] = []
        before: Point | None = None
        for square in way.squares:
            if before is not None and self._stopped(start, end, before, square, points, way.squares):
                break
            before = square
            cell = self.board.cell(*square)
            if cell < 0 or self.board.walls >> cell & 1:
                break
            half = self.board.half_walls.get(cell)
            if half is None or self._crosses_open_half(start, end, square, half):
                found.append(cell)
            if half is not None and self._planes.walls & self._crossings.halves_crossed(start, end, *square):
                break
        return found

    def _stopped(
        self, p: Point, q: Point, before: Point, square: Point, points: Iterator[Point], crossed: list[Point]
    ) -> bool:
        """Whether a wall stops the line between two squares that follow each other on it."""
        walls = self._planes.walls
        if before[0] == square[0] or before[1] == square[1]:
            return bool(walls & self._frame.side(before, square))
        first, second = self._crossings.both_sides(p, q, next(points), crossed)
        return bool(walls & first and walls & second)

    def _crosses_open_half(self, p: Point, q: Point, square: Point, half: Corner) -> bool:
        """Whether the line crosses the inside of the open half before it meets the wall half."""
        if not meets(p, q, triangle(half + 2, *square), inside=True):
            return False
        wall = triangle(half, *square)
        if not meets(p, q, wall, inside=True):
            return True
        towards_x, towards_y = wall[0][0] * 2 - 2 * square[0] - 1, wall[0][1] * 2 - 2 * square[1] - 1
        return (q[0] - p[0]) * towards_x + (q[1] - p[1]) * towards_y > 0
