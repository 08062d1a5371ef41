"""What a choice would come to, shown before it is made: the ways of a movement, lines of sight and cover.

Here: answers to whoever decides, from what everybody can see. Not here: the rules themselves (`movement`, `combat`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from warhall.games.dungeon_command.actions import RANGED
from warhall.games.dungeon_command.activate import can_sprint
from warhall.games.dungeon_command.combat import has_cover, sees
from warhall.games.dungeon_command.damage import aimed_at
from warhall.games.dungeon_command.movement import (
    WALKING,
    budget,
    destinations,
    is_above_ground,
    way_to,
)
from warhall.games.dungeon_command.state import NONE, DungeonCommand
from warhall.games.dungeon_command.threats import attack_of
from warhall.geometry.masks import cells_of
from warhall.kernel.state import Decision

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
    sight: Literal["clear", "cover", "blocked"]
    square: str | None
    """What blocks the line, or gives the cover; of a thick wall the square before it."""
    beyond: str | None
    """The square behind a thick wall."""
    corner: tuple[int, int] | None
    """The corner from which it sees the most of one square of the other, as a point of the grid; None without sight."""
    seen: list[tuple[int, int]]
    """The corners of that square that are in view from there."""
    unseen: list[tuple[int, int]]
    """Those that are not: any of them gives cover."""


class Previews(msgspec.Struct, frozen=True):
    """Everything that whoever decides is shown beforehand."""

    routes: list[RouteView]
    sights: list[SightView]


def previews(g: DungeonCommand, decision: Decision) -> Previews:
    """What the options of a decision come to."""
    return Previews(routes(g, decision.ask), sights(g, decision.ask))


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
    found = []
    for place in cells_of(destinations(g, unit, points, manner)):
        path, reach = way_to(g, unit, points, manner, place)
        touched = 0
        for at in (place,) if flies else path:
            touched |= space[at]
        found.append(
            RouteView(
                unit=g.unit_name(unit),
                square=names[place],
                path=[names[at] for at in path],
                points=reach.cost(place),
                hazards=[names[cell] for cell in cells_of(touched & hazard)],
            )
        )
    return found


def sights(g: DungeonCommand, ask: str) -> list[SightView]:
    """DC-20.1, DC-20.6, DC-20.9: what the acting creature sees of the others, and each shot on the stack its target."""
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
    foes = g.foes[g.controllers[unit]]
    found = g.board.lookout.obstruction(g.cells[unit], squares, foes) if covered else None
    best = g.board.lookout.best_corner(g.cells[unit], squares, foes) if seen else None
    names = g.board.names
    # DC-20.8: in an obstacle the target has cover although nothing stands between.
    behind = names[found.cell] if found is not None else names[g.places[target]] if covered else None
    return SightView(
        unit=g.unit_name(unit),
        target=g.unit_name(target),
        sight="blocked" if not seen else "cover" if covered else "clear",
        square=behind,
        beyond=None if found is None or found.beyond < 0 else names[found.beyond],
        corner=None if best is None else best.corner,
        seen=[] if best is None else list(best.seen),
        unseen=[] if best is None else list(best.unseen),
    )
