"""Announcing an order or power: all is chosen, the costs are paid, it goes on the stack (DC-9.15, DC-10.1).

The choices come one by one: target, helpers, kind of attack, option, attached card, answered action, cards discarded as
cost. Nothing is tapped or paid before the last of them. What has only one possibility is not asked.
"""

from __future__ import annotations

from warhall.games.dungeon_command import actions as act
from warhall.games.dungeon_command import operations as ops
from warhall.games.dungeon_command.actions import MELEE, square_word, unit_word
from warhall.games.dungeon_command.announced import tell_announced
from warhall.games.dungeon_command.combat import can_attack
from warhall.games.dungeon_command.operations import To
from warhall.games.dungeon_command.orders import (
    attached_with,
    attack_kinds,
    has_ability,
    has_affinity,
    helpers,
    legal_targets,
    shortfall,
)
from warhall.games.dungeon_command.pieces import (
    kinds_in_hand,
    not_in_hand,
    remove_card,
    take_from_hand,
)
from warhall.games.dungeon_command.reasons import lacks_ability, no_target, not_yours, out_of_reach, unseen
from warhall.games.dungeon_command.resolving import put_on_stack
from warhall.games.dungeon_command.state import NONE, SCRIPT, DungeonCommand, Item, attached_card, kind_of, owner_of
from warhall.games.dungeon_command.statics import level
from warhall.games.dungeon_command.tables import IMMEDIATE, STANDARD, TAP, Source
from warhall.games.dungeon_command.targets import target_squares, targets
from warhall.games.dungeon_command.threats import threats_to
from warhall.kernel.errors import Refusal, refusal
from warhall.kernel.state import Decision, step
from warhall.kernel.verbs import Question, Verb
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


def facts(g: DungeonCommand, *_: int) -> dict[str, Word]:
    """What the questions of an announcement name."""
    item, source = drafted(g)
    return {"source": Name("source", source.label), "unit": unit_word(g, item.unit)}


def asked(g: DungeonCommand, decision: Decision | None, *arguments: int) -> Decision | None:
    """A question of an announcement; one without a choice is answered at once."""
    assert decision is not None  # noqa: S101  what cannot be chosen at all is not announced
    assert decision.asking is not None  # noqa: S101  every question here is declared
    if len(decision.options) > 1:
        return decision
    does, chosen, _ = decision.asking.move(decision.options[0])
    does(g, decision.seat, *chosen, *arguments)
    return None


@step
def choose_target(g: DungeonCommand, assisted: int) -> Decision | None:
    """DC-9.7: the creature or the square that the action is aimed at."""
    item, source = drafted(g)
    target = source.target
    if target is None:
        g.push(choose_aim, assisted)
        return None
    if target.square:
        return asked(g, SQUARE.offer_each(g, item.seat, target_squares(g, item.unit, target)), assisted)
    found = legal_targets(g, item.seat, item.unit, source)
    nobody = target.optional and (not found or threats_to(g, item.unit))
    if len(found) == 1 and not nobody:
        target_chosen(g, item.seat, found[0], assisted)
        return None
    return asked(g, TARGET.offer_each(g, item.seat, found, nobody), assisted)


def no_square(g: DungeonCommand, seat: int, square: int, _: int) -> Refusal | None:
    """DC-9.9, DC-20.18: an open square in reach and in sight, of the terrain that the card names."""
    item, source = drafted(g)
    target = source.target
    if target is not None and target_squares(g, item.unit, target) >> square & 1:
        return None
    if square >= g.board.size or not g.board.open >> square & 1:
        return refusal("DC-20.18", "wall-square", square=square_word(g, square))
    if target is not None and isinstance(target.reach, int):
        found = out_of_reach(g, item.unit, 1 << square, target.reach, target)
        if found is not None:
            return found
    if target is not None and target.terrain is not None:
        return refusal("DC-9.9", "wrong-terrain", square=square_word(g, square), terrain=target.terrain)
    return unseen(g, item.unit, 1 << square) or refusal("DC-20.18", "not-offered")


def square_chosen(g: DungeonCommand, seat: int, square: int, assisted: int) -> None:
    """DC-20.18: the square is named."""
    drafted(g)[0].square = square
    g.push(choose_aim, assisted)


