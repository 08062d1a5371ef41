"""Move and run (chapter 16), Flight and Ranger (FC-26.12, FC-26.26), and entering a hex.

Here: where a unit can go, by which path, why a path is not allowed, and what happens on arrival. Not here: when a unit
may move at all (`activation`), retreats (`retreat`).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from warhall.games.fantasy_commander import events, score
from warhall.games.fantasy_commander.actions import Ground, Hex, Unit
from warhall.games.fantasy_commander.properties import (
    bonus_speed,
    card,
    is_exhausted,
    is_wader,
    props_of,
    wading_ground,
)
from warhall.games.fantasy_commander.reasons import piece
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import FLIGHT, NONE, RANGER
from warhall.geometry.hexes import HexMap
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


class Reach(NamedTuple):
    """Where a unit can go: hexes after which it may go on acting, and hexes that end its activation."""

    free: int
    ending: int


def budget(g: Battle, unit: int, *, running: bool) -> int:
    """FC-4.9: how far a unit moves or runs, with cards and the weather of the campaign."""
    kind = card(g, unit)
    bonus = bonus_speed(g, unit) if g.touched >> unit & 1 else 0
    if not running:
        return max(0, kind.move + bonus)
    return max(0, kind.move + bonus, kind.run + bonus + g.run_bonus)


def closed_ground(g: Battle, unit: int) -> int:
    """FC-16.2, FC-16.10, FC-27.16: the hexes whose terrain a unit may not enter."""
    tables = g.game.tables
    closed = tables.field(g.terrain).impassable
    if closed and is_wader(g, unit):
        water = wading_ground(g)
        for cell in cells_of(closed):
            if g.terrain[cell] == water:
                closed &= ~(1 << cell)
    return closed


def reach(g: Battle, unit: int, steps: int, props: int) -> Reach:
    """FC-16.1 to FC-16.9, FC-26.12: where so many steps can lead a unit, not counting where it stands."""
    tables = g.game.tables
    board = tables.board
    start = g.hexes[unit]
    here = 1 << start
    field = tables.field(g.terrain)
    open_hexes = board.all & ~(closed_ground(g, unit) | g.occupied[0] | g.occupied[1])
    if props & FLIGHT:
        found = board.within(start, steps) & open_hexes
        ending = 0 if props & RANGER else found & field.difficult
        return Reach(found & ~ending, ending)
    difficult = 0 if props & RANGER else field.difficult
    touching = board.touching
    plain, hard = open_hexes & ~difficult, open_hexes & difficult
    free = ending = 0
    # FC-16.7: who stands in difficult terrain may go on in the same kind; `inside` are the hexes reached so.
    patch = field.patches.get(g.terrain[start], 0) & hard if difficult & here else 0
    inside = here if patch else 0
    frontier = here
    for _ in range(steps):
        around = touching(frontier)
        ending |= around & hard
        if inside:
            fresh = touching(inside) & patch & ~free
            inside = fresh
            frontier = (around & plain & ~free) | fresh
        else:
            frontier = around & plain & ~free
        if not frontier:
            break
        free |= frontier
    return Reach(free & ~here, ending & ~free & ~here)


def path_to(g: Battle, unit: int, steps: int, props: int, end: int) -> tuple[int, ...]:
    """The shortest path to a hex that `reach` found; of several the one with the lowest hexes."""
    board = g.game.tables.board
    start = g.hexes[unit]
    if props & FLIGHT:
        return _flown(g, start, end)
    difficult = 0 if props & RANGER else g.game.tables.field(g.terrain).difficult
    if not difficult >> start & 1:
        plain = board.all & ~(closed_ground(g, unit) | g.occupied[0] | g.occupied[1] | difficult)
        return _straightest(board, start, end, plain)
    found = reach(g, unit, steps, props)
    ways: dict[int, tuple[int, ...]] = {start: ()}
    frontier = [start]
    ends_there = bool(found.ending >> end & 1)
    for _ in range(steps):
        following: dict[int, tuple[int, ...]] = {}
        for cell in frontier:
            for other in cells_of(board.adjacent[cell] & (found.free | 1 << end)):
                if other in ways or other in following:
                    continue
                stops = _stops(g, cell, other, props)
                if other == end and (stops is ends_there):
                    return (*ways[cell], other)
                if not stops and found.free >> other & 1:
                    following[other] = (*ways[cell], other)
        ways |= following
        frontier = list(following)
    raise AssertionError("every hex that can be reached has a path")


def _straightest(board: HexMap, start: int, end: int, plain: int) -> tuple[int, ...]:
    """The shortest path over plain hexes; only its end may be another."""
    layers = [1 << start]
    seen = around = 1 << start
    while True:
        around = board.touching(layers[-1])
        if around >> end & 1:
            break
        layers.append(around & plain & ~seen)
        seen |= layers[-1]
        if not layers[-1]:
            raise AssertionError("every hex that can be reached has a path")
    path = [end]
    for layer in reversed(layers[1:]):
        before = board.adjacent[path[-1]] & layer
        path.append((before & -before).bit_length() - 1)
    return tuple(reversed(path))


def _flown(g: Battle, start: int, end: int) -> tuple[int, ...]:
    """A straight enough path through the air."""
    distance, board = g.game.tables.distance, g.game.tables.board
    path = []
    cell = start
    while cell != end:
        cell = min((other for other in board.neighbours[cell] if other >= 0), key=lambda c: (distance[c][end], c))
        path.append(cell)
    return tuple(path)


def _stops(g: Battle, cell: int, other: int, props: int) -> bool:
    """FC-16.6, FC-16.7: whether a step enters difficult terrain from another kind."""
    kind = g.terrain[other]
    return g.game.tables.soils[kind].difficult and not props & (RANGER | FLIGHT) and g.terrain[cell] != kind


def refuse_path(g: Battle, unit: int, path: tuple[int, ...], *, running: bool) -> Refusal | None:  # noqa: PLR0911  one return for each reason
    """Why a path cannot be taken: the first hex that is wrong, and by which rule."""
    tables, props = g.game.tables, props_of(g, unit)
    most = budget(g, unit, running=running)
    names = tables.board.name
    if not path:
        return refusal("FC-16.12", "no-path")
    closed = closed_ground(g, unit)
    at, stopped = g.hexes[unit], False
    for number, cell in enumerate(path):
        where = Name("hex", names(cell)) if 0 <= cell < tables.board.size else Name("hex", "?")
        if not (0 <= cell < tables.board.size) or not tables.board.adjacent[at] >> cell & 1:
            return refusal("FC-16.1", "not-neighbours", hex=where)
        if stopped:
            return refusal("FC-16.6", "must-stop", hex=Name("hex", names(at)))
        if number >= most:
            return refusal("FC-16.4" if running else "FC-16.1", "too-far", hex=where, steps=most)
        flies, last = bool(props & FLIGHT), number == len(path) - 1
        reason = _refuse_entry(g, cell, closed, flies=flies, last=last)
        if reason is not None:
            return reason
        stopped = _stops(g, at, cell, props)
        if stopped and running and not may_tire(g, unit):
            return refusal("FC-16.8", "cannot-tire", hex=where, terrain=tables.terrain_names[g.terrain[cell]])
        at = cell
    return None


def _refuse_entry(g: Battle, cell: int, closed: int, *, flies: bool, last: bool) -> Refusal | None:
    """FC-16.2, FC-16.10, FC-26.13: why a hex cannot be entered, or ended in by a flying unit."""
    tables = g.game.tables
    where = Name("hex", tables.board.name(cell))
    rule = "FC-26.13" if flies else "FC-16.2"
    if flies and not last:
        return None
    if (g.occupied[0] | g.occupied[1]) >> cell & 1:
        return refusal(rule, "occupied", hex=where, unit=piece(g, g.hexes.index(cell)))
    if closed >> cell & 1:
        return refusal(
            rule if flies else "FC-16.10", "impassable", hex=where, terrain=tables.terrain_names[g.terrain[cell]]
        )
    return None


def may_tire(g: Battle, unit: int) -> bool:
    """FC-15.1, FC-15.8: whether the active unit may take its voluntary token."""
    activation = g.activation
    return activation is not None and activation.unit == unit and not activation.tired and not is_exhausted(g, unit)


def put(g: Battle, unit: int, cell: int) -> None:
    """FC-1.6: a unit stands in a hex; where it stood before is free."""
    side = g.owners[unit]
    old = g.hexes[unit]
    occupied = g.occupied
    if old >= 0:
        occupied[side] &= ~(1 << old)
    g.hexes[unit] = cell
    if cell >= 0:
        occupied[side] |= 1 << cell


def travel(g: Battle, unit: int, path: tuple[int, ...], rule: str, *, flies: bool) -> None:
    """A unit goes along a path; each hex it enters may have something to say. A flying unit only enters the last."""
    put(g, unit, path[-1])
    if g.ears is not None:
        how: Literal["move", "run", "advance"] = (
            "run" if rule == "FC-16.4" else "advance" if rule == "FC-21.1" else "move"
        )
        g.tell(rule, events.Moved(Seat(g.owners[unit]), Unit(unit), tuple(Hex(cell) for cell in path), how))
    if g.scenario != NONE and g.game.tables.scenarios[g.scenario].towns_fall is not None:
        for cell in path[-1:] if flies else path:
            enter(g, unit, cell)


def enter(g: Battle, unit: int, cell: int) -> None:
    """FC-27.22: a town that the side of the scenario enters is destroyed at once."""
    tables = g.game.tables
    if g.scenario == NONE or g.terrain[cell] not in tables.towns:
        return
    scenario = tables.scenarios[g.scenario]
    fall = scenario.towns_fall
    if fall is None or tables.factions[fall.to] != g.factions[g.owners[unit]]:
        return
    change_terrain(g, cell, tables.terrain_of[fall.become])
    g.fallen += 1
    if g.ears is not None:
        g.tell("FC-27.22", events.TownFell(Seat(g.owners[unit]), Hex(cell), Ground(g.terrain[cell])))
    score.town_entered(g)


def change_terrain(g: Battle, cell: int, kind: int) -> None:
    """FC-18.15: another terrain lies in a hex."""
    terrain = bytearray(g.terrain)
    terrain[cell] = kind
    g.terrain = bytes(terrain)
