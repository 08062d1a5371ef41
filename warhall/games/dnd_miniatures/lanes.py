"""The lines of one displacement, followed over the whole map at once (DM-15.1, DM-15.3).

A line that touches the square five to the east is blocked wherever there is a wall five to the east: one shift of the
mask of walls says it for every square it may start in. The sixteen lines of a displacement go side by side, so what
they meet in one strip of the map is worked out once for those that meet the same. Strips are columns or rows, whichever
are fewer. Not here: lines that a half wall decides about, single pairs of squares (`sightlines`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from warhall.geometry.masks import mask_of
from warhall.geometry.square_rays import UNIT, inner_corners
from warhall.geometry.squares import SquareMap

CORNERS = tuple(point for point in inner_corners(None) if point is not None)
"""The inner corners of a whole square, in sixteenths of its side."""
Pieces: TypeAlias = dict[int, tuple[int, int]]
"""Where a line is blocked, or comes to a half wall, in one strip, by how it goes through it."""
MOST = 128
"""More than the rows or columns of any map."""


class Lanes(NamedTuple):
    """The lines of one displacement; all masks are the squares that they start in."""

    free: tuple[int, ...]
    """For each of the sixteen lines where it meets nothing; kept for the line of effect only."""
    some: int
    """Where one of them does."""
    unsure: int
    """Where a half wall decides about one of them."""
    doubtful: tuple[int, ...]
    """For each of the sixteen lines where a half wall decides about it; nothing on a map without half walls."""


class Axes(NamedTuple):
    """In which strips a map is gone through."""

    along: int
    """From a square to the one in the next strip, in numbers."""
    across: int
    """From a square to the next one in its strip."""
    between_strips: int
    """The squares with a wall edge towards the next strip."""
    in_strip: int
    """Those with one towards the next square of their strip."""


class Laying:
    """The lines of one displacement, being followed; the second square has the higher number."""

    def __init__(self, board: SquareMap, dx: int, dy: int, hindering: int, kept: tuple[Pieces, Pieces]) -> None:
        """Prepare to follow them.

        Args:
            board: the map.
            dx: columns from the first square to the second.
            dy: rows.
            hindering: the squares that hinder.
            kept: what was worked out in columns and in rows for other displacements; it is added to.
        """
        self.board = board
        width = board.width
        self.by_columns = abs(dx) <= abs(dy)
        # Raised by one row, since a line may lead to a lower number by less than that.
        walls, east, south = (mask << width for mask in (board.walls, board.east_edges, board.south_edges))
        self.walls = walls
        self.axes = Axes(1, width, east, south) if self.by_columns else Axes(width, 1, south, east)
        self.displacement = (dx, dy) if self.by_columns else (dy, dx)
        self.end = dy * width + dx
        self.half = mask_of(board.half_walls)
        self.hindering = hindering
        self._pieces = kept[0 if self.by_columns else 1]
        self._at_end: Pieces = {}

    def lanes(self) -> Lanes:
        """Follow all sixteen lines."""
        corners = CORNERS if self.by_columns else tuple((y, x) for x, y in CORNERS)
        du, dv = UNIT * self.displacement[0], UNIT * self.displacement[1]
        free, doubtful, some, unsure = [], [], 0, 0
        for u, v in corners:
            for to_u, to_v in corners:
                blocked, suspect = self.follow(u, v, to_u + du, to_v + dv)
                doubtful.append(suspect & ~blocked)
                unsure |= doubtful[-1]
                free.append(self.board.all & ~(blocked | suspect))
                some |= free[-1]
        at_ends = self.half | self.half >> self.end
        return Lanes(
            () if self.hindering else tuple(free),
            some & ~at_ends,
            unsure | at_ends,
            tuple(doubtful) if self.half else (),
        )

    def follow(self, u: int, v: int, to_u: int, to_v: int) -> tuple[int, int]:
        """Where one line meets a wall or crosses what hinders, and where it comes to a square with a half wall."""
        if to_u < u:
            u, v, to_u, to_v = to_u, to_v, u, v
        run, rise = to_u - u or 1, to_v - v
        scale, last = UNIT * run, to_u // UNIT
        end = self.displacement[0] if self.hindering else MOST
        """In its own strip the second square does not hinder: that is so for this displacement only."""
        height, gain = v * run + rise * (u // UNIT * UNIT - u), UNIT * rise
        blocked = suspect = 0
        enters, touch = v // UNIT, 0
        for strip in range(u // UNIT, last + 1):
            height += gain
            if strip == last:
                height = to_v * run
            leaves, rest = divmod(height, scale)
            key = (((strip * MOST + enters) * MOST + leaves) * 4 + 2 * touch + (not rest)) * 4 + 2 * (strip == last)
            key += rise < 0
            pieces = self._at_end if strip == end else self._pieces
            piece = pieces.get(key)
            if piece is None:
                ends = ((enters, touch), (leaves, int(not rest)))
                piece = pieces[key] = self.piece(strip, *(ends if rise >= 0 else ends[::-1]), ends[1])
            blocked |= piece[0]
            suspect |= piece[1]
            enters, touch = leaves, int(not rest)
        return blocked, suspect

    def piece(
        self, strip: int, upper: tuple[int, int], lower: tuple[int, int], leaves: tuple[int, int]
    ) -> tuple[int, int]:
        """`follow` for one strip.

        Args:
            strip: which one.
            upper: the row of the higher end of the line in it, and whether it lies at a corner; there a line touches
                four squares, so the row before counts as well.
            lower: the same of the lower end.
            leaves: the one of the two where it goes on into the next strip.
        """
        (row, touch), (to_row, to_touch) = upper, lower
        top, axes = row - touch, self.axes
        blocked = self.laid(self.walls, strip, top, to_row)
        if axes.in_strip:
            blocked |= self.laid(axes.in_strip, strip, top, to_row - 1)
        if axes.between_strips and strip < max(0, self.displacement[0]):
            blocked |= self.laid(axes.between_strips, strip, leaves[0] - leaves[1], leaves[0])
        width = self.board.width
        if self.hindering:
            blocked |= self.crossed(strip, row, max(row, to_row - to_touch))
        return blocked, self.laid(self.half << width, strip, top, to_row) if self.half else 0

    def laid(self, raised: int, strip: int, top: int, bottom: int) -> int:
        """The squares from which one of these squares of a strip leads into a raised mask."""
        across = self.axes.across
        first, found = self.board.width + strip * self.axes.along, 0
        for offset in range(first + top * across, first + bottom * across + 1, across):
            found |= raised >> offset
        return found

    def crossed(self, strip: int, top: int, bottom: int) -> int:
        """The same for what hinders, but for the two squares whose lines these are."""
        across, width = self.axes.across, self.board.width
        first, found = strip * self.axes.along, 0
        for offset in range(first + top * across, first + bottom * across + 1, across):
            if offset not in (0, self.end):
                found |= self.hindering << width >> width + offset
        return found
