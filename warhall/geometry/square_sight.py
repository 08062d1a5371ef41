"""Who sees whom on a square map, and what is in the way.

Two rules, each a class made once per map:

* `CornerSight`: lines from corner to corner of squares; touching a wall's corner or border does not block,
  squeezing between two blockers that touch does. Blocking squares are given with each question, since creatures may
  block too.
* `InnerSight`: lines from inner corner to inner corner; a line that touches a wall is blocked. Its answer for walls
  alone is the line of effect; further squares may hinder a line by being crossed.

The sixteen lines between two squares are numbered 4 * i + j, from corner i of the first to corner j of the second,
corners as in `squares.Corner`. A space is a mask of squares. Here: sight. Not here: cover against an attack
(`square_cover`), range (`SquareMap.distance`).
"""

import msgspec

from warhall.geometry.masks import cells_of
from warhall.geometry.square_lines import MapLines
from warhall.geometry.square_planes import EAST, SOUTH, SQUARE, Planes, things_in
from warhall.geometry.square_rays import RaysOf
from warhall.geometry.square_vistas import Vistas
from warhall.geometry.squares import CORNER_OFFSETS, SquareMap

ALL_LINES = 0xFFFF
FROM_CORNER = (0x000F, 0x00F0, 0x0F00, 0xF000)


class Blocker(msgspec.Struct, frozen=True):
    """What is in the way of sight."""

    kind: str
    """`wall`, `edge`, `half_wall` or `square` (one of the blocking squares of the question)."""
    cell: int
    """The square, or the square to the west or north of the edge."""
    beyond: int = -1
    """For an edge, the square on its other side."""


class ClearShot(msgspec.Struct, frozen=True):
    """A corner from which every line to a target is free."""

    cell: int
    corner: int
    target: int
    """The square of the target that is wholly in view."""


class CornerView(msgspec.Struct, frozen=True):
    """What is seen of one square of a target from one corner of the looker."""

    corner: tuple[int, int]
    """The corner of the looker as a point of the grid."""
    seen: tuple[tuple[int, int], ...]
    """The corners of the target's square to which the line is free."""
    unseen: tuple[tuple[int, int], ...]
    """Those to which it is not."""


def corner_counts(lines: int) -> tuple[int, int, int, int]:
    """For each corner of the first square the number of free lines."""
    return (
        (lines & 0x000F).bit_count(),
        (lines & 0x00F0).bit_count(),
        (lines & 0x0F00).bit_count(),
        (lines & 0xF000).bit_count(),
    )


