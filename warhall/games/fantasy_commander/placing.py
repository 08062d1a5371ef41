"""Putting things on the map: terrain of the supply, and units (FC-13.12, FC-18.15, FC-26.23).

Here: the bare changes. Not here: who may put what where (`effects`, `deployment`, `aftermath`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander import events
from warhall.games.fantasy_commander.actions import Ground, Hex, Unit
from warhall.games.fantasy_commander.movement import change_terrain, put
from warhall.games.fantasy_commander.reasons import occupied, where
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import NONE
from warhall.geometry.masks import mask_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal


def open_hexes(g: Battle) -> int:
    """FC-13.12, FC-18.15: hexes free of units, of other terrain and of capture points."""
    bare = mask_of(cell for cell, kind in enumerate(g.terrain) if not kind)
    return bare & ~(g.occupied[0] | g.occupied[1] | g.points)


def not_open(g: Battle, cell: int, rule: str) -> Refusal | None:
    """FC-13.12, FC-18.15: what lies on a hex that shall be open; the rule that says so here is given."""
    if refused := occupied(g, cell, rule):
        return refused
    if g.points >> cell & 1:
        return refusal(rule, "capture-point", hex=where(g, cell))
    if g.terrain[cell]:
        terrain = g.game.tables.terrain_names[g.terrain[cell]]
        return refusal(rule, "terrain-there", hex=where(g, cell), terrain=terrain)
    return None


def lay(g: Battle, side: int, kind: int, cell: int, rule: str) -> None:
    """A terrain hex of the supply comes to the map."""
    supply = bytearray(g.supply)
    supply[kind] -= 1
    g.supply = bytes(supply)
    change_terrain(g, cell, kind)
    if g.ears is not None:
        g.tell(rule, events.TerrainLaid(Seat(side), Ground(kind), Hex(cell)))


def raise_unit(g: Battle, side: int, kind: int, cell: int, rule: str = "FC-26.22") -> None:
    """FC-12.13, FC-26.23: by Necromancy or a card a unit stands on the map, without an order this round."""
    recruits = bytearray(g.recruits)
    recruits[kind] -= 1
    g.recruits = bytes(recruits)
    unit = add_unit(g, side, kind)
    put(g, unit, cell)
    if g.ears is not None:
        g.tell(rule, events.Summoned(Seat(side), Unit(unit), Hex(cell)))


def add_unit(g: Battle, side: int, kind: int) -> int:
    """One more unit, not yet on the map; its number."""
    unit = len(g.kinds)
    g.kinds += bytes((kind,))
    g.owners += bytes((side,))
    for values, value in ((g.hexes, NONE), (g.wounds, 0), (g.fatigue, 0), (g.orders, NONE)):
        values.append(value)
    if g.game.tables.kinds[kind].aura:
        g.leaders += bytes((unit,))
    return unit
