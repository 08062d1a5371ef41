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
from warhall.geometry.square_areas import LineArea, Placement, Template, line_ends, placements
from warhall.geometry.square_cover import Cover
from warhall.geometry.square_lines import Point
from warhall.geometry.square_steps import passing_walls, walking
from warhall.geometry.squares import CORNER_OFFSETS, Corner, SquareMap
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
MOST_WAYS = 1_000
"""How many goals are kept to which ways were counted: about five kilobytes each."""
MOST_OPEN = 6_000
"""Movements over a map without enemies that are kept: about one kilobyte each, 8 megabytes a map at most."""
DEAREST = 2
"""DM-8.16: no step costs more, so with that much movement the one-square rule (DM-8.6) adds nothing."""


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
        self.coordinates = tuple(self.map.place(cell) for cell in range(self.size))
        self.effect, self.cover, self.lines = Sightlines(self.map), Cover(self.map), LineArea(self.map)
        self.open = self.map.open
        self.forest, self.statue, self.smoke = _all(marks, FOREST), _all(marks, STATUE), _all(marks, SMOKE)
        self.pit = _all(marks, PIT) | _all(marks, LAVA)
        self.hollow = self.statue | self.pit
        """DM-8.3, DM-24.7: where nobody ends but, over a pit, a flyer."""
        self.sacred, self.blood, self.fountain = _all(marks, SACRED), _all(marks, BLOOD), _all(marks, FOUNTAIN)
        self.river, self.difficult = _all(marks, RIVER), _all(marks, DIFFICULT)
        self.teleporters = tuple(cells_of(_all(marks, TELEPORTER)))
        self.teleporter = mask_of(self.teleporters)
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
        self.backprints = tuple(tuple(-offset for offset in each) for each in self.footprints)
        self.close = tuple(self.map.within_straight(1 << cell, 1) for cell in range(self.size))
        """The squares at a straight distance of at most one from each."""
        self.standing = (
            0,
            *(self.map.standing(side) & ~spread(self.statue, self.map.footprint(side)) for side in SIDES),
        )
        """DM-8.3: by side, where a creature may stand; pits are looked at apart."""
        self.steps = ((), *(self._steps(side) for side in SIDES))
        self.all_names = tuple(cell_name(cell, self.width) for cell in range(MOST_SIDE * MOST_SIDE))
        self.names = self.all_names[: self.size]
        self._kept: dict[tuple[int, int], int] = {}
        self._circles: list[list[int]] = [[] for _ in range(self.size)]
        self._gaps: dict[tuple[int, int], int] = {}
        self._effect = self.effect.view(0)
        self._sight = self.effect.view(self.forest)
        self._sight_in_smoke = self.effect.view(self.forest | self.smoke)
        self._open: dict[tuple[int, int, int, int, bool], tuple[Reach, int]] = {}
        self._prices: dict[tuple[int, int], dict[int, int]] = {}
        self._single: dict[tuple[int, int, bool], list[int]] = {}
        self._ways: dict[int, tuple[int, ...]] = {}
        self._ways_to: dict[int, tuple[int, ...]] = {}
        self._laid: dict[tuple[int, int, str], tuple[list[Placement], int]] = {}
        self._drawn: dict[tuple[Point, int], tuple[tuple[int, int], ...]] = {}

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
        if not cells & cells - 1 and cells:
            circles = self._circles[cells.bit_length() - 1] or self.circles(cells)
            return circles[squares] if squares < len(circles) else circles[-1]
        found = self._kept.get((cells, squares))
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self.map.within(cells, squares, by_steps=True)
            if squares:
                found |= self.beside(cells)
            self._kept[cells, squares] = found
        return found

    def distance(self, a: int, b: int) -> int:
        """DM-10.8, DM-15.7: the distance of two spaces, or -1 (DM-15.13); answers are kept."""
        if not a & a - 1 and not b & b - 1:
            one, other = a.bit_length() - 1, b.bit_length() - 1
            steps = self._steps_between(one, other)
            if steps > 1 and self.near[one] & b:
                return 1
            return steps if steps < self.size else -1
        found = self._gaps.get((a, b))
        if found is None:
            if len(self._gaps) > MOST_KEPT:
                self._gaps.clear()
            targets = cells_of(b)
            found = min(self._steps_between(one, other) for one in cells_of(a) for other in targets)
            if found > 1 and self.beside(a) & b:
                found = 1
            found = self._gaps[a, b] = found if found < self.size else -1
        return found

    def _steps_between(self, one: int, other: int) -> int:
        """How many steps lead from a square to another, `ways_from` without a table; a large number where none do."""
        if not self.effect.box(one, other) & self.effect.closed:
            return self.map.straight(one, other)
        for steps, ring in enumerate(self.map.rings(one)):
            if ring >> other & 1:
                return steps
        return self.size

    def circles(self, cells: int) -> list[int]:
        """The squares at a distance of at most 0, 1, 2 … from a space, until no more are found; kept for squares."""
        one = cells.bit_length() - 1
        if self._circles[one] and cells == 1 << one:
            return self._circles[one]
        rings = [self.map.rings(cell) for cell in cells_of(cells)]
        beside, found = self.beside(cells), [cells]
        for far in range(1, max(2, *map(len, rings))):
            circle = cells | beside
            for ring in rings:
                circle |= ring[far] if far < len(ring) else ring[-1]
            found.append(circle)
        if cells == 1 << one:
            self._circles[one] = found
        return found

    def straight(self, a: int, b: int) -> int:
        """The straight distance of two squares."""
        return self.map.straight(a, b)

    def ways_from(self, cell: int) -> tuple[int, ...]:
        """For every square how many steps lead there from a square; a large number where none do."""
        found = self._ways.get(cell)
        if found is None:
            way, before = [self.size] * self.size, 0
            for steps, ring in enumerate(self.map.rings(cell)):
                for other in cells_of(ring & ~before):
                    way[other] = steps
                before = ring
            found = self._ways[cell] = tuple(way)
        return found

    def ways_to(self, cells: int) -> tuple[int, ...]:
        """For every square how many steps lead from there to the nearest of some; a large number where none do."""
        found = self._ways_to.get(cells)
        if found is None:
            if len(self._ways_to) >= MOST_WAYS:
                self._ways_to.clear()
            ways = [self.ways_from(cell) for cell in cells_of(cells)]
            found = self._ways_to[cells] = tuple(map(min, zip(*ways, strict=True))) if len(ways) > 1 else ways[0]
        return found

    # Sight

    def has_effect(self, a: int, b: int) -> bool:
        """DM-15.3: line of effect between two spaces."""
        return bool(self._effect.seen(a, b))

    def affected(self, looker: int, squares: int) -> int:
        """DM-15.3: which of some squares have line of effect to a space."""
        return self._effect.seen(looker, squares)

    def has_sight(self, a: int, b: int, *, through_smoke: bool = False) -> bool:
        """DM-15.1, DM-24.4, DM-24.17: line of sight between two spaces; adjacent ones see each other in smoke."""
        if not self.smoke or through_smoke or self.beside(a) & b or a & b:
            return bool(self._sight.seen(a, b))
        return bool(self._sight_in_smoke.seen(a & ~self.smoke, b & ~self.smoke))

    def seen(self, looker: int, squares: int) -> int:
        """DM-15.1, DM-24.4, DM-24.17: which of some squares are in line of sight of a space."""
        if not self.smoke:
            return self._sight.seen(looker, squares)
        near = squares & (looker | self.beside(looker))
        far = squares & ~near & ~self.smoke
        return self._sight.seen(looker, near) | self._sight_in_smoke.seen(looker & ~self.smoke, far)

    # Areas

    def cones(self, place: int, side: int, size: str, template: Template) -> tuple[list[Placement], int]:
        """DM-14.8: every way of laying a cone beside a space, and all squares that one covers; answers are kept."""
        found = self._laid.get((place, side, size))
        if found is None:
            laid, zone = placements(self.map, place, side, template), 0
            for each in laid:
                zone |= each.cells
            found = self._laid[place, side, size] = laid, zone
        return found

    def lines_to(self, start: Point, square: int) -> tuple[tuple[int, int], ...]:
        """DM-14.9 to DM-14.11: the lines from a grid point to a square: to which of its corners, over which squares."""
        found = self._drawn.get((start, square))
        if found is None:
            if len(self._drawn) > MOST_KEPT:
                self._drawn.clear()
            x, y = self.map.place(square)
            ends = line_ends(self.map, start, square)
            found = self._drawn[start, square] = tuple(
                (corner, mask_of(self.lines.cells(start, (x + right, y + down))))
                for corner, (right, down) in enumerate(CORNER_OFFSETS)
                if (x + right, y + down) in ends
            )
        return found

    # Movement

    def reach(
        self, side: int, gait: int, start: int, budget: int, barred: int, no_end: int, *, sure: bool = False
    ) -> Reach:
        """Where a movement can lead."""
        return self.way(side, gait, start, budget, barred, no_end, sure=sure)[0]

    def way(
        self, side: int, gait: int, start: int, budget: int, barred: int, no_end: int, *, sure: bool
    ) -> tuple[Reach, int]:
        """Where a movement can lead, and the squares that it may cover.

        Where nothing is barred that it could come to, it is the movement over the empty map, and that one is kept.
        """
        sure = sure and budget < DEAREST
        steps = self.steps[side][gait]
        key = (side, gait, start, budget, sure)
        known = self._open.get(key)
        if known is None:
            if len(self._open) >= MOST_OPEN:
                self._open.clear()
            way = search(steps, Trip(start, budget, sure_step=sure))
            known = self._open[key] = way, spread(way.reached, self.backprints[side])
        way, covered = known
        if barred & covered:
            if side == 1 and steps.plain is not None and not sure:
                way = way.barring(barred, no_end)
                return way, way.reached
            way = search(steps, Trip(start, budget, barred=barred, no_end=no_end, sure_step=sure), way)
            return way, way.reached if side == 1 else spread(way.reached, self.backprints[side])
        closed = no_end if side == 1 else spread(no_end & covered, steps.footprint)
        return way.leaving_out(closed), covered

    def boxes(self, cell: int, most: int) -> tuple[int, ...]:
        """The squares at a straight distance of at most 0, 1, 2 … from one."""
        found, row, (x, y) = [], (1 << self.width) - 1, self.coordinates[cell]
        for far in range(most + 1):
            left, right = max(0, x - far), min(self.width, x + far + 1)
            top, bottom = max(0, y - far), min(self.height, y + far + 1)
            strip = row >> self.width - (right - left) << left
            found.append(strip * self.effect.runs[bottom - top] << top * self.width)
        return tuple(found)

    def price(self, side: int, gait: int, start: int, end: int) -> int:
        """DM-8.16, DM-10.13: what one step costs; 0 if it is no legal step."""
        return self.prices(side, gait).get(start * self.size + end, 0)

    def prices(self, side: int, gait: int) -> dict[int, int]:
        """DM-8.16, DM-10.13: what legal steps cost, by first position times the size of the map plus last position."""
        known = self._prices.get((side, gait))
        if known is None:
            known = self._prices[side, gait] = {
                origin * self.size + origin + move.offset: move.cost
                for move in reversed(self.steps[side][gait].moves)
                for origin in cells_of(move.origins)
            }
        return known

    def single_steps(self, side: int, gait: int, *, hovering: bool) -> list[int]:
        """DM-8.13, DM-8.14: for each position those one step away that nothing slows, where it may stand."""
        found = self._single.get((side, gait, hovering))
        if found is None:
            found = self._single[side, gait, hovering] = [0] * self.size
            steps = self.steps[side][gait]
            closed = self.statue if hovering else self.statue | self.pit
            standing = steps.standing & ~spread(closed, self.footprints[side])
            for move in steps.moves:
                if move.cost == 1:
                    for origin in cells_of(move.origins):
                        found[origin] |= 1 << origin + move.offset & standing
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
