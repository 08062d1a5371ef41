"""What the creature whose turn it is may do: its move action, its attack action, its powers (chapter 7)."""

from __future__ import annotations

from typing import Any

from warhall.games.dnd_miniatures import abilities as able
from warhall.games.dnd_miniatures import actions as acts
from warhall.games.dnd_miniatures import attacking
from warhall.games.dnd_miniatures import events as ev
from warhall.games.dnd_miniatures.actions import square_word, unit_word
from warhall.games.dnd_miniatures.battlefield import DIGGER
from warhall.games.dnd_miniatures.card_lines import Event
from warhall.games.dnd_miniatures.creatures import gait, has, is_active, speed
from warhall.games.dnd_miniatures.forced import shift_to
from warhall.games.dnd_miniatures.movement import exits, path_past, reach_of, safest_path, shift_ends, stride
from warhall.games.dnd_miniatures.moving import go_on, set_out
from warhall.games.dnd_miniatures.pointing import attacked
from warhall.games.dnd_miniatures.powers import is_usable, no_power, power_word, use_power, when_word
from warhall.games.dnd_miniatures.reasons import about_unit, no_move_to, no_path, no_shift_to, no_transfer_to
from warhall.games.dnd_miniatures.state import (
    AS_GRANTED,
    AS_MOVE,
    ATTACK_USED,
    ATTACKED,
    CHARGED,
    DUG,
    MOVE_USED,
    SHIFTED,
    WALKED,
    DndMiniatures,
)
from warhall.games.dnd_miniatures.tables import IMMOBILIZED, STAGGERED, PowerLine
from warhall.games.dnd_miniatures.under_way import Motion
from warhall.kernel.actions import Action
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Asked, step
from warhall.kernel.verbs import Question, Verb


@step
def act(g: DndMiniatures, unit: int) -> Asked:
    """DM-7.1, DM-7.10: one move action and one attack action, in either order; each may be left unused."""
    if not g.alive(unit) or not is_active(g, unit):
        return None
    found = moves(g, unit)
    if not g.done & ATTACK_USED:
        found += attacking.attacks(g, unit)
    if g.game.tables.own_powers[g.kinds[unit]]:
        found.append((acts.Use, powers_in_turn(g, unit)))
    found.append((acts.EndTurn, 0 if overhangs(g, unit) else 1))
    return ACT.offer_wide(g, g.controllers[unit], found)


# DM-7.2: the move action


def may_move(g: DndMiniatures, unit: int) -> bool:
    """DM-7.1 to DM-7.4, DM-16.6, DM-22.2: whether a move action is left, or an attack action to take it with."""
    if g.done & CHARGED:
        return False
    return not g.done & MOVE_USED or (not g.done & ATTACK_USED and not g.conditions[unit] & STAGGERED)


def spend_move(g: DndMiniatures) -> None:
    """DM-7.3: the move action, or else the attack action."""
    g.done |= ATTACK_USED if g.done & MOVE_USED else MOVE_USED


def moves(g: DndMiniatures, unit: int) -> list[tuple[type[Action], Any]]:
    """DM-7.2: where a creature can move to, and where it can burrow, shift and transfer."""
    tables = g.game.tables
    found: list[tuple[type[Action], Any]] = []
    if may_move(g, unit) and not g.conditions[unit] & IMMOBILIZED:
        own = stride(g, unit)
        if not g.done & DUG:
            found.append((acts.Move, own.way.destinations))
        if tables.digs[g.kinds[unit]] and not g.done & WALKED:
            found.append((acts.Burrow, reach_of(g, unit, DIGGER, own.speed, sure=True).destinations))
        found.append((acts.Shift, own.shifts))
    if (tables.shifty[g.kinds[unit]] or g.effects[unit]) and has(g, unit, able.Shifty) and not g.done & SHIFTED:
        found.append((acts.FreeShift, shift_ends(g, unit)))
    if g.board.teleporters and has_not_moved(g):
        found.append((acts.Transfer, exits(g, unit, g.places[unit])))
    return found


def has_not_moved(g: DndMiniatures) -> bool:
    """DM-24.20: a transfer comes before or without moving."""
    return not g.done & ~(ATTACK_USED | ATTACKED)


def no_move_left(g: DndMiniatures, unit: int) -> Refusal | None:
    """DM-28.4, DM-16.6, DM-22.5: a move action must be left, and the creature be able to move."""
    if g.done & CHARGED:
        return refusal("DM-16.6", "charged", unit=unit_word(g, unit))
    if not may_move(g, unit):
        return refusal("DM-28.4", "moved-already", unit=unit_word(g, unit))
    if g.conditions[unit] & IMMOBILIZED:
        return refusal("DM-22.5", "immobilized", unit=unit_word(g, unit))
    return None


