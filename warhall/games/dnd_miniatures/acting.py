"""What the creature whose turn it is may do: its move action, its attack action, its powers (chapter 7)."""

from __future__ import annotations

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import actions as acts
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import FIRST_OFFSET, OFFSETS, unit_word
from warhall.games.dnd_miniatures.battlefield import DIGGER
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.combat import begin_fight
from warhall.games.dnd_miniatures.creatures import gait, has, is_active, line_named, speed
from warhall.games.dnd_miniatures.forced import shift_to
from warhall.games.dnd_miniatures.movement import (
    charge_ends,
    charge_fault,
    charge_zone,
    exits,
    reach_of,
    safest_path,
    shift_ends,
)
from warhall.games.dnd_miniatures.moving import begin_charge, go_on, set_out
from warhall.games.dnd_miniatures.powers import is_usable, use_power
from warhall.games.dnd_miniatures.score import scenario_of
from warhall.games.dnd_miniatures.sightings import facing
from warhall.games.dnd_miniatures.state import (
    AS_GRANTED,
    AS_MOVE,
    ATTACK_USED,
    ATTACKED,
    BY_ACTION,
    CHARGED,
    DUG,
    MOVE_USED,
    NONE,
    SHIFTED,
    WALKED,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.strikes import aim_attack
from warhall.games.dnd_miniatures.tables import IMMOBILIZED, STAGGERED, Line, PowerLine
from warhall.games.dnd_miniatures.targeting import (
    area_codes,
    burst_area,
    cone_at,
    line_area,
    line_fault,
    origin_square,
    shape_of,
    size_of,
    targets,
)
from warhall.games.dnd_miniatures.under_way import Motion
from warhall.geometry.masks import cells_of, spread
from warhall.kernel.state import Asked, Decision, step


def may_move(g: DndMiniatures, unit: int) -> bool:
    """DM-7.1 to DM-7.4, DM-16.6, DM-22.2: whether a move action is left, or an attack action to take it with."""
    if g.done & CHARGED:
        return False
    return not g.done & MOVE_USED or (not g.done & ATTACK_USED and not g.conditions[unit] & STAGGERED)


def spend_move(g: DndMiniatures) -> None:
    """DM-7.3: the move action, or else the attack action."""
    g.done |= ATTACK_USED if g.done & MOVE_USED else MOVE_USED


@step
def act(g: DndMiniatures, unit: int) -> Asked:
    """DM-7.1, DM-7.10: one move action and one attack action, in either order; each may be left unused."""
    if not g.alive(unit) or not is_active(g, unit):
        return None
    options = move_codes(g, unit) + attack_codes(g, unit) + power_codes(g, unit)
    end = g.game.tables.verbs.end_turn
    if not options:
        return None
    if not overhangs(g, unit):
        options.append(end)
    words = {"unit": unit_word(g, unit)}
    return Decision(g.controllers[unit], "act", "DM-7.1", options, answer_act, words)


def overhangs(g: DndMiniatures, unit: int) -> bool:
    """DM-22.16: an opponent who controls a creature may not have it end its turn in a pit square."""
    return g.controllers[unit] != g.owners[unit] and bool(g.cells[unit] & g.board.pit)


def move_codes(g: DndMiniatures, unit: int) -> list[int]:
    """DM-7.2: moves, burrowing, shifts, transfers."""
    tables = g.game.tables
    verbs, found = tables.verbs, list[int]()
    if may_move(g, unit):
        fast, free = speed(g, unit), not g.conditions[unit] & IMMOBILIZED
        if free and not g.done & DUG:
            found = cells_of(reach_of(g, unit, gait(g, unit), fast, sure=True).destinations)
        if free and tables.digs[g.kinds[unit]] and not g.done & WALKED:
            found += [verbs.burrow + end for end in cells_of(reach_of(g, unit, DIGGER, fast, sure=True).destinations)]
        found += [verbs.shift + end for end in cells_of(shift_ends(g, unit))]
    if (tables.shifty[g.kinds[unit]] or g.effects[unit]) and has(g, unit, able.Shifty) and not g.done & SHIFTED:
        found += [verbs.free_shift + end for end in cells_of(shift_ends(g, unit))]
    if g.board.teleporters and not g.done & ~(ATTACK_USED | ATTACKED):
        found += [verbs.transfer + end for end in exits(g, unit, g.places[unit])]
    return found


def attack_codes(g: DndMiniatures, unit: int) -> list[int]:
    """DM-7.3: attacks of the card, and charges."""
    if g.done & ATTACK_USED:
        return []
    tables, verbs, found = g.game.tables, g.game.tables.verbs, []
    for number in tables.card_lines[g.kinds[unit]]:
        line = tables.lines[number]
        if line_fault(g, unit, line):
            continue
        if line.aimed:
            found += [verbs.attack + line.name * verbs.units + target for target in targets(g, unit, line)]
        else:
            found += area_codes(g, unit, line)
    return found + charge_codes(g, unit)


def charge_codes(g: DndMiniatures, unit: int) -> list[int]:
    """DM-16.1: every charge, by whom it is aimed at and where it ends."""
    if scenario_of(g).quick or not speed(g, unit):
        return []
    verbs, rings, foes, found = g.game.tables.verbs, g.rings, facing(g, unit), list[int]()
    near = spread(charge_zone(g, unit), g.board.backprints[g.game.tables.side[g.kinds[unit]]])
    if not foes.rings & near:
        return found
    for target in foes.units:
        if rings[target] & near and not charge_fault(g, unit, target):
            first = verbs.charge + target * verbs.squares
            found += [first + end for end in charge_ends(g, unit, target)]
    return found


def own_powers(g: DndMiniatures, unit: int) -> tuple[PowerLine, ...]:
    """The powers that a creature uses on its own turn."""
    return g.game.tables.own_powers[g.kinds[unit]]


def action_left(g: DndMiniatures, unit: int, power: PowerLine) -> bool:
    """DM-1.16: the action that a power takes is not yet spent."""
    if power.printed.action == "move":
        return may_move(g, unit)
    if power.printed.action == "attack":
        return not g.done & ATTACK_USED and not g.conditions[unit] & STAGGERED
    return True


def power_codes(g: DndMiniatures, unit: int) -> list[int]:
    """DM-7.2, DM-7.3, DM-7.5: powers on its own turn."""
    verbs = g.game.tables.verbs
    return [
        verbs.use + unit * verbs.powers + power.name
        for power in own_powers(g, unit)
        if action_left(g, unit, power) and is_usable(g, Event.SELF_TURN, unit, power, unit)
    ]


def answer_act(g: DndMiniatures, seat: int, code: object, unit: int) -> None:
    """One action; then the creature may go on."""
    verbs = g.game.tables.verbs
    if code == verbs.end_turn:
        return
    g.push(act, unit)
    if not isinstance(code, int):
        by_path(g, unit, code)
    elif code < verbs.charge:
        answer_move(g, unit, code)
    elif code < verbs.transfer:
        target, end = divmod(code - verbs.charge, verbs.squares)
        g.done |= ATTACK_USED | CHARGED | ATTACKED
        begin_charge(g, unit, target, end, None)
    elif code < verbs.go:
        g.teleported |= 1 << unit
        shift_away(g, unit, code - verbs.transfer)
    elif verbs.use <= code < verbs.pass_:
        answer_power(g, unit, (code - verbs.use) % verbs.powers)
    else:
        g.done |= ATTACK_USED | ATTACKED
        answer_attack(g, unit, code)


def by_path(g: DndMiniatures, unit: int, action: object) -> None:
    """DM-8.20, DM-16.13: a movement with its whole path."""
    if isinstance(action, acts.MoveBy):
        spend_move(g)
        g.done |= WALKED
        set_out(g, unit, AS_MOVE, gait(g, unit), speed(g, unit), list(action.path))
    elif isinstance(action, acts.ChargeBy):
        g.done |= ATTACK_USED | CHARGED | ATTACKED | WALKED
        begin_charge(g, unit, action.unit, action.path[-1], list(action.path))


def shift_away(g: DndMiniatures, unit: int, square: int) -> None:
    """DM-24.20: a transfer before moving."""
    g.put(unit, square)
    if g.ears is not None:
        g.tell("DM-24.19", ev.Placed(ev.Unit(unit), ev.Square(square)))


def answer_move(g: DndMiniatures, unit: int, code: int) -> None:
    """A move, a move under ground, or a shift."""
    verbs = g.game.tables.verbs
    if code >= verbs.free_shift:
        g.done |= SHIFTED
        shift_onto(g, unit, code - verbs.free_shift)
        return
    spend_move(g)
    if code >= verbs.shift:
        shift_onto(g, unit, code - verbs.shift)
        return
    going = DIGGER if code >= verbs.burrow else gait(g, unit)
    g.done |= DUG if code >= verbs.burrow else WALKED
    end = code - (verbs.burrow if code >= verbs.burrow else verbs.move)
    fast = speed(g, unit)
    if code >= verbs.burrow:
        path = list(reach_of(g, unit, going, fast, sure=True).path(end))
    else:
        path = safest_path(g, unit, going, fast, end, sure=True)
    set_out(g, unit, AS_MOVE, going, fast, path)


def shift_onto(g: DndMiniatures, unit: int, square: int) -> None:
    """DM-8.13, DM-24.19: a shift; whoever comes onto a teleporter by it may transfer."""
    shift_to(g, unit, square)
    if exits(g, unit, square):
        g.motions.append(Motion(unit, AS_GRANTED, gait(g, unit), 0, legal=square))
        g.push(go_on)


def answer_power(g: DndMiniatures, unit: int, name: int) -> None:
    """A power on its own turn; it takes its action (DM-1.16)."""
    power = next(each for each in own_powers(g, unit) if each.name == name)
    if power.printed.action == "move":
        spend_move(g)
    elif power.printed.action == "attack":
        g.done |= ATTACK_USED
    g.push(use_power, unit, power.number, unit)


def answer_attack(g: DndMiniatures, unit: int, code: int) -> None:
    """An attack of the card."""
    verbs = g.game.tables.verbs
    if code < verbs.target:
        name, target = divmod(code - verbs.attack, verbs.units)
        aim_attack(g, unit, named(g, unit, name), target)
        return
    line, area, origin, corner = area_of(g, unit, code)
    begin_fight(g, unit, line, BY_ACTION, [], area=area, origin=origin, corner=corner)


def named(g: DndMiniatures, unit: int, name: int) -> Line:
    """The attack of that name."""
    line = line_named(g, unit, name)
    assert line is not None  # noqa: S101  only attacks of the card are admitted
    return line


def area_of(g: DndMiniatures, unit: int, code: int) -> tuple[Line, int, int, int]:
    """The attack, the squares, the origin square and the origin corner of an area attack."""
    verbs, board = g.game.tables.verbs, g.board
    if code < verbs.blast:
        line = named(g, unit, code - verbs.burst)
        return line, burst_area(g, unit, size_of(line)), NONE, NONE
    if code < verbs.cone:
        name, square = divmod(code - verbs.blast, verbs.squares)
        line = named(g, unit, name)
        return line, board.within(1 << square, size_of(line)), square, NONE
    if code < verbs.line:
        rest, shift = divmod(code - verbs.cone, len(OFFSETS))
        rest, corner = divmod(rest, 4)
        name, facing = divmod(rest, 4)
        line = named(g, unit, name)
        laid = cone_at(g, unit, line, facing, corner, shift + FIRST_OFFSET)
        assert laid is not None  # noqa: S101  only legal cones are admitted
        return line, laid.cells & ~g.cells[unit], origin_square(g, unit, corner), corner
    rest, end = divmod(code - verbs.line, 4)
    rest, square = divmod(rest, verbs.squares)
    name, corner = divmod(rest, 4)
    line = named(g, unit, name)
    return line, line_area(g, unit, corner, square, end), origin_square(g, unit, corner), corner


def shape_named(g: DndMiniatures, unit: int, name: int) -> str:
    """The shape of an attack of that name, or nothing."""
    line = line_named(g, unit, name)
    shape = None if line is None else shape_of(line)
    return "" if shape is None else shape.value
