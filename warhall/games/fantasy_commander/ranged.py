"""Whom a unit can shoot at: line of sight and range (FC-23.1 to FC-23.9, FC-23.16, FC-23.20 to FC-23.22).

Here: targets, and why one is none. Not here: how the shot is resolved (`combat`).
"""

from __future__ import annotations

from warhall.games.fantasy_commander.contexts import MOVED, NOT_MOVED, RAN
from warhall.games.fantasy_commander.properties import bonus_range, card, enemy_contacts, is_banned, props_of
from warhall.games.fantasy_commander.reasons import piece
from warhall.games.fantasy_commander.state import Battle
from warhall.games.fantasy_commander.tables import BAN_SHOOT, QUICK_SHOOTER
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def may_shoot(g: Battle, unit: int, moved: int) -> bool:
    """FC-23.1, FC-23.2: whether a unit may shoot at all now."""
    if not card(g, unit).shots or enemy_contacts(g, unit) or is_banned(g, unit, BAN_SHOOT):
        return False
    return moved == NOT_MOVED or (moved == MOVED and bool(props_of(g, unit) & QUICK_SHOOTER))


def longest(g: Battle, unit: int) -> int:
    """FC-23.9: how far a unit shoots, with terrain, cards and fog."""
    reach = card(g, unit).reach + bonus_range(g, unit)[1]
    return min(reach, g.ranged_max) if g.ranged_max and g.round <= g.fog else reach


def blocking(g: Battle, unit: int) -> int:
    """FC-23.4, FC-23.5, FC-23.8: the hexes that a line of sight of a unit must not cross."""
    tables = g.game.tables
    blocks = tables.field(g.terrain).blocks | g.occupied[1 - g.owners[unit]]
    soil = tables.soils[g.terrain[g.hexes[unit]]]
    own_ground = soil.faction in (-1, card(g, unit).faction)
    return blocks if soil.sees_over and own_ground else blocks | g.occupied[g.owners[unit]]


def shot_targets(g: Battle, unit: int) -> list[int]:
    """FC-23.3, FC-23.9: the enemies that a unit can shoot at."""
    tables, side = g.game.tables, g.owners[unit]
    at, most = g.hexes[unit], longest(g, unit)
    distance, sees = tables.distance[at], tables.sight.sees
    blocks = blocking(g, unit)
    return [
        other
        for other, cell in enumerate(g.hexes)
        if cell >= 0 and g.owners[other] != side and distance[cell] <= most and sees(at, cell, blocks)
    ]


def no_shot_at(g: Battle, unit: int, target: int, moved: int) -> Refusal | None:  # noqa: PLR0911  one return for each reason
    """Why a unit cannot shoot at another: the rule, and the hexes or units in the way."""
    tables = g.game.tables
    if not card(g, unit).shots:
        return refusal("FC-4.7", "no-ranged-attack", unit=piece(g, unit))
    contacts = enemy_contacts(g, unit)
    if contacts:
        enemy = g.hexes.index((contacts & -contacts).bit_length() - 1)
        return refusal("FC-23.1", "shot-in-contact", unit=piece(g, enemy))
    if is_banned(g, unit, BAN_SHOOT):
        return refusal("FC-13.5", "forbidden", unit=piece(g, unit))
    if moved == RAN:
        return refusal("FC-16.5", "shot-after-run")
    if not may_shoot(g, unit, moved):
        return refusal("FC-23.1", "shot-after-move")
    at, cell = g.hexes[unit], g.hexes[target]
    most = longest(g, unit)
    if tables.distance[at][cell] > most:
        return refusal("FC-23.9", "out-of-range", distance=tables.distance[at][cell], most=most)
    blocks = blocking(g, unit)
    hexes = tables.sight.blocker(at, cell, blocks)
    if hexes:
        names = tuple(Name("hex", tables.board.name(each)) for each in hexes)
        occupied = (g.occupied[0] | g.occupied[1]) >> hexes[0] & 1
        if occupied and len(hexes) == 1:
            stands = next(each for each in range(len(g.hexes)) if g.hexes[each] == hexes[0])
            return refusal("FC-23.4", "unit-in-sight", unit=piece(g, stands), hexes=names)
        return refusal("FC-23.6" if len(hexes) > 1 else "FC-23.5", "no-sight", hexes=names)
    return None