def no_walk(g: DndMiniatures, unit: int) -> Refusal | None:
    """DM-9.7: who burrows in a turn does not walk in it."""
    return refusal("DM-9.7", "burrows", unit=unit_word(g, unit)) if g.done & DUG else no_move_left(g, unit)


def no_move(g: DndMiniatures, seat: int, square: int, unit: int) -> Refusal | None:
    """Chapters 8 to 10: a square that the creature can reach and stand in."""
    return no_walk(g, unit) or no_move_to(g, unit, gait(g, unit), speed(g, unit), square, sure=True)


def move(g: DndMiniatures, seat: int, square: int, unit: int) -> None:
    """DM-7.2: a move by the safest path; where nothing can happen on it and nobody listens, there at once."""
    if g.ears is not None:
        walk_by(g, unit, safest_path(g, unit, gait(g, unit), speed(g, unit), square, sure=True))
    elif path := path_past(g, unit, square):
        walk_by(g, unit, path)
    else:
        spend_move(g)
        g.done |= WALKED
        g.put(unit, square)


def no_move_by(g: DndMiniatures, seat: int, path: tuple[int, ...], unit: int) -> Refusal | None:
    """DM-8.20: a path that the creature can go."""
    return no_walk(g, unit) or no_path(g, unit, gait(g, unit), speed(g, unit), path, sure=True)


def move_by(g: DndMiniatures, seat: int, path: tuple[int, ...], unit: int) -> None:
    """DM-8.20: a move by a path of one's own."""
    walk_by(g, unit, list(path))


def walk_by(g: DndMiniatures, unit: int, path: list[int]) -> None:
    """DM-7.2: a move action above ground."""
    spend_move(g)
    g.done |= WALKED
    set_out(g, unit, AS_MOVE, gait(g, unit), speed(g, unit), path)


def no_burrow(g: DndMiniatures, seat: int, square: int, unit: int) -> Refusal | None:
    """DM-9.7, DM-9.8: under ground, by a creature that burrows and does not walk in this turn."""
    if not g.game.tables.digs[g.kinds[unit]]:
        return refusal("DM-9.7", "cannot-burrow", unit=unit_word(g, unit))
    if g.done & WALKED:
        return refusal("DM-9.7", "walks", unit=unit_word(g, unit))
    return no_move_left(g, unit) or no_move_to(g, unit, DIGGER, speed(g, unit), square, sure=True)


def burrow(g: DndMiniatures, seat: int, square: int, unit: int) -> None:
    """DM-9.7: a move under ground, by the shortest path."""
    spend_move(g)
    g.done |= DUG
    fast = speed(g, unit)
    set_out(g, unit, AS_MOVE, DIGGER, fast, list(reach_of(g, unit, DIGGER, fast, sure=True).path(square)))


def no_shift(g: DndMiniatures, seat: int, square: int, unit: int) -> Refusal | None:
    """DM-8.13 to DM-8.15: a shift takes the move action."""
    return no_move_left(g, unit) or no_shift_to(g, unit, square)


def shift(g: DndMiniatures, seat: int, square: int, unit: int) -> None:
    """DM-8.13: a shift of one square."""
    spend_move(g)
    shift_onto(g, unit, square)


def no_free_shift(g: DndMiniatures, seat: int, square: int, unit: int) -> Refusal | None:
    """DM-23.1: an extra shift by an ability, once in a turn."""
    if not has(g, unit, able.Shifty):
        return refusal("DM-23.1", "not-shifty", unit=unit_word(g, unit))
    if g.done & SHIFTED:
        return refusal("DM-23.1", "shifted-already", unit=unit_word(g, unit))
    return no_shift_to(g, unit, square)


def free_shift(g: DndMiniatures, seat: int, square: int, unit: int) -> None:
    """DM-23.1: an extra shift."""
    g.done |= SHIFTED
    shift_onto(g, unit, square, free=True)


def shift_onto(g: DndMiniatures, unit: int, square: int, *, free: bool = False) -> None:
    """DM-8.13, DM-24.19: a shift; whoever comes onto a teleporter by it may transfer."""
    shift_to(g, unit, square, free=free)
    if exits(g, unit, square):
        g.motions.append(Motion(unit, AS_GRANTED, gait(g, unit), 0, legal=square))
        g.push(go_on)


def no_transfer(g: DndMiniatures, seat: int, square: int, unit: int) -> Refusal | None:
    """DM-24.19 to DM-24.21: from a teleporter to another, before or without moving."""
    return no_transfer_to(g, unit, square, timely=has_not_moved(g))


