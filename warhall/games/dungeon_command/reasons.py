"""Reasons: why a creature cannot be reached, seen, named, moved or made to act. Parts of refusals.

Each function returns the first reason it finds, with the rule and what stands in the way, or None. They ask the same
questions as play does, one by one.
"""

from __future__ import annotations

from collections.abc import Sequence

from warhall.games.dungeon_command.actions import square_word, unit_word
from warhall.games.dungeon_command.battlefield import DUNGEON
from warhall.games.dungeon_command.combat import blockers, sees
from warhall.games.dungeon_command.movement import SLIDING, destinations, is_above_ground, steps_of, walked
from warhall.games.dungeon_command.operations import Near, Target
from warhall.games.dungeon_command.orders import (
    has_ability,
    has_affinity,
    has_level,
    helpers,
    is_possible,
    meets_requires,
)
from warhall.games.dungeon_command.state import ACTIVATE, NONE, PASSES_WALLS, DungeonCommand
from warhall.games.dungeon_command.statics import has_adjacent_enemy, is_held, level
from warhall.games.dungeon_command.tables import FREE, IMMEDIATE, MINOR, STANDARD, TAP, Source
from warhall.games.dungeon_command.targets import holds, is_right_side
from warhall.games.dungeon_command.threats import in_danger
from warhall.geometry.masks import cells_of
from warhall.geometry.squares import Compass
from warhall.geometry.trace import Fault, Offence
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.words import Name


def unknown_unit(g: DungeonCommand, unit: int) -> Refusal | None:
    """DC-9.8: there is no such creature on the battlefield."""
    if unit >= len(g.kinds):
        return refusal("DC-9.8", "no-such-unit")
    if g.places[unit] < 0:
        return refusal("DC-18.14" if g.places[unit] == -1 else "DC-9.8", "not-on-battlefield", unit=unit_word(g, unit))
    return None


def not_yours(g: DungeonCommand, seat: int, unit: int) -> Refusal | None:
    """DC-8.7: a player acts only with creatures that he controls."""
    found = unknown_unit(g, unit)
    if found is None and g.controllers[unit] != seat:
        return refusal("DC-8.7", "not-yours", unit=unit_word(g, unit))
    return found


def wrong_time(g: DungeonCommand, seat: int, unit: int, kind: int) -> Refusal | None:
    """DC-17.1 to DC-17.4, DC-10.14: a creature cannot take an action of this type now."""
    name = unit_word(g, unit)
    if kind == FREE:
        return None
    if kind in (STANDARD, MINOR) and unit != g.active:
        return refusal("DC-17.1" if kind == STANDARD else "DC-17.2", "not-active", unit=name)
    if kind == STANDARD and g.stack:
        return refusal("DC-10.14", "stack-not-empty")
    if kind == STANDARD and (g.phase != ACTIVATE or g.turn != seat):
        return refusal("DC-17.1", "not-active", unit=name)
    if kind in (STANDARD, IMMEDIATE, TAP) and g.tapped >> unit & 1:
        return refusal("DC-17.4", "tapped", unit=name)
    return None


def unable(g: DungeonCommand, seat: int, kind: int, unit: int) -> Refusal | None:
    """DC-15.2 to DC-15.9: a creature may not play an order."""
    tables = g.game.tables
    name = unit_word(g, unit)
    if not meets_requires(g, kind, unit):
        return lacks_required(g, kind, unit)
    if has_affinity(g, kind, unit):
        return None
    if not has_ability(g, kind, unit):
        return lacks_ability(g, kind, unit, "DC-15.2")
    beside = [other for other, cells in enumerate(g.cells) if cells & g.rings[unit]]
    aims = [NONE, *beside] if tables.extra_assist[kind] else [NONE]
    if not any(has_level(g, seat, kind, unit, aim) for aim in aims):
        need, have = tables.order_level[kind], level(g, unit)
        have += max(sum(level(g, other) for other in helpers(g, seat, kind, unit, aim)) for aim in aims)
        return refusal("DC-15.3", "level-too-low", unit=name, need=need, have=have)
    return None


