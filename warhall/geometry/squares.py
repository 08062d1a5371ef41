"""Maps of squares: neighbours, walls, single steps, spaces of several squares, distances, names.

A cell is `row * width + column`, counted from the upper left. Walls come in three kinds: wall squares, wall edges
(a thick line on the side between two squares) and half walls (a square cut in two along a diagonal; one half is
wall, a creature may stand in the other). Everything beyond the rim is closed.

Two relations of touching squares are kept apart. They are *adjacent* if no wall separates them; at a corner it is
enough that one way round the point is open. A *step* is stricter under `CornerRule.STRICT`: no wall corner may be
cut.

Here: one map, its tables built on first use. Not here: movement with costs (`square_steps`, `reach`), sight
(`square_sight`), cover (`square_cover`), areas (`square_areas`).
"""

from collections.abc import Mapping
from enum import Enum, IntEnum

import msgspec

from warhall.geometry.masks import cells_of, mask_of, shifted, spread
from warhall.geometry.names import cell_name, named_cell


class Compass(IntEnum):
    """The eight directions of a step; the four straight ones come first."""

    N = 0
    E = 1
    S = 2
    W = 3
    NE = 4
    SE = 5
    SW = 6
    NW = 7


COMPASS_STEPS: tuple[tuple[int, int], ...] = ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1))


class Corner(IntEnum):
    """The corners of a square or a space, clockwise; a half wall is named by its right-angled corner."""

    NW = 0
    NE = 1
    SE = 2
    SW = 3


_FEW = 6
"""Up to so many squares are looked up one by one; of more, a whole direction is shifted at once."""

CORNER_OFFSETS: tuple[tuple[int, int], ...] = ((0, 0), (1, 0), (1, 1), (0, 1))


class CornerRule(Enum):
    """When a diagonal step past a wall corner is legal."""

    STRICT = "strict"
    """Never: both ways round the crossed point must be open."""
    OPEN = "open"
    """If one way round the crossed point is open."""


class StepFault(msgspec.Struct, frozen=True):
    """Why a square cannot be left in a direction: what is in the way, and the square that has it."""

    kind: str
    """`off_map`, `wall`, `edge` or `corner`."""
    cell: int
    """The wall square, or the square whose side or corner is closed; -1 off the map."""


def straight_distance(a: tuple[int, int], b: tuple[int, int], side: int = 1, other_side: int = 1) -> int:
    """Squares between two spaces given by upper left (x, y) and side: the larger of column gap and row gap; walls
    do not count.
    """
    gap = 0
    for p, q in zip(a, b, strict=True):
        gap = max(gap, q - p - side + 1, p - q - other_side + 1)
    return gap


