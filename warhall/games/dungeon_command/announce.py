"""Announcing an order or power: all is chosen, the costs are paid, it goes on the stack (DC-9.15, DC-10.1).

The choices come one by one: target, helpers, kind of attack, option, attached card, answered action, cards discarded as
cost. Nothing is tapped or paid before the last of them. What has only one possibility is not asked.
"""

from __future__ import annotations

from collections.abc import Callable

from warhall.games.dungeon_command import events as ev
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import MELEE, Order, SourceName, Square, Unit, unit_word
from warhall.games.dungeon_command.combat import can_attack
from warhall.games.dungeon_command.operations import To
from warhall.games.dungeon_command.orders import (
    attached_with,
    attack_kinds,
    has_affinity,
    helpers,
    legal_targets,
    shortfall,
)
from warhall.games.dungeon_command.pieces import discard_from_hand, remove_card, take_from_hand
from warhall.games.dungeon_command.resolving import put_on_stack
from warhall.games.dungeon_command.state import NONE, SCRIPT, DungeonCommand, Item, owner_of
from warhall.games.dungeon_command.statics import level
from warhall.games.dungeon_command.tables import IMMEDIATE, STANDARD, TAP, Source
from warhall.games.dungeon_command.targets import target_squares, targets
from warhall.games.dungeon_command.threats import threats_to
from warhall.geometry.masks import cells_of
from warhall.kernel.actions import Seat
from warhall.kernel.state import Decision, step
from warhall.kernel.words import Name, Word


def begin_order(g: DungeonCommand, seat: int, kind: int, unit: int, *, assisted: bool) -> None:
    """DC-15.1, DC-10.23: an order is taken from hand to be played on a creature."""
    take_from_hand(g, seat, kind)
    g.draft = Item(SCRIPT, seat, unit, g.game.tables.order_source[kind], card=kind, owner=seat)
    g.push(choose_target, int(assisted))


def begin_power(g: DungeonCommand, seat: int, unit: int, source: Source) -> None:
    """DC-18.1: a power is to be used."""
    item = Item(SCRIPT, seat, unit, source.number)
    if source.attached:
        item.attached = attached_with(g, unit, source)
        item.owner = owner_of(item.attached)
    g.draft = item
    g.push(choose_target, 0)


def drafted(g: DungeonCommand) -> tuple[Item, Source]:
    """What is being announced."""
    item = g.draft
    assert item is not None  # noqa: S101  the steps of this module run only during an announcement
    return item, g.game.tables.sources[item.source]


def facts(g: DungeonCommand) -> dict[str, Word]:
    """What the questions of an announcement name."""
    item, source = drafted(g)
    return {"source": Name("source", source.label), "unit": unit_word(g, item.unit)}


def asked(
    g: DungeonCommand, ask: str, rule: str, options: list[int], answer: Callable[..., None], *arguments: int
) -> Decision | None:
    """A question of an announcement; one without a choice is answered at once."""
    seat = drafted(g)[0].seat
    if len(options) > 1:
        return Decision(seat, ask, rule, options, answer, facts(g))
    answer(g, seat, options[0], *arguments)
    return None


@step
def choose_target(g: DungeonCommand, assisted: int) -> Decision | None:
    """DC-9.7: the creature or the square that the action is aimed at."""
    item, source = drafted(g)
    verbs = g.game.tables.verbs
    target = source.target
    if target is None:
        g.push(choose_aim, assisted)
        return None
    if target.square:
        squares = target_squares(g, item.unit, target)
        options = [verbs.at + square for square in cells_of(squares)]
        return asked(g, "square", "DC-20.18", options, square_chosen, assisted)
    options = [verbs.target + other for other in legal_targets(g, item.seat, item.unit, source)]
    if target.optional and (not options or threats_to(g, item.unit)):
        options.append(verbs.no_target)
    return asked(g, "target", "DC-9.7", options, target_chosen, assisted)


def square_chosen(g: DungeonCommand, seat: int, code: int, assisted: int) -> None:
    """DC-20.18: the square is named."""
    drafted(g)[0].square = code - g.game.tables.verbs.at
    g.push(choose_aim, assisted)


def target_chosen(g: DungeonCommand, seat: int, code: int, assisted: int) -> None:
    """DC-9.7: the creature is named."""
    verbs = g.game.tables.verbs
    drafted(g)[0].target = NONE if code == verbs.no_target else code - verbs.target
    g.push(choose_aim, assisted)


@step
def choose_aim(g: DungeonCommand, assisted: int) -> Decision | None:
    """DC-D78: the separate target of an attack, where a power has one."""
    item, source = drafted(g)
    if source.aim is None:
        g.push(choose_helpers, assisted)
        return None
    verbs = g.game.tables.verbs
    options = [verbs.target + other for other in targets(g, item.seat, item.unit, source.aim)]
    if source.aim.optional:
        options.append(verbs.no_target)
    return asked(g, "aim", "DC-9.15", options, aim_chosen, assisted)


