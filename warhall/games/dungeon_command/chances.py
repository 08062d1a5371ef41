"""Chances to respond: who is asked, in which order, and what may be put on the stack (chapter 10).

Nobody is asked for nothing, and nobody's hand shows in who is asked: a seat is asked if, by what everybody can see, it
could have a response worth the name. For that its hand counts as holding any card that is still in its hand or order
deck. So an onlooker learns nothing from a seat that is not asked, and nothing from one that is asked and passes.

A seat can let its chances go by for a while (`pass-until`): until the stack is empty, until another player acts, until
one of its creatures is in danger, or until the turn ends. That is said openly, and over at the latest with the turn.
"""

from __future__ import annotations

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import (
    ATTACKED,
    MELEE,
    OTHERS_ACT,
    STACK_EMPTY,
    TURN_END,
    Unit,
)
from warhall.games.dungeon_command.announce import begin_order, begin_power
from warhall.games.dungeon_command.orders import can_play, can_use, powers_of
from warhall.games.dungeon_command.resolving import put_on_stack, resolve
from warhall.games.dungeon_command.state import DODGE, NONE, DungeonCommand, Item
from warhall.games.dungeon_command.statics import all_squares, around, enemy_squares, units_of
from warhall.games.dungeon_command.tables import FREE, IMMEDIATE, MINOR, STANDARD, TAP, Source
from warhall.games.dungeon_command.targets import is_target
from warhall.games.dungeon_command.threats import attack_of, dodgeable, in_danger
from warhall.kernel.actions import Seat
from warhall.kernel.state import Decision, step


@step
def open_chances(g: DungeonCommand) -> None:
    """DC-10.3, DC-10.20: the chance goes round, from the left of whoever put the topmost action there.

    On an empty stack it goes round the others once; the player whose turn it is goes on with it.
    """
    seats = g.seats
    if g.stack:
        g.push(window, (g.stack[-1].seat + 1) % seats, seats)
        return
    for seat, passing in enumerate(g.passing):
        if passing == STACK_EMPTY:
            g.passing[seat] = 0
    g.push(window, (g.turn + 1) % seats, seats - 1)


@step
def window(g: DungeonCommand, seat: int, left: int) -> None:
    """DC-10.4, DC-10.5: when all have passed the topmost action is resolved, and the chances open anew."""
    seats = g.seats
    danger = in_danger(g) if left and g.stack else 0
    while left:
        if may_respond(g, seat, danger):
            g.push(respond, seat, left)
            return
        seat = (seat + 1) % seats
        left -= 1
    if g.stack:
        g.then(resolve, open_chances)


def may_respond(g: DungeonCommand, seat: int, danger: int) -> bool:
    """Whether a seat is asked: it does not let its chances go by, and could have a response by what all can see."""
    passing = g.passing[seat]
    if passing:
        if passing in (STACK_EMPTY, TURN_END):
            return False
        if passing == OTHERS_ACT and g.stack and g.stack[-1].seat == seat:
            return False
        if passing == ATTACKED and not any(danger >> unit & 1 for unit in units_of(g, seat)):
            return False
    return could_respond(g, seat, danger)


def could_respond(g: DungeonCommand, seat: int, danger: int) -> bool:
    """Whether, by what everybody can see, a seat could have a response that is worth a question."""
    tables = g.game.tables
    mine = units_of(g, seat)
    kinds, attached, quick = g.kinds, g.attached, tables.has_quick_powers
    for unit in mine:
        if (quick[kinds[unit]] or attached[unit]) and could_use(g, seat, unit, danger):
            return True
    tapped = g.tapped
    fresh = [unit for unit in mine if not tapped >> unit & 1]
    if danger and any(danger >> unit & 1 and dodgeable(g, unit) for unit in fresh):
        return True
    if not g.hands[seat]:
        return False
    if fresh and could_play_immediate(g, seat, mine, fresh, danger):
        return True
    return bool(g.stack) and g.active in mine and could_play_minor(g, seat, g.active, danger)


def could_use(g: DungeonCommand, seat: int, unit: int, danger: int) -> bool:
    """Whether a creature has a power that can be used at any time, and is worth a question."""
    tapped, used = g.tapped >> unit & 1, g.used[unit]
    for source in powers_of(g, unit):
        if source.type not in (TAP, FREE) or used & source.bit or (tapped and source.type == TAP):
            continue
        if can_use(g, seat, unit, source, danger) and is_tempting(g, seat, unit, source):
            return True
    return False


