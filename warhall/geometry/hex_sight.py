"""Line of sight on a hex map, from centre to centre, in whole numbers.

A line is blocked by a blocking hex whose inside it crosses. Where it runs along the common edge of two hexes it is
blocked only if both block; what lies beyond the rim does not block. A hex touched in a single corner never blocks,
nor do the two hexes at the ends.

With half the width of a hex as unit to the right and a quarter of its height as unit downwards, centres and corners
of all hexes have whole coordinates; straight lines stay straight.
"""

from itertools import product
from typing import NamedTuple

from warhall.geometry.hexes import AXIAL_STEPS, HexDirection, HexMap, axial_distance
from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.square_planes import cross, meets

Point = tuple[int, int]

# Corners of a hex round its centre; corner n and corner n + 1 bound the edge towards direction n (E, SE, SW, W, NW,
# NE).
_CORNERS: tuple[Point, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))


class HexLine(NamedTuple):
    """The line between two hexes."""

    crossed: int
    """The hexes whose inside it crosses, its ends left out."""
    edges: tuple[int, ...]
    """For each edge it runs along, the two hexes that share it, as a set."""


def centre(q: int, r: int) -> Point:
    """The centre of a hex given by axial coordinates."""
    return 2 * q + r, 3 * r


def drawn_line(dq: int, dr: int) -> tuple[tuple[Point, ...], tuple[tuple[Point, Point], ...]]:
    """The hexes crossed on the way from the hex (0, 0) to another, and the pairs of hexes whose edge it runs along."""
    p, q = centre(0, 0), centre(dq, dr)
    reach = axial_distance(dq, dr)
    # No corner of a hex lies farther from a line than this, measured by the cross product from its centre.
    widest = max(2 * abs(q[0]), abs(q[0]) + abs(q[1]))
    crossed: list[Point] = []
    edges: list[tuple[Point, Point]] = []
    for hex_q, hex_r in product(range(-reach, reach + 1), repeat=2):
        x, y = centre(hex_q, hex_r)
        if (hex_q, hex_r) in ((0, 0), (dq, dr)) or abs(cross(p, q, (x, y))) > widest:
            continue
        shape = tuple((x + dx, y + dy) for dx, dy in _CORNERS)
        if meets(p, q, shape, inside=True):
            crossed.append((hex_q, hex_r))
            continue
        for direction in (HexDirection.E, HexDirection.SE, HexDirection.SW):
            edge = (shape[direction], shape[direction + 1])
            if all(cross(p, q, corner) == 0 and _between(p, q, corner) for corner in edge):
                step_q, step_r = AXIAL_STEPS[direction]
                edges.append(((hex_q, hex_r), (hex_q + step_q, hex_r + step_r)))
    return tuple(crossed), tuple(edges)


class HexSight:
    """Lines of sight on one map; worked out when first asked for."""

    def __init__(self, board: HexMap) -> None:
        self.board = board
        self._lines: dict[int, HexLine] = {}
        self._drawn: dict[Point, tuple[tuple[Point, ...], tuple[tuple[Point, Point], ...]]] = {}

    def line(self, a: int, b: int) -> HexLine:
        """What the line between two hexes crosses and runs along."""
        key = a * self.board.size + b
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self._laid(a, b)
        return found

    def _laid(self, a: int, b: int) -> HexLine:
        """The line drawn for this displacement, laid on the board; hexes beyond the rim fall away."""
        board = self.board
        (q, r), (to_q, to_r) = board.axial[a], board.axial[b]
        way = (to_q - q, to_r - r)
        if way not in self._drawn:
            self._drawn[way] = drawn_line(*way)
        crossed, pairs = self._drawn[way]
        cells = [board.cell_at(q + dq, r + dr) for dq, dr in crossed]
        edges = [[board.cell_at(q + dq, r + dr) for dq, dr in pair] for pair in pairs]
        return HexLine(mask_of(c for c in cells if c >= 0), tuple(mask_of(edge) for edge in edges if min(edge) >= 0))

    def sees(self, a: int, b: int, blocking: int) -> bool:
        """Whether the line between two hexes is free of blocking hexes."""
        line = self.line(a, b)
        if line.crossed & blocking:
            return False
        return not any(edge & blocking == edge for edge in line.edges)

    def blocker(self, a: int, b: int, blocking: int) -> tuple[int, ...]:
        """The hex, or the two hexes of an edge, that block the line nearest to its beginning; empty if there is
        sight.
        """
        line = self.line(a, b)
        found = [(cell,) for cell in cells_of(line.crossed & blocking)]
        both = [tuple(cells_of(edge)) for edge in line.edges if edge & blocking == edge]
        return min(
            [*found, *both], key=lambda cells: (min(self.board.distance(a, cell) for cell in cells), cells), default=()
        )


def _between(p: Point, q: Point, point: Point) -> bool:
    """Whether a point of the line through p and q lies between them."""
    return min(p[0], q[0]) <= point[0] <= max(p[0], q[0]) and min(p[1], q[1]) <= point[1] <= max(p[1], q[1])