def aim_chosen(g: DungeonCommand, seat: int, code: int, assisted: int) -> None:
    """DC-D78: the target of the attack is named, or left out."""
    verbs = g.game.tables.verbs
    drafted(g)[0].aim = NONE if code == verbs.no_target else code - verbs.target
    g.push(choose_helpers, assisted)


def lacking(g: DungeonCommand, item: Item, source: Source) -> int:
    """DC-16.3: the levels still missing with the helpers named so far."""
    if not source.is_order or has_affinity(g, source.order, item.unit):
        return 0
    return shortfall(g, source.order, item.unit) - sum(level(g, helper) for helper in item.helpers)


@step
def choose_helpers(g: DungeonCommand, assisted: int) -> Decision | None:
    """DC-16.1, DC-16.3, DC-16.10: helpers one by one, until the level is met; more if he wants."""
    item, source = drafted(g)
    missing = lacking(g, item, source)
    if not source.is_order or (missing <= 0 and not assisted):
        g.push(choose_attack)
        return None
    verbs = g.game.tables.verbs
    free = [u for u in helpers(g, item.seat, source.order, item.unit, item.target) if u not in item.helpers]
    options = [verbs.assist + unit for unit in free]
    if missing <= 0:
        options.append(verbs.done)
    if missing > 0 and not assisted:
        return asked(g, "helpers", "DC-16.1", options, helper_chosen, assisted)
    return Decision(item.seat, "helpers", "DC-16.1", options, helper_chosen, facts(g))


def helper_chosen(g: DungeonCommand, seat: int, code: int, assisted: int) -> None:
    """DC-16.1: a helper is named, or no more."""
    verbs = g.game.tables.verbs
    if code == verbs.done:
        g.push(choose_attack)
        return
    item = drafted(g)[0]
    item.helpers = (*item.helpers, code - verbs.assist)
    g.push(choose_helpers, assisted)


@step
def choose_attack(g: DungeonCommand) -> Decision | None:
    """DC-19.13: melee or ranged, where the card leaves it open."""
    item, source = drafted(g)
    verbs = g.game.tables.verbs
    if source.attack == NONE:
        g.push(choose_option)
        return None
    kinds = attack_kinds(g, source, item.unit)
    if not source.moves_first and item.target != NONE and source.aim is None:
        kinds = tuple(kind for kind in kinds if can_attack(g, item.unit, item.target, kind))
    return asked(g, "attack-kind", "DC-19.13", [verbs.by + kind for kind in kinds or (MELEE,)], attack_chosen)


def attack_chosen(g: DungeonCommand, seat: int, code: int) -> None:
    """DC-19.13: the kind is named."""
    drafted(g)[0].attack = code - g.game.tables.verbs.by
    g.push(choose_option)


def possible_options(g: DungeonCommand, item: Item, source: Source) -> list[int]:
    """DC-9.15: the options of a choice that are possible now."""
    tables = g.game.tables
    found = []
    choice = tables.ops[source.choice]
    for number in range(len(choice.options) if isinstance(choice, ops.Choose) else 0):
        inner = [tables.ops[op] for op in tables.option_ops[source.choice, number]]
        if all(not isinstance(op, ops.RemoveAttached) or g.attached[removed_from(item, op)] for op in inner):
            found.append(number)
    return found


def removed_from(item: Item, op: ops.RemoveAttached) -> int:
    """The creature whose attached card is removed."""
    return item.target if op.to is To.TARGET else item.unit


@step
def choose_option(g: DungeonCommand) -> Decision | None:
    """DC-9.15: one of the options of a card."""
    item, source = drafted(g)
    if source.choice == NONE:
        g.push(choose_card)
        return None
    first = g.game.tables.verbs.choose
    return asked(
        g, "option", "DC-9.15", [first + number for number in possible_options(g, item, source)], option_chosen
    )


def option_chosen(g: DungeonCommand, seat: int, code: int) -> None:
    """DC-9.15: the option is named."""
    drafted(g)[0].option = code - g.game.tables.verbs.choose
    g.push(choose_card)


def removal(g: DungeonCommand, item: Item, source: Source) -> ops.RemoveAttached | None:
    """The operation that removes an attached card, if the announced action has one."""
    tables = g.game.tables
    numbers = source.actions[0] if source.choice == NONE else tables.option_ops[source.choice, item.option]
    found = (tables.ops[number] for number in numbers)
    return next((op for op in found if isinstance(op, ops.RemoveAttached)), None)


