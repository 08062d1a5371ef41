"""The Activate phase: creatures are activated one by one and act (chapter 8)."""

from __future__ import annotations

from typing import cast

from warhall.games.dungeon_command import actions as act_
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import (
    MELEE,
    RANGED,
    Attack,
    MoveBy,
    SourceName,
    Square,
    Unit,
)
from warhall.games.dungeon_command.chances import act_on, open_chances, responses, window
from warhall.games.dungeon_command.movement import WALKING, budget, destinations, path_to
from warhall.games.dungeon_command.operations import Happening
from warhall.games.dungeon_command.orders import can_use, fitting, powers_of, within_means
from warhall.games.dungeon_command.pieces import discard_from_hand, kinds_in_hand, not_in_hand
from warhall.games.dungeon_command.resolving import finish, put_on_stack, put_triggers
from warhall.games.dungeon_command.state import (
    ATTACK,
    COLLECT,
    MOVE,
    NONE,
    SCRIPT,
    SPRINT,
    USED_MELEE,
    USED_RANGED,
    USED_SPRINT,
    DungeonCommand,
    Item,
)
from warhall.games.dungeon_command.statics import has_adjacent_enemy, is_meant
from warhall.games.dungeon_command.tables import STANDARD, Source
from warhall.games.dungeon_command.targets import holds
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb


@step
def activating(g: DungeonCommand) -> Decision | None:
    """DC-8.1, DC-8.3, DC-10.18: the next activation, or the next thing the active creature does."""
    if g.active != NONE:
        return act(g)
    seat = g.turn
    verbs = g.game.tables.verbs
    first, activated = verbs.activate, g.activated
    options = [first + unit for unit in g.crews[seat] if not activated >> unit & 1]
    options += responses(g, seat)
    options += commands(g, seat)
    options.append(verbs.end_phase)
    return Decision(seat, "activate", "DC-8.1", options, answer)


def act(g: DungeonCommand) -> Decision:
    """DC-8.3: what the active creature may do now, on an empty stack."""
    seat, unit = g.turn, g.active
    tables = g.game.tables
    verbs = tables.verbs
    options: list[int] = []
    fresh = not g.tapped >> unit & 1
    sprints = fresh and can_sprint(g, unit)
    if not g.moved or sprints:
        squares = destinations(g, unit, budget(g, unit), WALKING)
        if not g.moved:
            options += squares
        if sprints:
            options += map(verbs.sprint.__add__, squares)
    if fresh:
        options += attacks(g, unit)
        if g.cells[unit] & g.board.treasure_mask:
            options += map(verbs.collect.__add__, collectable(g, unit))
        options += standard(g, seat, unit)
    options += responses(g, seat)
    options += commands(g, seat)
    options.append(verbs.end_activation)
    return Decision(seat, "act", "DC-8.3", options, answer, tables.unit_facts(g.kinds[unit], g.ordinals[unit]))


def can_sprint(g: DungeonCommand, unit: int) -> bool:
    """DC-18.13: whether a commander lets the creature move by a standard action, once per turn."""
    seat = g.controllers[unit]
    rules = g.game.tables.sprints[g.commanders[seat]] if g.commanders[seat] >= 0 else ()
    if not rules or g.used[unit] & USED_SPRINT:
        return False
    return any(is_meant(g, rule.to, seat, NONE, unit) for rule in rules)


def attacks(g: DungeonCommand, unit: int) -> list[int]:
    """DC-18.4, DC-9.3: the creature's own attacks, each once per turn."""
    tables, used, kind, cells = g.game.tables, g.used[unit], g.kinds[unit], g.cells
    found: list[int] = []
    near = g.rings[unit] & g.occupied
    if near and not used & USED_MELEE:
        first = tables.verbs.strike
        found = [first + other for other in g.present if cells[other] & near]
    if tables.shot[kind] and not used & USED_RANGED and not (near and has_adjacent_enemy(g, unit)):
        own = cells[unit]
        far = g.board.within(own, tables.range[kind]) & g.occupied & ~own
        if far:
            first = tables.verbs.shoot
            sees, foes = g.board.lookout.sees, g.foes[g.controllers[unit]]
            found += [first + other for other in g.present if cells[other] & far and sees(own, cells[other], foes)]
    return found


