"""Chances to respond: who is asked, in which order, and what may be put on the stack (chapter 10).

Nobody is asked for nothing, and nobody's hand shows in who is asked: a seat is asked if, by what everybody can see, it
could have a response worth the name (DC-D80), or any legal one where the players want every chance (DC-D85). For that
its hand counts as holding any card that is still in its hand or order deck. So an onlooker learns nothing from a seat
that is not asked, and nothing from one that is asked and passes.

A seat can let its chances go by for a while (`pass-until`): until the stack is empty, until another player acts, until
one of its creatures is in danger, or until the turn ends. That is said openly, and over at the latest with the turn.
"""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
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
from warhall.games.dungeon_command.orders import can_use, could_fit, fitting, is_fit, within_means
from warhall.games.dungeon_command.resolving import put_on_stack, resolve
from warhall.games.dungeon_command.state import DODGE, EVERY, NONE, DungeonCommand, Item
from warhall.games.dungeon_command.tables import IMMEDIATE, MINOR, Source
from warhall.games.dungeon_command.targets import area_of, is_target
from warhall.games.dungeon_command.threats import attack_of, dodgeable, in_danger
from warhall.geometry.masks import cells_of, first_cell
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


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


def is_tempting(g: DungeonCommand, seat: int, unit: int, source: Source) -> bool:
    """Whether a power that is always legal would do anything now: heal damage, remove a card, poison a blade."""
    tables = g.game.tables
    for number in source.actions[0]:
        op = tables.ops[number]
        if isinstance(op, ops.Choose | ops.Heal):
            target = source.target
            if target is None:
                return bool(g.damage[unit] or g.attached[unit])
            area, cells = area_of(g, seat, unit, target), g.cells
            worn = [other for other in g.present if cells[other] & area and (g.damage[other] or g.attached[other])]
            return any(is_target(g, seat, unit, target, other) for other in worn)
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
    found += (first + ATTACKED, first + TURN_END)
    return found


def responses(g: DungeonCommand, seat: int) -> list[int]:
    """DC-10.14: what a seat may put on the stack at any chance: immediate and minor orders, powers, dodges."""
    danger = in_danger(g) if g.stack else 0
    found = playable(g, seat, danger) if g.held[seat] else []
    if not danger:
        verbs = g.game.tables.verbs
        for unit, sources in g.armed[seat]:
            for source in sources:
                if can_use(g, seat, unit, source, danger):
                    found.append(verbs.use + unit * verbs.powers + source.power)
        return found
    return found + defences(g, seat, danger)


def defences(g: DungeonCommand, seat: int, danger: int) -> list[int]:
    """DC-10.14, DC-20.10: the powers and dodges of a seat while the stack would damage some creature."""
    verbs = g.game.tables.verbs
    found = []
    for unit in g.crews[seat]:
        for source in g.gear[unit].quick:
            if can_use(g, seat, unit, source, danger):
                found.append(verbs.use + unit * verbs.powers + source.power)
        if danger >> unit & 1 and not g.tapped >> unit & 1 and dodgeable(g, unit):
            found.append(verbs.dodge + unit)
    return found


def playable(g: DungeonCommand, seat: int, danger: int) -> list[int]:
    """DC-10.14: the minor orders of the active creature, and immediate ones of all untapped creatures."""
    tables = g.game.tables
    playing, hand, active = tables.playing, g.held[seat], g.active
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
    found: list[int] = []
    while left:
        kind = first_cell(left)
        left &= left - 1
        first = tables.verbs.play + kind * tables.verbs.units
        if minor >> kind & 1:
            found.append(first + active)
        else:
            found += [first + unit for unit, fit in fresh if fit >> kind & 1]
    return found


def able_to(g: DungeonCommand, seat: int, orders: int, danger: int) -> list[tuple[int, int]]:
    """DC-17.3: the untapped creatures of a seat, each with those of some orders that are within its means."""
    tapped, able, rings, occupied = g.tapped, g.able, g.rings, g.occupied
    playing = g.game.tables.playing
    alone = ~(playing.social if danger else playing.social_in_peace)
    found = []
    for unit in g.crews[seat]:
        if not tapped >> unit & 1:
            means = orders & able[unit]
            if means and not rings[unit] & occupied:
                means &= alone
            if means:
                found.append((unit, means))
    return found


def answer(g: DungeonCommand, seat: int, code: int, _: int, left: int) -> None:
    """DC-10.22: he passes, or acts; then the round starts anew from his left."""
    verbs = g.game.tables.verbs
    if verbs.pass_ <= code < verbs.pass_until + TURN_END:
        if code >= verbs.pass_until:
            g.passing[seat] = code - verbs.pass_until + 1
        if g.ears is not None:
            g.tell("DC-10.2", ev.Passed(Seat(seat)))
        window(g, (seat + 1) % len(g.morale), left - 1)
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
    put_on_stack(g, Item(DODGE, seat, unit, answers=g.stack[at].number))
    if g.ears is not None:
        g.tell("DC-20.11", ev.DodgeAnnounced(Unit(unit)))


QUESTIONS = (DODGED,)