class CornerSight:
    """Sight from corner to corner. Made once per map; maps with half walls are not for this rule."""

    def __init__(self, board: SquareMap) -> None:
        if board.half_walls:
            raise ValueError("corner-to-corner sight knows no half walls")
        self.board = board
        self._planes = Planes(board)
        self._lines = MapLines(self._planes, linked=True)
        self._walls_only: dict[int, int] = {}

    def lines(self, a: int, b: int, blocking: int = 0) -> int:
        """The free lines from square a to square b; the two squares themselves never block."""
        return self._free(a, b, self._planes.pad_kept(blocking) if blocking else 0)

    def _free(self, a: int, b: int, blocking: int) -> int:
        """`lines` with the blocking squares already padded."""
        if a == b:
            return ALL_LINES
        between = self._lines.between(a, b)
        at = self._planes.padded[a]
        if blocking and blocking >> at + between.shift & between.region:
            return between.free(self._planes.walls_and_rim | blocking, at)
        key = a * self.board.size + b
        known = self._walls_only.get(key)
        if known is None:
            known = self._walls_only[key] = between.free(self._planes.walls_and_rim, at)
        return known

    def _padded(self, looker: int, target: int, blocking: int) -> int:
        """The blocking squares, without those of looker and target, padded."""
        if not blocking:
            return 0
        kept = self._planes.pad_kept(blocking)
        for cell in cells_of(blocking & (looker | target)):
            kept &= ~(1 << self._planes.padded[cell])
        return kept

    def past(self, blocking: int) -> Vistas:
        """Sight past walls and some blocking squares, for who asks often about the same ones."""
        return Vistas(self._lines, self._planes.walls_and_rim | self._planes.pad(blocking))

    def sees(self, looker: int, target: int, blocking: int = 0) -> bool:
        """Whether a line from a square of the looker to a square of the target is free; their own squares never
        block.
        """
        blocked = self._planes.walls_and_rim | self._padded(looker, target, blocking)
        padded, targets = self._planes.padded, cells_of(target)
        for a in cells_of(looker):
            for b in targets:
                if a == b or self._lines.between(a, b).any_free(blocked, padded[a]):
                    return True
        return False

    def seen(self, looker: int, blocking: int = 0) -> int:
        """All open squares that the looker sees."""
        found = 0
        for cell in cells_of(self.board.open):
            if self.sees(looker, 1 << cell, blocking):
                found |= 1 << cell
        return found

    def clear_shot(self, looker: int, target: int, blocking: int = 0, aim: int | None = None) -> ClearShot | None:
        """A corner of the looker from which the lines to all four corners of one square of the target are free.

        `aim` names the squares of the target that count; all of them if it is left out.
        """
        blocked = self._planes.walls_and_rim | self._padded(looker, target, blocking)
        aims = cells_of(target if aim is None else aim & target)
        for a in cells_of(looker):
            for b in aims:
                between = self._lines.between(a, b)
                ahead = blocked >> self._planes.padded[a] + between.shift
                for corner, row in enumerate(FROM_CORNER):
                    if a == b or between.all_free(row, ahead):
                        return ClearShot(a, corner, b)
        return None

    def best_corner(self, looker: int, target: int, blocking: int = 0) -> CornerView | None:
        """The corner of the looker from which the most of a square of the target is seen, the nearest among equals;
        None if nothing is seen.
        """
        padded = self._padded(looker, target, blocking)
        best: tuple[int, int] = (0, 0)
        found: CornerView | None = None
        for a in cells_of(looker):
            for b in cells_of(target):
                lines, starts, ends = self._free(a, b, padded), self._corners(a), self._corners(b)
                for corner, (x, y) in enumerate(starts):
                    free = lines >> 4 * corner & 0xF
                    key = (free.bit_count(), -sum((x - to_x) ** 2 + (y - to_y) ** 2 for to_x, to_y in ends))
                    if free and (found is None or key > best):
                        seen = tuple(end for number, end in enumerate(ends) if free >> number & 1)
                        best, found = key, CornerView((x, y), seen, tuple(end for end in ends if end not in seen))
        return found

    def _corners(self, cell: int) -> tuple[tuple[int, int], ...]:
        """The corners of a square as points of the grid, in the order of `squares.Corner`."""
        x, y = self.board.place(cell)
        return tuple((x + dx, y + dy) for dx, dy in CORNER_OFFSETS)

    def blocker(self, looker: int, target: int, blocking: int = 0) -> Blocker | None:
        """What most lines from looker to target meet first; None if there is sight."""
        return None if self.sees(looker, target, blocking) else self.obstruction(looker, target, blocking)

    def obstruction(self, looker: int, target: int, blocking: int = 0) -> Blocker | None:
        """What most of the lines that are not free meet first, be there sight or not; None if all are free."""
        planes = self._planes
        blocked = planes.walls_and_rim | self._padded(looker, target, blocking)
        votes: dict[Blocker, int] = {}
        for a in cells_of(looker):
            for b in cells_of(target & ~(1 << a)):
                between = self._lines.between(a, b)
                base = planes.padded[a] + between.shift
                free = between.free(blocked, planes.padded[a])
                for number, (must, pairs, spine) in enumerate(between.lines):
                    if free >> number & 1:
                        continue
                    hit = must | spine
                    for first, second in pairs:
                        if blocked >> base & first and blocked >> base & second:
                            hit |= first | second
                    _vote(votes, planes, blocked & hit << base, a)
        return max(votes, key=lambda found: (votes[found], -found.cell)) if votes else None