SQUARE = Question("square", "DC-20.18", Verb(act.At, does=square_chosen, forbids=no_square), words=facts)


def not_a_target(g: DungeonCommand, seat: int, unit: int, _: int) -> Refusal | None:
    """DC-9.9, DC-22.13: a creature that the card can be aimed at, and to which it can do something."""
    item, source = drafted(g)
    if unit in legal_targets(g, item.seat, item.unit, source):
        return None
    found = None if source.target is None else no_target(g, seat, item.unit, source.target, unit)
    if found is None and source.prevents != NONE:
        return refusal("DC-22.13", "nothing-to-prevent")
    if found is None and source.removes:
        return refusal("DC-9.15", "nothing-attached", unit=unit_word(g, unit))
    return found or refusal("DC-9.7", "not-offered")


def target_chosen(g: DungeonCommand, seat: int, unit: int, assisted: int) -> None:
    """DC-9.7: the creature is named."""
    drafted(g)[0].target = unit
    g.push(choose_aim, assisted)


def needs_target(g: DungeonCommand, seat: int, _: int) -> Refusal | None:
    """DC-22.15: a target is left out only if the card allows it, and there is none or damage to prevent."""
    item, source = drafted(g)
    optional = source.target is not None and source.target.optional
    if optional and (threats_to(g, item.unit) or not legal_targets(g, item.seat, item.unit, source)):
        return None
    return refusal("DC-9.7", "not-offered")


def nobody_targeted(g: DungeonCommand, seat: int, assisted: int) -> None:
    """DC-22.15: the target is left out."""
    target_chosen(g, seat, NONE, assisted)


TARGET = Question(
    "target",
    "DC-9.7",
    Verb(act.Target, does=target_chosen, forbids=not_a_target),
    Verb(act.NoTarget, does=nobody_targeted, forbids=needs_target),
    words=facts,
)


@step
def choose_aim(g: DungeonCommand, assisted: int) -> Decision | None:
    """DC-D78: the separate target of an attack, where a power has one."""
    item, source = drafted(g)
    if source.aim is None:
        g.push(choose_helpers, assisted)
        return None
    found = targets(g, item.seat, item.unit, source.aim)
    return asked(g, AIM.offer_each(g, item.seat, found, source.aim.optional), assisted)


def not_aimed_at(g: DungeonCommand, seat: int, unit: int, _: int) -> Refusal | None:
    """DC-9.9: a creature that the attack can be aimed at."""
    item, source = drafted(g)
    assert source.aim is not None  # noqa: S101  else nothing is asked
    if unit in targets(g, item.seat, item.unit, source.aim):
        return None
    return no_target(g, seat, item.unit, source.aim, unit) or refusal("DC-9.15", "not-offered")


def aim_chosen(g: DungeonCommand, seat: int, unit: int, assisted: int) -> None:
    """DC-D78: the target of the attack is named."""
    drafted(g)[0].aim = unit
    g.push(choose_helpers, assisted)


def needs_aim(g: DungeonCommand, seat: int, _: int) -> Refusal | None:
    """DC-9.15: the target of the attack is left out only if the card allows it."""
    aim = drafted(g)[1].aim
    return None if aim is not None and aim.optional else refusal("DC-9.15", "not-offered")


def nobody_aimed_at(g: DungeonCommand, seat: int, assisted: int) -> None:
    """DC-D78: the target of the attack is left out."""
    aim_chosen(g, seat, NONE, assisted)


AIM = Question(
    "aim",
    "DC-9.15",
    Verb(act.Target, does=aim_chosen, forbids=not_aimed_at),
    Verb(act.NoTarget, does=nobody_aimed_at, forbids=needs_aim),
    words=facts,
)


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
    decision = HELPERS.offer_each(g, item.seat, free_helpers(g, item, source), missing <= 0)
    return asked(g, decision, assisted) if missing > 0 and not assisted else decision


def free_helpers(g: DungeonCommand, item: Item, source: Source) -> list[int]:
    """DC-16.1: the creatures that can assist and do not yet."""
    found = helpers(g, item.seat, source.order, item.unit, item.target)
    return [unit for unit in found if unit not in item.helpers]


