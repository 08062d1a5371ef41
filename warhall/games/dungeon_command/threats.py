"""Which actions on the stack would damage whom (DC-22.13), and which attacks can be dodged (DC-20.16)."""

from __future__ import annotations

from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import RANGED
from warhall.games.dungeon_command.combat import can_attack, has_cover
from warhall.games.dungeon_command.damage import aimed_at
from warhall.games.dungeon_command.operations import To
from warhall.games.dungeon_command.state import ATTACK, HAZARD, SCRIPT, DungeonCommand, Item
from warhall.games.dungeon_command.targets import group

HARMFUL = (ATTACK, SCRIPT, HAZARD)
"""What on the stack can damage somebody."""


def is_waiting_for(g: DungeonCommand, item: Item) -> bool:
    """DC-20.16: whether an earlier action of the same card still waits above it."""
    return any(other.group == item.group and other.number > item.number for other in g.stack)


def attack_of(g: DungeonCommand, item: Item) -> int:
    """The kind of the attack that an item is, or -1."""
    if item.what == ATTACK:
        return item.attack
    if item.what == SCRIPT:
        source = g.game.tables.sources[item.source]
        if source.attack >= 0 and source.attack_part == item.part:
            return item.attack
    return -1


def threatened(g: DungeonCommand, item: Item) -> list[int]:
    """DC-22.13: the creatures that an action would damage, with prevention, cowering and dodging left aside."""
    if item.what == HAZARD:
        return [item.unit]
    if attack_of(g, item) >= 0:
        target = aimed_at(item)
        waits = is_waiting_for(g, item)
        return [target] if waits or can_attack(g, item.unit, target, item.attack) else []
    if item.what != SCRIPT:
        return []
    tables = g.game.tables
    found: list[int] = []
    for number in tables.sources[item.source].actions[item.part]:
        op = tables.ops[number]
        if isinstance(op, ops.Hurt):
            if op.each is not None:
                found += group(g, item, op.each)
            elif op.to in (To.SELF, To.BEARER):
                found.append(item.unit)
            else:
                found.append(item.foe if op.to is To.ATTACK_TARGET else item.target)
    return [unit for unit in found if g.places[unit] >= -1]


def threats_to(g: DungeonCommand, unit: int) -> list[int]:
    """DC-22.13: the places on the stack of the actions that would damage a creature."""
    return [at for at, item in enumerate(g.stack) if unit in threatened(g, item)]


def in_danger(g: DungeonCommand) -> int:
    """The creatures that some action on the stack would damage, as a mask."""
    found = 0
    for item in g.stack:
        if item.what in HARMFUL:
            for unit in threatened(g, item):
                found |= 1 << unit
    return found


def dodgeable(g: DungeonCommand, unit: int) -> list[int]:
    """DC-20.10, DC-20.16: the places on the stack of the ranged attacks that a creature could dodge."""
    found = []
    for at, item in enumerate(g.stack):
        if attack_of(g, item) != RANGED or aimed_at(item) != unit or is_waiting_for(g, item):
            continue
        if can_attack(g, item.unit, unit, RANGED) and has_cover(g, item.unit, unit):
            found.append(at)
    return found