def could_play_minor(g: DungeonCommand, seat: int, unit: int, danger: int) -> bool:
    """Whether the active creature could play a minor order, were it in hand."""
    hand, deck = g.hands[seat], g.decks[seat]
    tables = g.game.tables
    able = tables.may_play(g.kinds[unit], MINOR, plain=not g.attached[unit])
    for kind in tables.minor_orders:
        if kind not in able or (kind not in deck and kind not in hand):
            continue
        if can_play(g, seat, kind, unit, danger, openly=True):
            return True
    return False


def could_play_immediate(g: DungeonCommand, seat: int, mine: list[int], fresh: list[int], danger: int) -> bool:
    """Whether an immediate order, were it in hand, would be worth a question.

    Nobody is asked only to strike an ally of his own, unless one of his creatures is in danger.
    """
    tables = g.game.tables
    foes = enemy_squares(g, seat)
    beside = [unit for unit in fresh if around(g, unit) & foes]
    if not danger and not beside:
        return False
    endangered = danger and any(danger >> unit & 1 for unit in mine)
    held = {*g.hands[seat], *g.decks[seat]}
    able = [(unit, tables.may_play(g.kinds[unit], IMMEDIATE, plain=not g.attached[unit])) for unit in fresh]
    for kind in tables.immediate_orders:
        if kind not in held or (tables.prevents_alone[kind] and not danger):
            continue
        source = tables.sources[tables.order_source[kind]]
        for unit, orders in able:
            if kind not in orders:
                continue
            if source.attack != NONE and not endangered and not strikes_foe(g, seat, unit, source, beside):
                continue
            if can_play(g, seat, kind, unit, danger, openly=True):
                return True
    return False


def strikes_foe(g: DungeonCommand, seat: int, unit: int, source: Source, beside: list[int]) -> bool:
    """Whether the attack of an immediate order could be aimed at an enemy."""
    target = source.target
    if unit not in beside or target is None:
        return False
    foes = around(g, unit) & enemy_squares(g, seat)
    return any(cells & foes and is_target(g, seat, unit, target, other) for other, cells in enumerate(g.cells))


def is_tempting(g: DungeonCommand, seat: int, unit: int, source: Source) -> bool:
    """Whether a power that is always legal would do anything now: heal damage, remove a card, poison a blade."""
    tables = g.game.tables
    for number in source.actions[0]:
        op = tables.ops[number]
        if isinstance(op, ops.Choose | ops.Heal):
            target = source.target
            if target is None:
                return bool(g.damage[unit] or g.attached[unit])
            return any(
                (damage or g.attached[other]) and is_target(g, seat, unit, target, other)
                for other, damage in enumerate(g.damage)
            )
        if isinstance(op, ops.Grant) and op.melee_bonus:
            return any(item.unit == unit and attack_of(g, item) == MELEE for item in g.stack)
    return True


@step
def respond(g: DungeonCommand, seat: int, left: int) -> Decision:
    """DC-10.2, DC-10.22: one chance, for one action."""
    verbs = g.game.tables.verbs
    options = [verbs.pass_, *passes(g, seat), *responses(g, seat)]
    return Decision(seat, "respond" if g.stack else "chance", "DC-10.2", options, answer)


def passes(g: DungeonCommand, seat: int) -> list[int]:
    """The ways of letting chances go by for a while."""
    first = g.game.tables.verbs.pass_until - 1
    found = []
    if g.stack:
        found.append(first + STACK_EMPTY)
        if g.stack[-1].seat == seat:
            found.append(first + OTHERS_ACT)
    if g.seats > 1:
        found.append(first + ATTACKED)
    found.append(first + TURN_END)
    return found


