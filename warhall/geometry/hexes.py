"""Maps of hexes: coordinates, neighbours, distance, rings, straight directions, names.

Hexes stand on a point and lie in rows; odd rows are shifted half a hex to the right ("odd-r" offset). A cell is
`row * width + column`. Axial coordinates (q, r) make straight lines straight: q grows to the east, r to the
south-east.

Here: the bare map. Not here: movement (`hex_steps`, `reach`), sight (`hex_sight`).
"""

from enum import IntEnum

from warhall.geometry.masks import cells_of, mask_of
from warhall.geometry.names import cell_name, named_cell


class HexDirection(IntEnum):
    """The six directions, clockwise from the east."""

    E = 0
    SE = 1
    SW = 2
    W = 3
    NW = 4
    NE = 5


AXIAL_STEPS: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def to_axial(column: int, row: int) -> tuple[int, int]:
    """Axial coordinates of a hex given by column and row."""
    return column - (row - (row & 1)) // 2, row


def to_offset(q: int, r: int) -> tuple[int, int]:
    """Column and row of a hex given by axial coordinates."""
    return q + (r - (r & 1)) // 2, r


def axial_distance(dq: int, dr: int) -> int:
    """Number of steps that lead dq and dr away."""
    return max(abs(dq), abs(dr), abs(dq + dr))


class HexMap:
    """A board of hexes; immutable."""

    def __init__(self, width: int, height: int) -> None:
        if width < 1 or height < 1:
            raise ValueError(f"a map needs at least one hex, not {width} x {height}")
        self.width = width
        self.height = height
        self.size = width * height
        self.all = (1 << self.size) - 1
        self.axial = tuple(to_axial(cell % width, cell // width) for cell in range(self.size))
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.cell_at(q + dq, r + dr) for dq, dr in AXIAL_STEPS) for q, r in self.axial
        )
        """For each hex its neighbours by direction; -1 beyond the rim."""
        self.adjacent: tuple[int, ...] = tuple(mask_of(other for other in row if other >= 0) for row in self.neighbours)
        """For each hex the set of its neighbours."""
        self._within: dict[tuple[int, int], int] = {}
        rows = [((1 << width) - 1) << row * width for row in range(height)]
        west = mask_of(row * width for row in range(height))
        self._not_west, self._not_east = self.all & ~west, self.all & ~(west << width - 1)
        self._even, self._odd = sum(rows[::2]), sum(rows[1::2])

    def cell(self, column: int, row: int) -> int:
        """The hex in that column and row, or -1 if it is not on the map."""
        return row * self.width + column if 0 <= column < self.width and 0 <= row < self.height else -1

    def cell_at(self, q: int, r: int) -> int:
        """The hex at these axial coordinates, or -1 if it is not on the map."""
        return self.cell(*to_offset(q, r))

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a hex."""
        row, column = divmod(cell, self.width)
        return column, row

    def name(self, cell: int) -> str:
        """The name of a hex, such as d5."""
        return cell_name(cell, self.width)

    def cell_named(self, name: str) -> int:
        """The hex of that name, or -1 if the map has none."""
        return named_cell(name, self.width, self.height)

    def distance(self, a: int, b: int) -> int:
        """Smallest number of steps between two hexes."""
        (aq, ar), (bq, br) = self.axial[a], self.axial[b]
        return axial_distance(bq - aq, br - ar)

    def within(self, cell: int, steps: int) -> int:
        """The hexes at most that many steps away, the hex itself included."""
        found = self._within.get((cell, steps))
        if found is None:
            found = mask_of(other for other in range(self.size) if self.distance(cell, other) <= steps)
            self._within[cell, steps] = found
        return found

    def ring(self, cell: int, least: int, most: int) -> int:
        """The hexes at least and at most so many steps away."""
        found = self.within(cell, most)
        return found & ~self.within(cell, least - 1) if least > 0 else found

    def adjacent_to(self, cells: int) -> int:
        """The hexes next to at least one of these, without these themselves."""
        found = 0
        for cell in cells_of(cells):
            found |= self.adjacent[cell]
        return found & ~cells

    def touching(self, cells: int) -> int:
        """The hexes next to at least one of these; those among them that touch each other are in it too.

        A whole set at once, by shifts: searches that spread step by step live on it.
        """
        to_west, to_east = cells & self._not_west, cells & self._not_east
        found = to_west >> 1 | to_east << 1
        # Rows above and below: an even row touches columns c-1 and c there, an odd one c and c+1.
        pairs = cells | (to_west & self._even) >> 1 | (to_east & self._odd) << 1
        return (found | pairs >> self.width | pairs << self.width) & self.all

    def direction(self, a: int, b: int) -> HexDirection | None:
        """The straight direction that leads from one hex to another; None if they lie on no common row, or are
        the same.
        """
        (aq, ar), (bq, br) = self.axial[a], self.axial[b]
        dq, dr = bq - aq, br - ar
        steps = axial_distance(dq, dr)
        for direction, (step_q, step_r) in zip(HexDirection, AXIAL_STEPS, strict=True):
            if steps and (dq, dr) == (step_q * steps, step_r * steps):
                return direction
        return None

    def straight(self, cell: int, direction: HexDirection) -> list[int]:
        """The hexes from here in a direction to the rim, in order, this one left out."""
        found = []
        cell = self.neighbours[cell][direction]
        while cell >= 0:
            found.append(cell)
            cell = self.neighbours[cell][direction]
        return found

    def farther(self, cell: int, origin: int) -> list[int]:
        """The neighbours of a hex that are farther from the origin than it is, by direction."""
        here = self.distance(cell, origin)
        return [other for other in self.neighbours[cell] if other >= 0 and self.distance(other, origin) > here]
