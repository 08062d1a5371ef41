"""Straight lines between inner corners of squares, in whole numbers.

The inner corners of a square lie one sixteenth of a side in from both of its sides, so a line between two of them
never runs along a border. It is free only if it does not even touch a wall square, a wall half or a wall edge. In
the open half of a square with a half wall there are three inner corners.

Besides, a line may be hindered by squares whose inside it crosses on its way. Here: the lines of one displacement.
Not here: whom they let see (`square_sight`).
"""

from typing import NamedTuple

from warhall.geometry.square_planes import EAST, HALF, SOUTH, SQUARE, Frame, Planes, meets, triangle
from warhall.geometry.squares import Corner

UNIT = 16
_NEAR, _FAR, _FAR_IN_HALF = 1, 15, 13

Point = tuple[int, int]


class Ray(NamedTuple):
    """What a line between inner corners meets."""

    touched: int
    """Squares, edges and half walls with which it has a point in common."""
    crossed: int
    """Squares whose inside it crosses, those of its two ends left out."""


def inner_corners(half: Corner | None) -> tuple[Point | None, ...]:
    """The inner corners of a square by corner, in sixteenths; None where the wall half is."""
    points: list[Point | None] = []
    for corner, (right, down) in zip(Corner, ((0, 0), (1, 0), (1, 1), (0, 1)), strict=True):
        if half is None:
            points.append((_FAR if right else _NEAR, _FAR if down else _NEAR))
        elif corner == half:
            points.append(None)
        elif (corner - half) % 4 == 2:
            points.append((_FAR if right else _NEAR, _FAR if down else _NEAR))
        else:
            points.append(_end_of_diagonal(half, right, down))
    return tuple(points)


def _end_of_diagonal(half: Corner, right: int, down: int) -> Point:
    """An inner corner beside an end of the diagonal: drawn in on the side that the wall half takes away."""
    x = _FAR if right else _NEAR
    y = _FAR if down else _NEAR
    if right == (half in (Corner.NE, Corner.SE)):
        x = _FAR_IN_HALF if right else UNIT - _FAR_IN_HALF
    else:
        y = _FAR_IN_HALF if down else UNIT - _FAR_IN_HALF
    return x, y


class RaysOf:
    """The lines between the inner corners of two squares, the second displaced by (dx, dy) against the first."""

    def __init__(self, planes: Planes, dx: int, dy: int, half: Corner | None, other_half: Corner | None) -> None:
        self._frame = Frame(planes, dx, dy)
        self._halves = bool(planes.board.half_walls)
        self.shift = self._frame.shift
        own = self._frame.bit(SQUARE, 0, 0) | self._frame.bit(SQUARE, dx, dy)
        rays: list[Ray | None] = []
        for p in inner_corners(half):
            for end in inner_corners(other_half):
                if p is None or end is None:
                    rays.append(None)
                    continue
                q = (UNIT * dx + end[0], UNIT * dy + end[1])
                rays.append(Ray(self._touched(p, q), self._crossed(p, q) & ~own))
        self.rays = tuple(rays)

    def _touched(self, p: Point, q: Point) -> int:
        frame = self._frame
        mask = 0
        for x in range(min(p[0], q[0]) // UNIT, max(p[0], q[0]) // UNIT + 1):
            top, bottom, scale = _span(p, q, x)
            for y in range(-(-top // scale) - 1, bottom // scale + 1):
                mask |= frame.bit(SQUARE, x, y)
                if self._halves:
                    mask |= self._halves_touched(p, q, x, y)
        return mask | self._edges_touched(p, q)

    def _halves_touched(self, p: Point, q: Point, x: int, y: int) -> int:
        mask = 0
        for half in Corner:
            if meets(p, q, triangle(half, x, y, UNIT), inside=False):
                mask |= self._frame.bit(HALF + half, x, y)
        return mask

    def _edges_touched(self, p: Point, q: Point) -> int:
        """The sides with which the line has a point in common: those at the grid lines it meets."""
        frame = self._frame
        mask = 0
        run, rise = q[0] - p[0], q[1] - p[1]
        for x in range(min(p[0], q[0]) // UNIT + 1, max(p[0], q[0]) // UNIT + 1):
            # The line is at height (p.y * run + rise * (16 x - p.x)) / run when it meets the grid line.
            height, scale = p[1] * run + rise * (UNIT * x - p[0]), UNIT * run
            for y in _touching(height, scale):
                mask |= frame.bit(EAST, x - 1, y)
        for y in range(min(p[1], q[1]) // UNIT + 1, max(p[1], q[1]) // UNIT + 1):
            place, scale = p[0] * rise + run * (UNIT * y - p[1]), UNIT * rise
            for x in _touching(place, scale):
                mask |= frame.bit(SOUTH, x, y - 1)
        return mask

    def _crossed(self, p: Point, q: Point) -> int:
        frame = self._frame
        mask = 0
        for x in range(min(p[0], q[0]) // UNIT, max(p[0], q[0]) // UNIT + 1):
            top, bottom, scale = _span(p, q, x)
            for y in range(top // scale, max(-(-bottom // scale), top // scale + 1)):
                mask |= frame.bit(SQUARE, x, y)
        return mask

    def free(self, walls: int, at: int) -> int:
        """Which lines touch no wall: bit 4 * i + j for the line from inner corner i to inner corner j."""
        walls >>= at + self.shift
        found = 0
        for number, ray in enumerate(self.rays):
            if ray is not None and not walls & ray.touched:
                found |= 1 << number
        return found

    def unhindered(self, lines: int, squares: int, at: int) -> int:
        """Those of the lines that cross none of these padded squares."""
        squares >>= at + self.shift
        for number, ray in enumerate(self.rays):
            if ray is not None and squares & ray.crossed:
                lines &= ~(1 << number)
        return lines


def _span(p: Point, q: Point, x: int) -> tuple[int, int, int]:
    """Highest and lowest point of the line within a column of squares, and the scale in which one square is that
    many.
    """
    if q[0] < p[0]:
        p, q = q, p
    run, rise = q[0] - p[0], q[1] - p[1]
    if not run:
        return min(p[1], q[1]), max(p[1], q[1]), UNIT
    left, right = max(p[0], UNIT * x), min(q[0], UNIT * x + UNIT)
    ends = (p[1] * run + rise * (left - p[0]), p[1] * run + rise * (right - p[0]))
    return min(ends), max(ends), UNIT * run


def _touching(value: int, scale: int) -> tuple[int, ...]:
    """The unit intervals, counted in scale, that contain a value; two if it lies between them."""
    whole, rest = divmod(value, scale)
    return (whole,) if rest else (whole - 1, whole)