@step
def choose_card(g: DungeonCommand) -> Decision | None:
    """DC-9.15: the attached card to be removed."""
    item, source = drafted(g)
    op = removal(g, item, source)
    if op is None:
        g.push(choose_answered)
        return None
    verbs = g.game.tables.verbs
    cards = dict.fromkeys(card >> 1 for card in g.attached[removed_from(item, op)])
    options = [verbs.remove + (card >> 2) * verbs.seats + (card & 3) for card in cards]
    return asked(g, "card", "DC-9.15", options, card_chosen)


def card_chosen(g: DungeonCommand, seat: int, code: int) -> None:
    """DC-9.15: the attached card is named."""
    verbs = g.game.tables.verbs
    kind, owner = divmod(code - verbs.remove, verbs.seats)
    drafted(g)[0].removed = (kind * 4 + owner) * 2
    g.push(choose_answered)


@step
def choose_answered(g: DungeonCommand) -> Decision | None:
    """DC-22.13, DC-22.15: the action whose damage is prevented."""
    item, source = drafted(g)
    tables = g.game.tables
    if source.prevents == NONE:
        g.push(pay)
        return None
    to = getattr(tables.ops[source.prevents], "to", To.SELF)
    options = [tables.verbs.against + at for at in threats_to(g, item.target if to is To.TARGET else item.unit)]
    if not source.prevents_alone and item.target != NONE:
        options.append(tables.verbs.against_nothing)
    return asked(g, "against", "DC-22.13", options, answered_chosen)


def answered_chosen(g: DungeonCommand, seat: int, code: int) -> None:
    """DC-22.13: the action is named."""
    verbs = g.game.tables.verbs
    item = drafted(g)[0]
    item.answers = NONE if code == verbs.against_nothing else g.stack[code - verbs.against].number
    g.push(pay)


@step
def pay(g: DungeonCommand) -> Decision | None:
    """DC-15.14: the cards to be discarded as cost, one by one; then the action is announced."""
    item, source = drafted(g)
    if len(item.paid) == source.discards:
        announce(g)
        return None
    first = g.game.tables.verbs.discard
    options = [first + kind for kind in dict.fromkeys(g.hands[item.seat])]
    return Decision(item.seat, "pay", "DC-15.14", options, paid_with, facts(g))


def paid_with(g: DungeonCommand, seat: int, code: int) -> None:
    """DC-10.23, DC-15.14: this card pays, and is discarded at once."""
    item = drafted(g)[0]
    kind = code - g.game.tables.verbs.discard
    item.paid = (*item.paid, kind)
    discard_from_hand(g, seat, kind, "DC-15.14")
    g.push(pay)


def announce(g: DungeonCommand) -> None:
    """DC-10.1, DC-10.11, DC-9.12, DC-16.2: costs are paid, creatures tap, and the actions go on the stack."""
    item, source = drafted(g)
    g.draft = None
    if source.type in (STANDARD, IMMEDIATE, TAP):
        g.tapped |= 1 << item.unit
    for helper in item.helpers:
        g.tapped |= 1 << helper
    if source.is_order:
        g.eventful = 1
    tell_announced(g, item, source)
    if source.removes_this:
        remove_card(g, item.unit, item.attached)
    elif source.attached:
        _mark_used(g, item)
    elif not source.is_order:
        g.used[item.unit] |= source.bit
    for part in reversed(range(len(source.actions))):
        if part == source.attack_part and source.attack != NONE and is_left_out(item, source):
            continue
        each = item.copy()
        each.part = part
        put_on_stack(g, each)
        item.group = each.group


def is_left_out(item: Item, source: Source) -> bool:
    """DC-22.15, DC-D78: whether the attack of a card has no target and is left out."""
    return (item.aim if source.aim is not None else item.target) == NONE


def _mark_used(g: DungeonCommand, item: Item) -> None:
    """DC-9.3: the power of an attached card was used this turn."""
    cards = list(g.attached[item.unit])
    cards[cards.index(item.attached)] |= 1
    item.attached |= 1
    g.attached[item.unit] = tuple(sorted(cards))


def tell_announced(g: DungeonCommand, item: Item, source: Source) -> None:
    """What the others hear of it."""
    if g.ears is None:
        return
    if source.is_order:
        g.tell("DC-15.1", ev.OrderPlayed(Seat(item.seat), Order(source.order), Unit(item.unit)))
    else:
        g.tell("DC-18.1", ev.PowerUsed(Unit(item.unit), SourceName(source.number)))
    for helper in item.helpers:
        g.tell("DC-16.2", ev.Assisted(Unit(helper)))
    for unit in (item.target, item.aim):
        if unit not in (NONE, item.unit):
            g.tell("DC-9.7", ev.Named(Unit(unit)))
    if item.square != NONE:
        g.tell("DC-20.18", ev.NamedSquare(Square(item.square)))