def collectable(g: DungeonCommand, unit: int) -> list[int]:
    """DC-24.4, DC-24.8: the squares under a creature with treasure tokens."""
    under = g.cells[unit] & g.board.treasure_mask
    return [square for square in cells_of(under) if g.tokens[g.board.treasure_at[square]]]


def standard(g: DungeonCommand, seat: int, unit: int) -> list[int]:
    """DC-17.1: standard orders and powers of the active creature."""
    tables = g.game.tables
    verbs = tables.verbs
    found: list[int] = []
    orders = g.held[seat] & tables.playing.typed[STANDARD]
    if orders:
        first = verbs.play + unit
        means = within_means(g, unit, orders, 0)
        if means:
            found = [first + kind * verbs.units for kind in cells_of(fitting(g, seat, unit, means, 0))]
    for source in powers_of(g, unit):
        if source.type == STANDARD and can_use(g, seat, unit, source, 0):
            found.append(verbs.use + unit * verbs.powers + source.power)
    return found


def command_sources(g: DungeonCommand, seat: int) -> list[Source]:
    """DC-18.11: the commander's powers that may be used now."""
    powers = g.game.tables.commands[g.commanders[seat]]
    return [source for source in powers if not g.commanded & source.bit and len(g.hands[seat]) >= source.discards]


def no_command(g: DungeonCommand, seat: int, power: int) -> Refusal | None:
    """DC-18.11: a power of the own commander, once per turn, that can be paid."""
    tables = g.game.tables
    number = tables.power_sources[power]
    if g.commanders[seat] == NONE or number not in tables.commander_powers[g.commanders[seat]]:
        return refusal("DC-18.11", "not-your-commander")
    source = tables.sources[number]
    if g.commanded & source.bit:
        return refusal("DC-9.3", "command-used")
    return None if len(g.hands[seat]) >= source.discards else refusal("DC-15.14", "cannot-pay-command")


def commands(g: DungeonCommand, seat: int) -> list[int]:
    """DC-18.11: the commander's powers, as codes."""
    tables = g.game.tables
    if not tables.commands[g.commanders[seat]]:
        return []
    return [tables.verbs.command + source.power for source in command_sources(g, seat)]


def answer(g: DungeonCommand, seat: int, code: int | object) -> None:
    """DC-8.1 to DC-8.6: what the player whose turn it is does on an empty stack."""
    verbs = g.game.tables.verbs
    if not isinstance(code, int):
        what = MOVE if isinstance(code, MoveBy) else SPRINT
        announce_move(g, tuple(cast("MoveBy", code).path), what)
    elif code < verbs.go:
        what, square = (MOVE, code) if code < verbs.sprint else (SPRINT, code - verbs.sprint)
        unit = g.active
        announce_move(g, path_to(g, unit, budget(g, unit), WALKING, square), what)
    elif code < verbs.end_activation:
        begin_activation(g, code - verbs.activate)
    elif code == verbs.end_activation:
        end_activation(g)
    elif code == verbs.end_phase:
        g.push(end_activations)
    elif verbs.strike <= code < verbs.collect:
        announce_attack(g, code)
    elif verbs.collect <= code < verbs.play:
        announce_collect(g, code - verbs.collect)
    elif verbs.command <= code < verbs.dodge:
        g.push(activating)
        use_command(g, seat, code - verbs.command)
    else:
        g.push(activating)
        g.push(open_chances)
        act_on(g, seat, code)


def begin_activation(g: DungeonCommand, unit: int) -> None:
    """DC-8.1, DC-8.2: a creature is activated, once per turn."""
    g.active = unit
    g.activated |= 1 << unit
    g.moved = 0
    g.burnt = 0
    if g.ears is not None:
        g.tell("DC-8.1", ev.Activated(Unit(unit)))
    g.push(activating)


def announce_move(g: DungeonCommand, path: tuple[int, ...], what: int) -> None:
    """DC-11.1, DC-11.3, DC-18.13: a move is announced with its path; as a standard action it taps."""
    unit = g.active
    if what == MOVE:
        g.moved = 1
    else:
        g.tapped |= 1 << unit
        g.used[unit] |= USED_SPRINT
    put_on_stack(g, Item(what, g.turn, unit, path=path))
    if g.ears is not None:
        g.tell("DC-11.1", ev.MoveAnnounced(Unit(unit), tuple(Square(square) for square in path)))
    g.push(activating)
    open_chances(g)


