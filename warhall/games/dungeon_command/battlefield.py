"""The battlefield: tiles laid side by side, or a drawn map, and the tables that play asks (chapters 2 and 3).

Here: turning and joining tiles, the squares and walls that come of it, masks of terrain. Not here: who builds when
(`building`), movement over it (`movement`), sight across it (`combat`).

A `Ground` is plain data: rows of characters as in `tiles.yaml`, with the digits 1 to 4 for the start zones of the seats
and a blank for squares that belong to no tile. A `Board` is made of it once and asked often.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from warhall.games.dungeon_command.lookout import Lookout
from warhall.games.dungeon_command.printed import CIRCLES, LARGE_SIDE, MOST_SEATS, SIDES, SMALL_DEPTH, Face, Tile
from warhall.geometry.masks import cells_of, mask_of, spread
from warhall.geometry.names import cell_name
from warhall.geometry.reach import Reach, Steps, Trip, search
from warhall.geometry.square_sight import CornerSight
from warhall.geometry.square_steps import passing_walls, walking
from warhall.geometry.squares import CornerRule, SquareMap
from warhall.kernel.errors import PositionError

OUTSIDE = " "
FaceName: TypeAlias = Literal["dungeon", "outdoors"]
DUNGEON: Literal["dungeon"] = "dungeon"
OUTDOORS: Literal["outdoors"] = "outdoors"
ZONES = "1234"
WALL, DIFFICULT, HAZARD, OBSTACLE, TREASURE = "#^!O$"
MARKS = f"{OUTSIDE}.{WALL}{DIFFICULT}{HAZARD}{OBSTACLE}{TREASURE}{ZONES}{CIRCLES}"
MOST_SIDE = 40
LIGHT, THROUGH_WALLS = 1, 2
"""Bits of a gait: terrain does not slow it; walls do not stop it."""
MOST_AMONG = 24
"""How many searches among enemies are kept for one movement."""
MOST_SEARCHES = 20_000
"""How many movements are kept on a battlefield, with and without enemies."""
MOST_NEAR = 20_000
"""How many answers about distances are kept."""


class Laid(msgspec.Struct, frozen=True):
    """A tile on the table: whose it is, its upper left corner, and how it is turned."""

    tile: str
    seat: int
    x: int
    y: int
    rotation: int
    small: bool = False


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that never changes on a battlefield."""

    face: str
    rows: tuple[str, ...]
    edges: tuple[tuple[int, int, int, int], ...] = ()
    """Thick wall lines, each between two squares."""
    tiles: tuple[Laid, ...] = ()
    zones: tuple[tuple[int, ...], ...] = ()
    """Squares that are a start zone beside those drawn, by seat (DC-28.8)."""

    def key(self) -> str:
        """The ground as one text: what a state holds."""
        return msgspec.json.encode(self).decode()


class Joint(NamedTuple):
    """Why a tile cannot lie there."""

    rule: str
    message: str


def size_of(tile: Tile, rotation: int) -> tuple[int, int]:
    """DC-2.10: columns and rows of a turned tile."""
    depth = LARGE_SIDE if tile.role.startswith("L") else SMALL_DEPTH
    return (LARGE_SIDE, depth) if rotation % 180 == 0 else (depth, LARGE_SIDE)