def lacks_required(g: DungeonCommand, kind: int, unit: int) -> Refusal:
    """DC-15.7: what an order requires of whoever plays it."""
    order = g.game.tables.orders[kind]
    words = tuple(Name("keyword", each) for each in order.requires)
    if not words:
        return refusal("DC-15.7", "no-ranged", unit=unit_word(g, unit))
    return refusal("DC-15.7", "requires", unit=unit_word(g, unit), keywords=words)


def lacks_ability(g: DungeonCommand, kind: int, unit: int, rule: str) -> Refusal:
    """DC-15.2, DC-16.4: the ability of an order; the rule that asks for it here is given."""
    ability = Name("ability", str(g.game.tables.orders[kind].ability))
    return refusal(rule, "no-ability", unit=unit_word(g, unit), ability=ability)


def pointless(g: DungeonCommand, seat: int, unit: int, source: Source) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """DC-9.9, DC-9.16, DC-14.21, DC-22.13, DC-25.10: an order or power has nothing to be done to."""
    if not holds(g, source.condition, unit):
        if source.condition is not None and source.condition.no_enemy_sees:
            return refusal("DC-9.16", "seen", unit=unit_word(g, unit))
        where = None if source.condition is None else source.condition.bearer_in
        return refusal("DC-9.16", "condition", unit=unit_word(g, unit), where="other" if where is None else where.value)
    if source.only_moves and is_held(g, unit):
        return held(g, unit)
    if is_possible(g, seat, unit, source, in_danger(g)):
        return None
    if source.deploys >= 0:
        return refusal("DC-25.10", "nothing-to-deploy")
    if source.prevents >= 0 and (source.prevents_alone or (source.target is not None and source.target.optional)):
        return refusal("DC-22.13", "nothing-to-prevent")
    return refusal("DC-9.9", "no-legal-target")


def held(g: DungeonCommand, unit: int) -> Refusal:
    """DC-14.21: the attached card by which it cannot move and shift."""
    tables = g.game.tables
    order = next(card >> 3 for card in g.attached[unit] if tables.holds[card >> 3])
    return refusal("DC-14.21", "held", unit=unit_word(g, unit), card=Name("order", tables.order_ids[order]))


def unseen(g: DungeonCommand, unit: int, squares: int) -> Refusal | None:
    """DC-20.1: what blocks the line of sight, square by square."""
    if sees(g, unit, squares):
        return None
    blocker = g.board.sight.blocker(g.cells[unit], squares, blockers(g, unit))
    if blocker is None:
        return None
    where = square_word(g, blocker.cell)
    if blocker.kind == "edge":
        return refusal("DC-20.4", "sight-edge", square=where, beyond=square_word(g, blocker.beyond))
    if blocker.kind == "wall":
        return refusal("DC-20.1", "sight-wall", square=where)
    if g.board.obstacle >> blocker.cell & 1:
        return refusal("DC-3.4", "sight-obstacle", square=where)
    other = next(u for u, cells in enumerate(g.cells) if cells >> blocker.cell & 1)
    return refusal("DC-20.2", "sight-enemy", square=where, unit=unit_word(g, other))


def too_far(g: DungeonCommand, unit: int, squares: int, reach: int) -> Refusal | None:
    """DC-21.2, DC-21.5: the count round walls is larger than the distance."""
    if g.board.within(g.cells[unit], reach) & squares:
        return None
    distance = g.board.map.distance_of(g.cells[unit], squares)
    if distance < 0:
        return refusal("DC-21.5", "no-way", reach=reach)
    return refusal("DC-21.2", "out-of-range", distance=distance, reach=reach)


def no_melee(g: DungeonCommand, unit: int, target: int) -> Refusal | None:
    """DC-19.2, DC-19.3: a melee attack on it is impossible."""
    found = unknown_unit(g, target)
    if found is not None:
        return found
    if unit == target:
        return refusal("DC-19.2", "not-itself")
    if not g.rings[unit] & g.cells[target]:
        return refusal("DC-19.3", "not-adjacent", unit=unit_word(g, unit), target=unit_word(g, target))
    return None


