"""Movement: where a creature can go, along which path, and what comes of it (chapters 11 to 14).

Here: moves, shifts and slides over the battlefield. Not here: when a creature may move (`activate`, `effects`), the
geometry of steps (`geometry.reach`).
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import Square, Unit
from warhall.games.dungeon_command.battlefield import Roaming
from warhall.games.dungeon_command.pieces import open_chests, put
from warhall.games.dungeon_command.state import HAZARD, NONE, PASSES_WALLS, SHIFTS, DungeonCommand
from warhall.games.dungeon_command.statics import all_squares, enemy_squares, has_adjacent_enemy, is_held, speed
from warhall.games.dungeon_command.tables import BURROW, FLYING, SCUTTLE
from warhall.geometry.masks import spread
from warhall.geometry.reach import Reach, Steps, Trace, Trip, search, trace

MOST_ROAMINGS = 5_000
"""How many searches a battlefield keeps."""
WALKING, SHIFTING, SLIDING = range(3)
"""DC-11.1, DC-14.8, DC-14.11: the ways of moving."""


def budget(g: DungeonCommand, unit: int) -> int:
    """DC-12.3, DC-14.6, DC-14.9, DC-14.21: the movement points of a move: the speed, 1 next to an enemy, 0 if held."""
    if is_held(g, unit):
        return 0
    return 1 if has_adjacent_enemy(g, unit) else speed(g, unit)


def is_above_ground(g: DungeonCommand, unit: int, manner: int) -> bool:
    """DC-14.3, DC-14.4, DC-14.18: whether it flies or burrows, and so touches only the last square."""
    return manner != SLIDING and g.game.tables.traits[g.kinds[unit]] & (FLYING | BURROW) != 0


def steps_of(g: DungeonCommand, unit: int, manner: int) -> Steps:
    """DC-14.3, DC-14.4, DC-14.13, DC-14.18, DC-14.19: what the ground allows to a creature."""
    tables = g.game.tables
    kind = g.kinds[unit]
    side, traits = tables.side[kind], tables.traits[kind]
    if manner == SLIDING:
        return g.board.walk(side)
    if g.gifts[unit] & PASSES_WALLS and not traits & BURROW:
        return g.board.burrow(side) if traits & FLYING else g.board.tunnel(side)
    if traits & BURROW:
        return g.board.burrow(side)
    return g.board.fly(side) if traits & FLYING else g.board.walk(side)


def trip_of(g: DungeonCommand, unit: int, points: int, manner: int, avoided: int = 0) -> Trip:
    """DC-11.9 to DC-11.11, DC-12.1, DC-14.8, DC-14.12: what other creatures allow.

    Args:
        g: the state.
        unit: who moves.
        points: the movement points.
        manner: a move, a shift or a slide.
        avoided: squares that are not to be entered.
    """
    above = is_above_ground(g, unit, manner)
    enemies = enemy_squares(g, g.controllers[unit])
    return Trip(
        start=g.places[unit],
        budget=points,
        barred=avoided if above else enemies | avoided,
        no_end=all_squares(g) & ~g.cells[unit],
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


def destinations(g: DungeonCommand, unit: int, points: int, manner: int) -> tuple[int, ...]:
    """DC-11.9, DC-11.10: where a movement may end, in ascending order: not where somebody else stands."""
    found = roaming(g, unit, points, manner)
    taken = taken_places(g, unit) & found.reach.destinations
    ends = found.ends.get(taken)
    if ends is None:
        ends = found.ends[taken] = tuple(g.game.tables.cells(found.reach.destinations & ~taken))
    return ends


def taken_places(g: DungeonCommand, unit: int) -> int:
    """The places where a creature would cover the square of another."""
    others = all_squares(g) & ~g.cells[unit]
    side = g.game.tables.side[g.kinds[unit]]
    return others if side == 1 else spread(others, g.board.walk(side).footprint)


def roaming(g: DungeonCommand, unit: int, points: int, manner: int) -> Roaming:
    """Where a movement can lead to, standing room aside; answers are kept, by the enemies near enough to matter."""
    steps, start = steps_of(g, unit, manner), g.places[unit]
    free = kept_roaming(g, steps, start, points)
    if is_above_ground(g, unit, manner):
        return free
    enemies = enemy_squares(g, g.controllers[unit]) & free.near
    if not enemies:
        return free
    stops = 0
    if stops_next_to_enemies(g, unit, manner):
        adjacent, left = g.board.map.adjacent, enemies
        while left:
            square = left & -left
            stops |= adjacent[square.bit_length() - 1]
            left ^= square
    return kept_roaming(g, steps, start, points, enemies, stops & free.near)


def kept_roaming(g: DungeonCommand, steps: Steps, start: int, points: int, barred: int = 0, stops: int = 0) -> Roaming:
    """A search, or the answer of the same one made before."""
    kept = g.board.roamings
    key = (id(steps), start, points, barred, stops)
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_ROAMINGS:
            kept.clear()
        reach = search(steps, Trip(start=start, budget=points, barred=barred, stops=stops))
        near = 0 if barred else g.board.near_to(reach.reached, steps.footprint)
        found = kept[key] = Roaming(reach, near, {}, {})
    return found


def reach_of(g: DungeonCommand, unit: int, points: int, manner: int) -> Reach:
    """All that a movement can lead to, with costs and paths."""
    return search(steps_of(g, unit, manner), trip_of(g, unit, points, manner))


def path_to(g: DungeonCommand, unit: int, points: int, manner: int, place: int) -> tuple[int, ...]:
    """The cheapest path to a destination that enters no hazardous square; if there is none, the cheapest of all."""
    found = roaming(g, unit, points, manner)
    path = found.paths.get(place)
    if path is None:
        path = found.paths[place] = best_path(g, unit, points, manner, found.reach.path(place))
    return path


def best_path(g: DungeonCommand, unit: int, points: int, manner: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """The cheapest path, or one to the same place that enters no hazardous square."""
    hazard = g.board.hazard & ~g.cells[unit]
    space = g.board.spaces[g.game.tables.side[g.kinds[unit]]]
    if is_above_ground(g, unit, manner) or not any(space[step] & hazard for step in path):
        return path
    safe = search(steps_of(g, unit, manner), trip_of(g, unit, points, manner, hazard))
    return safe.path(path[-1]) if safe.destinations >> path[-1] & 1 else path


def walked(g: DungeonCommand, unit: int, points: int, manner: int, path: Sequence[int]) -> Trace:
    """What comes of an explicit path."""
    return trace(steps_of(g, unit, manner), trip_of(g, unit, points, manner), path)


def travel(g: DungeonCommand, unit: int, path: Sequence[int], manner: int) -> None:
    """DC-11.1, DC-13.5, DC-13.7, DC-14.1, DC-24.3: the creature goes along a legal path.

    Chests on its way are opened; hazardous terrain strikes once it has stopped.
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
    if g.ears is not None:
        g.tell("DC-11.1", ev.Moved(Unit(unit), tuple(Square(place) for place in path)))
    open_chests(g, unit, entered)
    touched = g.cells[unit] if is_above_ground(g, unit, manner) else entered
    if touched & g.board.hazard and not g.burnt >> unit & 1:
        if g.active != NONE:
            g.burnt |= 1 << unit
        g.fired.append((g.turn, NONE, unit, NONE, HAZARD, NONE, NONE))


def follow(g: DungeonCommand, unit: int, points: int, path: tuple[int, ...]) -> tuple[int, ...]:
    """DC-11.18: as much of an announced path as is legal now and ends where the creature may end."""
    found, end = roaming(g, unit, points, WALKING), path[-1]
    if found.paths.get(end) == path and not taken_places(g, unit) >> end & 1:
        return path  # it is still the best way there
    return tuple(path[: walked(g, unit, points, WALKING, path).last_end])