def responses(g: DungeonCommand, seat: int) -> list[int]:
    """DC-10.14: what a seat may put on the stack at any chance: immediate and minor orders, powers, dodges."""
    tables = g.game.tables
    verbs = tables.verbs
    mine = units_of(g, seat)
    danger = in_danger(g) if g.stack else 0
    found = playable(g, seat, mine, danger) if g.hands[seat] else []
    kinds, attached, powerful = g.kinds, g.attached, tables.has_powers
    for unit in mine:
        if powerful[kinds[unit]] or attached[unit]:
            for source in powers_of(g, unit):
                if source.type != STANDARD and can_use(g, seat, unit, source, danger):
                    found.append(verbs.use + unit * verbs.powers + source.power)
        if danger >> unit & 1 and not g.tapped >> unit & 1 and dodgeable(g, unit):
            found.append(verbs.dodge + unit)
    return found


def playable(g: DungeonCommand, seat: int, mine: list[int], danger: int) -> list[int]:
    """DC-10.14: the minor orders of the active creature, and immediate ones of all untapped creatures."""
    tables = g.game.tables
    verbs, types, active = tables.verbs, tables.order_type, g.active
    needs = tables.needs_neighbour if danger else tables.needs_neighbour_in_peace
    fresh = social = None
    found: list[int] = []
    for kind in dict.fromkeys(g.hands[seat]):
        if types[kind] == MINOR:
            if active in mine and can_play(g, seat, kind, active, danger):
                found.append(verbs.play + kind * verbs.units + active)
        elif types[kind] == IMMEDIATE and (danger or not tables.prevents_alone[kind]):
            if fresh is None or social is None:
                occupied, tapped = all_squares(g), g.tapped
                fresh = [unit for unit in mine if not tapped >> unit & 1]
                social = [unit for unit in fresh if around(g, unit) & occupied]
            first = verbs.play + kind * verbs.units
            for unit in social if needs[kind] else fresh:
                if can_play(g, seat, kind, unit, danger):
                    found.append(first + unit)
    return found


def answer(g: DungeonCommand, seat: int, code: int, _: int, left: int) -> None:
    """DC-10.22: he passes, or acts; then the round starts anew from his left."""
    verbs = g.game.tables.verbs
    if verbs.pass_ <= code < verbs.pass_until + TURN_END:
        if code >= verbs.pass_until:
            g.passing[seat] = code - verbs.pass_until + 1
        if g.ears is not None:
            g.tell("DC-10.2", ev.Passed(Seat(seat)))
        g.push(window, (seat + 1) % g.seats, left - 1)
        return
    g.push(open_chances)
    act_on(g, seat, code)


def act_on(g: DungeonCommand, seat: int, code: int) -> None:
    """An order, a power or a dodge is begun."""
    verbs = g.game.tables.verbs
    if verbs.use <= code < verbs.command:
        unit, power = divmod(code - verbs.use, verbs.powers)
        begin_power(g, seat, unit, g.game.tables.sources[g.game.tables.power_sources[power]])
    elif code >= verbs.dodge:
        begin_dodge(g, seat, code - verbs.dodge)
    else:
        assisted = code >= verbs.play_assisted
        kind, unit = divmod(code - (verbs.play_assisted if assisted else verbs.play), verbs.units)
        begin_order(g, seat, kind, unit, assisted=assisted)


def begin_dodge(g: DungeonCommand, seat: int, unit: int) -> None:
    """DC-20.10, DC-20.16: a creature is to dodge; which attack is asked only if there are several."""
    found = dodgeable(g, unit)
    if len(found) > 1:
        g.push(choose_dodged, seat, unit)
    else:
        announce_dodge(g, seat, unit, found[0])


@step
def choose_dodged(g: DungeonCommand, seat: int, unit: int) -> Decision:
    """DC-20.16: a dodge names one ranged attack."""
    first = g.game.tables.verbs.against
    return Decision(seat, "dodged", "DC-20.16", [first + at for at in dodgeable(g, unit)], dodged_chosen)


def dodged_chosen(g: DungeonCommand, seat: int, code: int, _: int, unit: int) -> None:
    """DC-20.16: this attack."""
    announce_dodge(g, seat, unit, code - g.game.tables.verbs.against)


def announce_dodge(g: DungeonCommand, seat: int, unit: int, at: int) -> None:
    """DC-20.11: the creature taps, and the dodge goes on the stack above the attack."""
    g.tapped |= 1 << unit
    put_on_stack(g, Item(DODGE, seat, unit, answers=g.stack[at].number))
    if g.ears is not None:
        g.tell("DC-20.11", ev.DodgeAnnounced(Unit(unit)))
