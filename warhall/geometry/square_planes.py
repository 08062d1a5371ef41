"""All that can stand in the way of a line on a square map, as one integer.

A map with a border of one square all round is laid out seven times, plane after plane: blocked squares, wall edges
on east sides, wall edges on south sides, and half walls by their right-angled corner (NW, NE, SE, SW). A line then
is a mask over the same planes, and whether anything is in its way is one `&`. Lines are worked out once per
displacement, relative to a frame, and the map is shifted under them.

Here: that layout. Not here: lines (`square_lines`, `square_rays`).
"""

from warhall.geometry.masks import cells_of
from warhall.geometry.squares import Corner, SquareMap

SQUARE, EAST, SOUTH, HALF = 0, 1, 2, 3

# How many different sets of blocking squares are kept in their padded form before the store is emptied.
_KEPT = 64


class Planes:
    """The layout of one map."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self.stride = board.width + 2
        self.plane = self.stride * (board.height + 2)
        self.padded = tuple((y + 1) * self.stride + x + 1 for y in range(board.height) for x in range(board.width))
        # Differences of these numbers tell displacements apart.
        self.key = tuple(y * (2 * board.width + 1) + x for y in range(board.height) for x in range(board.width))
        self.edges = self.pad(board.east_edges) << EAST * self.plane | self.pad(board.south_edges) << SOUTH * self.plane
        for cell, half in board.half_walls.items():
            self.edges |= 1 << (HALF + half) * self.plane + self.padded[cell]
        self.walls = self.pad(board.walls) | self.edges
        """Wall squares, edges and half walls; what lies beyond the rim is free."""
        rim = (1 << self.plane) - 1 & ~self.pad(board.all)
        self.walls_and_rim = self.walls | rim
        self._kept: dict[int, int] = {}

    def pad(self, cells: int) -> int:
        """A set of squares in the layout of the first plane."""
        if cells.bit_count() < self.board.height // 2:
            padded, places = 0, self.padded
            for cell in cells_of(cells):
                padded |= 1 << places[cell]
            return padded
        width, stride = self.board.width, self.stride
        row_mask = (1 << width) - 1
        padded, at = 0, stride + 1
        while cells:
            padded |= (cells & row_mask) << at
            cells >>= width
            at += stride
        return padded

    def pad_kept(self, cells: int) -> int:
        """`pad`, remembering recent answers, since many lines are asked for against the same squares."""
        padded = self._kept.get(cells)
        if padded is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            padded = self._kept[cells] = self.pad(cells)
        return padded

    def what(self, bit: int) -> tuple[int, int, int]:
        """Plane, column and row of a bit; column and row may lie one beyond the rim."""
        plane, index = divmod(bit, self.plane)
        y, x = divmod(index, self.stride)
        return plane, x - 1, y - 1


class Frame:
    """The bits of a line between two squares, relative to the corner of a box round both."""

    def __init__(self, planes: Planes, dx: int, dy: int) -> None:
        self.stride = planes.stride
        self.plane = planes.plane
        self.left = min(0, dx) - 1
        self.top = min(0, dy) - 1
        self.shift = self.top * self.stride + self.left
        """Padded number of the first square of the line plus this is where the frame begins."""

    def bit(self, plane: int, x: int, y: int) -> int:
        """The mask of one thing; squares are counted from the first square of the line."""
        return 1 << plane * self.plane + (y - self.top) * self.stride + x - self.left

    def side(self, a: tuple[int, int], b: tuple[int, int]) -> int:
        """The mask of the wall edge on the side that two squares share."""
        x, y = min(a, b)
        return self.bit(EAST if a[1] == b[1] else SOUTH, x, y)


def triangle(half: Corner | int, x: int, y: int, unit: int = 1) -> tuple[tuple[int, int], ...]:
    """The three corners of the wall half in square (x, y), its right-angled corner first."""
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    return tuple((unit * corners[n % 4][0], unit * corners[n % 4][1]) for n in (half, half + 1, half + 3))


def cross(o: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> int:
    """Positive if b lies on one side of the line from o to a, negative on the other, 0 on it."""
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def meets(p: tuple[int, int], q: tuple[int, int], shape: tuple[tuple[int, int], ...], *, inside: bool) -> bool:
    """Whether the segment from p to q has a point in common with a convex shape, or with its inside."""
    slack = 0 if inside else 1
    sides = [cross(p, q, corner) for corner in shape]
    if min(sides) >= slack or max(sides) <= -slack:
        return False
    for n, corner in enumerate(shape):
        after = shape[(n + 1) % len(shape)]
        turn = 1 if cross(corner, after, shape[(n + 2) % len(shape)]) > 0 else -1
        if max(turn * cross(corner, after, p), turn * cross(corner, after, q)) <= -slack:
            return False
    return True


def things_in(mask: int, planes: Planes) -> list[tuple[int, int, int]]:
    """Plane, column and row of everything in a mask, in ascending order."""
    return [planes.what(bit) for bit in cells_of(mask)]
