"""The Activate phase: creatures are activated one by one and act (chapter 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from warhall.games.dungeon_command import actions as do
from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command.actions import (
    MELEE,
    RANGED,
    Attack,
    SourceName,
    Square,
    Unit,
    square_word,
    unit_word,
)
from warhall.games.dungeon_command.chances import open_chances, playable, responding, usable, window
from warhall.games.dungeon_command.movement import WALKING, budget, destinations, path_to
from warhall.games.dungeon_command.operations import Happening
from warhall.games.dungeon_command.orders import can_use, fitting, within_means
from warhall.games.dungeon_command.pieces import discard_from_hand, kinds_in_hand, not_in_hand
from warhall.games.dungeon_command.pointing import struck
from warhall.games.dungeon_command.reasons import bad_path, held, no_melee, no_shot, no_way, not_yours, wrong_time
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
from warhall.games.dungeon_command.statics import has_adjacent_enemy, is_held, is_meant
from warhall.games.dungeon_command.tables import STANDARD
from warhall.games.dungeon_command.targets import holds
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Action, Seat
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
from warhall.kernel.words import Name, Word


@step
def activating(g: DungeonCommand) -> Decision | None:
    """DC-8.1, DC-8.3, DC-10.18: the next activation, or the next thing the active creature does."""
    if g.active != NONE:
        return act(g)
    seat, activated = g.turn, g.activated
    ready = [unit for unit in g.crews[seat] if not activated >> unit & 1]
    return ACTIVATING.offer_each(g, seat, ready, playable(g, seat, 0), usable(g, seat), commands(g, seat), 1)


def act(g: DungeonCommand) -> Decision | None:
    """DC-8.3: what the active creature may do now, on an empty stack."""
    seat, unit = g.turn, g.active
    orders, command = playable(g, seat, 0), commands(g, seat)
    powers = usable(g, seat) if g.armed[seat] else ()
    fresh = not g.tapped >> unit & 1
    sprints = fresh and can_sprint(g, unit)
    squares = destinations(g, unit, budget(g, unit), WALKING) if sprints or not g.moved else 0
    found: list[tuple[type[Action], Any]] = [] if g.moved else [(do.Move, squares)]
    if fresh:
        found += (
            (do.Sprint, squares if sprints else 0),
            (do.Strike, strikes(g, unit)),
            (do.Shoot, shots(g, unit)),
            (do.Collect, collectable(g, unit) if g.cells[unit] & g.board.treasure_mask else ()),
            (do.Play, standard_orders(g, seat, unit)),
            (do.Use, standard_powers(g, seat, unit) if g.gear[unit].standard else ()),
        )
    found += ((do.Play, orders), (do.Use, powers), (do.Command, command), (do.EndActivation, 1))
    return ACT.offer_wide(g, seat, found)


def can_sprint(g: DungeonCommand, unit: int) -> bool:
    """DC-18.13: whether a commander lets the creature move by a standard action, once per turn."""
    seat = g.controllers[unit]
    rules = g.game.tables.sprints[g.commanders[seat]] if g.commanders[seat] >= 0 else ()
    if not rules or g.used[unit] & USED_SPRINT:
        return False
    return any(is_meant(g, rule.to, seat, NONE, unit) for rule in rules)


def strikes(g: DungeonCommand, unit: int) -> Sequence[int]:
    """DC-18.4, DC-9.3: whom the creature may strike, once per turn."""
    near = g.rings[unit] & g.occupied
    if not near or g.used[unit] & USED_MELEE:
        return ()
    cells = g.cells
    return [other for other in g.present if cells[other] & near]


def shots(g: DungeonCommand, unit: int) -> Sequence[int]:
    """DC-18.4, DC-9.3, DC-19.7: whom it may shoot, once per turn."""
    tables, kind, cells = g.game.tables, g.kinds[unit], g.cells
    if not tables.shot[kind] or g.used[unit] & USED_RANGED or has_adjacent_enemy(g, unit):
        return ()
    own = cells[unit]
    far = g.board.within(own, tables.range[kind]) & g.occupied & ~own
    if not far:
        return ()
    sees, foes = g.board.lookout.sees, g.foes[g.controllers[unit]]
    return [other for other in g.present if cells[other] & far and sees(own, cells[other], foes)]


def collectable(g: DungeonCommand, unit: int) -> list[int]:
    """DC-24.4, DC-24.8: the squares under a creature with treasure tokens."""
    under = g.cells[unit] & g.board.treasure_mask
    return [square for square in cells_of(under) if g.tokens[g.board.treasure_at[square]]]


def standard_orders(g: DungeonCommand, seat: int, unit: int) -> Sequence[tuple[int, tuple[int]]]:
    """DC-17.1: standard orders of the active creature."""
    orders = g.held[seat] & g.game.tables.playing.typed[STANDARD]
    means = within_means(g, unit, orders, 0) if orders else 0
    return [(kind, (unit,)) for kind in cells_of(fitting(g, seat, unit, means, 0))] if means else ()


def standard_powers(g: DungeonCommand, seat: int, unit: int) -> Sequence[tuple[int, list[int]]]:
    """DC-17.1: standard powers of the active creature."""
    powers = [source.power for source in g.gear[unit].standard if can_use(g, seat, unit, source, 0)]
    return ((unit, powers),)


def commands(g: DungeonCommand, seat: int) -> list[int]:
    """DC-18.11: the commander's powers that may be used now."""
    powers = g.game.tables.commands[g.commanders[seat]]
    if not powers:
        return []
    hand = len(g.hands[seat])
    return [source.power for source in powers if not g.commanded & source.bit and hand >= source.discards]


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