def transfer_first(g: DndMiniatures, seat: int, square: int, unit: int) -> None:
    """DM-24.20: a transfer before moving."""
    g.teleported |= 1 << unit
    g.put(unit, square)
    if g.ears is not None:
        g.tell("DM-24.19", ev.Placed(ev.Unit(unit), ev.Square(square), "teleporter"))


# DM-7.5: powers in its own turn


def action_left(g: DndMiniatures, unit: int, power: PowerLine) -> bool:
    """DM-1.16: the action that a power takes is not yet spent."""
    if power.printed.action == "move":
        return may_move(g, unit)
    if power.printed.action == "attack":
        return not g.done & ATTACK_USED and not g.conditions[unit] & STAGGERED
    return True


def powers_in_turn(g: DndMiniatures, unit: int) -> list[tuple[int, tuple[int]]]:
    """DM-7.2, DM-7.3, DM-7.5: the powers that a creature can use now."""
    return [
        (unit, (power.name,))
        for power in g.game.tables.own_powers[g.kinds[unit]]
        if action_left(g, unit, power) and is_usable(g, Event.SELF_TURN, unit, power, unit)
    ]


def own_power(g: DndMiniatures, unit: int, name: int) -> PowerLine | None:
    """The power of that name that a creature uses in its own turn."""
    return next((power for power in g.game.tables.own_powers[g.kinds[unit]] if power.name == name), None)


def no_own_power(g: DndMiniatures, seat: int, holder: int, name: int, unit: int) -> Refusal | None:
    """DM-1.16, DM-23.19, DM-23.23: a power for the creature's own turn, with an action left for it, and of some use."""
    if refused := no_power(g, seat, holder, name):
        return refused
    words = {"unit": unit_word(g, holder), "power": power_word(g, name)}
    power = own_power(g, holder, name)
    if power is None or holder != unit:
        return refusal("DM-23.19", "power-untimely", **words, when=when_word(g, holder, name))
    if not action_left(g, unit, power):
        return refusal("DM-1.16", "power-no-action", **words)
    if not is_usable(g, Event.SELF_TURN, unit, power, unit):
        return refusal("DM-23.23", "power-useless", **words)
    return None


def use_own_power(g: DndMiniatures, seat: int, holder: int, name: int, unit: int) -> None:
    """DM-1.16: a power in its own turn; it takes its action."""
    power = own_power(g, unit, name)
    assert power is not None  # noqa: S101  only powers of the card are admitted
    if power.printed.action == "move":
        spend_move(g)
    elif power.printed.action == "attack":
        g.done |= ATTACK_USED
    g.push(use_power, unit, power.number, unit)


# DM-7.1: the end of the turn


def overhangs(g: DndMiniatures, unit: int) -> bool:
    """DM-22.16: an opponent who controls a creature may not have it end its turn in a pit square."""
    return g.controllers[unit] != g.owners[unit] and bool(g.cells[unit] & g.board.pit)


def no_end(g: DndMiniatures, seat: int, unit: int) -> Refusal | None:
    """DM-22.16: not over a pit, by an opponent's will."""
    if not overhangs(g, unit):
        return None
    place = square_word(g, g.places[unit])
    return refusal("DM-22.16", "cannot-end", unit=unit_word(g, unit), square=place)


def end_turn(g: DndMiniatures, seat: int, unit: int) -> None:
    """DM-7.1: the creature does no more."""


ACT = Question(
    "act",
    "DM-7.1",
    Verb(acts.Move, does=move, forbids=no_move, again=True),
    Verb(acts.MoveBy, does=move_by, forbids=no_move_by, again=True),
    Verb(acts.Burrow, does=burrow, forbids=no_burrow, again=True),
    Verb(acts.Shift, does=shift, forbids=no_shift, again=True),
    Verb(acts.FreeShift, does=free_shift, forbids=no_free_shift, again=True),
    Verb(acts.Transfer, does=transfer_first, forbids=no_transfer, again=True),
    Verb(acts.Attack, does=attacking.attack_one, forbids=attacking.no_attack, again=True, pointed=attacked),
    *(
        Verb(area, does=attacking.attack_area(lay), forbids=law, again=True, more=attacking.ALIKE)
        for area, (lay, law) in attacking.AREAS.items()
    ),
    Verb(acts.Charge, does=attacking.charge, forbids=attacking.no_charge, again=True),
    Verb(acts.ChargeBy, does=attacking.charge_by, forbids=attacking.no_charge_by, again=True),
    Verb(acts.Use, does=use_own_power, forbids=no_own_power, again=True),
    Verb(acts.EndTurn, does=end_turn, forbids=no_end, way_out=True),
    words=about_unit,
    open=True,
)
"""DM-7.1: one action after the other, until the creature does no more."""

QUESTIONS = (ACT,)