class SquareMap:
    """A rectangle of squares with its walls; immutable, and slow to make compared with a question put to it."""

    def __init__(
        self,
        width: int,
        height: int,
        *,
        walls: int = 0,
        east_edges: int = 0,
        south_edges: int = 0,
        half_walls: Mapping[int, Corner] | None = None,
        outside: int = 0,
        corners: CornerRule = CornerRule.STRICT,
    ) -> None:
        """Make a map.

        Args:
            width: number of columns.
            height: number of rows.
            walls: the wall squares.
            east_edges: the squares with a wall edge on their east side.
            south_edges: the squares with a wall edge on their south side.
            half_walls: the squares cut by a diagonal, each with the right-angled corner of its wall half.
            outside: squares that belong to no part of the map: walls that not even a digger passes.
            corners: the rule for diagonal steps.
        """
        if width < 1 or height < 1:
            raise ValueError(f"a map needs at least one square, not {width} x {height}")
        self.width = width
        self.height = height
        self.size = width * height
        self.all = (1 << self.size) - 1
        self.half_walls = dict(sorted((half_walls or {}).items()))
        for mask in (walls, east_edges, south_edges, outside):
            if mask & ~self.all:
                raise ValueError(f"square {(mask & ~self.all).bit_length() - 1} is not on a map of {self.size} squares")
        for cell in self.half_walls:
            if not 0 <= cell < self.size or (walls | outside) >> cell & 1:
                raise ValueError(f"square {cell} cannot have a half wall: it is a wall or not on the map")
        self.outside = outside
        self.walls = walls | outside
        self.open = self.all & ~self.walls
        self.east_edges = east_edges
        self.south_edges = south_edges
        self.corners = corners
        self._closed_east, self._closed_south = self._closed_sides()
        self._neighbours = tuple((dy * width + dx, self.inside(dx, dy)) for dx, dy in COMPASS_STEPS)
        self._adjacent: tuple[int, ...] | None = None
        self._joined: tuple[int, ...] | None = None
        self._step_origins: tuple[int, ...] | None = None
        self._standing: dict[int, int] = {}
        self._rings: dict[tuple[int, bool], tuple[int, ...]] = {}

    # Places

    def cell(self, x: int, y: int) -> int:
        """The square in column x and row y, or -1 if it is not on the map."""
        return y * self.width + x if 0 <= x < self.width and 0 <= y < self.height else -1

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a square."""
        y, x = divmod(cell, self.width)
        return x, y

    def name(self, cell: int) -> str:
        """The name of a square, such as d5."""
        return cell_name(cell, self.width)

    def cell_named(self, name: str) -> int:
        """The square of that name, or -1 if the map has none."""
        return named_cell(name, self.width, self.height)

    def neighbour(self, cell: int, direction: Compass) -> int:
        """The square next to this one in a direction, walls ignored, or -1 beyond the rim."""
        x, y = self.place(cell)
        dx, dy = COMPASS_STEPS[direction]
        return self.cell(x + dx, y + dy)

    def around(self, cells: int) -> int:
        """The squares that share a side or a corner with one of these, walls ignored; those of the set only if
        they touch another.
        """
        found = 0
        for offset, origins in self._neighbours:
            found |= shifted(cells & origins, offset)
        return found

    def inside(self, dx: int, dy: int) -> int:
        """The squares that stay on the map when moved by (dx, dy)."""
        row = ((1 << self.width) - 1) & ~((1 << max(0, -dx)) - 1)
        row &= (1 << max(0, self.width - max(0, dx))) - 1
        mask = 0
        for y in range(max(0, -dy), self.height - max(0, dy)):
            mask |= row << y * self.width
        return mask

    # Walls between squares

    def _closed_sides(self) -> tuple[int, int]:
        """East and south sides that are shut by a wall edge or by the wall half of a square beside them."""
        east, south = self.east_edges, self.south_edges
        for cell, half in self.half_walls.items():
            x, y = self.place(cell)
            if half in (Corner.NE, Corner.SE):
                east |= 1 << cell
            elif x:
                east |= 1 << cell - 1
            if half in (Corner.SE, Corner.SW):
                south |= 1 << cell
            elif y:
                south |= 1 << cell - self.width
        return east, south

    def _shut(self, a: int, b: int, east: int, south: int) -> bool:
        """Whether the side between two squares that share one is among the given east and south sides."""
        low = min(a, b)
        return bool((east if abs(a - b) == 1 and self._same_row(a, b) else south) >> low & 1)

    def _same_row(self, a: int, b: int) -> bool:
        return a // self.width == b // self.width

    def is_shut(self, a: int, b: int) -> bool:
        """Whether the side that two squares share is closed by a wall edge or a half wall."""
        return self._shut(a, b, self._closed_east, self._closed_south)

    def _flanks(self, a: int, direction: Compass) -> tuple[int, int]:
        """The two squares beside a diagonal step: in the row of its start, in the column of its start."""
        dx, dy = COMPASS_STEPS[direction]
        return a + dx, a + dy * self.width

    @property
    def joined(self) -> tuple[int, ...]:
        """For each direction the squares that are adjacent to their neighbour in it; round a grid point one way must be
        open.
        """
        if self._joined is None:
            width = self.width
            east = self.inside(1, 0) & self.open & self.open >> 1 & ~self._closed_east
            south = self.inside(0, 1) & self.open & self.open >> width & ~self._closed_south
            across, down = {1: east, -1: east << 1}, {1: south, -1: south << width}
            joined = [down[-1], east, south, across[-1]]
            for dx, dy in COMPASS_STEPS[Compass.NE :]:
                beside, above = shifted(down[dy], -dx), shifted(across[dx], -dy * width)
                joined.append(across[dx] & beside | down[dy] & above)
            self._joined = tuple(joined)
        return self._joined

    @property
    def adjacent(self) -> tuple[int, ...]:
        """For each square the squares adjacent to it: they touch and no wall separates them."""
        if self._adjacent is None:
            table = [0] * self.size
            for (offset, _), origins in zip(self._neighbours, self.joined, strict=True):
                for cell in cells_of(origins):
                    table[cell] |= 1 << cell + offset
            self._adjacent = tuple(table)
        return self._adjacent

    def adjacent_to(self, cells: int) -> int:
        """The squares adjacent to at least one of these, without these themselves."""
        found = 0
        if cells.bit_count() > _FEW:
            for (offset, _), origins in zip(self._neighbours, self.joined, strict=True):
                found |= shifted(cells & origins, offset)
        else:
            table = self.adjacent
            for cell in cells_of(cells):
                found |= table[cell]
        return found & ~cells

    # Single steps

    def step_fault(self, a: int, direction: Compass) -> StepFault | None:
        """What keeps a creature of one square from stepping in a direction; None if nothing does."""
        b = self.neighbour(a, direction)
        if b < 0:
            return StepFault("off_map", -1)
        if self.walls >> b & 1:
            return StepFault("wall", b)
        if direction <= Compass.W:
            return StepFault("edge", b) if self.is_shut(a, b) else None
        flank = self._corner_in_the_way(a, b, direction) if self.corners is CornerRule.STRICT else -1
        if flank < 0 and not self.joined[direction] >> a & 1:
            flank = max(self._flanks(a, direction), key=lambda cell: self.walls >> cell & 1)
        return StepFault("corner", flank) if flank >= 0 else None

    def _corner_in_the_way(self, a: int, b: int, direction: Compass) -> int:
        """Under the strict rule, the square beside a diagonal step whose wall corner would be cut, or -1."""
        crossed = direction - Compass.NE + Corner.NE & 3
        # Seen from the flank in the row of the start the crossed point is mirrored left to right, from the other
        # one top to bottom.
        seen_from = (crossed ^ 1, 3 - crossed)
        excused = self._ends_diagonal(a, crossed) or self._ends_diagonal(b, crossed + 2 & 3)
        for flank, corner in zip(self._flanks(a, direction), seen_from, strict=True):
            if self.walls >> flank & 1 and not excused:
                return flank
            if self.half_walls.get(flank) == corner:
                return flank
            if any(self._shut(end, flank, self.east_edges, self.south_edges) for end in (a, b)):
                return flank
        return -1

    def _ends_diagonal(self, cell: int, corner: int) -> bool:
        """Whether the diagonal of a half wall in that square ends at that corner of it."""
        half = self.half_walls.get(cell)
        return half is not None and (corner - half) % 2 == 1

    @property
    def step_origins(self) -> tuple[int, ...]:
        """For each direction the squares that can be left in it by a creature of one square: where `step_fault` finds
        nothing.
        """
        if self._step_origins is None:
            half_walls = mask_of(self.half_walls)
            near = half_walls | self.around(half_walls)
            self._step_origins = tuple(
                self._unhindered(direction) & ~near
                | mask_of(cell for cell in cells_of(near) if self.step_fault(cell, direction) is None)
                for direction in Compass
            )
        return self._step_origins

    def _unhindered(self, direction: Compass) -> int:
        """The squares that can be left in a direction, half walls aside, for all squares at once."""
        (dx, dy), (offset, inside) = COMPASS_STEPS[direction], self._neighbours[direction]
        width = self.width
        if direction <= Compass.W:
            east, south = self._closed_east, self._closed_south
            shut = (south << width, east, south, east << 1)[direction]
            return inside & shifted(self.open, -offset) & ~shut
        if self.corners is CornerRule.OPEN:
            return self.joined[direction]
        across = self.east_edges if dx > 0 else self.east_edges << 1
        down = self.south_edges if dy > 0 else self.south_edges << width
        beside, above = -dx, -dy * width
        cut = across | down | shifted(down, beside) | shifted(across, above)
        return self.joined[direction] & ~(cut | shifted(self.walls, beside) | shifted(self.walls, above))

    # Spaces of several squares

    def footprint(self, side: int) -> tuple[int, ...]:
        """The offsets of the squares of a space of side x side, from its upper left square."""
        return tuple(y * self.width + x for y in range(side) for x in range(side))

    def space(self, anchor: int, side: int) -> int:
        """The squares of the space whose upper left square is the anchor; 0 if it does not fit on the map."""
        x, y = self.place(anchor)
        if x + side > self.width or y + side > self.height:
            return 0
        row = (1 << side) - 1
        mask = 0
        for line in range(side):
            mask |= row << anchor + line * self.width
        return mask

    def positions(self, side: int) -> int:
        """The anchors at which a space of that side lies wholly on the map, walls or not, never on outside squares."""
        fits = self.inside(side - 1, side - 1)
        return fits & ~spread(self.outside, self.footprint(side))

    def standing(self, side: int) -> int:
        """The anchors at which a creature of that side may stand: no wall square, and no wall between its own
        squares.
        """
        found = self._standing.get(side)
        if found is None:
            across = tuple(y * self.width + x for y in range(side) for x in range(side - 1))
            down = tuple(y * self.width + x for y in range(side - 1) for x in range(side))
            found = self.positions(side) & ~spread(self.walls, self.footprint(side))
            found &= ~spread(self._closed_east, across) & ~spread(self._closed_south, down)
            self._standing[side] = found
        return found

    # Distances

    def straight(self, a: int, b: int) -> int:
        """Distance of two squares as if there were no walls: the larger of the column gap and the row gap."""
        ay, ax = divmod(a, self.width)
        by, bx = divmod(b, self.width)
        return max(abs(ax - bx), abs(ay - by))

    def within_straight(self, cells: int, squares: int) -> int:
        """The squares at most that far from these, walls ignored; these included."""
        for _ in range(squares):
            cells |= self.around(cells)
        return cells

    def _rings_of(self, cell: int, *, by_steps: bool) -> tuple[int, ...]:
        """The squares within 0, 1, 2 … of a square, until no more are found."""
        rings = self._rings.get((cell, by_steps))
        if rings is None:
            found = 1 << cell
            grown = [found]
            while True:
                more = found | (self._stepped(found) if by_steps else self.adjacent_to(found))
                if more == found:
                    break
                found = more
                grown.append(found)
            if by_steps:
                # Where a square is adjacent, a way round the point is open, so there is at least one step.
                grown = [grown[0], *(ring | self.adjacent[cell] for ring in grown[1:])]
            rings = tuple(grown)
            self._rings[cell, by_steps] = rings
        return rings

    def rings(self, cell: int) -> tuple[int, ...]:
        """The squares at most 0, 1, 2 … legal steps from a square, until no more are found."""
        return self._rings_of(cell, by_steps=True)

    def _stepped(self, cells: int) -> int:
        """The squares one step away from these."""
        found = 0
        for (dx, dy), origins in zip(COMPASS_STEPS, self.step_origins, strict=True):
            by = dy * self.width + dx  # `shifted`, written out: distances are counted so, ring by ring
            found |= (cells & origins) << by if by > 0 else (cells & origins) >> -by
        return found

    def within(self, cells: int, squares: int, *, by_steps: bool = False) -> int:
        """The squares at most that far from the nearest of these, counted round walls; these included.

        The count goes over adjacent squares. `by_steps` counts legal steps instead, so that no wall corner is cut;
        an adjacent
        square is then still at distance 1.
        """
        found = 0
        for cell in cells_of(cells):
            rings = self._rings_of(cell, by_steps=by_steps)
            found |= rings[min(squares, len(rings) - 1)]
        return found

    def distance(self, a: int, b: int, *, by_steps: bool = False) -> int:
        """Distance of two squares counted round walls as in `within`, or -1 if no chain of squares connects them."""
        return self.distance_of(1 << a, 1 << b, by_steps=by_steps)

    def distance_of(self, a: int, b: int, *, by_steps: bool = False) -> int:
        """Distance between the nearest squares of two spaces, or -1 if no chain of squares connects them."""
        best = -1
        for cell in cells_of(a):
            rings = self._rings_of(cell, by_steps=by_steps)
            for squares, ring in enumerate(rings if best < 0 else rings[:best]):
                if ring & b:
                    best = squares
                    break
        return best

    def flanks(self, a: int, b: int, anchor: int, side: int) -> bool:
        """Whether the line between the centres of squares a and b meets two opposite sides, corners included, of
        a space.
        """
        (ax, ay), (bx, by), (x, y) = self.place(a), self.place(b), self.place(anchor)
        return _spans(ax, ay, bx, by, x, y, side) or _spans(ay, ax, by, bx, y, x, side)


def _spans(au: int, av: int, bu: int, bv: int, u: int, v: int, side: int) -> bool:
    """Whether the line between two centres meets the closed sides u and u + side of a space, in doubled coordinates."""
    au, av, bu, bv, near, far = 2 * au + 1, 2 * av + 1, 2 * bu + 1, 2 * bv + 1, 2 * u, 2 * (u + side)
    if au > bu:
        au, av, bu, bv = bu, bv, au, av
    if au > near or bu < far:
        return False
    run = bu - au
    low, high = 2 * v * run, 2 * (v + side) * run
    return all(low <= av * run + (bv - av) * (line - au) <= high for line in (near, far))