def no_helper(g: DungeonCommand, seat: int, unit: int, _: int) -> Refusal | None:  # noqa: PLR0911  one line a reason
    """Chapter 16: an own untapped creature with the ability, next to the one that plays the order."""
    item, source = drafted(g)
    if unit in free_helpers(g, item, source):
        return None
    found = not_yours(g, seat, unit)
    if found is not None:
        return refusal("DC-16.8", "cannot-assist-other", unit=unit_word(g, unit)) if unit < len(g.kinds) else found
    name = unit_word(g, unit)
    if unit in item.helpers or unit == item.unit:
        return refusal("DC-16.1", "assists-already", unit=name)
    if g.tapped >> unit & 1:
        return refusal("DC-16.2", "tapped", unit=name)
    if not has_ability(g, source.order, unit):
        return lacks_ability(g, source.order, unit, "DC-16.4")
    if not g.rings[item.unit] & g.cells[unit]:
        return refusal("DC-16.8", "not-adjacent", unit=name, target=unit_word(g, item.unit))
    return refusal("DC-16.1", "not-offered")


def helper_chosen(g: DungeonCommand, seat: int, unit: int, assisted: int) -> None:
    """DC-16.1: a helper is named."""
    item = drafted(g)[0]
    item.helpers = (*item.helpers, unit)
    g.push(choose_helpers, assisted)


def too_few_helpers(g: DungeonCommand, seat: int, _: int) -> Refusal | None:
    """DC-15.3: the level must be met."""
    missing = lacking(g, *drafted(g))
    return refusal("DC-15.3", "level-missing", missing=missing) if missing > 0 else None


def no_more_helpers(g: DungeonCommand, seat: int, _: int) -> None:
    """DC-16.10: enough assist."""
    g.push(choose_attack)


HELPERS = Question(
    "helpers",
    "DC-16.1",
    Verb(act.Assist, does=helper_chosen, forbids=no_helper),
    Verb(act.Done, does=no_more_helpers, forbids=too_few_helpers),
    words=facts,
)


@step
def choose_attack(g: DungeonCommand) -> Decision | None:
    """DC-19.13: melee or ranged, where the card leaves it open."""
    item, source = drafted(g)
    if source.attack == NONE:
        g.push(choose_option)
        return None
    kinds = possible_attacks(g, item, source)
    if len(kinds) == 1:
        attack_chosen(g, item.seat, kinds[0])
        return None
    return ATTACK_KIND.offer_each(g, item.seat, kinds)


def possible_attacks(g: DungeonCommand, item: Item, source: Source) -> tuple[int, ...]:
    """DC-19.13: the kinds of attack that reach the target; a target that is out of reach fails later."""
    kinds = attack_kinds(g, source, item.unit)
    if not source.moves_first and item.target != NONE and source.aim is None:
        kinds = tuple(kind for kind in kinds if can_attack(g, item.unit, item.target, kind))
    return tuple(kinds) or (MELEE,)


def no_such_attack(g: DungeonCommand, seat: int, kind: int) -> Refusal | None:
    """DC-19.13: a kind that the card leaves open and that reaches."""
    return None if kind in possible_attacks(g, *drafted(g)) else refusal("DC-19.13", "attack-short")


def attack_chosen(g: DungeonCommand, seat: int, kind: int) -> None:
    """DC-19.13: the kind is named."""
    drafted(g)[0].attack = kind
    g.push(choose_option)


ATTACK_KIND = Question("attack-kind", "DC-19.13", Verb(act.By, does=attack_chosen, forbids=no_such_attack), words=facts)


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
    return asked(g, OPTION.offer_each(g, item.seat, possible_options(g, item, source)))


def no_option(g: DungeonCommand, seat: int, number: int) -> Refusal | None:
    """DC-9.15: an option of the card that is possible now."""
    return None if number in possible_options(g, *drafted(g)) else refusal("DC-9.15", "not-offered")


def option_chosen(g: DungeonCommand, seat: int, number: int) -> None:
    """DC-9.15: the option is named."""
    drafted(g)[0].option = number
    g.push(choose_card)


