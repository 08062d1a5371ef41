"""Movement: where a creature can go, along which path, and what comes of it (chapters 11 to 14).

Here: moves, shifts and slides over the battlefield. Not here: when a creature may move (`activate`, `effects`), the
geometry of steps (`geometry.reach`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import Order, SourceName, Square, Unit
from warhall.games.dungeon_command.battlefield import LIGHT, THROUGH_WALLS, Roaming
from warhall.games.dungeon_command.pieces import open_chests, put
from warhall.games.dungeon_command.state import HAZARD, NONE, PASSES_WALLS, SHIFTS, DungeonCommand
from warhall.games.dungeon_command.statics import has_adjacent_enemy, is_held, speed
from warhall.games.dungeon_command.tables import SCUTTLE
from warhall.geometry.masks import spread
from warhall.geometry.reach import Reach, Steps, Trip
from warhall.geometry.trace import Offence, Trace, trace

WALKING, SHIFTING, SLIDING = range(3)
TOLD = (("DC-14.16", ev.Moved), ("DC-14.8", ev.Shifted), ("DC-14.11", ev.Slid))
"""What is told of each manner."""
"""DC-11.1, DC-14.8, DC-14.11: the ways of moving."""


def budget(g: DungeonCommand, unit: int) -> int:
    """DC-12.3, DC-14.6, DC-14.9, DC-14.21: the movement points of a move: the speed, 1 next to an enemy, 0 if held."""
    if is_held(g, unit):
        return 0
    return 1 if has_adjacent_enemy(g, unit) else speed(g, unit)


def is_above_ground(g: DungeonCommand, unit: int, manner: int) -> bool:
    """DC-14.3, DC-14.4, DC-14.18: whether it flies or burrows, and so touches only the last square."""
    return manner != SLIDING and g.game.tables.gait[g.kinds[unit]] & LIGHT != 0


def steps_of(g: DungeonCommand, unit: int, manner: int) -> Steps:
    """DC-14.3, DC-14.4, DC-14.13, DC-14.18, DC-14.19: what the ground allows to a creature."""
    tables, kind = g.game.tables, g.kinds[unit]
    if manner == SLIDING:
        return g.board.walk(tables.side[kind])
    gait = tables.gait[kind]
    if g.gifts[unit] & PASSES_WALLS:
        gait |= THROUGH_WALLS
    return g.board.steps[tables.side[kind]][gait]


def trip_of(g: DungeonCommand, unit: int, points: int, manner: int) -> Trip:
    """DC-11.9 to DC-11.11, DC-12.1, DC-14.8, DC-14.12: what other creatures allow."""
    above = is_above_ground(g, unit, manner)
    enemies = g.foes[g.controllers[unit]]
    return Trip(
        start=g.places[unit],
        budget=points,
        barred=0 if above else enemies,
        no_end=g.occupied & ~g.cells[unit],
        stops=next_to_enemies(g, unit) if enemies and stops_next_to_enemies(g, unit, manner) else 0,
    )


def stops_next_to_enemies(g: DungeonCommand, unit: int, manner: int) -> bool:
    """DC-12.1, DC-14.3, DC-14.8, DC-14.18: whether the movement ends on the first square adjacent to an enemy."""
    return manner == WALKING and not is_above_ground(g, unit, manner) and not shifts(g, unit)


def shifts(g: DungeonCommand, unit: int) -> bool:
    """DC-14.9, DC-14.18: whether every move of the creature is a shift."""
    return g.game.tables.traits[g.kinds[unit]] & SCUTTLE != 0 or g.gifts[unit] & SHIFTS != 0


def next_to_enemies(g: DungeonCommand, unit: int) -> int:
    """DC-12.1: the squares adjacent to enemies of a creature."""
    team = g.teams[g.controllers[unit]]
    sides, kinds, teams, rings = g.game.tables.side, g.kinds, g.teams, g.board.around
    found = 0
    for other, place in enumerate(g.places):
        if place >= 0 and teams[g.controllers[other]] != team:
            found |= rings[sides[kinds[other]]][place]
    return found


def destinations(g: DungeonCommand, unit: int, points: int, manner: int) -> int:
    """DC-11.9, DC-11.10: where a movement may end: not where somebody else stands."""
    found = roaming(g, unit, points, manner).reach.destinations
    return found ^ (found & taken_places(g, unit))


def taken_places(g: DungeonCommand, unit: int) -> int:
    """The places where a creature would cover the square of another."""
    others = g.occupied & ~g.cells[unit]
    side = g.game.tables.side[g.kinds[unit]]
    return others if side == 1 else spread(others, g.board.walk(side).footprint)


def roaming(g: DungeonCommand, unit: int, points: int, manner: int) -> Roaming:
    """Where a movement can lead to, standing room aside; answers are kept, by the enemies near enough to matter."""
    free = g.board.roaming(steps_of(g, unit, manner), g.places[unit], points)
    enemies = g.foes[g.controllers[unit]] & free.near
    if not enemies or is_above_ground(g, unit, manner):
        return free
    stops = manner == WALKING and not shifts(g, unit)
    return free.among.get(enemies if stops else ~enemies) or g.board.hindered(free, enemies, stops=stops)


def path_to(g: DungeonCommand, unit: int, points: int, manner: int, place: int) -> tuple[int, ...]:
    """The cheapest path to a destination that enters no hazardous square; if there is none, the cheapest of all."""
    return way_to(g, unit, points, manner, place)[0]


def way_to(g: DungeonCommand, unit: int, points: int, manner: int, place: int) -> tuple[tuple[int, ...], Reach]:
    """`path_to`, with the search that found it."""
    found = roaming(g, unit, points, manner)
    way = found.ways.get(place)
    if way is None:
        way = found.ways[place] = best_way(g, unit, manner, found, place)
    return way


def best_way(g: DungeonCommand, unit: int, manner: int, found: Roaming, place: int) -> tuple[tuple[int, ...], Reach]:
    """The cheapest path, or one to the same place that enters no hazardous square."""
    path = found.reach.path(place)
    hazard = g.board.hazard & ~g.cells[unit]
    space = g.board.spaces[g.game.tables.side[g.kinds[unit]]]
    if is_above_ground(g, unit, manner) or not any(space[step] & hazard for step in path):
        return path, found.reach
    safe = found.avoiding(hazard)
    return (safe.path(place), safe) if safe.destinations >> place & 1 else (path, found.reach)


def walked(g: DungeonCommand, unit: int, points: int, manner: int, path: Sequence[int]) -> Trace:
    """What comes of an explicit path."""
    return trace(steps_of(g, unit, manner), trip_of(g, unit, points, manner), path)


def travel(
    g: DungeonCommand, unit: int, path: Sequence[int], manner: int, by: int = NONE, *, announced: bool = False
) -> None:
    """DC-11.1, DC-13.5, DC-13.7, DC-14.1, DC-24.3: the creature goes along a legal path; told unless it was announced.

    Chests on its way are opened; hazardous terrain strikes once it has stopped.

    Args:
        g: the state.
        unit: who goes.
        path: the places, one after the other.
        manner: walking, shifting or sliding.
        by: the card or power that lets it go; none where it moves by itself.
        announced: whether it was told when it was announced.
    """
    if not path:
        return
    space = g.board.spaces[g.game.tables.side[g.kinds[unit]]]
    before = g.cells[unit]
    entered = 0
    for place in path:
        covered = space[place]
        entered |= covered & ~before
        before = covered
    put(g, unit, path[-1])
    if g.ears is not None and not announced:
        rule, told = TOLD[manner]
        g.tell(rule, told(Unit(unit), tuple(Square(place) for place in path), SourceName(by)))
    open_chests(g, unit, entered)
    touched = g.cells[unit] if is_above_ground(g, unit, manner) else entered
    if touched & g.board.hazard and not g.burnt >> unit & 1:
        if g.active != NONE:
            g.burnt |= 1 << unit
        g.fired.append((g.turn, NONE, unit, NONE, HAZARD, NONE, NONE))


HINDERED_BY: dict[Offence, ev.Hindrance] = {
    Offence.NO_STEP: "away",
    Offence.BARRED: "enemy",
    Offence.MUST_STOP: "stop",
    Offence.TOO_FAR: "points",
    Offence.CANNOT_STOP: "room",
    Offence.CANNOT_END: "room",
}
"""DC-11.18: what has come in between an announced path, by the first step that is wrong now."""


def tell_hindered(g: DungeonCommand, unit: int, path: Sequence[int], announced: Sequence[int]) -> None:
    """DC-11.18, DC-14.21: how much of the announced path a creature goes, and what keeps it from the rest."""
    if is_held(g, unit):
        holding = next(card >> 3 for card in g.attached[unit] if g.game.tables.holds[card >> 3])
        g.tell("DC-14.21", ev.Stayed(Unit(unit), "held", (Order(holding),)))
        return
    fault = walked(g, unit, budget(g, unit), WALKING, announced).fault
    why: ev.Hindrance = "room" if fault is None else HINDERED_BY[fault.offence]
    gone = tuple(Square(place) for place in path)
    g.tell("DC-11.18", ev.CutShort(Unit(unit), gone, why) if gone else ev.Stayed(Unit(unit), why))


def follow(g: DungeonCommand, unit: int, points: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """DC-11.18: as much of an announced path as is legal now and ends where the creature may end."""
    found, end = roaming(g, unit, points, WALKING), path[-1]
    best = found.ways.get(end)
    if best is not None and best[0] == path and not taken_places(g, unit) >> end & 1:
        return path  # it is still the best way there
    return tuple(path[: walked(g, unit, points, WALKING, path).last_end])
