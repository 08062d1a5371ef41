"""The battle map in play (chapters 15, 18, 24 and 25): masks of terrain, steps, distances, sight and cover.

Here: what follows from the drawn map alone, worked out once and asked often. Not here: creatures on it (`state`,
`sightings`, `movement`).

A `Ground` is plain data: rows of terrain and of zones as in `maps.yaml`. A `Board` is made of it once.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from warhall.games.dnd_miniatures.printed import Map
from warhall.games.dnd_miniatures.sightlines import Sightlines
from warhall.geometry.masks import cells_of, mask_of, spread
from warhall.geometry.names import cell_name
from warhall.geometry.reach import Reach, Steps, Trip, search
from warhall.geometry.square_areas import LineArea
from warhall.geometry.square_cover import Cover
from warhall.geometry.square_steps import passing_walls, walking
from warhall.geometry.squares import Corner, SquareMap
from warhall.kernel.errors import PositionError

FLOOR, WALL, DIFFICULT, FOREST, PIT, LAVA, SMOKE = ".#dfols"
SACRED, STATUE, TELEPORTER, RIVER, BLOOD, FOUNTAIN = "cSTrbh"
HALVES = "1234"
"""DM-24.27: wall halves by their right-angled corner: NW, NE, SE, SW."""
MARKS = (
    f"{FLOOR}{WALL}{HALVES}{DIFFICULT}{FOREST}{PIT}{LAVA}{SMOKE}{SACRED}{STATUE}{TELEPORTER}{RIVER}{BLOOD}{FOUNTAIN}"
)
NO_ZONE, START_A, START_B = ".ab"
AREAS = "PQUVABCDEFGHIJKLMNO"
MOST_SIDE = 42
SIDES = (1, 2, 3)
WALKER, RIVER_WALKER, LIGHT, FLYER, DIGGER = range(5)
"""How a creature goes: slowed by all terrain, not by rivers, by statues only, by nothing, and through walls."""
FLOWS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
MOST_KEPT = 20_000


class AreaOf(msgspec.Struct, frozen=True, omit_defaults=True):
    """A victory area: its letter in the drawing, whose it is (0: A, 1: B), and its keyword."""

    mark: str
    owner: int
    keyword: str = ""


class Flow(msgspec.Struct, frozen=True):
    """The current of the river in some rows."""

    top: int
    bottom: int
    to: str


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that never changes on a map."""

    name: str
    """The id of the map, or a word for a drawn one."""
    rows: tuple[str, ...]
    zones: tuple[str, ...] = ()
    areas: tuple[AreaOf, ...] = ()
    edges: tuple[tuple[int, int, str], ...] = ()
    """DM-24.26: column, row and side (N, E, S, W)."""
    flows: tuple[Flow, ...] = ()

    def key(self) -> str:
        """The ground as one text: what a state holds."""
        return msgspec.json.encode(self).decode()


def ground_of(drawn: Map) -> Ground:
    """The ground of a map of the content."""
    rows = tuple(drawn.terrain.splitlines())
    return Ground(
        drawn.id,
        rows,
        tuple(drawn.zones.splitlines()),
        tuple(AreaOf(mark, "AB".index(area.owner), area.keyword or "") for mark, area in drawn.victory_areas.items()),
        tuple((edge.x, edge.y, edge.side) for edge in drawn.wall_edges),
        (Flow(0, len(rows), drawn.river_flow),) if drawn.river_flow else (),
    )


def joined(north: Ground, south: Ground) -> Ground:
    """DM-27.10, DM-27.19: two maps side by side; each half keeps all it has."""
    height = len(north.rows)
    renamed: dict[str, str] = {}
    taken = {area.mark for area in north.areas}
    for area in south.areas:
        renamed[area.mark] = next(mark for mark in AREAS if mark not in taken)
        taken.add(renamed[area.mark])
    zones = tuple("".join(renamed.get(mark, mark) for mark in row) for row in south.zones)
    return Ground(
        f"{north.name}+{south.name}",
        north.rows + south.rows,
        north.zones + zones,
        north.areas + tuple(AreaOf(renamed[area.mark], area.owner, area.keyword) for area in south.areas),
        north.edges + tuple((x, y + height, side) for x, y, side in south.edges),
        north.flows + tuple(Flow(flow.top + height, flow.bottom + height, flow.to) for flow in south.flows),
    )