OPTION = Question("option", "DC-9.15", Verb(act.Choose, does=option_chosen, forbids=no_option), words=facts)


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
    if removal(g, item, source) is None:
        g.push(choose_answered)
        return None
    return asked(g, CARD.offer_each(g, item.seat, [(kind, (owner,)) for kind, owner in removable(g, item, source)]))


def removable(g: DungeonCommand, item: Item, source: Source) -> list[tuple[int, int]]:
    """DC-9.15: the attached cards that can be removed, each by its kind and owner."""
    op = removal(g, item, source)
    cards = () if op is None else g.attached[removed_from(item, op)]
    return list(dict.fromkeys((kind_of(card), owner_of(card)) for card in cards))


def not_attached(g: DungeonCommand, seat: int, kind: int, owner: int) -> Refusal | None:
    """DC-9.15: a card that is attached there."""
    return None if (kind, owner) in removable(g, *drafted(g)) else refusal("DC-9.15", "not-offered")


def card_chosen(g: DungeonCommand, seat: int, kind: int, owner: int) -> None:
    """DC-9.15: the attached card is named."""
    drafted(g)[0].removed = attached_card(kind, owner)
    g.push(choose_answered)


CARD = Question("card", "DC-9.15", Verb(act.Remove, does=card_chosen, forbids=not_attached), words=facts)


@step
def choose_answered(g: DungeonCommand) -> Decision | None:
    """DC-22.13, DC-22.15: the action whose damage is prevented."""
    item, source = drafted(g)
    if source.prevents == NONE:
        g.push(pay)
        return None
    found, nothing = preventable(g, item, source), not source.prevents_alone and item.target != NONE
    if len(found) == 1 and not nothing:
        answered_chosen(g, item.seat, found[0])
        return None
    return asked(g, AGAINST.offer_each(g, item.seat, found, nothing))


def preventable(g: DungeonCommand, item: Item, source: Source) -> list[int]:
    """DC-22.13: the actions on the stack whose damage can be prevented."""
    to = getattr(g.game.tables.ops[source.prevents], "to", To.SELF)
    return threats_to(g, item.target if to is To.TARGET else item.unit)


def no_threat(g: DungeonCommand, seat: int, at: int) -> Refusal | None:
    """DC-22.13: an action that would damage the creature."""
    return None if at in preventable(g, *drafted(g)) else refusal("DC-22.13", "no-threat")


def answered_chosen(g: DungeonCommand, seat: int, at: int) -> None:
    """DC-22.13: the action is named."""
    drafted(g)[0].answers = g.stack[at].number
    g.push(pay)


def no_need(g: DungeonCommand, seat: int) -> Refusal | None:
    """DC-22.15: without preventing anything, only if the card does something else too."""
    item, source = drafted(g)
    return refusal("DC-22.15", "not-offered") if source.prevents_alone or item.target == NONE else None


def nothing_answered(g: DungeonCommand, seat: int) -> None:
    """DC-22.15: no damage is prevented."""
    drafted(g)[0].answers = NONE
    g.push(pay)


AGAINST = Question(
    "against",
    "DC-22.13",
    Verb(act.Against, does=answered_chosen, forbids=no_threat),
    Verb(act.AgainstNothing, does=nothing_answered, forbids=no_need),
    words=facts,
)


@step
def pay(g: DungeonCommand) -> Decision | None:
    """DC-15.14: the cards to be discarded as cost, one by one; then the action is announced."""
    item, source = drafted(g)
    if len(item.paid) == source.discards:
        announce(g)
        return None
    return PAY.put(g, item.seat)


def paid_with(g: DungeonCommand, seat: int, kind: int) -> None:
    """DC-10.23, DC-15.14: this card pays, and is discarded at once."""
    item = drafted(g)[0]
    item.paid = (*item.paid, kind)
    take_from_hand(g, seat, kind)
    g.discards[seat].append(kind)  # told with what it pays for


PAY = Question(
    "pay",
    "DC-15.14",
    Verb(act.Discard, does=paid_with, forbids=not_in_hand, offers=kinds_in_hand, again=True),
    words=facts,
)


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


QUESTIONS = (SQUARE, TARGET, AIM, HELPERS, ATTACK_KIND, OPTION, CARD, AGAINST, PAY)