def _vote(votes: dict[Blocker, int], planes: Planes, hits: int, a: int) -> None:
    """Count the nearest of the things that a line meets."""
    ax, ay = planes.board.place(a)
    # What lies beyond the rim never stops a line alone: on the other side something on the map does.
    things = [thing for thing in things_in(hits, planes) if planes.board.cell(thing[1], thing[2]) >= 0]
    plane, x, y = min(things, key=lambda thing: (max(abs(thing[1] - ax), abs(thing[2] - ay)), thing))
    found = _named(planes, plane, x, y)
    votes[found] = votes.get(found, 0) + 1


def _named(planes: Planes, plane: int, x: int, y: int) -> Blocker:
    board = planes.board
    cell = board.cell(x, y)
    if plane == EAST:
        return Blocker("edge", cell, board.cell(x + 1, y))
    if plane == SOUTH:
        return Blocker("edge", cell, board.cell(x, y + 1))
    if plane != SQUARE:
        return Blocker("half_wall", cell)
    return Blocker("wall" if board.walls >> cell & 1 else "square", cell)


class InnerSight:
    """Sight and effect from inner corner to inner corner. Made once per map."""

    def __init__(self, board: SquareMap) -> None:
        self.board = board
        self._planes = Planes(board)
        self._displaced: dict[tuple[int, int, int], RaysOf] = {}
        self._walls_only: dict[int, int] = {}

    def _rays_of(self, a: int, b: int) -> RaysOf:
        halves = self.board.half_walls
        half, other = halves.get(a), halves.get(b)
        key = (
            self._planes.key[b] - self._planes.key[a],
            -1 if half is None else int(half),
            -1 if other is None else int(other),
        )
        found = self._displaced.get(key)
        if found is None:
            (ax, ay), (bx, by) = self.board.place(a), self.board.place(b)
            found = self._displaced[key] = RaysOf(self._planes, bx - ax, by - ay, half, other)
        return found

    def effect(self, a: int, b: int) -> int:
        """The lines from square a to square b that touch no wall."""
        key = a * self.board.size + b
        known = self._walls_only.get(key)
        if known is None:
            known = self._rays_of(a, b).free(self._planes.walls, self._planes.padded[a]) if a != b else ALL_LINES
            self._walls_only[key] = known
        return known

    def lines(self, a: int, b: int, hindering: int = 0) -> int:
        """The lines that touch no wall and cross no hindering square other than a and b."""
        lines = self.effect(a, b)
        if lines and hindering and a != b:
            at = self._planes.padded[a]
            lines = self._rays_of(a, b).unhindered(lines, self._planes.pad_kept(hindering), at)
        return lines

    def sees(self, looker: int, target: int, hindering: int = 0) -> bool:
        """Whether a line from a square of the looker to a square of the target is free."""
        targets = cells_of(target)
        return any(self.lines(a, b, hindering) for a in cells_of(looker) for b in targets)

    def seen(self, looker: int, hindering: int = 0) -> int:
        """All open squares that the looker sees."""
        found = 0
        for cell in cells_of(self.board.open):
            if self.sees(looker, 1 << cell, hindering):
                found |= 1 << cell
        return found

    def reaches_from(self, cell: int, corner: int, target: int) -> bool:
        """Whether a line from one inner corner of a square to a square of the target touches no wall."""
        return any(self.effect(cell, b) & FROM_CORNER[corner] for b in cells_of(target))

    def blocker(self, looker: int, target: int, hindering: int = 0) -> Blocker | None:
        """What most lines from looker to target meet first; None if there is sight."""
        if self.sees(looker, target, hindering):
            return None
        planes = self._planes
        padded = planes.pad(hindering)
        votes: dict[Blocker, int] = {}
        for a in cells_of(looker):
            for b in cells_of(target):
                between = self._rays_of(a, b)
                base = planes.padded[a] + between.shift
                for ray in between.rays:
                    if ray is not None:
                        _vote(votes, planes, planes.walls & ray.touched << base | padded & ray.crossed << base, a)
        return max(votes, key=lambda found: (votes[found], -found.cell))