class Board:
    """A map ready for play."""

    def __init__(self, ground: Ground) -> None:
        _check(ground)
        self.ground = ground
        self.width, self.height = len(ground.rows[0]), len(ground.rows)
        self.size = self.width * self.height
        marks = self.marks = "".join(ground.rows)
        self.map = self._map(marks)
        self.effect = Sightlines(self.map)
        self.cover = Cover(self.map)
        self.lines = LineArea(self.map)
        self.open = self.map.open
        self.forest, self.statue, self.smoke = _all(marks, FOREST), _all(marks, STATUE), _all(marks, SMOKE)
        self.pit = _all(marks, PIT) | _all(marks, LAVA)
        self.sacred, self.blood = _all(marks, SACRED), _all(marks, BLOOD)
        self.fountain, self.river = _all(marks, FOUNTAIN), _all(marks, RIVER)
        self.teleporters = tuple(cells_of(_all(marks, TELEPORTER)))
        self.teleporter = mask_of(self.teleporters)
        self.difficult = _all(marks, DIFFICULT)
        zones = "".join(ground.zones) or NO_ZONE * self.size
        self.start = (_all(zones, START_A), _all(zones, START_B))
        self.areas = tuple((_all(zones, area.mark), area.owner, area.keyword) for area in ground.areas)
        self.area = sum(mask for mask, _, _ in self.areas)
        self.flow = self._flow()
        self.spaces: tuple[tuple[int, ...], ...] = (
            (),
            *(tuple(self.map.space(cell, side) for cell in range(self.size)) for side in SIDES),
        )
        self.near = self._near()
        self.around: tuple[tuple[int, ...], ...] = (
            (),
            *(tuple(self.beside(space) for space in self.spaces[side]) for side in SIDES),
        )
        """DM-15.8: by side and anchor, the squares adjacent to a space."""
        self.footprints = ((), *(self.map.footprint(side) for side in SIDES))
        self.standing = (
            0,
            *(self.map.standing(side) & ~spread(self.statue, self.map.footprint(side)) for side in SIDES),
        )
        """DM-8.3: by side, where a creature may stand; pits are looked at apart."""
        self.steps = ((), *(self._steps(side) for side in SIDES))
        self.all_names = tuple(cell_name(cell, self.width) for cell in range(MOST_SIDE * MOST_SIDE))
        self.names = self.all_names[: self.size]
        self._kept: dict[tuple[int, int, int], int] = {}
        self._sights: dict[tuple[int, int, int], bool] = {}
        self._trips: dict[tuple[int, int, int, int, int, int, int, bool], Reach] = {}
        self._ways: dict[int, tuple[int, ...]] = {}

    def _map(self, marks: str) -> SquareMap:
        east = south = 0
        for x, y, side in self.ground.edges:
            cell = y * self.width + x
            if side in "EW":
                east |= 1 << cell - (side == "W")
            else:
                south |= 1 << cell - self.width * (side == "N")
        halves = {cell: Corner(HALVES.index(mark)) for cell, mark in enumerate(marks) if mark in HALVES}
        walls = _all(marks, WALL)
        return SquareMap(self.width, self.height, walls=walls, east_edges=east, south_edges=south, half_walls=halves)

    def _near(self) -> tuple[int, ...]:
        """DM-15.14: squares that touch are adjacent if there is line of effect between them."""
        if not self.map.half_walls:
            return self.map.adjacent
        found = list(self.map.adjacent)
        cut = mask_of(self.map.half_walls)
        for cell in cells_of((cut | self.map.around(cut)) & self.open):
            for other in cells_of(self.map.around(1 << cell) & self.open):
                if self.effect.sees(1 << cell, 1 << other):
                    found[cell] |= 1 << other
                else:
                    found[cell] &= ~(1 << other)
        return tuple(found)

    def beside(self, cells: int) -> int:
        """DM-15.8: the squares adjacent to some squares, without these."""
        found = 0
        for cell in cells_of(cells):
            found |= self.near[cell]
        return found & ~cells

    def _steps(self, side: int) -> tuple[Steps, ...]:
        """DM-8.1, DM-8.16, DM-10.13: for each way of going, which steps there are and what they cost."""
        slow = self.difficult | self.forest | self.statue | self.river
        costs = [
            [2 if mask >> cell & 1 else 1 for cell in range(self.size)]
            for mask in (slow, slow & ~self.river, self.statue)
        ]
        walks = [walking(self.map, side, each) for each in costs]
        return (*walks, walking(self.map, side), passing_walls(self.map, side))

    def _flow(self) -> tuple[int, ...]:
        """DM-25.3: for each row the offset of the current; 0 where there is none."""
        found = [0] * self.height
        for flow in self.ground.flows:
            dx, dy = FLOWS[flow.to]
            for row in range(flow.top, min(flow.bottom, self.height)):
                found[row] = dy * self.width + dx
        return tuple(found)

    # Distances

    def within(self, cells: int, squares: int) -> int:
        """DM-15.7, DM-15.10: the squares at most that far from some, counted round walls; answers are kept."""
        key = (cells, squares, 0)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[key] = self.map.within(cells, squares, by_steps=True)
            if squares:
                found |= self.beside(cells)
        return found

    def distance(self, a: int, b: int) -> int:
        """DM-10.8, DM-15.7: the distance of two spaces, or -1 (DM-15.13)."""
        if a & b:
            return 0
        if self.beside(a) & b:
            return 1
        return self.map.distance_of(a, b, by_steps=True)

    def straight(self, a: int, b: int) -> int:
        """The straight distance of two squares."""
        return self.map.straight(a, b)

    def straight_gap(self, a: int, b: int) -> int:
        """The straight distance of two spaces, each a mask of a square block."""
        width = self.width
        gap = 0
        a_low, a_high, b_low, b_high = (
            (a & -a).bit_length() - 1,
            a.bit_length() - 1,
            (b & -b).bit_length() - 1,
            b.bit_length() - 1,
        )
        for one, two, three, four in (
            (a_low % width, a_high % width, b_low % width, b_high % width),
            (a_low // width, a_high // width, b_low // width, b_high // width),
        ):
            gap = max(gap, three - two, one - four)
        return gap

    def ways_from(self, cell: int) -> tuple[int, ...]:
        """For every square how many steps lead there from a square; a large number where none do."""
        found = self._ways.get(cell)
        if found is None:
            way = [self.size] * self.size
            for steps, ring in reversed(list(enumerate(self.map.rings(cell)))):
                for other in cells_of(ring):
                    way[other] = steps
            found = self._ways[cell] = tuple(way)
        return found

    # Sight

    def has_effect(self, a: int, b: int) -> bool:
        """DM-15.3: line of effect between two spaces."""
        key = (a, b, 0)
        found = self._sights.get(key)
        if found is None:
            self._tidy()
            found = self._sights[key] = self.effect.sees(a, b)
        return found

    def has_sight(self, a: int, b: int, *, through_smoke: bool = False) -> bool:
        """DM-15.1, DM-24.4, DM-24.17: line of sight between two spaces; adjacent ones see each other in smoke."""
        key = (a, b, 2 if through_smoke else 1)
        found = self._sights.get(key)
        if found is None:
            self._tidy()
            if through_smoke or not self.smoke or self.beside(a) & b or a & b:
                found = self.effect.sees(a, b, self.forest)
            else:
                found = self.effect.sees(a & ~self.smoke, b & ~self.smoke, self.forest | self.smoke)
            self._sights[key] = found
        return found

    def _tidy(self) -> None:
        if len(self._sights) > 10 * MOST_KEPT:
            self._sights.clear()

    # Movement

    def reach(
        self, side: int, gait: int, start: int, budget: int, barred: int, no_end: int, *, sure: bool = False
    ) -> Reach:
        """Where a movement can lead; answers are kept."""
        key = (side, gait, start, budget, barred, no_end, 0, sure)
        found = self._trips.get(key)
        if found is None:
            if len(self._trips) > MOST_KEPT:
                self._trips.clear()
            trip = Trip(start, budget, barred=barred, no_end=no_end, sure_step=sure)
            found = self._trips[key] = search(self.steps[side][gait], trip)
        return found


def _all(marks: str, mark: str) -> int:
    return mask_of(cell for cell, found in enumerate(marks) if found == mark)


def _same_size(rows: Sequence[str], width: int, height: int) -> bool:
    return len(rows) == height and all(len(row) == width for row in rows)


def _check(ground: Ground) -> None:
    """Refuse what is no map."""
    rows = ground.rows
    if not (0 < len(rows) <= MOST_SIDE and 0 < len(rows[0]) <= MOST_SIDE):
        raise PositionError("map, rows", f"expected 1 to {MOST_SIDE} rows and columns")
    width, height = len(rows[0]), len(rows)
    if not _same_size(rows, width, height) or any(mark not in MARKS for row in rows for mark in row):
        raise PositionError("map, rows", f"expected rows of equal length made of {MARKS!r}")
    known = {NO_ZONE, START_A, START_B, *(area.mark for area in ground.areas)}
    if ground.zones and (
        not _same_size(ground.zones, width, height) or any(mark not in known for row in ground.zones for mark in row)
    ):
        raise PositionError("map, zones", "expected as many rows as the map has, of a, b, letters of areas and dots")
    for area in ground.areas:
        if len(area.mark) != 1 or area.owner not in (0, 1):
            raise PositionError("map, areas", "an area has one letter and belongs to 0 or 1")
    for x, y, side in ground.edges:
        inside = 0 <= x < width and 0 <= y < height and side in FLOWS
        if not inside or not (0 <= x + FLOWS[side][0] < width and 0 <= y + FLOWS[side][1] < height):
            raise PositionError("map, edges", "a wall edge lies between two squares of the map")
    for flow in ground.flows:
        if flow.to not in FLOWS or not 0 <= flow.top <= flow.bottom <= MOST_SIDE:
            raise PositionError("map, flows", "a current has rows and one of N, E, S, W")


def ground_from(key: str) -> Ground:
    """The ground of a text that a state or a file holds."""
    try:
        return msgspec.json.decode(key, type=Ground)
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise PositionError("map", str(error)) from None