def no_shot(g: DungeonCommand, unit: int, target: int) -> Refusal | None:
    """DC-19.5, DC-19.7: a ranged attack on it is impossible."""
    found = unknown_unit(g, target)
    if found is not None:
        return found
    reach = g.game.tables.range[g.kinds[unit]]
    if not reach:
        return refusal("DC-19.5", "no-ranged", unit=unit_word(g, unit))
    if unit == target:
        return refusal("DC-19.2", "not-itself")
    if has_adjacent_enemy(g, unit):
        near = g.rings[unit] & g.foes[g.controllers[unit]]
        enemy = next(u for u, cells in enumerate(g.cells) if cells & near)
        return refusal("DC-19.7", "enemy-at-elbow", enemy=unit_word(g, enemy))
    return too_far(g, unit, g.cells[target], reach) or unseen(g, unit, g.cells[target])


def no_target(  # noqa: PLR0911  one line a reason
    g: DungeonCommand, seat: int, unit: int, target: Target, other: int
) -> Refusal | None:
    """DC-9.9: a creature cannot be named."""
    found = unknown_unit(g, other)
    if found is not None:
        return found
    name = unit_word(g, other)
    if not is_right_side(g, seat, unit, other, target.who, self_too=target.self_too):
        return refusal("DC-9.9", "wrong-side", unit=name, who=target.who.value)
    if target.tapped and not g.tapped >> other & 1:
        return refusal("DC-9.9", "must-be-tapped", unit=name)
    if other == unit or target.reach is None or target.reach is Near.BATTLEFIELD:
        return None
    if target.reach is Near.ADJACENT:
        if g.rings[unit] & g.cells[other]:
            return None
        return refusal("DC-11.17", "not-adjacent", unit=unit_word(g, unit), target=name)
    if target.reach is Near.RANGED:
        return no_shot(g, unit, other)
    return out_of_reach(g, unit, g.cells[other], int(target.reach), target)


def out_of_reach(g: DungeonCommand, unit: int, squares: int, reach: int, target: Target) -> Refusal | None:
    """DC-21.1, DC-21.6: too far away or not in sight; where no sight is needed, too far through all walls."""
    if target.sight:
        return too_far(g, unit, squares, reach) or unseen(g, unit, squares)
    if g.board.map.within_straight(g.cells[unit], reach) & squares:
        return None
    straight = g.board.map.straight
    distance = min(straight(a, b) for a in cells_of(g.cells[unit]) for b in cells_of(squares))
    return refusal("DC-21.6", "out-of-range", distance=distance, reach=reach)


def bad_path(g: DungeonCommand, unit: int, points: int, manner: int, path: Sequence[int]) -> Refusal | None:
    """Chapters 11 to 14: the first step of a path that is against the rules."""
    if not path:
        return refusal("DC-11.1", "no-move")
    fault = walked(g, unit, points, manner, path).fault
    if fault is None:
        return None
    start = path[fault.index - 1] if fault.index else g.places[unit]
    return step_reason(g, unit, points, manner, fault, start)


def step_reason(  # noqa: PLR0911  one line a reason
    g: DungeonCommand, unit: int, points: int, manner: int, fault: Fault, start: int
) -> Refusal:
    """What is wrong with one step."""
    where = square_word(g, fault.position)
    match fault.offence:
        case Offence.NO_STEP:
            return closed_step(g, unit, manner, start, fault.position)
        case Offence.BARRED:
            return occupied(g, fault.cells, "DC-11.10", "enemy-in-the-way")
        case Offence.MUST_STOP:
            return refusal("DC-12.1", "must-stop", square=square_word(g, start))
        case Offence.TOO_FAR:
            if manner != SLIDING and points == 1 and has_adjacent_enemy(g, unit):
                rule = "DC-12.5" if start == g.places[unit] else "DC-12.3"
                return refusal(rule, "speed-one", square=where)
            return refusal("DC-13.3", "too-far", square=where, points=points)
        case Offence.CANNOT_STOP:
            return occupied(g, fault.cells, "DC-12.2", "cannot-stop-there")
        case Offence.CANNOT_END:
            if fault.cells:
                return occupied(g, fault.cells, "DC-11.11", "occupied")
            return refusal("DC-14.2", "ends-in-wall", square=where)


def occupied(g: DungeonCommand, cells: int, rule: str, message: str) -> Refusal:
    """A creature is in the way."""
    square = (cells & -cells).bit_length() - 1
    other = next((unit for unit, covered in enumerate(g.cells) if covered >> square & 1), -1)
    if other < 0:
        return refusal("DC-11.11", "no-room", square=square_word(g, max(square, 0)))
    if message == "enemy-in-the-way":
        return refusal("DC-11.10", "enemy-in-the-way", square=square_word(g, square), unit=unit_word(g, other))
    if message == "cannot-stop-there":
        return refusal("DC-12.2", "cannot-stop-there", square=square_word(g, square), unit=unit_word(g, other))
    return refusal("DC-11.11", "occupied", square=square_word(g, square), unit=unit_word(g, other))


