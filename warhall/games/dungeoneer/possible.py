"""Positions that no game of Dungeoneer can come to, though they can be set up: a wall that meets an exit."""

from __future__ import annotations

from warhall.games.dungeoneer.places import is_wall
from warhall.games.dungeoneer.state import Dungeoneer
from warhall.games.dungeoneer.view import view

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""North, east, south, west, as the map counts them."""


def impossible(g: Dungeoneer) -> str | None:
    """DG-6.4: on every touching side both cards have a wall or neither has; the first fault, or None."""
    numbers = g.game.tables.place_numbers
    laid = {}
    for place in view(g, None).places:
        x, y = map(int, place.cell.split(":"))
        laid[place.plane, x, y] = (place.id, numbers[place.id])
    for (plane, x, y), (name, number) in laid.items():
        for side, (dx, dy) in enumerate(SIDES):
            other = laid.get((plane, x + dx, y + dy))
            if other is not None and is_wall(g, number, side) != is_wall(g, other[1], (side + 2) % len(SIDES)):
                return f"a wall meets an exit between {name} and {other[0]} (DG-6.4)"
    return None