def announce_attack(g: DungeonCommand, code: int) -> None:
    """DC-19.1: the attacker taps and names the target."""
    verbs = g.game.tables.verbs
    unit = g.active
    attack = MELEE if code < verbs.shoot else RANGED
    target = code - (verbs.strike if attack == MELEE else verbs.shoot)
    g.tapped |= 1 << unit
    g.used[unit] |= USED_MELEE if attack == MELEE else USED_RANGED
    put_on_stack(g, Item(ATTACK, g.turn, unit, target=target, attack=attack))
    if g.ears is not None:
        g.tell("DC-19.1", ev.AttackAnnounced(Unit(unit), Unit(target), Attack(attack)))
    g.push(activating)
    open_chances(g)


def announce_collect(g: DungeonCommand, square: int) -> None:
    """DC-24.4: the creature taps to collect."""
    g.tapped |= 1 << g.active
    put_on_stack(g, Item(COLLECT, g.turn, g.active, square=square))
    if g.ears is not None:
        g.tell("DC-24.4", ev.CollectAnnounced(Unit(g.active), Square(square)))
    g.push(activating)
    open_chances(g)


def end_activation(g: DungeonCommand) -> None:
    """DC-8.5, DC-8.10: the activation ends; what waits for that goes on the stack first."""
    unit = g.active
    tables = g.game.tables
    for card in g.attached[unit]:
        for number in tables.attached_triggers[card >> 3]:
            source = tables.sources[number]
            if source.event is Happening.ACTIVATION_END and holds(g, source.condition, unit):
                g.fired.append((g.turn, number, unit, card, NONE, NONE, NONE))
    for number in tables.creature_triggers[g.kinds[unit]]:
        source = tables.sources[number]
        if source.event is Happening.ACTIVATION_END and holds(g, source.condition, unit):
            g.fired.append((g.turn, number, unit, NONE, NONE, NONE, NONE))
    if g.ears is not None:
        g.tell("DC-8.5", ev.ActivationEnded(Unit(unit)))
    if g.fired:
        g.then(put_triggers, open_chances, activation_over, activating)
    else:
        activation_over(g)
        g.push(activating)


@step
def activation_over(g: DungeonCommand) -> None:
    """DC-8.5: it cannot be resumed."""
    g.active = NONE
    g.burnt = 0


@step
def end_activations(g: DungeonCommand) -> None:
    """DC-10.21: the others get one round of chances; if one of them acts, the phase may go on."""
    g.serial += 1
    g.push(phase_ended, g.serial)
    g.push(window, (g.turn + 1) % g.seats, g.seats - 1)


@step
def phase_ended(g: DungeonCommand, serial: int) -> None:
    """DC-8.6, DC-10.21: the Deploy phase begins, unless somebody acted."""
    if g.serial != serial:
        g.push(activating)


def use_command(g: DungeonCommand, seat: int, power: int) -> None:
    """DC-18.11: a commander power is carried out at once, without the stack."""
    source = g.game.tables.sources[g.game.tables.power_sources[power]]
    g.commanded |= source.bit
    g.draft = Item(SCRIPT, seat, NONE, source.number)
    if g.ears is not None:
        g.tell("DC-18.11", ev.CommanderPowerUsed(Seat(seat), SourceName(source.number)))
    g.push(pay_command)


@step
def pay_command(g: DungeonCommand) -> Decision | None:
    """DC-15.14: the cost of a commander power."""
    item = g.draft
    assert item is not None  # noqa: S101  a commander power is being used
    source = g.game.tables.sources[item.source]
    if len(item.paid) == source.discards:
        g.draft = None
        g.now = item
        g.push(finish)
        for function, arguments in source.scripts[0]:
            g.push(function, *arguments)
        return None
    return PAY_COMMAND.put(g, item.seat)


def command_paid(g: DungeonCommand, seat: int, kind: int) -> None:
    """DC-15.14: this card pays."""
    item = g.draft
    assert item is not None  # noqa: S101  a commander power is being used
    item.paid = (*item.paid, kind)
    discard_from_hand(g, seat, kind, "DC-18.11")


PAY_COMMAND = Question(
    "discard",
    "DC-18.11",
    Verb(act_.Discard, does=command_paid, forbids=not_in_hand, offers=kinds_in_hand, again=True),
)

QUESTIONS = (PAY_COMMAND,)
