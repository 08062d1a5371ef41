"""Chances to respond: who is asked, in which order, and what may be put on the stack (chapter 10).

Nobody is asked for nothing, and nobody's hand shows in who is asked: a seat is asked if, by what everybody can see, it
could have a response worth the name (DC-D80), or any legal one where the players want every chance (DC-D85). For that
its hand counts as holding any card that is still in its hand or order deck. So an onlooker learns nothing from a seat
that is not asked, and nothing from one that is asked and passes.

A seat can let its chances go by for a while (`pass-until`): until the stack is empty, until another player acts, until
one of its creatures is in danger, or until the turn ends. That is said openly, and over at the latest with the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command import pointing
from warhall.games.dungeon_command.actions import (
    ATTACKED,
    MELEE,
    OTHERS_ACT,
    RANGED,
    STACK_EMPTY,
    TURN_END,
    Unit,
    unit_word,
)
from warhall.games.dungeon_command.announce import begin_order, begin_power
from warhall.games.dungeon_command.combat import has_cover
from warhall.games.dungeon_command.damage import aimed_at, cause
from warhall.games.dungeon_command.orders import (
    attached_with,
    can_use,
    could_fit,
    fitting,
    helpers,
    is_fit,
    powers_of,
    within_means,
)
from warhall.games.dungeon_command.reasons import not_yours, pointless, unable, wrong_time
from warhall.games.dungeon_command.resolving import put_on_stack, resolve
from warhall.games.dungeon_command.state import DODGE, EVERY, NONE, DungeonCommand, Item
from warhall.games.dungeon_command.tables import IMMEDIATE, MINOR, Source
from warhall.games.dungeon_command.targets import area_of, is_target
from warhall.games.dungeon_command.threats import attack_of, dodgeable, in_danger
from warhall.geometry.masks import cells_of, first_cell
from warhall.kernel.actions import Action, Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name


@step
def open_chances(g: DungeonCommand) -> None:
    """DC-10.3, DC-10.20: the chance goes round, from the left of whoever put the topmost action there.

    On an empty stack it goes round the others once; the player whose turn it is goes on with it.
    """
    seats = len(g.morale)
    if g.stack:
        window(g, (g.stack[-1].seat + 1) % seats, seats)
        return
    if STACK_EMPTY in g.passing:
        g.passing = [0 if passing == STACK_EMPTY else passing for passing in g.passing]
    window(g, (g.turn + 1) % seats, seats - 1)


@step
def window(g: DungeonCommand, seat: int, left: int) -> None:
    """DC-10.4, DC-10.5: when all have passed the topmost action is resolved, and the chances open anew."""
    seats = len(g.morale)
    danger = in_danger(g) if left and g.stack else 0
    while left:
        if (not g.passing[seat] or is_attentive(g, seat, danger)) and could_respond(g, seat, danger):
            g.push(respond, seat, left)
            return
        seat = (seat + 1) % seats
        left -= 1
    if g.stack:
        g.push(open_chances)
        resolve(g)


def is_attentive(g: DungeonCommand, seat: int, danger: int) -> bool:
    """Whether a seat that lets its chances go by for a while wants this one."""
    passing = g.passing[seat]
    if passing == OTHERS_ACT:
        return not g.stack or g.stack[-1].seat != seat
    return passing == ATTACKED and danger & g.bands[seat] != 0


def could_respond(g: DungeonCommand, seat: int, danger: int) -> bool:
    """Whether, by what everybody can see, a seat could have a response that is worth a question."""
    for unit, sources in g.armed[seat]:
        for source in sources:
            if can_use(g, seat, unit, source, danger, openly=True) and (
                g.chances == EVERY or is_tempting(g, seat, unit, source)
            ):
                return True
    mine = danger & g.bands[seat] & ~g.tapped
    if mine and any(dodgeable(g, unit) for unit in cells_of(mine)):
        return True
    if not g.held[seat]:
        return False
    if could_play_immediate(g, seat, danger):
        return True
    active = g.active
    return bool(g.stack) and active != NONE and g.controllers[active] == seat and could_play_minor(g, seat, danger)


def could_play_minor(g: DungeonCommand, seat: int, danger: int) -> bool:
    """Whether the active creature could play a minor order, were it in hand."""
    orders = g.game.tables.playing.typed[MINOR] & g.unseen[seat]
    return could_fit(g, seat, g.active, within_means(g, g.active, orders, danger), danger)


def could_play_immediate(g: DungeonCommand, seat: int, danger: int) -> bool:
    """Whether an immediate order, were it in hand, would be worth a question.

    Nobody is asked only to strike an ally of his own while none of his creatures is in danger, but for every chance.
    """
    playing, orders, foes = g.game.tables.playing, g.unseen[seat], g.foes[seat]
    mine, anyone = danger & g.bands[seat], g.chances == EVERY
    if mine:
        orders &= playing.typed[IMMEDIATE]
        anyone = True
    elif not danger:
        orders &= playing.calm
    else:
        orders &= playing.typed[IMMEDIATE] & ~playing.guarding
    if not anyone and orders and not g.fronts[seat] & foes:
        orders &= ~playing.attacking
    if not orders:
        return False
    if mine & ~g.tapped and any(orders & playing.saving & g.sure[unit] for unit in cells_of(mine & ~g.tapped)):
        return True
    for unit, able in able_to(g, seat, orders, danger):
        means = able if mine >> unit & 1 else able & ~playing.guarding
        if not anyone and means & playing.attacking:
            strikes = cells_of(means & playing.attacking) if g.rings[unit] & foes else ()
            means &= ~playing.attacking
            for kind in strikes:
                if is_fit(g, seat, kind, unit, danger, openly=True) and strikes_foe(g, seat, unit, kind):
                    return True
        if means and could_fit(g, seat, unit, means, danger):
            return True
    return False


def strikes_foe(g: DungeonCommand, seat: int, unit: int, kind: int) -> bool:
    """Whether the attack of an immediate order could be aimed at an enemy."""
    target = g.game.tables.playing.sources[kind].target
    if target is None:
        return False
    cells, foes = g.cells, g.rings[unit] & g.foes[seat]
    return any(cells[other] & foes and is_target(g, seat, unit, target, other) for other in g.present)


MENDING = (ops.Choose, ops.Heal)


def is_tempting(g: DungeonCommand, seat: int, unit: int, source: Source) -> bool:
    """Whether a power that is always legal would do anything now: heal damage, remove a card, poison a blade."""
    tables = g.game.tables
    for number in source.actions[0]:
        op = tables.ops[number]
        if isinstance(op, MENDING):
            target = source.target
            if target is None:
                return bool(g.damage[unit] or g.attached[unit])
            area, cells = area_of(g, seat, unit, target), g.cells
            for other in g.present:
                worn = cells[other] & area and (g.damage[other] or g.attached[other])
                if worn and is_target(g, seat, unit, target, other):
                    return True
            return False
        if isinstance(op, ops.Grant) and op.melee_bonus:
            return any(item.unit == unit and attack_of(g, item) == MELEE for item in g.stack)
    return True


@step
def respond(g: DungeonCommand, seat: int, left: int) -> Decision | None:
    """DC-10.2, DC-10.22: one chance, for one action."""
    question = RESPOND if g.stack else CHANCE
    danger = in_danger(g) if g.stack else 0
    orders = playable(g, seat, danger)
    if not danger:
        return question.offer_each(g, seat, 1, passes(g, seat), orders, usable(g, seat))
    found = defences(g, seat, danger)
    return question.offer(g, seat, (act.Pass, 1), (act.PassUntil, passes(g, seat)), (act.Play, orders), *found)


def passes(g: DungeonCommand, seat: int) -> tuple[int, ...]:
    """The ways of letting chances go by for a while."""
    if not g.stack:
        return EVER
    return WHILE_OWN if g.stack[-1].seat == seat else WHILE_STACKED


EVER = (ATTACKED - 1, TURN_END - 1)
WHILE_STACKED = (STACK_EMPTY - 1, *EVER)
WHILE_OWN = (STACK_EMPTY - 1, OTHERS_ACT - 1, *EVER)
"""The ways to pass as actions name them: at any time, while the stack is not empty, while its top is his own."""


def usable(g: DungeonCommand, seat: int) -> list[tuple[int, tuple[int]]]:
    """DC-10.14: the powers of a seat at any chance, while nobody is in danger."""
    found = []
    for unit, sources in g.armed[seat]:
        for source in sources:
            if can_use(g, seat, unit, source, 0):
                found.append((unit, (source.power,)))
    return found


def defences(g: DungeonCommand, seat: int, danger: int) -> list[tuple[type[Action], Any]]:
    """DC-10.14, DC-20.10: the powers and dodges of a seat while the stack would damage some creature."""
    found: list[tuple[type[Action], Any]] = []
    for unit in g.crews[seat]:
        for source in g.gear[unit].quick:
            if can_use(g, seat, unit, source, danger):
                found.append((act.Use, ((unit, (source.power,)),)))
        if danger >> unit & 1 and not g.tapped >> unit & 1 and dodgeable(g, unit):
            found.append((act.Dodge, (unit,)))
    return found


def playable(g: DungeonCommand, seat: int, danger: int) -> list[tuple[int, Sequence[int]]]:
    """DC-10.14: the minor orders of the active creature, and immediate ones of all untapped creatures."""
    hand = g.held[seat]
    if not hand:
        return []
    playing, active = g.game.tables.playing, g.active
    minor = hand & playing.typed[MINOR] if active != NONE and g.controllers[active] == seat else 0
    if minor:
        means = within_means(g, active, minor, danger)
        minor = fitting(g, seat, active, means, danger) if means else 0
    left = minor
    immediate = hand & (playing.typed[IMMEDIATE] if danger else playing.peaceful)
    fresh: list[tuple[int, int]] = []
    for unit, means in able_to(g, seat, immediate, danger) if immediate else ():
        fit = fitting(g, seat, unit, means, danger)
        if fit:
            fresh.append((unit, fit))
            left |= fit
    found: list[tuple[int, Sequence[int]]] = []
    while left:
        kind = first_cell(left)
        left &= left - 1
        if minor >> kind & 1:
            found.append((kind, (active,)))
        else:
            found.append((kind, [unit for unit, fit in fresh if fit >> kind & 1]))
    return found


def able_to(g: DungeonCommand, seat: int, orders: int, danger: int) -> list[tuple[int, int]]:
    """DC-17.3: the untapped creatures of a seat, each with those of some orders that are within its means."""
    tapped, able = g.tapped, g.able
    found = [(unit, orders & able[unit]) for unit in g.crews[seat] if orders & able[unit] and not tapped >> unit & 1]
    if not found:
        return found
    rings, occupied, playing = g.rings, g.occupied, g.game.tables.playing
    alone = ~(playing.social if danger else playing.social_in_peace)
    if orders & alone == orders:
        return found
    return [(unit, means if rings[unit] & occupied else means & alone) for unit, means in found]


def no_order(g: DungeonCommand, seat: int, kind: int, unit: int, *_: int) -> Refusal | None:
    """Chapter 15, DC-17.1 to DC-17.4: an order in hand, on an own creature that may play it, at its time."""
    tables = g.game.tables
    card = Name("order", tables.orders[kind].id)
    if kind not in g.hands[seat]:
        return refusal("DC-15.1", "not-in-hand", card=card)
    source = tables.playing.sources[kind]
    found = not_yours(g, seat, unit) or wrong_time(g, seat, unit, source.type) or unable(g, seat, kind, unit)
    if found is None and len(g.hands[seat]) <= source.discards:
        return refusal("DC-15.14", "cannot-pay", card=card)
    return found or pointless(g, seat, unit, source)


def play(g: DungeonCommand, seat: int, kind: int, unit: int, *_: int) -> None:
    """DC-15.1, DC-10.22: an order is begun; then the round starts anew from his left."""
    g.push(open_chances)
    begin_order(g, seat, kind, unit, assisted=False)


def no_assisted_order(g: DungeonCommand, seat: int, kind: int, unit: int, *_: int) -> Refusal | None:
    """DC-16.1, DC-16.10: an order that may be played, and somebody who can assist."""
    found = no_order(g, seat, kind, unit)
    if found is None and not helpers(g, seat, kind, unit):
        return refusal("DC-16.1", "no-helpers", unit=unit_word(g, unit))
    return found


def play_assisted(g: DungeonCommand, seat: int, kind: int, unit: int, *_: int) -> None:
    """DC-16.10: the same with helpers, needed or not."""
    g.push(open_chances)
    begin_order(g, seat, kind, unit, assisted=True)


def no_power(g: DungeonCommand, seat: int, unit: int, power: int, *_: int) -> Refusal | None:
    """Chapter 18: a power of an own creature, not yet used in this turn, at its time."""
    found = not_yours(g, seat, unit)
    if found is not None:
        return found
    tables = g.game.tables
    source = tables.sources[tables.power_sources[power]]
    if source not in powers_of(g, unit):
        return refusal("DC-18.1", "no-such-power", unit=unit_word(g, unit))
    ready = attached_with(g, unit, source) != NONE if source.attached else not g.used[unit] & source.bit
    if not ready:
        return refusal("DC-9.3", "power-used", unit=unit_word(g, unit))
    if source.own_turn and g.turn != seat:
        return refusal("DC-18.2", "not-your-turn", seat=Name("seat", g.seat_names()[g.turn]))
    if len(g.hands[seat]) < source.discards:
        return refusal("DC-15.14", "cannot-pay-command")
    return wrong_time(g, seat, unit, source.type) or pointless(g, seat, unit, source)


def use(g: DungeonCommand, seat: int, unit: int, power: int, *_: int) -> None:
    """DC-18.1, DC-10.22: a power is begun; then the round starts anew from his left."""
    g.push(open_chances)
    begin_power(g, seat, unit, g.game.tables.sources[g.game.tables.power_sources[power]])


def no_dodge(g: DungeonCommand, seat: int, unit: int, *_: int) -> Refusal | None:
    """DC-20.10, DC-20.11, DC-20.13, DC-20.16: an own untapped creature with cover from a shot that is its target."""
    found = not_yours(g, seat, unit)
    if found is not None:
        return found
    name = unit_word(g, unit)
    shots = [item for item in g.stack if attack_of(g, item) == RANGED and aimed_at(item) == unit]
    if not shots:
        return refusal("DC-20.13", "no-shot-to-dodge", unit=name)
    if g.tapped >> unit & 1:
        return refusal("DC-20.11", "tapped", unit=name)
    if dodgeable(g, unit):
        return None
    if any(not has_cover(g, item.unit, unit) for item in shots if g.places[item.unit] >= 0):
        return refusal("DC-20.10", "no-cover", unit=name)
    return refusal("DC-20.16", "shot-waits", unit=name)


def dodge(g: DungeonCommand, seat: int, unit: int, *_: int) -> None:
    """DC-20.10, DC-20.16: a creature is to dodge; which attack is asked only if there are several."""
    g.push(open_chances)
    found = dodgeable(g, unit)
    if len(found) > 1:
        g.push(choose_dodged, seat, unit)
    else:
        announce_dodge(g, seat, unit, found[0])


@step
def choose_dodged(g: DungeonCommand, seat: int, unit: int) -> Decision | None:
    """DC-20.16: a dodge names one ranged attack."""
    return DODGED.offer_each(g, seat, dodgeable(g, unit))


def not_dodgeable(g: DungeonCommand, seat: int, at: int, _: int, unit: int) -> Refusal | None:
    """DC-20.16: a ranged attack on the creature that can be dodged."""
    return None if at in dodgeable(g, unit) else refusal("DC-20.16", "not-offered")


def dodged_chosen(g: DungeonCommand, seat: int, at: int, _: int, unit: int) -> None:
    """DC-20.16: this attack."""
    announce_dodge(g, seat, unit, at)


DODGED = Question("dodged", "DC-20.16", Verb(act.Against, does=dodged_chosen, forbids=not_dodgeable))


def announce_dodge(g: DungeonCommand, seat: int, unit: int, at: int) -> None:
    """DC-20.11: the creature taps, and the dodge goes on the stack above the attack."""
    g.tapped |= 1 << unit
    dodged = g.stack[at]
    put_on_stack(g, Item(DODGE, seat, unit, answers=dodged.number))
    if g.ears is not None:
        g.tell("DC-20.11", ev.DodgeAnnounced(Unit(unit), Unit(dodged.unit), *cause(dodged)))


def pass_by(g: DungeonCommand, seat: int, _: int, left: int) -> None:
    """DC-10.4, DC-10.18: he lets this chance go by, a chance to respond or one on the empty stack."""
    if g.ears is not None:
        g.tell("DC-10.4" if g.stack else "DC-10.18", ev.Passed(Seat(seat)))
    window(g, (seat + 1) % len(g.morale), left - 1)


def no_passing(g: DungeonCommand, seat: int, until: int, *_: int) -> Refusal | None:
    """DC-10.2: the stack can become empty only if it is not, and he waits for others only after his own action."""
    return None if until in passes(g, seat) else refusal("DC-10.2", "not-offered")


def pass_until(g: DungeonCommand, seat: int, until: int, _: int, left: int) -> None:
    """DC-10.2: he lets all chances go by for a while."""
    g.passing[seat] = until + 1
    pass_by(g, seat, seat, left)


def responding(*, again: bool = False) -> tuple[Verb, ...]:
    """DC-10.14: what may be put on the stack at any chance; the player whose turn it is is asked again after it."""
    return (
        Verb(act.Play, does=play, forbids=no_order, again=again, pointed=pointing.played),
        Verb(
            act.PlayAssisted,
            does=play_assisted,
            forbids=no_assisted_order,
            again=again,
            more="help that is not needed is given only by who asks for it",
        ),
        Verb(act.Use, does=use, forbids=no_power, again=again),
        Verb(act.Dodge, does=dodge, forbids=no_dodge, again=again),
    )


RESPOND, CHANCE = (
    Question(
        ask,
        rule,
        Verb(act.Pass, does=pass_by),
        Verb(act.PassUntil, does=pass_until, forbids=no_passing),
        *responding(),
        listed=(act.Pass, act.PassUntil, act.Play, act.Use),
    )
    for ask, rule in (("respond", "DC-10.2"), ("chance", "DC-10.18"))
)
"""DC-10.2, DC-10.18: a chance while something is on the stack, and one while nothing is."""

QUESTIONS = (RESPOND, CHANCE, DODGED)