def not_to_activate(g: DungeonCommand, seat: int, unit: int) -> Refusal | None:
    """DC-8.2, DC-8.7: a creature is activated once in a turn, by its controller."""
    found = not_yours(g, seat, unit)
    if found is None and g.activated >> unit & 1:
        return refusal("DC-8.2", "activated-already", unit=unit_word(g, unit))
    return found


def begin_activation(g: DungeonCommand, seat: int, unit: int) -> None:
    """DC-8.1, DC-8.2: a creature is activated, once per turn."""
    g.active = unit
    g.activated |= 1 << unit
    g.moved = 0
    g.burnt = 0
    if g.ears is not None:
        g.tell("DC-8.1", ev.Activated(Unit(unit)))


def cannot_move(g: DungeonCommand) -> Refusal | None:
    """DC-11.3, DC-14.21: the active creature cannot move any more, or not at all."""
    if g.moved:
        return refusal("DC-11.3", "moved-already", unit=unit_word(g, g.active))
    return held(g, g.active) if is_held(g, g.active) else None


def cannot_sprint(g: DungeonCommand, seat: int) -> Refusal | None:
    """DC-18.13, DC-14.21: the active creature cannot move by a standard action."""
    unit = g.active
    found = wrong_time(g, seat, unit, STANDARD)
    if found is None and g.used[unit] & USED_SPRINT:
        return refusal("DC-18.13", "sprinted", unit=unit_word(g, unit))
    if found is None and not can_sprint(g, unit):
        return refusal("DC-18.13", "cannot-sprint", unit=unit_word(g, unit))
    if found is None and is_held(g, unit):
        return held(g, unit)
    return found


def no_move(g: DungeonCommand, seat: int, square: int) -> Refusal | None:
    """Chapters 11 to 14: where a move can end."""
    return cannot_move(g) or no_way(g, seat, square, g.active, budget(g, g.active), WALKING)


def no_move_by(g: DungeonCommand, seat: int, path: tuple[int, ...]) -> Refusal | None:
    """Chapters 11 to 14: a path of a move."""
    return cannot_move(g) or bad_path(g, g.active, budget(g, g.active), WALKING, path)


def no_sprint(g: DungeonCommand, seat: int, square: int) -> Refusal | None:
    """DC-18.13: where a move by a standard action can end."""
    return cannot_sprint(g, seat) or no_way(g, seat, square, g.active, budget(g, g.active), WALKING)


def no_sprint_by(g: DungeonCommand, seat: int, path: tuple[int, ...]) -> Refusal | None:
    """DC-18.13: a path of such a move."""
    return cannot_sprint(g, seat) or bad_path(g, g.active, budget(g, g.active), WALKING, path)


def move(g: DungeonCommand, seat: int, square: int) -> None:
    """DC-11.1: a move by the safest path."""
    move_by(g, seat, path_to(g, g.active, budget(g, g.active), WALKING, square))


def move_by(g: DungeonCommand, seat: int, path: tuple[int, ...]) -> None:
    """DC-11.1, DC-11.3: a move, once per activation."""
    g.moved = 1
    announce_move(g, path, MOVE)


def sprint(g: DungeonCommand, seat: int, square: int) -> None:
    """DC-18.13: a move by a standard action, by the safest path."""
    sprint_by(g, seat, path_to(g, g.active, budget(g, g.active), WALKING, square))


def sprint_by(g: DungeonCommand, seat: int, path: tuple[int, ...]) -> None:
    """DC-18.13: a move by a standard action taps."""
    g.tapped |= 1 << g.active
    g.used[g.active] |= USED_SPRINT
    announce_move(g, path, SPRINT)


def announce_move(g: DungeonCommand, path: tuple[int, ...], what: int) -> None:
    """DC-11.1: a move is announced with its path."""
    put_on_stack(g, Item(what, g.turn, g.active, path=tuple(path)))
    if g.ears is not None:
        how: Literal["move", "sprint"] = "sprint" if what == SPRINT else "move"
        g.tell(
            "DC-18.13" if what == SPRINT else "DC-11.1",
            ev.MoveAnnounced(Unit(g.active), tuple(Square(square) for square in path), how),
        )
    open_chances(g)


def no_own_attack(g: DungeonCommand, seat: int, bit: int) -> Refusal | None:
    """DC-9.3, DC-17.4: the creature's own attack is used up, or it is tapped."""
    found = wrong_time(g, seat, g.active, STANDARD)
    if found is None and g.used[g.active] & bit:
        return refusal("DC-9.3", "attack-used", unit=unit_word(g, g.active))
    return found


