"""Who can be attacked and seen, with what damage, behind which cover (chapters 19 to 21).

Here: questions. Not here: dealing the damage (`damage`), announcing attacks (`activate`).
"""

from __future__ import annotations

from warhall.games.dungeon_command.actions import MELEE
from warhall.games.dungeon_command.operations import Condition
from warhall.games.dungeon_command.state import DungeonCommand
from warhall.games.dungeon_command.statics import has_adjacent_enemy, is_friend, stands_in


def blockers(g: DungeonCommand, unit: int) -> int:
    """DC-20.1, DC-20.2: what blocks the sight of a creature besides walls: obstacles and its enemies."""
    return g.board.obstacle | g.foes[g.controllers[unit]]


def sees(g: DungeonCommand, unit: int, squares: int) -> bool:
    """DC-20.1, DC-20.3, DC-20.18: whether a creature has line of sight to a space."""
    return g.board.lookout.sees(g.cells[unit], squares, g.foes[g.controllers[unit]])


def is_within(g: DungeonCommand, unit: int, squares: int, distance: int, *, sight: bool = True) -> bool:
    """DC-21.1 to DC-21.6: whether a space is within a distance, counted round walls, and in sight.

    Where no sight is needed, the count goes straight through walls.
    """
    if not sight:
        return g.board.map.within_straight(g.cells[unit], distance) & squares != 0
    return g.board.within(g.cells[unit], distance) & squares != 0 and sees(g, unit, squares)


def can_strike(g: DungeonCommand, unit: int, target: int) -> bool:
    """DC-19.2, DC-19.3: a melee attack needs another, adjacent creature."""
    return unit != target and g.rings[unit] & g.cells[target] != 0


def can_shoot(g: DungeonCommand, unit: int, target: int) -> bool:
    """DC-19.5, DC-19.7: a ranged attack needs a ranged damage, no adjacent enemy, range and sight."""
    reach = g.game.tables.range[g.kinds[unit]]
    if not reach or unit == target or has_adjacent_enemy(g, unit):
        return False
    return is_within(g, unit, g.cells[target], reach)


def can_attack(g: DungeonCommand, unit: int, target: int, attack: int) -> bool:
    """DC-19.11: whether an attack of a kind is legal from where both stand now."""
    if g.places[unit] < 0 or g.places[target] < 0:
        return False
    return can_strike(g, unit, target) if attack == MELEE else can_shoot(g, unit, target)


def has_cover(g: DungeonCommand, unit: int, target: int) -> bool:
    """DC-20.6 to DC-20.9: whether the target has cover against a shot of the creature.

    A target in an obstacle has cover even from a clear shot; of a large one, a square that is no obstacle must be in
    full view.
    """
    return g.board.lookout.has_cover(g.cells[unit], g.cells[target], g.foes[g.controllers[unit]])


def attack_damage(g: DungeonCommand, unit: int, target: int, attack: int, *, own: int | None, bonus: int) -> int:
    """DC-19.4, DC-19.6, DC-19.9, DC-19.10, DC-22.12: the number of an attack, before avoidance and prevention.

    Args:
        g: the state.
        unit: who attacks.
        target: who is attacked.
        attack: melee or ranged.
        own: the number that replaces the creature's own.
        bonus: what the order adds.
    """
    tables = g.game.tables
    kind = g.kinds[unit]
    number = own if own is not None else tables.melee[kind] if attack == MELEE else tables.shot[kind]
    number += bonus
    if attack == MELEE:
        number += g.venom[unit]
        for rule in tables.bonuses[kind]:
            if rule.condition is None or melee_condition(g, rule.condition, unit, target):
                number += rule.n
    for card in g.attached[target]:
        number += tables.attacked_bonus[card >> 3]
    return number


def melee_condition(g: DungeonCommand, condition: Condition, unit: int, target: int) -> bool:
    """Whether the condition of a melee bonus holds, such as an ally on the other side (Flanking)."""
    if condition.bearer_in is not None:
        return stands_in(g, unit, condition.bearer_in)
    if not condition.ally_adjacent:
        return True
    ring, seat = g.rings[target], g.controllers[unit]
    return any(
        ring & g.cells[other] and other not in (unit, target) and is_friend(g, seat, g.controllers[other])
        for other in g.present
    )


def is_unseen(g: DungeonCommand, unit: int) -> bool:
    """DC-20.1: whether no enemy creature has line of sight to it."""
    cells, controllers, sight = g.cells, g.controllers, g.board.lookout.sees
    own, foes = cells[unit], g.foes[controllers[unit]]
    for other in g.present:
        if cells[other] & foes and sight(cells[other], own, g.foes[controllers[other]]):
            return False
    return True
