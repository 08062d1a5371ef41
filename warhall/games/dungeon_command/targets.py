"""What an action may name: creatures and squares (DC-9.7 to DC-9.9, chapter 21), and whether its condition holds."""

from __future__ import annotations

from warhall.games.dungeon_command.combat import can_shoot, is_unseen, is_within, sees
from warhall.games.dungeon_command.operations import Condition, Group, Near, Origin, Target, Who
from warhall.games.dungeon_command.state import NONE, DungeonCommand, Item
from warhall.games.dungeon_command.statics import stands_in
from warhall.geometry.masks import cells_of


def is_right_side(g: DungeonCommand, seat: int, unit: int, other: int, who: Who, *, self_too: bool = False) -> bool:
    """DC-29.6: whether a creature is an enemy, an ally, another one, as the clause asks."""
    if other == unit:
        return self_too or who in (Who.SELF, Who.ANY)
    if who is Who.ANY or who is Who.OTHER:
        return True
    if who is Who.SELF:
        return False
    friend = g.teams[seat] == g.teams[g.controllers[other]]
    return friend if who is Who.ALLY else not friend


def is_target(g: DungeonCommand, seat: int, unit: int, target: Target, other: int) -> bool:
    """DC-9.8, DC-9.9: whether a creature on the battlefield is a legal target now."""
    if g.places[other] < 0 or (target.tapped and not g.tapped >> other & 1):
        return False
    if not is_right_side(g, seat, unit, other, target.who, self_too=target.self_too):
        return False
    within = target.reach
    if within is None or within is Near.BATTLEFIELD or other == unit:
        return True
    if within is Near.ADJACENT:
        return g.rings[unit] & g.cells[other] != 0
    if within is Near.RANGED:
        return can_shoot(g, unit, other)
    return is_within(g, unit, g.cells[other], int(within), sight=target.sight)


def area_of(g: DungeonCommand, seat: int, unit: int, target: Target) -> int:
    """Squares of creatures without which there is no legal target, as far as that is quickly told."""
    area = g.foes[seat] if target.who is Who.ENEMY else g.occupied
    reach = target.reach
    if reach is Near.ADJACENT:
        return area & (g.rings[unit] | g.cells[unit])
    if isinstance(reach, int) and target.sight:
        return area & g.board.within(g.cells[unit], reach)
    return area


def targets(g: DungeonCommand, seat: int, unit: int, target: Target) -> list[int]:
    """DC-9.7: the creatures that may be named."""
    if target.who is Who.SELF:
        return [unit]
    area, cells = area_of(g, seat, unit, target), g.cells
    return [other for other in g.present if cells[other] & area and is_target(g, seat, unit, target, other)]


def squares_in_reach(g: DungeonCommand, unit: int, target: Target) -> int:
    """DC-20.18, DC-21.1: the squares that may be named, sight left aside: no walls, within the distance."""
    within = target.reach if isinstance(target.reach, int) else g.board.size
    reach = g.board.within if target.sight else g.board.map.within_straight
    squares = reach(g.cells[unit], within) & g.board.open
    return squares if target.terrain is None else squares & g.board.terrain[target.terrain]


def has_target_square(g: DungeonCommand, unit: int, target: Target) -> bool:
    """DC-9.9: whether there is a square to name at all."""
    squares = squares_in_reach(g, unit, target)
    return squares != 0 if not target.sight else any(sees(g, unit, 1 << square) for square in cells_of(squares))


def target_squares(g: DungeonCommand, unit: int, target: Target) -> int:
    """DC-20.18, DC-21.1: the squares that may be named: no walls, within the distance and in sight."""
    squares = squares_in_reach(g, unit, target)
    if not target.sight:
        return squares
    return g.board.lookout.seen(g.cells[unit], squares, g.foes[g.controllers[unit]])


def group(g: DungeonCommand, item: Item, each: Group) -> list[int]:
    """DC-21.7, DC-21.8, DC-22.16: every creature that an effect on several means when it is resolved."""
    board = g.board
    if each.of is Origin.TARGET_SQUARE:
        centre, ring = 1 << item.square, board.map.adjacent[item.square]
    elif each.of is Origin.ATTACK_TARGET:
        side = g.game.tables.side[g.kinds[item.foe]]
        place = g.places[item.foe] if g.places[item.foe] >= 0 else item.foe_at
        centre, ring = board.spaces[side][place], board.around[side][place]
    else:
        centre, ring = g.cells[item.unit], g.rings[item.unit]
    area = ring if each.reach is Near.ADJACENT else board.within(centre, int(each.reach))
    itself = NONE
    if each.reach is Near.ADJACENT:
        itself = item.foe if each.of is Origin.ATTACK_TARGET else item.unit if each.of is Origin.SELF else NONE
    return [
        other
        for other in g.present
        if g.cells[other] & area and other != itself and is_right_side(g, item.seat, item.unit, other, each.who)
    ]


def holds(g: DungeonCommand, condition: Condition | None, unit: int) -> bool:
    """DC-9.16: whether the condition of an order, power or static rule holds for a creature."""
    if condition is None:
        return True
    if condition.bearer_in is not None and not stands_in(g, unit, condition.bearer_in):
        return False
    return not condition.no_enemy_sees or is_unseen(g, unit)