def no_strike(g: DungeonCommand, seat: int, target: int) -> Refusal | None:
    """DC-19.3: the own melee attack; who could shoot at what is not adjacent is told why not."""
    found = no_own_attack(g, seat, USED_MELEE) or no_melee(g, g.active, target)
    if found is None or found.message != "not-adjacent" or not g.game.tables.range[g.kinds[g.active]]:
        return found
    return no_own_shot(g, seat, target) or found


def no_own_shot(g: DungeonCommand, seat: int, target: int) -> Refusal | None:
    """DC-19.5: the own ranged attack."""
    return no_own_attack(g, seat, USED_RANGED) or no_shot(g, g.active, target)


def strike(g: DungeonCommand, seat: int, target: int) -> None:
    """DC-19.3: the own melee attack, once per turn."""
    g.used[g.active] |= USED_MELEE
    announce_attack(g, target, MELEE)


def shoot(g: DungeonCommand, seat: int, target: int) -> None:
    """DC-19.5: the own ranged attack, once per turn."""
    g.used[g.active] |= USED_RANGED
    announce_attack(g, target, RANGED)


def announce_attack(g: DungeonCommand, target: int, attack: int) -> None:
    """DC-19.1: the attacker taps and names the target."""
    g.tapped |= 1 << g.active
    put_on_stack(g, Item(ATTACK, g.turn, g.active, target=target, attack=attack))
    if g.ears is not None:
        g.tell("DC-19.1", ev.AttackAnnounced(Unit(g.active), Unit(target), Attack(attack)))
    open_chances(g)


def not_collectable(g: DungeonCommand, seat: int, square: int) -> Refusal | None:
    """DC-24.4: treasure that lies under the creature."""
    found = wrong_time(g, seat, g.active, STANDARD)
    if found is not None or square in collectable(g, g.active):
        return found
    lies = square < g.board.size and g.board.treasure_mask >> square & 1 and g.tokens[g.board.treasure_at[square]]
    if lies:
        return refusal("DC-24.4", "not-on-treasure", unit=unit_word(g, g.active), square=square_word(g, square))
    return refusal("DC-24.4", "no-treasure", square=square_word(g, square))


def collect(g: DungeonCommand, seat: int, square: int) -> None:
    """DC-24.4: the creature taps to collect."""
    g.tapped |= 1 << g.active
    put_on_stack(g, Item(COLLECT, g.turn, g.active, square=square))
    if g.ears is not None:
        g.tell("DC-24.4", ev.CollectAnnounced(Unit(g.active), Square(square)))
    open_chances(g)


def end_activation(g: DungeonCommand, seat: int) -> None:
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
    if g.fired:
        g.then(put_triggers, open_chances, activation_over)
    else:
        activation_over(g)


@step
def activation_over(g: DungeonCommand) -> None:
    """DC-8.5: it cannot be resumed."""
    g.active = NONE
    g.burnt = 0


def end_phase(g: DungeonCommand, seat: int) -> None:
    """DC-8.6: the player ends the phase."""
    g.push(end_activations)


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


def about_command(g: DungeonCommand, *_: object) -> dict[str, Word]:
    """DC-18.11: the commander power that is paid for; no creature has it."""
    item = g.draft
    assert item is not None  # noqa: S101  a commander power is being used
    return {"source": Name("source", g.game.tables.sources[item.source].label), "unit": "none"}


PAY_COMMAND = Question(
    "discard",
    "DC-18.11",
    Verb(do.Discard, does=command_paid, forbids=not_in_hand, offers=kinds_in_hand, again=True),
    words=about_command,
)

COMMAND = Verb(do.Command, does=use_command, forbids=no_command, again=True)
"""DC-18.11: the same in the Activate and the Deploy phase."""

ACTIVATING = Question(
    "activate",
    "DC-8.1",
    Verb(do.Activate, does=begin_activation, forbids=not_to_activate, again=True),
    *responding(again=True),
    COMMAND,
    Verb(do.EndPhase, does=end_phase),
    listed=(do.Activate, do.Play, do.Use, do.Command, do.EndPhase),
)

ACT = Question(
    "act",
    "DC-8.3",
    Verb(do.Move, does=move, forbids=no_move, again=True),
    Verb(do.MoveBy, does=move_by, forbids=no_move_by, again=True),
    Verb(do.Sprint, does=sprint, forbids=no_sprint, again=True),
    Verb(do.SprintBy, does=sprint_by, forbids=no_sprint_by, again=True),
    Verb(do.Strike, does=strike, forbids=no_strike, again=True, pointed=struck),
    Verb(do.Shoot, does=shoot, forbids=no_own_shot, again=True),
    Verb(do.Collect, does=collect, forbids=not_collectable, again=True),
    *responding(again=True),
    COMMAND,
    Verb(do.EndActivation, does=end_activation, again=True),
    words=lambda g, seat: {"unit": unit_word(g, g.active)},
)

QUESTIONS = (ACTIVATING, ACT, PAY_COMMAND)
