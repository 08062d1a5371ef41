"""What pointing at a thing means where several verbs could be meant; for the answers to "why not?"."""

from __future__ import annotations

from collections.abc import Mapping

from warhall.games.fantasy_commander import actions as do
from warhall.games.fantasy_commander.state import Battle


def fought(g: Battle, seat: int, things: Mapping[str, int]) -> tuple[int, ...] | None:
    """A unit is there to be attacked; for one that shoots and has nobody to fight, to be shot at."""
    unit = things.get("piece")
    if unit is None:
        return None
    read = g.game.codec.arguments
    fights = any(read(code)[0].type is do.Attack for code in g.decisions[seat].options)
    shoots = g.activation is not None and g.game.tables.kinds[g.kinds[g.activation.unit]].shots
    return None if shoots and not fights else (unit,)