def closed_step(  # noqa: PLR0911  one line a reason
    g: DungeonCommand, unit: int, manner: int, start: int, place: int
) -> Refusal:
    """DC-11.4 to DC-11.8, DC-11.14: the ground does not let the creature step there."""
    board = g.board.map
    where = square_word(g, place)
    if place >= board.size:
        return refusal("DC-2.9", "off-battlefield")
    offsets = {board.neighbour(start, direction): direction for direction in Compass}
    if place not in offsets:
        return refusal("DC-11.4", "not-next-square", square=where)
    side = g.game.tables.side[g.kinds[unit]]
    if side > 1:
        return closed_large_step(g, side, start, place, offsets[place])
    fault = board.step_fault(start, offsets[place])
    if fault is None:
        return refusal("DC-2.14", "off-battlefield")
    if board.outside >> place & 1 or fault.kind == "off_map":
        return refusal("DC-2.9", "off-battlefield")
    if fault.kind == "wall":
        return refusal("DC-11.8", "wall", square=where)
    if fault.kind == "edge":
        return refusal("DC-11.8", "thick-wall", square=where, start=square_word(g, start))
    return cut_corner(g, place, fault.cell)


def closed_large_step(g: DungeonCommand, side: int, start: int, place: int, direction: Compass) -> Refusal:
    """DC-11.14, DC-11.15: the new space does not fit, or one of the four squares alone would cut a corner."""
    board = g.board.map
    if board.standing(side) >> place & 1:
        for cell in cells_of(g.board.spaces[side][start]):
            fault = board.step_fault(cell, direction)
            if fault is not None and fault.kind == "corner":
                return cut_corner(g, place, fault.cell)
    return refusal("DC-11.14", "no-room", square=square_word(g, place))


def cut_corner(g: DungeonCommand, place: int, corner: int) -> Refusal:
    """DC-11.5, DC-11.6: a diagonal step past the corner of a wall."""
    rule = "DC-11.5" if g.board.ground.face == DUNGEON else "DC-11.6"
    return refusal(rule, "wall-corner", square=square_word(g, place), corner=square_word(g, corner))


def no_way(g: DungeonCommand, seat: int, square: int, unit: int, points: int, manner: int) -> Refusal | None:
    """DC-11.1, DC-14.17: where a move, shift or slide can end."""
    if destinations(g, unit, points, manner) >> square & 1:
        return None
    return unreachable(g, unit, points, manner, square)


def unreachable(g: DungeonCommand, unit: int, points: int, manner: int, place: int) -> Refusal:  # noqa: PLR0911  one line a reason
    """A square that no legal path leads to: why, as far as it can be told in one sentence."""
    if place >= g.board.size or g.board.map.outside >> place & 1:
        return refusal("DC-2.9", "off-battlefield")
    if place == g.places[unit]:
        return refusal("DC-11.1", "no-move")
    if g.board.map.straight(g.places[unit], place) == 1:
        found = bad_path(g, unit, points, manner, (place,))
        if found is not None:
            return found
    where = square_word(g, place)
    side = g.game.tables.side[g.kinds[unit]]
    if not steps_of(g, unit, manner).standing >> place & 1:
        special = is_above_ground(g, unit, manner) or (manner != SLIDING and g.gifts[unit] & PASSES_WALLS)
        return refusal("DC-14.2" if special else "DC-11.8", "ends-in-wall", square=where)
    space = g.board.spaces[side][place]
    others = [other for other, cells in enumerate(g.cells) if cells & space and other != unit]
    if others:
        return refusal("DC-11.11", "occupied", square=where, unit=unit_word(g, others[0]))
    if manner != SLIDING and has_adjacent_enemy(g, unit) and points == 1:
        return refusal("DC-12.3", "speed-one", square=where)
    if manner != SLIDING and is_held(g, unit):
        return held(g, unit)
    return refusal("DC-11.1", "cannot-reach", square=where, points=points)
