"""What pointing at a thing means in the turn of a creature; for the answers to "why not?"."""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.dnd_miniatures.creatures import basic_line
from warhall.games.dnd_miniatures.state import NONE, DndMiniatures


def attacked(g: DndMiniatures, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A creature is there to be attacked: by the attack that was taken up, else by the basic one."""
    unit = things.get("unit")
    if unit is None or g.active == NONE:
        return None
    basic = basic_line(g, g.active)
    attack = things.get("attack", NONE if basic is None else basic.name)
    return None if attack == NONE else (attack, unit)