def side_of(tile: Tile, rotation: int, side: str) -> str:
    """DC-2.4, DC-2.10: what a side of a turned tile is; turning by 90 makes the north side the east one."""
    was = SIDES[(SIDES.index(side) - rotation // 90) % 4]
    found: str = getattr(tile.sides, was)
    return found


def turned(face: Face, rotation: int) -> tuple[list[str], list[tuple[int, int, int, int]]]:
    """DC-2.10: rows and thick walls of a turned face."""
    rows, walls = list(face.grid), list(face.thick_walls)
    for _ in range(rotation // 90):
        height = len(rows)
        rows = ["".join(rows[height - 1 - y][x] for y in range(height)) for x in range(len(rows[0]))]
        walls = [(height - 1 - y1, x1, height - 1 - y2, x2) for x1, y1, x2, y2 in walls]
    return rows, walls


class Joining:
    """DC-2.3 to DC-2.5: tiles laid one by one."""

    def __init__(self, tiles: dict[str, Tile]) -> None:
        self.tiles = tiles

    def touching(self, a: Laid, b: Laid) -> tuple[str, str, int, bool] | None:
        """Whether two tiles touch along a side: the sides, the common length, and whether both are met in full."""
        aw, ah = size_of(self.tiles[a.tile], a.rotation)
        bw, bh = size_of(self.tiles[b.tile], b.rotation)
        across = min(a.x + aw, b.x + bw) - max(a.x, b.x)
        down = min(a.y + ah, b.y + bh) - max(a.y, b.y)
        if across > 0 and (a.y + ah == b.y or b.y + bh == a.y):
            full = a.x == b.x and aw == bw
            return ("s", "n", across, full) if a.y + ah == b.y else ("n", "s", across, full)
        if down > 0 and (a.x + aw == b.x or b.x + bw == a.x):
            full = a.y == b.y and ah == bh
            return ("e", "w", down, full) if a.x + aw == b.x else ("w", "e", down, full)
        return None

    def fault(self, laid: Sequence[Laid], new: Laid) -> Joint | None:
        """Why a tile cannot be laid beside those that lie already."""
        joined = not laid
        nw, nh = size_of(self.tiles[new.tile], new.rotation)
        for old in laid:
            ow, oh = size_of(self.tiles[old.tile], old.rotation)
            if new.x < old.x + ow and old.x < new.x + nw and new.y < old.y + oh and old.y < new.y + nh:
                return Joint("DC-2.3", "tiles-overlap")
            touch = self.touching(new, old)
            if touch is None:
                continue
            mine, other, _, full = touch
            if not full:
                return Joint("DC-2.3", "tiles-offset")
            if side_of(self.tiles[new.tile], new.rotation, mine) != side_of(self.tiles[old.tile], old.rotation, other):
                return Joint("DC-2.4", "open-against-wall")
            joined = True
        return None if joined else Joint("DC-2.3", "tiles-apart")

    def ground(self, laid: Sequence[Laid], face: str, whole: Sequence[Laid] = (), least: int = 1) -> Ground:
        """The ground of laid tiles, with at least so many rows and columns.

        Of the tiles in `whole` every accessible square is the start zone (DC-28.8).
        """
        sizes = [size_of(self.tiles[each.tile], each.rotation) for each in laid]
        width = max([least, *(each.x + size[0] for each, size in zip(laid, sizes, strict=True))])
        height = max([least, *(each.y + size[1] for each, size in zip(laid, sizes, strict=True))])
        drawn = [[OUTSIDE] * width for _ in range(height)]
        edges: list[tuple[int, int, int, int]] = []
        zones: list[list[int]] = [[] for _ in range(MOST_SEATS)]
        for each in laid:
            rows, walls = turned(getattr(self.tiles[each.tile].faces, face), each.rotation)
            edges += [(each.x + x1, each.y + y1, each.x + x2, each.y + y2) for x1, y1, x2, y2 in walls]
            for y, row in enumerate(rows):
                for x, mark in enumerate(row):
                    drawn[each.y + y][each.x + x] = ZONES[each.seat] if mark == "S" else mark
                    if each in whole and mark != WALL:
                        zones[each.seat].append((each.y + y) * width + each.x + x)
        for number, a in enumerate(laid):
            for b in laid[number + 1 :]:
                edges += self._thick_joint(a, b)
        extra = tuple(tuple(zone) for zone in zones) if whole else ()
        return Ground(face, tuple("".join(row) for row in drawn), tuple(edges), tuple(laid), extra)

    def _thick_joint(self, a: Laid, b: Laid) -> list[tuple[int, int, int, int]]:
        """DC-2.15: where wall side meets wall side the whole joint is a thick wall line."""
        touch = self.touching(a, b)
        if touch is None or side_of(self.tiles[a.tile], a.rotation, touch[0]) == "open":
            return []
        aw, ah = size_of(self.tiles[a.tile], a.rotation)
        side, _, length, _ = touch
        if side in "ns":
            y = a.y if side == "n" else a.y + ah - 1
            beyond = y - 1 if side == "n" else y + 1
            start = max(a.x, b.x)
            return [(x, y, x, beyond) for x in range(start, start + length)]
        x = a.x if side == "w" else a.x + aw - 1
        beyond = x - 1 if side == "w" else x + 1
        start = max(a.y, b.y)
        return [(x, y, beyond, y) for y in range(start, start + length)]


class Roaming:
    """Where a movement can lead to, kept for the next time."""

    __slots__ = ("among", "near", "reach", "safe", "steps", "trip", "ways")

    def __init__(self, steps: Steps, trip: Trip, free: Reach | None = None) -> None:
        """Search.

        Args:
            steps: what the ground allows.
            trip: the movement.
            free: the same without enemies, if it is known.
        """
        self.steps = steps
        self.trip = trip
        self.reach = search(steps, trip, free)
        self.near = 0
        """The squares on which an enemy could hinder it."""
        self.among: dict[int, Roaming] = {}
        """The same with enemies: by their squares there if one must stop next to them, else by all other squares."""
        self.ways: dict[int, tuple[tuple[int, ...], Reach]] = {}
        """The best path to each place that was asked for, and the search that found it."""
        self.safe: Reach | None = None
        """The same search without hazardous squares, once somebody needed it."""

    def avoiding(self, squares: int) -> Reach:
        """The same movement without entering some squares; they are always the same."""
        if self.safe is None:
            trip = self.trip
            barred = trip.barred | squares
            self.safe = search(self.steps, Trip(trip.start, trip.budget, barred=barred, stops=trip.stops), self.reach)
        return self.safe


class Board:
    """A battlefield ready for play: masks of squares, steps, sight."""

    def __init__(self, ground: Ground) -> None:
        _check(ground)
        self.ground = ground
        self.key = ground.key()
        self.width = len(ground.rows[0])
        self.height = len(ground.rows)
        self.size = self.width * self.height
        marks = "".join(ground.rows)
        self.marks = marks
        self.map = self._map(marks)
        self.sight = CornerSight(self.map)
        self._roamings: dict[tuple[int, int], dict[int, Roaming]] = {}
        """Where movements lead to while no enemy is near: by steps and points, then by start."""
        self._searches = 0
        self._near: dict[tuple[int, int], int] = {}
        self._rooms: dict[tuple[int, int], int] = {}
        self._ways: dict[int, tuple[int, ...]] = {}
        self.open = self.map.open
        self.hazard = _all(marks, HAZARD)
        self.obstacle = _all(marks, OBSTACLE)
        self.lookout = Lookout(self.sight, self.obstacle)
        self.difficult = _all(marks, DIFFICULT)
        self.terrain = {"hazardous": self.hazard, "difficult": self.difficult, "obstacle": self.obstacle}
        self.slow = self.hazard | self.obstacle | self.difficult
        self.treasures = tuple(cells_of(_all(marks, TREASURE)))
        self.treasure_at = {cell: number for number, cell in enumerate(self.treasures)}
        self.treasure_mask = mask_of(self.treasures)
        zones = [_all(marks, ZONES[seat]) for seat in range(MOST_SEATS)]
        for seat, extra in enumerate(ground.zones):
            zones[seat] |= mask_of(extra)
        self.zones = tuple(zones)
        self.circles = self._circles(marks)
        self.circle = sum(self.circles)
        self.next_to_wall = self._next_to_wall(marks)
        spaces = tuple(self.map.space(cell, 2) for cell in range(self.size))
        self.spaces: tuple[tuple[int, ...], ...] = ((), tuple(1 << cell for cell in range(self.size)), spaces)
        """By side and anchor, the squares of a space; 0 where it does not fit."""
        near = self.map.adjacent
        wide = tuple(self.map.adjacent_to(space) if space else 0 for space in spaces)
        self.around: tuple[tuple[int, ...], ...] = ((), near, wide)
        """By side and anchor, the squares adjacent to a space (DC-11.17)."""
        self.all_names = _names(self.width)
        """The names of all squares there can be; those of the battlefield come first."""
        self.names = self.all_names[: self.size]
        costs = [2 if self.slow >> cell & 1 else 1 for cell in range(self.size)]
        self.steps: tuple[tuple[Steps, ...], ...] = (
            (),
            *(
                (
                    walking(self.map, side, costs),
                    walking(self.map, side),
                    passing_walls(self.map, side, costs),
                    passing_walls(self.map, side),
                )
                for side in (1, 2)
            ),
        )
        """By side and gait: what terrain slows, what it does not (DC-14.3), and both past walls (DC-14.4, DC-14.19)."""

    def _map(self, marks: str) -> SquareMap:
        east = south = 0
        for x1, y1, x2, y2 in self.ground.edges:
            low = min(y1, y2) * self.width + min(x1, x2)
            if y1 == y2:
                east |= 1 << low
            else:
                south |= 1 << low
        corners = CornerRule.STRICT if self.ground.face == DUNGEON else CornerRule.OPEN
        return SquareMap(
            self.width,
            self.height,
            walls=_all(marks, WALL),
            east_edges=east,
            south_edges=south,
            outside=_all(marks, OUTSIDE),
            corners=corners,
        )

    def _circles(self, marks: str) -> tuple[int, ...]:
        """DC-3.6: connected groups of one colour on one tile."""
        found: list[int] = []
        for tile in self.ground.tiles or (None,):
            area = (1 << self.size) - 1 if tile is None else mask_of(self.squares_of(tile))
            for colour in CIRCLES:
                left = _all(marks, colour) & area
                while left:
                    group = left & -left
                    while (more := (group | self.map.around(group)) & left) != group:
                        group = more
                    found.append(group)
                    left &= ~group
        return tuple(found)

    def squares_of(self, tile: Laid) -> list[int]:
        """The squares of a tile."""
        upright = tile.small and tile.rotation % 180 != 0
        columns = range(tile.x, tile.x + (SMALL_DEPTH if upright else LARGE_SIDE))
        rows = range(tile.y, tile.y + (SMALL_DEPTH if tile.small and not upright else LARGE_SIDE))
        return [y * self.width + x for y in rows if y < self.height for x in columns if x < self.width]

    def _next_to_wall(self, marks: str) -> int:
        """DC-D54: next to a wall square, or with a thick wall line on an own side; the rim does not count."""
        found = self.map.around(_all(marks, WALL))
        for x1, y1, x2, y2 in self.ground.edges:
            found |= 1 << y1 * self.width + x1 | 1 << y2 * self.width + x2
        return found & self.open

    def within(self, cells: int, squares: int) -> int:
        """DC-21.2, DC-21.5: the squares at most that far from some, counted round walls; answers are kept."""
        found = self._near.get((cells, squares))
        if found is None:
            if len(self._near) >= MOST_NEAR:
                self._near.clear()
            found = self._near[cells, squares] = self.map.within(cells, squares)
        return found

    def steps_from(self, cell: int) -> tuple[int, ...]:
        """For every square how many steps lead there from a square; beyond count where none do."""
        found = self._ways.get(cell)
        if found is None:
            way = [self.size] * self.size
            for steps, ring in reversed(list(enumerate(self.map.rings(cell)))):
                for other in cells_of(ring):
                    way[other] = steps
            found = self._ways[cell] = tuple(way)
        return found

    def room_in(self, side: int, squares: int) -> int:
        """DC-5.6: the places where the whole space of a creature lies in some squares, accessible; answers are kept."""
        found = self._rooms.get((side, squares))
        if found is None:
            if len(self._rooms) >= MOST_NEAR:
                self._rooms.clear()
            found = self.map.standing(side) & ~spread(self.map.all & ~squares, self.map.footprint(side))
            self._rooms[side, squares] = found
        return found

    def near_to(self, places: int, footprint: tuple[int, ...]) -> int:
        """The squares that a creature covers at some places, and all beside them."""
        covered = spread(places, tuple(-offset for offset in footprint))
        return covered | self.map.around(covered)

    def roaming(self, steps: Steps, start: int, points: int) -> Roaming:
        """Where a movement can lead to while no enemy is near; answers are kept."""
        kept = self._roamings.get((id(steps), points))
        found = None if kept is None else kept.get(start)
        if found is None:
            self._count()
            found = Roaming(steps, Trip(start=start, budget=points))
            found.near = self.near_to(found.reach.reached, steps.footprint)
            self._roamings.setdefault((id(steps), points), {})[start] = found
        return found

    def hindered(self, free: Roaming, enemies: int, *, stops: bool) -> Roaming:
        """The same among enemies, next to whom one must stop or need not; the answer is kept."""
        self._count()
        if len(free.among) >= MOST_AMONG:
            free.among.clear()
        beside = self.map.adjacent_to(enemies) & free.near if stops else 0
        trip = Trip(start=free.trip.start, budget=free.trip.budget, barred=enemies, stops=beside)
        found = free.among[enemies if stops else ~enemies] = Roaming(free.steps, trip, free.reach)
        return found

    def _count(self) -> None:
        """One search more is kept; after very many all are thrown away."""
        self._searches += 1
        if self._searches > MOST_SEARCHES:
            self._roamings.clear()
            self._searches = 1

    def walk(self, side: int) -> Steps:
        """Steps that walls stop and terrain slows (DC-13.1)."""
        return self.steps[side][0]

    def is_connected(self, seats: int) -> bool:
        """DC-2.17: whether a creature of one square could walk from each start zone to every other."""
        return reaches_all(self.map, [zone for zone in self.zones[:seats] if zone])


def reaches_all(board: SquareMap, zones: Sequence[int]) -> bool:
    """Whether steps lead from the first of some sets of squares to all the others."""
    if not zones:
        return True
    steps = walking(board)
    reached = zones[0]
    while True:
        more = reached
        for move in steps.moves:
            moved = reached & move.origins
            more |= moved << move.offset if move.offset > 0 else moved >> -move.offset
        if more == reached:
            return all(reached & zone for zone in zones)
        reached = more


def _all(marks: str, mark: str) -> int:
    """The squares with a mark."""
    found, cell = 0, marks.find(mark)
    while cell >= 0:
        found |= 1 << cell
        cell = marks.find(mark, cell + 1)
    return found


@lru_cache(maxsize=MOST_SIDE)
def _names(width: int) -> tuple[str, ...]:
    """The names of all squares there can be on a battlefield of that width."""
    return tuple(cell_name(cell, width) for cell in range(MOST_SIDE * MOST_SIDE))


def _check(ground: Ground) -> None:
    """Refuse rows that are no map."""
    rows = ground.rows
    if ground.face not in (DUNGEON, OUTDOORS):
        raise PositionError("battlefield, face", f"expected {DUNGEON!r} or {OUTDOORS!r}")
    if not (0 < len(rows) <= MOST_SIDE and 0 < len(rows[0]) <= MOST_SIDE):
        raise PositionError("battlefield, rows", f"expected 1 to {MOST_SIDE} rows and columns")
    width, height = len(rows[0]), len(rows)
    if any(len(row) != width or any(mark not in MARKS for mark in row) for row in rows):
        raise PositionError("battlefield, rows", f"expected rows of equal length made of {MARKS!r}")
    for x1, y1, x2, y2 in ground.edges:
        inside = min(x1, x2) >= 0 and max(x1, x2) < width and min(y1, y2) >= 0 and max(y1, y2) < height
        if not inside or abs(x1 - x2) + abs(y1 - y2) != 1:
            raise PositionError("battlefield, edges", "a thick wall lies between two squares that share a side")
    for zone in ground.zones:
        if any(not 0 <= cell < width * height for cell in zone):
            raise PositionError("battlefield, zones", "a start zone lies on the battlefield")


def ground_from(key: str) -> Ground:
    """The ground of a text that a state or a file holds."""
    try:
        return msgspec.json.decode(key, type=Ground)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise PositionError("battlefield", str(error)) from None
