"""What a choice would come to, shown before it is made: the ways of a movement, lines of sight and cover.

Here: answers to whoever decides, from what everybody can see. Not here: the rules themselves (`movement`, `combat`).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from warhall.games.dungeon_command.actions import RANGED
from warhall.games.dungeon_command.activate import can_sprint
from warhall.games.dungeon_command.combat import blockers, has_cover, sees
from warhall.games.dungeon_command.damage import aimed_at
from warhall.games.dungeon_command.movement import (
    WALKING,
    budget,
    is_above_ground,
    reach_of,
    steps_of,
    trip_of,
)
from warhall.games.dungeon_command.state import NONE, DungeonCommand
from warhall.games.dungeon_command.threats import attack_of
from warhall.geometry.reach import search

GOING = ("go-move", "go-shift", "go-slide")
NAMING = ("target", "aim", "trigger-target")


class RouteView(msgspec.Struct, frozen=True, kw_only=True):
    """The way that a creature goes if only its end is named."""

    unit: str
    square: str
    path: list[str]
    points: int
    """The movement points it takes."""
    hazards: list[str]
    """The hazardous squares that it touches."""


class SightView(msgspec.Struct, frozen=True, kw_only=True):
    """What a creature sees of another."""

    unit: str
    target: str
    sight: str
    """`clear`, `cover` or `blocked`."""
    square: str | None
    """What blocks the line, or gives the cover; of a thick wall the square before it."""
    beyond: str | None
    """The square behind a thick wall."""


def routes(g: DungeonCommand, ask: str) -> list[RouteView]:
    """DC-11.1, DC-14.17: the ways to everywhere the creature may go now."""
    if ask in GOING and g.agenda is not None:
        unit, points, manner = g.agenda[1]
    elif ask == "act" and (not g.moved or (not g.tapped >> g.active & 1 and can_sprint(g, g.active))):
        unit, points, manner = g.active, budget(g, g.active), WALKING
    else:
        return []
    names, hazard = g.board.names, g.board.hazard & ~g.cells[unit]
    space = g.board.spaces[g.game.tables.side[g.kinds[unit]]]
    flies = is_above_ground(g, unit, manner)
    reach = reach_of(g, unit, points, manner)
    safe = reach if flies else search(steps_of(g, unit, manner), trip_of(g, unit, points, manner, hazard))
    found = []
    for place in g.game.tables.cells(reach.destinations):
        best = safe if safe.destinations >> place & 1 else reach
        path = best.path(place)
        touched = 0
        for at in (place,) if flies else path:
            touched |= space[at]
        found.append(
            RouteView(
                unit=g.unit_name(unit),
                square=names[place],
                path=[names[at] for at in path],
                points=best.cost(place),
                hazards=[names[cell] for cell in g.game.tables.cells(touched & hazard)],
            )
        )
    return found


def sights(g: DungeonCommand, ask: str) -> list[SightView]:
    """DC-20.1, DC-20.6: what the acting creature sees of the others, and each shot on the stack its target."""
    return [_sight(g, unit, target) for unit, target in _pairs(g, ask)]


def _pairs(g: DungeonCommand, ask: str) -> Iterator[tuple[int, int]]:
    """Who looks at whom."""
    looker = NONE
    if ask in NAMING and g.draft is not None:
        looker = g.draft.unit
    elif ask == "act":
        looker = g.active
    if looker != NONE and g.places[looker] >= 0:
        for other, place in enumerate(g.places):
            if place >= 0 and other != looker:
                yield looker, other
    for item in g.stack:
        target = aimed_at(item) if attack_of(g, item) == RANGED else NONE
        if target not in (NONE, item.unit) and g.places[item.unit] >= 0 and g.places[target] >= 0:
            yield item.unit, target


def _sight(g: DungeonCommand, unit: int, target: int) -> SightView:
    squares = g.cells[target]
    seen = sees(g, unit, squares)
    covered = not seen or has_cover(g, unit, target)
    found = g.board.sight.obstruction(g.cells[unit], squares, blockers(g, unit)) if covered else None
    names = g.board.names
    return SightView(
        unit=g.unit_name(unit),
        target=g.unit_name(target),
        sight="blocked" if not seen else "cover" if covered else "clear",
        square=None if found is None else names[found.cell],
        beyond=None if found is None or found.beyond < 0 else names[found.beyond],
    )
